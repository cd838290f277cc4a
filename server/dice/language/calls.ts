import type { Span } from '../../text/span.ts';
import type { Comparing, Condition, Expression, NamedOutcome, NameValue, Pool, Test, Value } from './expression.ts';
import { isFreshPool, isTest } from './expressionKinds.ts';
import { maximumNesting } from './limits.ts';
import { numberOfWarriors } from './names.ts';
import type { Scanner } from './scanner.ts';
import type { DiceSyntaxError } from './syntaxError.ts';
import { TokenReader } from './tokenReader.ts';

/** In the order in which a reader is told of them. */
export const functionNames = [
  'min',
  'max',
  'round-up',
  'round-down',
  'if',
  'count',
  'sum',
  'alike',
  'spread',
  'highest',
  'lowest',
  'reroll',
  'each',
  'party',
  'repeat',
  'rolls',
  'turns',
  'outcomes',
] as const;
type FunctionName = (typeof functionNames)[number];

/** Those of them that are names of numbers as well, where no bracket follows: the word is plain enough. */
export const functionsAndNames: ReadonlySet<string> = new Set(['party', 'turns', 'outcomes']);

export function isFunctionName(name: string): name is FunctionName {
  return functionNames.some((known) => known === name);
}

/** What stands in the brackets of a call. */
type Call<Of = Expression> = Of extends Expression ? Omit<Of, 'span'> : never;

/** Reads the calls of functions, and the values, tests and dice in them. */
export abstract class CallGrammar extends TokenReader {
  readonly #namedPools: ReadonlySet<string>;

  /** @param namedPools the names that stand for dice. */
  constructor(scanner: Scanner, report: (error: DiceSyntaxError) => void, namedPools: ReadonlySet<string>) {
    super(scanner, report);
    this.#namedPools = namedPools;
  }

  protected abstract anything(): Expression | undefined;
  protected abstract sum(): Expression | undefined;
  protected abstract operand(): Expression | undefined;

  /** A call from behind its opening bracket. */
  protected call(name: FunctionName, start: number, opening: Span): Expression | undefined {
    const call = this.#inBrackets(name, start);
    return call && this.closes(opening) ? ({ ...call, span: this.since(start) } as Expression) : undefined;
  }

