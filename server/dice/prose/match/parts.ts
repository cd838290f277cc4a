/** Phrases as they are written to parts that can be looked for. */
import type { PhraseName } from '../grammar/grammar.ts';
import { type WordClass, wordClasses } from '../lexicon/lexicon.ts';

/** What a phrase can name beside other phrases: dice, numbers, scores, things. */
export type BuiltIn = (typeof builtIns)[number];

const builtIns = ['dice', 'stat', 'value', 'number', 'numbers', 'faces', 'thing', 'plus', 'minus'] as const;

/** A part of a phrase: one of several words, a class, the name of phrases or of something else, up to so many free words, or choices. */
export type PhrasePart = { readonly isOptional: boolean } & (
  | { readonly kind: 'words'; readonly what: ReadonlySet<string> }
  | { readonly kind: 'class'; readonly what: WordClass }
  | { readonly kind: 'name'; readonly what: PhraseName }
  | { readonly kind: 'builtIn'; readonly what: BuiltIn }
  | { readonly kind: 'free'; readonly what: number }
  | { readonly kind: 'group'; readonly what: readonly (readonly PhrasePart[])[] }
);

/** The parts of a line, in order. Throws if it cannot be read. */
export function phraseParts(line: string): readonly PhrasePart[] {
  const pieces = line.match(/\[|\]\??|[^\s[\]]+/g) ?? [];
  let at = 0;
  const choices = (): (readonly PhrasePart[])[] => {
    const all: PhrasePart[][] = [[]];
    for (; at < pieces.length && !pieces[at]?.startsWith(']'); at++) {
      const piece = pieces[at] ?? '';
      if (piece === '|' && all.length > 0 && depth > 0) all.push([]);
      else all.at(-1)?.push(piece === '[' ? group() : partOf(piece));
    }
    return all;
  };
  let depth = 0;
  const group = (): PhrasePart => {
    at++;
    depth++;
    const what = choices();
    depth--;
    if (at >= pieces.length) throw new Error(`No phrase: ${line}`);
    return { kind: 'group', what, isOptional: pieces[at] === ']?' };
  };
  const [parts = []] = choices();
  if (at < pieces.length) throw new Error(`No phrase: ${line}`);
  return parts;
}

/** A part without blanks; a question mark behind it says that it may be missing. */
function partOf(written: string): PhrasePart {
  const isOptional = written.length > 1 && written.endsWith('?');
  const all = (isOptional ? written.slice(0, -1) : written).split('|');
  if (written === '|') return { kind: 'words', what: new Set(['|']), isOptional: false };
  if (all.includes('')) throw new Error(`No part of a phrase: ${written}`);
  const words = all.filter((each) => !isNamed(each));
  const plain: PhrasePart[] =
    words.length > 0 ? [{ kind: 'words', what: new Set(words.map(withBlanks)), isOptional }] : [];
  const parts = [...plain, ...all.filter(isNamed).map((each) => namedPart(each, isOptional))];
  const [only] = parts;
  return only && parts.length === 1
    ? only
    : { kind: 'group', what: parts.map((part) => [{ ...part, isOptional: false }]), isOptional };
}

/** `@class`, `<name>`, `~3`, `#`; the signs alone are words. */
function isNamed(written: string): boolean {
  return written === '#' || (written.length > 1 && '@<~'.includes(written.charAt(0)));
}

/** A hyphen within a word is a blank in its token; an underscore is one too. */
function withBlanks(word: string): string {
  return word.replaceAll('_', ' ');
}

function namedPart(written: string, isOptional: boolean): PhrasePart {
  if (written === '#') return { kind: 'builtIn', what: 'number', isOptional };
  if (written.startsWith('~')) return { kind: 'free', what: Number(written.slice(1)), isOptional };
  const name = written.startsWith('@') ? written.slice(1) : written.slice(1, -1);
  if (written.startsWith('@') && isClass(name)) return { kind: 'class', what: name, isOptional };
  if (!written.startsWith('<') || !written.endsWith('>')) throw new Error(`No part of a phrase: ${written}`);
  const builtIn = builtIns.find((each) => each === name);
  return builtIn
    ? { kind: 'builtIn', what: builtIn, isOptional }
    : { kind: 'name', what: name as PhraseName, isOptional };
}

function isClass(name: string): name is WordClass {
  return name in wordClasses;
}
