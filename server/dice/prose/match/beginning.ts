/**
 * What a phrase may begin with and what a token is, so that most phrases are ruled out by their next token: one bit for each class of words and for
 * each kind of token, and a few bits that words and signs share by a hash.
 */
import { type WordClass, wordClasses } from '../lexicon/lexicon.ts';

/** Two that share no bit do not fit; two that share one may. */
export type Beginning = Int32Array;

/** Dice, a number in digits or words, a number of the game, any word, a name of faces (`sixes`). */
type TokenKind = (typeof kinds)[number];

const kinds = ['dice', 'number', 'stat', 'word', 'face'] as const;

const length = 5;
const bits = 32 * length;
const classes = new Map((Object.keys(wordClasses) as WordClass[]).map((name, at) => [name, at]));
const shared = bits - 1 - classes.size - kinds.length;
if (shared < 8) throw new Error('There are more classes of words than bits.');

/** No bit at all. */
export function noBeginning(): Beginning {
  return new Int32Array(length);
}

/** Fits everything, the end of a sentence too: for what may be nothing. */
export const anything: Beginning = new Int32Array(length).fill(-1);

/** Fits only what may be nothing. */
export const endOfSentence: Beginning = withBit(noBeginning(), bits - 1);

/** Whether two share a bit. */
export function meet(one: Beginning, other: Beginning): boolean {
  for (let at = 0; at < length; at++) if (((one[at] ?? 0) & (other[at] ?? 0)) !== 0) return true;
  return false;
}

/** The number of its bits. */
export function countOf(beginning: Beginning): number {
  let count = 0;
  for (const part of beginning) for (let rest = part; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Adds the bits of another to it. */
export function include(beginning: Beginning, other: Beginning): void {
  for (let at = 0; at < length; at++) beginning[at] = (beginning[at] ?? 0) | (other[at] ?? 0);
}

/** Adds the bit of a class. */
export function includeClass(beginning: Beginning, name: WordClass): void {
  withBit(beginning, classes.get(name) ?? 0);
}

/** Adds the bit of a kind of token. */
export function includeKind(beginning: Beginning, kind: TokenKind): void {
  withBit(beginning, classes.size + kinds.indexOf(kind));
}

/** Adds the bit of a word or a sign. */
export function includeWord(beginning: Beginning, word: string): void {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0;
  withBit(beginning, classes.size + kinds.length + (((hash % shared) + shared) % shared));
}

function withBit(beginning: Beginning, bit: number): Beginning {
  beginning[bit >> 5] = (beginning[bit >> 5] ?? 0) | (1 << (bit & 31));
  return beginning;
}
