/** Words that change a number, and whose that is. */
import type { Sentence } from '../match/sentence.ts';
import { names } from './places.ts';

/** `3 Wounds, modified for Toughness`, `their price is doubled`: whether the clause of a word that changes something names what it changes, and no roll. */
export function changesOther(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const token = tokens[at];
  // `the Staff of Change`
  if (token?.kind === 'word' && token.isCapitalised && at > sentence.from && tokens[at - 1]?.kind === 'word')
    return true;
  let start = at;
  while (start > sentence.from && start > at - farthestSubject && tokens[start - 1]?.kind !== 'sign') start--;
  // `any of his numbers, but Wounds, is reduced`: the subject stands before an insertion.
  if (start === at - 1 && sentence.is(start, 'is')) start = Math.max(sentence.from, at - farthestInsertion);
  let end = at + 1;
  while (end < sentence.to && tokens[end]?.kind !== 'sign') end++;
  // `halving it`
  if (sentence.is(at + 1, 'pronoun', 'determiner') && !sentence.isFree(at + 2) && !sentence.isStat(at + 2))
    return false;
  for (let each = start; each < end; each++) if (isOfRoll(sentence, each)) return false;
  if (names(sentence, start, end, 'unit', 'hit', 'knownRoll')) return true;
  for (let each = start; each < end; each++) {
    if (sentence.isStat(each) || sentence.mentionAt(each)) return true;
    // `his price is halved`, `all prices are doubled`
    if (each < at && sentence.is(each, 'article', 'determiner', 'all', 'each') && sentence.isFree(each + 1))
      return true;
  }
  return false;
}

const farthestSubject = 5;
const farthestInsertion = 10;

/** `the score`, `that die`; not `his to hit roll`, `its Casting Number`. */
function isOfRoll(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || token.isCapitalised || sentence.is(at, 'unit')) return false;
  return sentence.is(at, 'result', 'die') && !names(sentence, at - 2, at, 'hit', 'knownRoll');
}
