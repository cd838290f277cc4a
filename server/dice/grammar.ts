import {
  type Comparing,
  type Condition,
  type D66,
  type Dice,
  type Expression,
  isTest,
  type NameValue,
  type NumberValue,
  type Pool,
  type Range,
  type Span,
  type Term,
  type Test,
  type Value,
} from './expression.ts';
import { maximumDepth } from './limits.ts';
import { Scanner } from './scanner.ts';
import type { DiceSyntaxError } from './syntaxError.ts';

/**
 * Reads one expression that fills a stretch of text. Returns undefined where it cannot be read; then, and also beside an
 * expression that can be read but makes no sense, `report` is told why. Nested deeper than `maximumDepth` is an error.
 */
export function readExpression(
  text: string,
  span: Span,
  report: (error: DiceSyntaxError) => void,
): Expression | undefined {
  return new Grammar(text, span, report).readAll();
}

/** Reads by recursive descent. Each method reads what its name says, or reports what is wrong and returns undefined. */
class Grammar {
  readonly #text: string;
  readonly #scanner: Scanner;
  readonly #report: (error: DiceSyntaxError) => void;
  #depth = 0;

  constructor(text: string, span: Span, report: (error: DiceSyntaxError) => void) {
    this.#text = text;
    this.#scanner = new Scanner(text, span);
    this.#report = report;
  }

  readAll(): Expression | undefined {
    const expression = this.#alternatives();
    if (!expression || this.#scanner.isAtEnd) return expression;
    const span = this.#scanner.peek();
    return this.#fail({ code: 'unexpectedText', span, text: this.#text.slice(span.start, span.end) });
  }

  #alternatives(): Expression | undefined {
    return this.#junction('or', () => this.#junction('and', () => this.#condition()));
  }

