import type { Span } from '../../text/span.ts';
import type { Expression, Range, Test } from './expression.ts';
import { Scanner } from './scanner.ts';
import type { DiceSyntaxError } from './syntaxError.ts';
import { ValueGrammar } from './valueGrammar.ts';

/**
 * Reads one expression that fills a stretch of text. Returns undefined where it cannot be read; then, and also beside an
 * expression that can be read but makes no sense, `report` is told why. Nested deeper than `maximumNesting` is an error.
 *
 * @param namedPools the names that stand for dice.
 */
export function readExpression(
  text: string,
  span: Span,
  report: (error: DiceSyntaxError) => void,
  namedPools: ReadonlySet<string>,
): Expression | undefined {
  return new Grammar(text, span, report, namedPools).readAll();
}

/** Reads tests by recursive descent, and the values in them. Each method reads what its name says, or reports what is wrong and returns undefined. */
class Grammar extends ValueGrammar {
  readonly #text: string;

  constructor(text: string, span: Span, report: (error: DiceSyntaxError) => void, namedPools: ReadonlySet<string>) {
    super(new Scanner(text, span), report, namedPools);
    this.#text = text;
  }

  readAll(): Expression | undefined {
    const expression = this.anything();
    if (!expression || this.scanner.isAtEnd) return expression;
    const span = this.scanner.peek();
    return this.fail({ code: 'unexpectedText', span, text: this.#text.slice(span.start, span.end) });
  }

  protected anything(): Expression | undefined {
    return this.#junction('or', () => this.#junction('and', () => this.#condition()));
  }

  #junction(kind: 'and' | 'or', readOne: () => Expression | undefined): Expression | undefined {
    const start = this.scanner.next;
    const first = readOne();
    if (!first || !this.scanner.takeThisWord(kind)) return first;
    const tests: Test[] = [];
    for (let next: Expression | undefined = first; ; next = readOne()) {
      const test = next && this.asTest(next);
      if (!test) return undefined;
      tests.push(test);
      if (tests.length > 1 && !this.scanner.takeThisWord(kind)) return { kind, tests, span: this.since(start) };
    }
  }

  #condition(): Expression | undefined {
    const start = this.scanner.next;
    if (!this.scanner.takeThisWord('not')) return this.#comparison();
    const inner = this.nested(start, () => this.#condition());
    const test = inner && this.asTest(inner);
    return test && { kind: 'not', test, span: this.since(start) };
  }

  #comparison(): Expression | undefined {
    const start = this.scanner.next;
    const first = this.sum();
    if (!first) return undefined;
    if (this.scanner.takeThisWord('in')) {
      const value = this.asValue(first);
      const ranges = value && this.#ranges();
      return value && ranges && { kind: 'in', value, ranges, span: this.since(start) };
    }
    const comparator = this.scanner.takeComparator();
    if (!comparator) return first;
    const left = this.asValue(first);
    const second = left && this.sum();
    const right = second && this.asValue(second);
    if (!right) return undefined;
    const following = this.scanner.next;
    if (this.scanner.takeComparator()) return this.fail({ code: 'chainedComparison', span: this.since(following) });
    return { kind: 'comparison', comparator, left, right, span: this.since(start) };
  }

  #ranges(): readonly Range[] | undefined {
    const start = this.scanner.next;
    if (!this.scanner.takeSign('{')) return this.failWord('{');
    const opening = this.since(start);
    const ranges: Range[] = [];
    do {
      const range = this.#range();
      if (!range) return undefined;
      ranges.push(range);
    } while (this.scanner.takeSign(','));
    if (this.scanner.takeSign('}')) return ranges;
    return this.fail({ code: 'expectedClosing', span: this.scanner.peek(), closing: '}', opening });
  }

  #range(): Range | undefined {
    const start = this.scanner.next;
    const low = this.number();
    const high = low && this.scanner.takeMinus() ? this.number() : low;
    if (!low || !high) return undefined;
    if (low.value <= high.value) return { low: low.value, high: high.value };
    return this.fail({
      code: 'reversedRange',
      span: this.since(start),
      low: low.value,
      high: high.value,
    });
  }
}
