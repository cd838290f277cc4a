import type { Span } from '../../text/span.ts';
import { type CallReader, functionNames, functionsAndNames, isFunctionName, readCall } from './calls.ts';
import type {
  Comparing,
  Condition,
  D66,
  Dice,
  Expression,
  FacedDice,
  NameValue,
  Pool,
  Range,
  Term,
  Test,
  TurnsTo,
  Value,
} from './expression.ts';
import { isFreshPool, isTest } from './expressionKinds.ts';
import type { Scanner } from './scanner.ts';
import type { DiceSyntaxError } from './syntaxError.ts';
import { TokenReader } from './tokenReader.ts';

/**
 * Reads values by recursive descent. Each method reads what its name says, or reports what is wrong and returns undefined.
 * In brackets may stand anything, so what is read may turn out to be a test; `asValue` refuses it where it will not do.
 */
export class ValueGrammar extends TokenReader {
  readonly #readAnything: () => Expression | undefined;
  readonly #namedPools: ReadonlySet<string>;

  /** @param namedPools the names that stand for dice. */
  constructor(
    scanner: Scanner,
    report: (error: DiceSyntaxError) => void,
    namedPools: ReadonlySet<string>,
    readAnything: () => Expression | undefined,
  ) {
    super(scanner, report);
    this.#namedPools = namedPools;
    this.#readAnything = readAnything;
  }

  sum(): Expression | undefined {
    const start = this.scanner.next;
    const first = this.#product();
    const terms: Term[] = [];
    let isSubtracted = false;
    for (let next = first; ; next = this.#product()) {
      if (!next) return undefined;
      const isAnother = this.scanner.takeSign('+');
      const isNextSubtracted = !isAnother && this.scanner.takeMinus();
      if (terms.length === 0 && !isAnother && !isNextSubtracted) return next;
      const value = this.asValue(next);
      if (!value) return undefined;
      terms.push({ isSubtracted, value });
      if (!isAnother && !isNextSubtracted) return { kind: 'addition', terms, span: this.since(start) };
      isSubtracted = isNextSubtracted;
    }
  }

