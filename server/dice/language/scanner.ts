import type { Span } from '../../text/span.ts';
import type { Comparator } from './comparator.ts';

const blanks = /\s*/y;
const digits = /[0-9]+/y;
/** Kebab-case. A hyphen before a digit is a minus, so that `n-1` is a subtraction. */
const word = /\p{L}[\p{L}\p{N}]*(?:-\p{L}[\p{L}\p{N}]*)*/uy;
/** The D of a die, with its sides ahead: digits, a bracket, or the parameter n. */
const dieMark = /[dD](?=[0-9(]|[nN](?![\p{L}\p{N}]))/uy;
/** A count that is a single letter, as in `nD6`. */
const letterCount = /\p{L}(?=[dD](?:[0-9(]|[nN](?![\p{L}\p{N}])))/uy;
/** The name of an outcome: anything up to a sign that ends it. */
const outcomeName = /[^:;,(){}<>=≤≥≠]+/y;
const comparator = /<=|>=|!=|[<>=≤≥≠]/y;
const plainComparators: ReadonlyMap<string, Comparator> = new Map([
  ['<=', '<='],
  ['≤', '<='],
  ['<', '<'],
  ['>=', '>='],
  ['≥', '>='],
  ['>', '>'],
  ['=', '='],
  ['!=', '!='],
  ['≠', '!='],
]);
/** Hyphen, en dash and minus sign. */
const minusSigns = '-–−';
const timesSigns = 'xX×*';
/** `1d6xo` of another tool is no `1d6 x o`. */
const notationAfterDie = /(?<=\d)xo(?!\p{L})/iuy;

/** Walks over a stretch of text; each `take…` skips blanks and then reads one thing, or reads nothing and returns undefined. */
export class Scanner {
  readonly #text: string;
  readonly #end: number;
  #offset: number;
  #tokenEnd: number;

  constructor(text: string, span: Span) {
    this.#text = text.slice(0, span.end);
    this.#offset = span.start;
    this.#tokenEnd = span.start;
    this.#end = span.end;
  }

  /** Where the next token starts, or the end. */
  get next(): number {
    blanks.lastIndex = this.#offset;
    this.#offset += blanks.exec(this.#text)?.[0].length ?? 0;
    return this.#offset;
  }

  /** Where the last token ended. */
  get tokenEnd(): number {
    return this.#tokenEnd;
  }

  get isAtEnd(): boolean {
    return this.next >= this.#end;
  }

  takeNumber(): string | undefined {
    return this.#take(digits);
  }

  /** A name or a word of the language, in lower case. */
  takeWord(): string | undefined {
    return lowerCase(this.#take(word));
  }

  /** The given word and not a longer one. */
  takeThisWord(wanted: string): boolean {
    return lowerCase(this.#match(word)) === wanted && this.takeWord() !== undefined;
  }

  /** The name of an outcome as it is written, without blanks around it. */
  takeOutcomeName(): string | undefined {
    return this.#take(outcomeName)?.trimEnd();
  }

  takeSign(sign: string): boolean {
    return this.#takeOneOf(sign);
  }

  takeMinus(): boolean {
    return this.#takeOneOf(minusSigns);
  }

  takeTimes(): boolean {
    return this.#match(notationAfterDie) === undefined && this.#takeOneOf(timesSigns);
  }

  takeComparator(): Comparator | undefined {
    return plainComparators.get(this.#take(comparator) ?? '');
  }

  takeDieMark(): boolean {
    return this.#take(dieMark) !== undefined;
  }

  takeLetterCount(): string | undefined {
    return lowerCase(this.#take(letterCount));
  }

  /** The span of the next token: a number, a word or a character; empty at the end. */
  peek(): Span {
    const start = this.next;
    const character = String.fromCodePoint(this.#text.codePointAt(start) ?? 0);
    const found = this.#match(digits) ?? this.#match(word) ?? character;
    return { start, end: Math.min(start + found.length, this.#end) };
  }

  #take(pattern: RegExp): string | undefined {
    const found = this.#match(pattern);
    if (found !== undefined) this.#advance(found.length);
    return found;
  }

  #takeOneOf(signs: string): boolean {
    const character = this.#text[this.next];
    if (character === undefined || !signs.includes(character)) return false;
    this.#advance(1);
    return true;
  }

  #advance(length: number): void {
    this.#offset += length;
    this.#tokenEnd = this.#offset;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.next;
    return pattern.exec(this.#text)?.[0];
  }
}

/** In small letters. Those of `İ` would be an `i` and a mark that no name has. */
function lowerCase(letters: string | undefined): string | undefined {
  return letters?.toLowerCase().replaceAll('i\u0307', 'i');
}
