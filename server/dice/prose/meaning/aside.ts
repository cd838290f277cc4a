/** Clauses that say nothing of a roll, though words stand in them that mean something for one elsewhere. */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { Sentence } from '../match/sentence.ts';

/** `as strong as an ox`, `but all of them know him`: whether nothing in the clause of some words is said of a roll or of a number. */
export function isAside(sentence: Sentence, from: number, to: number): boolean {
  let start = from;
  while (start > sentence.from && sentence.tokens[start - 1]?.kind !== 'sign') start--;
  let end = to;
  while (end < sentence.to && sentence.tokens[end]?.kind !== 'sign') end++;
  for (let at = start; at < end; at++) {
    const isNumber = sentence.numberAt(at) !== undefined || sentence.mentionAt(at) !== undefined;
    if (isNumber || sentence.isStat(at) || sentence.is(at, ...ofRolls)) return false;
  }
  return true;
}

/** Classes whose words speak of a roll, or of how much there is of something. */
const ofRolls: readonly WordClass[] = [
  ...(['die', 'result', 'roll', 'rolling', 'rolled', 'again', 'repeat', 'together', 'difference', 'chance'] as const),
  ...([
    'change',
    'add',
    'subtract',
    'multiply',
    'double',
    'halve',
    'keep',
    'drop',
    'degree',
    'vague',
    'times',
  ] as const),
  ...([
    'orMore',
    'orLess',
    'doubles',
    'triples',
    'even',
    'odd',
    'natural',
    'whole',
    'test',
    'unless',
    'otherwise',
  ] as const),
  ...(['higher', 'lower', 'versus', 'knownRoll'] as const),
];
