/** Phrases as they are written, to parts. */
import type { PhraseName } from '../grammar/grammar.ts';
import { type WordClass, wordClasses } from '../lexicon/lexicon.ts';
import type { Beginning } from './beginning.ts';

/** What a phrase can name beside other phrases: dice, numbers, scores, things. */
export type BuiltIn = (typeof builtIns)[number];

const builtIns = ['dice', 'stat', 'value', 'number', 'numbers', 'faces', 'thing', 'plus', 'minus'] as const;

/** A part of a phrase. */
export type PhrasePart = { readonly isOptional: boolean } & (
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'class'; readonly name: WordClass }
  | { readonly kind: 'name'; readonly name: PhraseName }
  | { readonly kind: 'builtIn'; readonly name: BuiltIn }
  | { readonly kind: 'free'; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly Parts[] }
);

/** Parts one behind the other. */
export interface Parts {
  readonly all: readonly PhrasePart[];
  /** What may stand where a part begins, for each part and for the end; filled when it is first asked for. */
  readonly beginnings: (Beginning | undefined)[];
  /** What a part itself may begin with, for each part; filled in the same way. */
  readonly own: (Beginning | undefined)[];
  /** What the parts that a phrase cannot do without may begin with, the rarest first; filled in the same way. */
  needs: readonly Beginning[] | undefined;
}

/** The parts of a phrase. Throws if it cannot be read. */
export function partsOf(written: string): Parts {
  const pieces = written.match(piece) ?? [];
  let at = 0;
  const parts = (): Parts => {
    const all: PhrasePart[] = [];
    for (let next = pieces[at]; next !== undefined && next !== '|' && !next.startsWith(']'); next = pieces[at]) {
      at++;
      if (next === '[') {
        const choices = [parts()];
        while (pieces[at] === '|') {
          at++;
          choices.push(parts());
        }
        all.push({ kind: 'choice', choices, isOptional: pieces[at] === ']?' });
        at++;
      } else all.push(partOf(next));
    }
    return { all, beginnings: [], own: [], needs: undefined };
  };
  const whole = parts();
  if (at < pieces.length) throw new Error(`No phrase: ${written}`);
  return whole;
}

const piece = /\[|\]\??|[^ [\]]+/g;

function partOf(written: string): PhrasePart {
  const isOptional = written.length > 1 && written.endsWith('?');
  const alternatives = (isOptional ? written.slice(0, -1) : written).split('|');
  const words = new Set<string>();
  const others: PhrasePart[] = [];
  for (const each of alternatives) {
    if (each === '') throw new Error(`No part of a phrase: ${written}`);
    if (isNamed(each)) others.push(namedPart(each));
    // A hyphen within a word is a blank in its token; an underscore is one too.
    else words.add(each.replaceAll('_', ' '));
  }
  if (others.length === 0) return { kind: 'words', words, isOptional };
  const [only] = others;
  if (only && others.length === 1 && words.size === 0) return { ...only, isOptional };
  if (words.size > 0) others.unshift({ kind: 'words', words, isOptional: false });
  return {
    kind: 'choice',
    choices: others.map((part) => ({ all: [part], beginnings: [], own: [], needs: undefined })),
    isOptional,
  };
}

/** `@class`, `<name>`, `~3`, `#`; the signs alone are words. */
function isNamed(written: string): boolean {
  return written === '#' || (written.length > 1 && '@<~#'.includes(written.charAt(0)));
}

function namedPart(written: string): PhrasePart {
  if (written === '#') return { kind: 'builtIn', name: 'number', isOptional: false };
  if (written.startsWith('~')) return { kind: 'free', most: Number(written.slice(1)), isOptional: false };
  if (written.startsWith('@')) {
    const name = written.slice(1);
    if (!isClass(name)) throw new Error(`No class: ${written}`);
    return { kind: 'class', name, isOptional: false };
  }
  const name = written.slice(1, -1);
  if (!written.startsWith('<') || !written.endsWith('>')) throw new Error(`No part of a phrase: ${written}`);
  const builtIn = builtIns.find((each) => each === name);
  return builtIn
    ? { kind: 'builtIn', name: builtIn, isOptional: false }
    : { kind: 'name', name: name as PhraseName, isOptional: false };
}

function isClass(name: string): name is WordClass {
  return name in wordClasses;
}

/** The members of a class: words, and phrases by their first word. */
export interface ClassMembers {
  readonly words: ReadonlySet<string>;
  readonly phrases: ReadonlyMap<string, readonly Parts[]>;
}

/** The members that are written with commas between them. */
export function membersIn(written: string): ClassMembers {
  const words = new Set<string>();
  const phrases = new Map<string, Parts[]>();
  for (const each of written.split(',')) {
    const member = each.trim();
    if (member === '') continue;
    if (/^[^ |[\]?]+$/.test(member)) {
      words.add(member.replaceAll('_', ' '));
      continue;
    }
    const parts = partsOf(member);
    for (const first of firstWordsOf(parts)) {
      const known = phrases.get(first);
      if (known) known.push(parts);
      else phrases.set(first, [parts]);
    }
  }
  return { words, phrases };
}

/** The words that literal parts may begin with. */
function firstWordsOf({ all }: Parts): readonly string[] {
  const found: string[] = [];
  for (const part of all) {
    if (part.kind === 'words') found.push(...part.words);
    if (part.kind === 'choice') found.push(...part.choices.flatMap(firstWordsOf));
    if (!part.isOptional) break;
  }
  return found;
}