  #product(): Expression | undefined {
    const start = this.scanner.next;
    const factors: Value[] = [];
    for (;;) {
      const next = this.#factor();
      if (!next) return undefined;
      const isAnother = this.scanner.takeTimes();
      if (factors.length === 0 && !isAnother) return next;
      const value = this.asValue(next);
      if (!value) return undefined;
      factors.push(value);
      if (!isAnother) return { kind: 'product', factors, span: this.since(start) };
    }
  }

  #factor(): Expression | undefined {
    const start = this.scanner.next;
    if (!this.scanner.takeMinus()) return this.#operand();
    const inner = this.nested(start, () => this.#factor());
    const value = inner && this.asValue(inner);
    return value && { kind: 'negation', value, span: this.since(start) };
  }

  #operand(): Expression | undefined {
    const start = this.scanner.next;
    if (this.scanner.takeSign('(')) return this.#bracketed(start);
    if (this.scanner.takeDieMark())
      return this.#sides(start, { kind: 'number', value: 1, span: { start, end: start } });
    const digits = this.scanner.takeNumber();
    if (digits !== undefined) {
      const number = this.safeNumber(digits, start);
      return number && (this.scanner.takeDieMark() ? this.#sides(start, number) : number);
    }
    const letter = this.scanner.takeLetterCount();
    if (letter !== undefined) {
      const count: NameValue = { kind: 'name', name: letter, span: this.since(start) };
      return this.scanner.takeDieMark() ? this.#sides(start, count) : count;
    }
    return this.#nameOrFunction(start);
  }

  #bracketed(start: number): Expression | undefined {
    const opening = this.since(start);
    const inner = this.nested(start, () => this.#readAnything());
    if (!inner || !this.closes(opening)) return undefined;
    if (!this.scanner.takeDieMark()) return inner;
    const count = this.asValue(inner);
    return count && this.#sides(start, count);
  }

  /** What follows the D of a die. */
  #sides(start: number, count: Value): Dice | FacedDice | D66 | undefined {
    const sidesStart = this.scanner.next;
    if (this.scanner.takeSign('(')) {
      const opening = this.since(sidesStart);
      const inner = this.nested(sidesStart, () => this.#readAnything());
      const sides = inner && this.asValue(inner);
      if (!sides || !this.closes(opening)) return undefined;
      return { kind: 'dice', count, sides, span: this.since(start) };
    }
    if (this.scanner.takeSign('{')) return this.#faces(start, count, this.since(sidesStart));
    const digits = this.scanner.takeNumber();
    if (digits === '66') return this.#tensAndUnits(start, count);
    if (digits === undefined) {
      const name = this.scanner.takeWord() ?? '';
      const sides: NameValue = { kind: 'name', name, span: this.since(sidesStart) };
      return { kind: 'dice', count, sides, span: this.since(start) };
    }
    const sides = this.safeNumber(digits, sidesStart);
    return sides && { kind: 'dice', count, sides, span: this.since(start) };
  }

  #faces(start: number, count: Value, opening: Span): FacedDice | undefined {
    const faces: Range[] = [];
    do {
      const range = this.#range();
      if (!range) return undefined;
      faces.push(range);
    } while (this.scanner.takeSign(','));
    if (this.scanner.takeSign('}')) return { kind: 'faced', count, faces, span: this.since(start) };
    return this.fail({ code: 'expectedClosing', span: this.scanner.peek(), closing: '}', opening });
  }

  /** One face, or `1-3`; both may be below 0. */
  #range(): Range | undefined {
    const start = this.scanner.next;
    const low = this.#integer();
    const high = low !== undefined && this.scanner.takeMinus() ? this.#integer() : low;
    if (low === undefined || high === undefined) return undefined;
    return low <= high ? { low, high } : this.fail({ code: 'reversedRange', span: this.since(start), low, high });
  }

  #integer(): number | undefined {
    const isNegative = this.scanner.takeMinus();
    const number = this.number();
    return number && (isNegative ? 0 - number.value : number.value);
  }

  #tensAndUnits(start: number, count: Value): D66 | undefined {
    const span = this.since(start);
    if (count.kind === 'number' && count.value === 1) return { kind: 'd66', span };
    return this.fail({ code: 'severalD66', span });
  }

  #nameOrFunction(start: number): Expression | undefined {
    const token = this.scanner.peek();
    const name = this.scanner.takeWord();
    if (name === undefined || reservedWords.has(name)) return this.fail({ code: 'expectedValue', span: token });
    const openingStart = this.scanner.next;
    const isCall = this.scanner.takeSign('(');
    if (!isFunctionName(name)) {
      return isCall
        ? this.fail({ code: 'unknownFunction', span: token, name, known: functionNames })
        : { kind: 'name', name, span: token };
    }
    if (!isCall) return functionsAndNames.has(name) ? { kind: 'name', name, span: token } : this.failWord('(');
    const opening = this.since(openingStart);
    const reader: CallReader = {
      value: () => this.#argument(),
      test: () => this.#test(),
      testOrValue: () => this.#testOrValue(),
      words: () => this.scanner.takeOutcomeName() ?? this.fail({ code: 'expectedOutcome', span: this.scanner.peek() }),
      hasSign: (sign) => this.scanner.takeSign(sign),
      pool: () => this.#pool(),
      freshPool: () => this.#freshPool(),
      comparing: () => this.#comparing(),
      parityOrComparing: () => this.#parityOrComparing(),
      goal: () => this.#goal(),
      number: () => this.number()?.value,
      sign: (sign) => this.scanner.takeSign(sign) || this.failWord(sign),
      word: (word) => this.scanner.takeThisWord(word) || this.failWord(word),
      hasWord: (word) => this.scanner.takeThisWord(word),
      end: () => (this.closes(opening) ? this.since(start) : undefined),
    };
    return this.nested(start, () => readCall(name, reader));
  }

  #argument(): Value | undefined {
    const argument = this.sum();
    return argument && this.asValue(argument);
  }

  #test(): Test | undefined {
    const expression = this.#readAnything();
    return expression && this.asTest(expression);
  }

  #testOrValue(): Test | Value | undefined {
    const expression = this.#readAnything();
    return expression && (isTest(expression) ? expression : this.asValue(expression));
  }

  #pool(): Pool | undefined {
    const operand = this.#operand();
    if (!operand || isFreshPool(operand)) return operand;
    if (operand.kind === 'name' && this.#namedPools.has(operand.name)) return operand;
    return this.fail({ code: 'expectedDice', span: operand.span });
  }

  #freshPool(): Exclude<Pool, NameValue> | undefined {
    const operand = this.#operand();
    if (!operand || isFreshPool(operand)) return operand;
    return this.fail({ code: 'expectedDice', span: operand.span });
  }

  #goal(): Pick<TurnsTo, 'comparator' | 'goal'> | undefined {
    const span = this.scanner.peek();
    const comparator = this.scanner.takeComparator();
    if (comparator !== '>=' && comparator !== '>') return this.fail({ code: 'expectedComparator', span });
    const goal = this.#argument();
    return goal && { comparator, goal };
  }

  #parityOrComparing(): Condition | undefined {
    if (this.scanner.takeThisWord('even')) return { kind: 'even' };
    if (this.scanner.takeThisWord('odd')) return { kind: 'odd' };
    return this.#comparing();
  }

  #comparing(): Comparing | undefined {
    const comparator = this.scanner.takeComparator();
    if (!comparator) return this.fail({ code: 'expectedComparator', span: this.scanner.peek() });
    const value = this.#argument();
    return value && { kind: 'comparing', comparator, value };
  }

  asValue(expression: Expression): Value | undefined {
    if (expression.kind === 'outcomes') return this.fail({ code: 'outcomesInside', span: expression.span });
    return isTest(expression) ? this.fail({ code: 'testAsValue', span: expression.span }) : expression;
  }

  asTest(expression: Expression): Test | undefined {
    if (expression.kind === 'outcomes') return this.fail({ code: 'outcomesInside', span: expression.span });
    return isTest(expression) ? expression : this.fail({ code: 'valueAsTest', span: expression.span });
  }
}

const reservedWords: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  'in',
  'of',
  'where',
  'until',
  'unless',
  'even',
  'odd',
]);