  #inBrackets(name: FunctionName, start: number): Call | undefined {
    switch (name) {
      case 'min':
      case 'max':
        return this.#extreme(name, start);
      case 'round-up':
      case 'round-down': {
        const left = this.#value();
        const right = left && this.#sign('/') && this.#value();
        return right && { kind: name === 'round-up' ? 'roundUp' : 'roundDown', left, right };
      }
      case 'if': {
        const test = this.#test();
        const whenTrue = test && this.#sign(',') && this.#value();
        const whenFalse = whenTrue && this.#sign(',') && this.#value();
        return whenFalse && { kind: name, test, whenTrue, whenFalse };
      }
      case 'turns': {
        const test = this.#test();
        return test && { kind: name, test };
      }
      case 'party': {
        const body = this.#testOrValue();
        // Without Warriors whose values are known it is the same for each of so many equal ones.
        return body && { kind: name, times: { kind: 'name', name: numberOfWarriors, span: this.since(start) }, body };
      }
      case 'each': {
        const times = this.#value();
        const body = times && this.#sign(':') && this.#testOrValue();
        return body && { kind: name, times, body };
      }
      case 'outcomes':
        return this.#outcomes();
      default:
        return this.#ofPool(name);
    }
  }

  #ofPool(
    name: 'count' | 'sum' | 'reroll' | 'alike' | 'spread' | 'repeat' | 'rolls' | 'highest' | 'lowest',
  ): Call | undefined {
    if (name === 'highest' || name === 'lowest') {
      const kept = this.number()?.value;
      const pool = kept === undefined ? undefined : this.#word('of') && this.#pool();
      return pool && kept !== undefined ? { kind: name, kept, pool } : undefined;
    }
    if (name === 'repeat' || name === 'rolls') {
      const pool = this.#freshPool();
      const until = pool && this.#word('until') && this.#comparing();
      return until && { kind: name, pool, until };
    }
    const pool = this.#pool();
    if (!pool) return undefined;
    if (name === 'alike' || name === 'spread') return { kind: name, pool };
    if (name === 'count') {
      const condition = this.#comparing();
      return condition && { kind: name, pool, condition };
    }
    const isUnless = name === 'sum' && this.scanner.takeThisWord('unless');
    const condition = (isUnless || this.#word('where')) && this.#parityOrComparing();
    return condition && { kind: isUnless ? 'sumUnless' : name, pool, condition };
  }

  /** Of two or more. */
  #extreme(kind: 'min' | 'max', start: number): Call | undefined {
    const first = this.#value();
    const values = [first, first && this.#sign(',') && this.#value()];
    while (values.at(-1) && this.scanner.takeSign(',')) values.push(this.#value());
    const span = this.since(start);
    if (values.length > maximumNesting)
      return this.fail({ code: 'tooDeep', span: { start, end: start + 1 }, limit: maximumNesting });
    return values.at(-1) && values.reduceRight((right, left) => left && right && { kind, left, right, span });
  }

  #outcomes(): Call | undefined {
    const outcomes: NamedOutcome[] = [];
    do {
      const name = this.scanner.takeOutcomeName() ?? this.fail({ code: 'expectedOutcome', span: this.scanner.peek() });
      const hasTest = name !== undefined && this.scanner.takeSign(':');
      const test = hasTest ? this.#test() : undefined;
      if (name === undefined || (hasTest && !test)) return undefined;
      outcomes.push({ name, test });
    } while (outcomes.at(-1)?.test && this.scanner.takeSign(','));
    return { kind: 'outcomes', outcomes };
  }

  #sign(sign: ',' | '/' | ':'): true | undefined {
    return this.scanner.takeSign(sign) || this.failWord(sign);
  }

  #word(word: 'of' | 'where' | 'until'): true | undefined {
    return this.scanner.takeThisWord(word) || this.failWord(word);
  }

  #value(): Value | undefined {
    const value = this.sum();
    return value && this.asValue(value);
  }

  #test(): Test | undefined {
    const expression = this.anything();
    return expression && this.asTest(expression);
  }

  #testOrValue(): Test | Value | undefined {
    const expression = this.anything();
    return expression && (isTest(expression) ? expression : this.asValue(expression));
  }

  #pool(): Pool | undefined {
    const operand = this.operand();
    if (!operand || isFreshPool(operand)) return operand;
    if (operand.kind === 'name' && this.#namedPools.has(operand.name)) return operand;
    return this.fail({ code: 'expectedDice', span: operand.span });
  }

  /** Dice that can be rolled again and again: no name, whose dice lie already. */
  #freshPool(): Exclude<Pool, NameValue> | undefined {
    const operand = this.operand();
    if (!operand || isFreshPool(operand)) return operand;
    return this.fail({ code: 'expectedDice', span: operand.span });
  }

  #parityOrComparing(): Condition | undefined {
    if (this.scanner.takeThisWord('even')) return { kind: 'even' };
    if (this.scanner.takeThisWord('odd')) return { kind: 'odd' };
    return this.#comparing();
  }

  #comparing(): Comparing | undefined {
    const comparator = this.scanner.takeComparator();
    if (!comparator) return this.fail({ code: 'expectedComparator', span: this.scanner.peek() });
    const value = this.#value();
    return value && { kind: 'comparing', comparator, value };
  }

  protected asValue(expression: Expression): Value | undefined {
    if (expression.kind === 'outcomes') return this.fail({ code: 'outcomesInside', span: expression.span });
    return isTest(expression) ? this.fail({ code: 'testAsValue', span: expression.span }) : expression;
  }

  protected asTest(expression: Expression): Test | undefined {
    if (expression.kind === 'outcomes') return this.fail({ code: 'outcomesInside', span: expression.span });
    return isTest(expression) ? expression : this.fail({ code: 'valueAsTest', span: expression.span });
  }
}
