import { CallGrammar, functionNames, functionsAndNames, isFunctionName } from './calls.ts';
import type { D66, Dice, Expression, NameValue, Term, Value } from './expression.ts';

/**
 * Reads values by recursive descent. Each method reads what its name says, or reports what is wrong and returns undefined.
 * In brackets may stand anything, so what is read may turn out to be a test; `asValue` refuses it where it will not do.
 */
export abstract class ValueGrammar extends CallGrammar {
  protected sum(): Expression | undefined {
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
    if (!this.scanner.takeMinus()) return this.operand();
    const inner = this.nested(start, () => this.#factor());
    const value = inner && this.asValue(inner);
    return value && { kind: 'negation', value, span: this.since(start) };
  }

  protected operand(): Expression | undefined {
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
    const inner = this.nested(start, () => this.anything());
    if (!inner || !this.closes(opening)) return undefined;
    if (!this.scanner.takeDieMark()) return inner;
    const count = this.asValue(inner);
    return count && this.#sides(start, count);
  }

  /** What follows the D of a die. */
  #sides(start: number, count: Value): Dice | D66 | undefined {
    const sidesStart = this.scanner.next;
    if (this.scanner.takeSign('(')) {
      const opening = this.since(sidesStart);
      const inner = this.nested(sidesStart, () => this.anything());
      const sides = inner && this.asValue(inner);
      if (!sides || !this.closes(opening)) return undefined;
      return { kind: 'dice', count, sides, span: this.since(start) };
    }
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
    return this.nested(start, () => this.call(name, start, opening));
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
