/**
 * What a phrase may begin with and what a token is, so that most phrases are ruled out by their next token: one bit for each class of words and for
 * each kind of token, and a few bits that words and signs share by a hash.
 */
import { type WordClass, wordClasses } from '../lexicon/lexicon.ts';
import { numberOfBits, TokenBits } from './tokenBits.ts';

/** What a token is, with a number of its own. */
export interface TokenBeginning {
  readonly bits: TokenBits;
  /** The word or the sign, if phrases have it themselves. */
  readonly word: string | undefined;
  readonly number: number;
}

/** Dice, a number in digits or words, a number of the game, any word, a name of faces (`sixes`). */
type TokenKind = (typeof kinds)[number];

const kinds = ['dice', 'number', 'stat', 'word', 'face'] as const;

const classes = new Map((Object.keys(wordClasses) as WordClass[]).map((name, at) => [name, at]));
const shared = numberOfBits - 1 - classes.size - kinds.length;
if (shared < 8) throw new Error('There are more classes of words than bits.');

/** Fits everything, the end of a sentence too: for what may be nothing. */
export const anything = new TokenBits();
for (let bit = 0; bit < numberOfBits; bit++) anything.includeBit(bit);

/** Fits only what may be nothing. */
export const endOfSentence = new TokenBits().includeBit(numberOfBits - 1);

/** Adds the bit of a class. */
export function includeClass(beginning: TokenBits, name: WordClass): void {
  beginning.includeBit(classes.get(name) ?? 0);
}

/** Adds the bit of a kind of token. */
export function includeKind(beginning: TokenBits, kind: TokenKind): void {
  beginning.includeBit(classes.size + kinds.indexOf(kind));
}

/** Adds the bit of a word or a sign. */
export function includeWord(beginning: TokenBits, word: string): void {
  const { length } = word;
  const ends = 31 * word.charCodeAt(0) + 7 * word.charCodeAt(length - 1);
  const hash = length + ends + 11 * word.charCodeAt(length >> 1) + 3 * word.charCodeAt(length >> 2);
  beginning.includeBit(classes.size + kinds.length + (hash % shared));
}

/** How much of a text it fits, roughly: those that many words have count more. */
export function commonnessOf(beginning: TokenBits): number {
  const ofCommon = common.numbers;
  let sum = 0;
  for (const [at, part] of beginning.numbers.entries())
    sum += countOf(part) + weightOfCommon * countOf(part & (ofCommon[at] ?? 0));
  return sum;
}

function countOf(part: number): number {
  let count = 0;
  for (let rest = part; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const weightOfCommon = 30;

/** What most sentences have. */
const common = new TokenBits();
includeKind(common, 'word');
for (const name of ['article', 'determiner', 'of', 'on', 'with', 'to', 'from', 'and', 'preposition'] as const)
  includeClass(common, name);
