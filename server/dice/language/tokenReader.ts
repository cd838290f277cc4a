import type { Span } from '../../text/span.ts';
import type { NumberValue } from './expression.ts';
import { maximumNesting } from './limits.ts';
import type { Scanner } from './scanner.ts';
import type { DiceSyntaxError, ExpectedWord } from './syntaxError.ts';

/** Numbers, brackets and errors: what each part of a grammar needs. Each method reads what its name says, or reports what is wrong and returns undefined. */
export class TokenReader {
  readonly scanner: Scanner;
  readonly #report: (error: DiceSyntaxError) => void;
  #depth = 0;

  constructor(scanner: Scanner, report: (error: DiceSyntaxError) => void) {
    this.scanner = scanner;
    this.#report = report;
  }

  number(): NumberValue | undefined {
    const start = this.scanner.next;
    const digits = this.scanner.takeNumber();
    if (digits !== undefined) return this.safeNumber(digits, start);
    return this.fail({ code: 'expectedNumber', span: this.scanner.peek() });
  }

  safeNumber(digits: string, start: number): NumberValue | undefined {
    const value = Number(digits);
    const span = this.since(start);
    if (Number.isSafeInteger(value)) return { kind: 'number', value, span };
    return this.fail({ code: 'numberTooLarge', span, limit: Number.MAX_SAFE_INTEGER });
  }

  /** The bracket that closes `opening`. */
  closes(opening: Span): boolean {
    if (this.scanner.takeSign(')')) return true;
    this.#report({ code: 'expectedClosing', span: this.scanner.peek(), closing: ')', opening });
    return false;
  }

  /** Reads one level deeper, unless that is too deep. */
  nested<Read>(start: number, read: () => Read | undefined): Read | undefined {
    if (this.#depth >= maximumNesting) {
      return this.fail({ code: 'tooDeep', span: { start, end: start + 1 }, limit: maximumNesting });
    }
    this.#depth++;
    const result = read();
    this.#depth--;
    return result;
  }

  since(start: number): Span {
    return { start, end: this.scanner.tokenEnd };
  }

  failWord(word: ExpectedWord): undefined {
    return this.fail({ code: 'expectedWord', span: this.scanner.peek(), word });
  }

  fail(error: DiceSyntaxError): undefined {
    this.#report(error);
    return undefined;
  }
}