  #junction(kind: 'and' | 'or', readOne: () => Expression | undefined): Expression | undefined {
    const start = this.#scanner.next;
    const first = readOne();
    if (!first || !this.#scanner.takeThisWord(kind)) return first;
    const tests: Test[] = [];
    for (let next: Expression | undefined = first; ; next = readOne()) {
      const test = next && this.#asTest(next);
      if (!test) return undefined;
      tests.push(test);
      if (tests.length > 1 && !this.#scanner.takeThisWord(kind)) return { kind, tests, span: this.#since(start) };
    }
  }

  #condition(): Expression | undefined {
    const start = this.#scanner.next;
    if (!this.#scanner.takeThisWord('not')) return this.#comparison();
    const inner = this.#nested(start, () => this.#condition());
    const test = inner && this.#asTest(inner);
    return test && { kind: 'not', test, span: this.#since(start) };
  }

  #comparison(): Expression | undefined {
    const start = this.#scanner.next;
    const first = this.#sum();
    if (!first) return undefined;
    if (this.#scanner.takeThisWord('in')) {
      const value = this.#asValue(first);
      const ranges = value && this.#ranges();
      return value && ranges && { kind: 'in', value, ranges, span: this.#since(start) };
    }
    const comparator = this.#scanner.takeComparator();
    if (!comparator) return first;
    const left = this.#asValue(first);
    const second = left && this.#sum();
    const right = second && this.#asValue(second);
    if (!right) return undefined;
    const following = this.#scanner.next;
    if (this.#scanner.takeComparator()) return this.#fail({ code: 'chainedComparison', span: this.#since(following) });
    return { kind: 'comparison', comparator, left, right, span: this.#since(start) };
  }

  #ranges(): readonly Range[] | undefined {
    const start = this.#scanner.next;
    if (!this.#scanner.takeSign('{')) return this.#failWord('{');
    const opening = this.#since(start);
    const ranges: Range[] = [];
    do {
      const range = this.#range();
      if (!range) return undefined;
      ranges.push(range);
    } while (this.#scanner.takeSign(','));
    if (this.#scanner.takeSign('}')) return ranges;
    return this.#fail({ code: 'expectedClosing', span: this.#scanner.peek(), closing: '}', opening });
  }

  #range(): Range | undefined {
    const start = this.#scanner.next;
    const low = this.#number();
    const high = low && this.#scanner.takeMinus() ? this.#number() : low;
    if (!low || !high) return undefined;
    if (low.value <= high.value) return { low: low.value, high: high.value };
    return this.#fail({ code: 'reversedRange', span: this.#since(start), low: low.value, high: high.value });
  }

  #sum(): Expression | undefined {
    const start = this.#scanner.next;
    const first = this.#product();
    const terms: Term[] = [];
    let isSubtracted = false;
    for (let next = first; ; next = this.#product()) {
      if (!next) return undefined;
      const isAnother = this.#scanner.takeSign('+');
      const isNextSubtracted = !isAnother && this.#scanner.takeMinus();
      if (terms.length === 0 && !isAnother && !isNextSubtracted) return next;
      const value = this.#asValue(next);
      if (!value) return undefined;
      terms.push({ isSubtracted, value });
      if (!isAnother && !isNextSubtracted) return { kind: 'addition', terms, span: this.#since(start) };
      isSubtracted = isNextSubtracted;
    }
  }

  #product(): Expression | undefined {
    const start = this.#scanner.next;
    const factors: Value[] = [];
    for (;;) {
      const next = this.#factor();
      if (!next) return undefined;
      const isAnother = this.#scanner.takeTimes();
      if (factors.length === 0 && !isAnother) return next;
      const value = this.#asValue(next);
      if (!value) return undefined;
      factors.push(value);
      if (!isAnother) return { kind: 'product', factors, span: this.#since(start) };
    }
  }

  #factor(): Expression | undefined {
    const start = this.#scanner.next;
    if (!this.#scanner.takeMinus()) return this.#operand();
    const inner = this.#nested(start, () => this.#factor());
    const value = inner && this.#asValue(inner);
    return value && { kind: 'negation', value, span: this.#since(start) };
  }

  #operand(): Expression | undefined {
    const start = this.#scanner.next;
    if (this.#scanner.takeSign('(')) return this.#bracketed(start);
    if (this.#scanner.takeDieMark())
      return this.#sides(start, { kind: 'number', value: 1, span: { start, end: start } });
    const digits = this.#scanner.takeNumber();
    if (digits !== undefined) {
      const number = this.#safeNumber(digits, start);
      return number && (this.#scanner.takeDieMark() ? this.#sides(start, number) : number);
    }
    const letter = this.#scanner.takeLetterCount();
    if (letter !== undefined) {
      const count: NameValue = { kind: 'name', name: letter, span: this.#since(start) };
      return this.#scanner.takeDieMark() ? this.#sides(start, count) : count;
    }
    return this.#nameOrFunction(start);
  }

  #bracketed(start: number): Expression | undefined {
    const opening = this.#since(start);
    const inner = this.#nested(start, () => this.#alternatives());
    if (!inner || !this.#closes(opening)) return undefined;
    if (!this.#scanner.takeDieMark()) return inner;
    const count = this.#asValue(inner);
    return count && this.#sides(start, count);
  }

  /** What follows the D of a die. */
  #sides(start: number, count: Value): Dice | D66 | undefined {
    const sidesStart = this.#scanner.next;
    if (this.#scanner.takeSign('(')) {
      const opening = this.#since(sidesStart);
      const inner = this.#nested(sidesStart, () => this.#alternatives());
      const sides = inner && this.#asValue(inner);
      if (!sides || !this.#closes(opening)) return undefined;
      return { kind: 'dice', count, sides, span: this.#since(start) };
    }
    const digits = this.#scanner.takeNumber();
    if (digits === '66') return this.#tensAndUnits(start, count);
    if (digits === undefined) {
      const name = this.#scanner.takeWord() ?? '';
      const sides: NameValue = { kind: 'name', name, span: this.#since(sidesStart) };
      return { kind: 'dice', count, sides, span: this.#since(start) };
    }
    const sides = this.#safeNumber(digits, sidesStart);
    return sides && { kind: 'dice', count, sides, span: this.#since(start) };
  }

  #tensAndUnits(start: number, count: Value): D66 | undefined {
    const span = this.#since(start);
    if (count.kind === 'number' && count.value === 1) return { kind: 'd66', span };
    return this.#fail({ code: 'severalD66', span });
  }

  #nameOrFunction(start: number): Expression | undefined {
    const token = this.#scanner.peek();
    const name = this.#scanner.takeWord();
    if (name === undefined || reservedWords.has(name)) return this.#fail({ code: 'expectedValue', span: token });
    const openingStart = this.#scanner.next;
    if (!functionNames.has(name)) {
      if (!this.#scanner.takeSign('(')) return { kind: 'name', name, span: token };
      return this.#fail({ code: 'unknownFunction', span: token, name });
    }
    if (!this.#scanner.takeSign('(')) return this.#failWord('(');
    const opening = this.#since(openingStart);
    return this.#nested(start, () => this.#call(name, start, opening));
  }

  #call(name: string, start: number, opening: Span): Value | undefined {
    switch (name) {
      case 'min':
      case 'max': {
        const left = this.#argument();
        if (!left) return undefined;
        if (!this.#scanner.takeSign(',')) return this.#failWord(',');
        const right = this.#argument();
        return right && this.#closes(opening) ? { kind: name, left, right, span: this.#since(start) } : undefined;
      }
      case 'count': {
        const pool = this.#pool();
        const condition = pool && this.#comparing();
        if (!condition || !this.#closes(opening)) return undefined;
        return { kind: 'count', pool, condition, span: this.#since(start) };
      }
      case 'sum': {
        const pool = this.#pool();
        if (!pool) return undefined;
        if (!this.#scanner.takeThisWord('where')) return this.#failWord('where');
        const condition = this.#parityOrComparing();
        if (!condition || !this.#closes(opening)) return undefined;
        return { kind: 'sum', pool, condition, span: this.#since(start) };
      }
      case 'repeat': {
        const pool = this.#pool();
        if (!pool) return undefined;
        if (!this.#scanner.takeThisWord('until')) return this.#failWord('until');
        const until = this.#comparing();
        if (!until || !this.#closes(opening)) return undefined;
        return { kind: 'repeat', pool, until, span: this.#since(start) };
      }
      default:
        return this.#keep(name === 'highest' ? 'highest' : 'lowest', start, opening);
    }
  }

  #keep(kind: 'highest' | 'lowest', start: number, opening: Span): Value | undefined {
    const kept = this.#number();
    if (!kept) return undefined;
    if (!this.#scanner.takeThisWord('of')) return this.#failWord('of');
    const pool = this.#pool();
    if (!pool || !this.#closes(opening)) return undefined;
    return { kind, kept: kept.value, pool, span: this.#since(start) };
  }

  #argument(): Value | undefined {
    const argument = this.#sum();
    return argument && this.#asValue(argument);
  }

  #pool(): Pool | undefined {
    const operand = this.#operand();
    if (!operand || operand.kind === 'dice' || operand.kind === 'd66') return operand;
    return this.#fail({ code: 'expectedDice', span: operand.span });
  }

  #parityOrComparing(): Condition | undefined {
    if (this.#scanner.takeThisWord('even')) return { kind: 'even' };
    if (this.#scanner.takeThisWord('odd')) return { kind: 'odd' };
    return this.#comparing();
  }

  #comparing(): Comparing | undefined {
    const comparator = this.#scanner.takeComparator();
    if (!comparator) return this.#fail({ code: 'expectedComparator', span: this.#scanner.peek() });
    const value = this.#argument();
    return value && { kind: 'comparing', comparator, value };
  }

  #number(): NumberValue | undefined {
    const start = this.#scanner.next;
    const digits = this.#scanner.takeNumber();
    if (digits !== undefined) return this.#safeNumber(digits, start);
    return this.#fail({ code: 'expectedNumber', span: this.#scanner.peek() });
  }

  #safeNumber(digits: string, start: number): NumberValue | undefined {
    const value = Number(digits);
    const span = this.#since(start);
    if (Number.isSafeInteger(value)) return { kind: 'number', value, span };
    return this.#fail({ code: 'numberTooLarge', span, limit: Number.MAX_SAFE_INTEGER });
  }

  #asValue(expression: Expression): Value | undefined {
    return isTest(expression) ? this.#fail({ code: 'testAsValue', span: expression.span }) : expression;
  }

  #asTest(expression: Expression): Test | undefined {
    return isTest(expression) ? expression : this.#fail({ code: 'valueAsTest', span: expression.span });
  }

  #closes(opening: Span): boolean {
    if (this.#scanner.takeSign(')')) return true;
    this.#report({ code: 'expectedClosing', span: this.#scanner.peek(), closing: ')', opening });
    return false;
  }

  /** Reads one level deeper, unless that is too deep. */
  #nested<Read>(start: number, read: () => Read | undefined): Read | undefined {
    if (this.#depth >= maximumDepth) {
      return this.#fail({ code: 'tooDeep', span: { start, end: start + 1 }, limit: maximumDepth });
    }
    this.#depth++;
    const result = read();
    this.#depth--;
    return result;
  }

  #since(start: number): Span {
    return { start, end: this.#scanner.tokenEnd };
  }

  #failWord(word: 'of' | 'where' | 'until' | '(' | '{' | ','): undefined {
    return this.#fail({ code: 'expectedWord', span: this.#scanner.peek(), word });
  }

  #fail(error: DiceSyntaxError): undefined {
    this.#report(error);
    return undefined;
  }
}

const functionNames: ReadonlySet<string> = new Set(['min', 'max', 'count', 'sum', 'highest', 'lowest', 'repeat']);
const reservedWords: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'of', 'where', 'until', 'even', 'odd']);
