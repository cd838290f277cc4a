/**
 * What a phrase may begin with and what a token is, so that most phrases are ruled out by their next token: one bit for each class of words and for
 * each kind of token, and a few bits that words and signs share by a hash.
 */
import { type WordClass, wordClasses } from '../lexicon/lexicon.ts';

/** Two that share no bit do not fit; two that share one may. */
export type TokenBits = Int32Array;

/** What a token is, with a number of its own. */
export interface TokenBeginning {
  readonly bits: TokenBits;
  readonly number: number;
}

/** Dice, a number in digits or words, a number of the game, any word, a name of faces (`sixes`). */
type TokenKind = (typeof kinds)[number];

const kinds = ['dice', 'number', 'stat', 'word', 'face'] as const;

/** The number of 32 bits each. */
export const lengthOfBits = 6;
const bits = 32 * lengthOfBits;
const classes = new Map((Object.keys(wordClasses) as WordClass[]).map((name, at) => [name, at]));
const shared = bits - 1 - classes.size - kinds.length;
if (shared < 8) throw new Error('There are more classes of words than bits.');

/** No bit at all. */
export function noBeginning(): TokenBits {
  return new Int32Array(lengthOfBits);
}

/** Fits everything, the end of a sentence too: for what may be nothing. */
export const anything: TokenBits = new Int32Array(lengthOfBits).fill(-1);

/** Fits only what may be nothing. */
export const endOfSentence: TokenBits = withBit(noBeginning(), bits - 1);

/** Whether two share a bit. */
export function meet(one: TokenBits, other: TokenBits): boolean {
  return meetAt(one, other, 0);
}

/** Whether bits share one with those that begin at a place of a list. */
export function meetAt(one: TokenBits, all: Int32Array, start: number): boolean {
  for (let at = 0; at < lengthOfBits; at++) if (((one[at] ?? 0) & (all[start + at] ?? 0)) !== 0) return true;
  return false;
}

/** Adds the bits of another to it. */
export function include(beginning: TokenBits, other: TokenBits): void {
  for (let at = 0; at < lengthOfBits; at++) beginning[at] = (beginning[at] ?? 0) | (other[at] ?? 0);
}

/** Adds the bit of a class. */
export function includeClass(beginning: TokenBits, name: WordClass): void {
  withBit(beginning, classes.get(name) ?? 0);
}

/** Adds the bit of a kind of token. */
export function includeKind(beginning: TokenBits, kind: TokenKind): void {
  withBit(beginning, classes.size + kinds.indexOf(kind));
}

/** Adds the bit of a word or a sign. */
export function includeWord(beginning: TokenBits, word: string): void {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0;
  withBit(beginning, classes.size + kinds.length + (((hash % shared) + shared) % shared));
}

/** How much of a text it fits, roughly: those that many words have count more. */
export function commonnessOf(beginning: TokenBits): number {
  let sum = 0;
  for (let at = 0; at < lengthOfBits; at++) {
    const part = beginning[at] ?? 0;
    sum += countOf(part) + weightOfCommon * countOf(part & (common[at] ?? 0));
  }
  return sum;
}

function countOf(part: number): number {
  let count = 0;
  for (let rest = part; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const weightOfCommon = 30;

/** What most sentences have. */
const common = noBeginning();
includeKind(common, 'word');
for (const name of ['article', 'determiner', 'of', 'on', 'with', 'to', 'from', 'and', 'preposition'] as const)
  includeClass(common, name);

function withBit(beginning: TokenBits, bit: number): TokenBits {
  beginning[bit >> 5] = (beginning[bit >> 5] ?? 0) | (1 << (bit & 31));
  return beginning;
}
