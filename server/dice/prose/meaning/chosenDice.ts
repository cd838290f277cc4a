/** Dice of which somebody chooses how many there are. */
import type { Sentence } from '../match/sentence.ts';

/** `up to four D6`, `the D6 he wants`, `los D6 que prefiera`: nobody knows how many are rolled. */
export function isNumberChosen(sentence: Sentence, from: number, to: number): boolean {
  return isAtMost(sentence, from) || isWanted(sentence, to);
}

function isAtMost(sentence: Sentence, at: number): boolean {
  if (sentence.is(at - 1, 'until')) return true;
  for (let start = at - longestBound; start < at; start++) {
    if (start >= sentence.from && sentence.endsOf('atMost', start).includes(at)) return true;
  }
  return false;
}

const longestBound = 4;

/** `the D6 he wants`, `los D6 que prefiera` */
export function isWanted(sentence: Sentence, at: number): boolean {
  const isRelative = sentence.is(at, 'relative');
  const who = isRelative ? at + 1 : at;
  const verb = sentence.is(who, 'pronoun') && !sentence.is(who, 'wish') ? who + 1 : who;
  return (isRelative || verb > at) && sentence.is(verb, 'wish');
}
