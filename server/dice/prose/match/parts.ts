/** What phrases are made of, as it is written, to parts. */
import type { PhraseName } from '../grammar/grammar.ts';
import { type WordClass, wordClasses } from '../lexicon/lexicon.ts';
import type { TokenBits } from './tokenBits.ts';

/** What a phrase can name beside other phrases: dice, numbers, scores, things. */
export type BuiltIn = (typeof builtIns)[number];

const builtIns = ['dice', 'stat', 'value', 'number', 'numbers', 'faces', 'thing', 'plus', 'minus'] as const;

/** What a part has beside its kind. */
interface Fillable {
  /** What it may begin with; filled when it is first asked for. */
  own: TokenBits | undefined;
}

/** A part of a phrase; what is written alike in several phrases of a language is one object. */
export type WrittenPart = PlainPart | GroupPart;

/** A part that has no parts of its own: one of several words, a class, the name of phrases or of something else, free words. */
export type PlainPart = Fillable &
  (
    | { readonly kind: 'words'; readonly what: ReadonlySet<string> }
    | { readonly kind: 'class'; readonly what: WordClass }
    | { readonly kind: 'name'; readonly what: PhraseName }
    | { readonly kind: 'builtIn'; readonly what: BuiltIn }
    | { readonly kind: 'free'; readonly what: number }
  );

/** Choices. */
export type GroupPart = Fillable & { readonly kind: 'group'; readonly what: readonly string[] };

/** Reads parts of the phrases of a language. */
export class PartReader {
  readonly #parts = new Map<string, WrittenPart>();

  /** A part as it is written, without the mark of what may be missing. Throws if it cannot be read. */
  partOf(written: string): WrittenPart {
    let part = this.#parts.get(written);
    if (!part) {
      part = written.startsWith('[')
        ? { kind: 'group', what: choicesOf(written), own: undefined }
        : alternatives(written);
      this.#parts.set(written, part);
    }
    return part;
  }
}

/** The index behind the part that begins at one, with the mark of what may be missing. Throws if none begins there. */
export function endOfPart(line: string, start: number): number {
  if (line.charAt(start) === '[') {
    const end = endOfGroup(line, start);
    return line.charAt(end) === '?' ? end + 1 : end;
  }
  const end = endOfPiece(line, start);
  if (end === start) throw new Error(`No phrase: ${line}`);
  return end;
}

function alternatives(written: string): WrittenPart {
  const own = undefined;
  const all = written.split('|');
  if (all.includes('')) throw new Error(`No part of a phrase: ${written}`);
  const words = all.filter((each) => !isNamed(each));
  // A hyphen within a word is a blank in its token; an underscore is one too.
  if (words.length === all.length) return { kind: 'words', what: new Set(all.map(withoutUnderscores)), own };
  if (all.length === 1) return namedPart(written);
  const named = all.filter(isNamed);
  return { kind: 'group', what: words.length > 0 ? [words.join('|'), ...named] : named, own };
}

function withoutUnderscores(word: string): string {
  return word.includes('_') ? word.replaceAll('_', ' ') : word;
}

/** The index behind the bracket that closes a group. */
function endOfGroup(line: string, start: number): number {
  let end = line.indexOf(']', start) + 1;
  for (let inner = line.indexOf('[', start + 1); inner >= 0 && inner < end; inner = line.indexOf('[', inner + 1)) {
    const next = line.indexOf(']', end) + 1;
    if (next === 0) throw new Error(`No phrase: ${line}`);
    end = next;
  }
  if (end === 0) throw new Error(`No phrase: ${line}`);
  return end;
}

/** The index behind what has no blanks and brackets. */
function endOfPiece(line: string, start: number): number {
  const blank = line.indexOf(' ', start);
  const end = blank < 0 ? line.length : blank;
  const bracket = line.slice(start, end).search(brackets);
  return bracket < 0 ? end : start + bracket;
}

const brackets = /[[\]]/;

/** What stands between the bars of a group; not those of its words and of groups in it. */
function choicesOf(group: string): readonly string[] {
  const written = group.slice(1, -1);
  const choices: string[] = [];
  let start = 0;
  for (let at = 0; at < written.length; ) {
    const first = written.charAt(at);
    if (first === ' ' || first === ']' || first === '?') at++;
    else if (first === '[') at = endOfGroup(written, at);
    else {
      const end = endOfPiece(written, at);
      if (end === at + 1 && first === '|') {
        choices.push(written.slice(start, at).trim());
        start = end;
      }
      at = end;
    }
  }
  choices.push(written.slice(start).trim());
  return choices;
}

/** `@class`, `<name>`, `~3`, `#`; the signs alone are words. */
function isNamed(written: string): boolean {
  return written === '#' || (written.length > 1 && '@<~#'.includes(written.charAt(0)));
}

function namedPart(written: string): PlainPart {
  const own = undefined;
  if (written === '#') return { kind: 'builtIn', what: 'number', own };
  if (written.startsWith('~')) return { kind: 'free', what: Number(written.slice(1)), own };
  if (written.startsWith('@')) {
    const what = written.slice(1);
    if (!isClass(what)) throw new Error(`No class: ${written}`);
    return { kind: 'class', what, own };
  }
  const name = written.slice(1, -1);
  if (!written.startsWith('<') || !written.endsWith('>')) throw new Error(`No part of a phrase: ${written}`);
  const builtIn = builtIns.find((each) => each === name);
  return builtIn ? { kind: 'builtIn', what: builtIn, own } : { kind: 'name', what: name as PhraseName, own };
}

function isClass(name: string): name is WordClass {
  return name in wordClasses;
}
