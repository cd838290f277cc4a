/** Targets that are announced behind the number: `if a 2 or 3 is rolled`, `as soon as a 6 comes up`. */

import { phrases } from '../notation/pattern.ts';
import type { Opening } from '../targets/openings.ts';
import { targetAt } from '../targets/targets.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, prepositions, wordAt, wordSet } from '../words/words.ts';
import { isElsewhere } from './targetPlaces.ts';

/** What introduces a target, if the score is named before or behind it. */
export const conditions = wordSet(
  'if should unless when whenever where while as so provided providing assuming must needs need has have takes take requires si cuando salvo mientras siempre debe necesita hace hay quien quienes aquellos',
);

const someDice = wordSet('either any both one all each any');
const copulas = wordSet('be is was are comes come turns es');
const asSoonAs = phrases('as soon as', 'once', 'the moment that?');
const rolledWords = wordSet('rolled scored thrown up');
/** `if a 2 or 3 is rolled`: what says that the number is a score stands after it. */
export function passiveAt(tokens: readonly Token[], index: number): Opening | undefined {
  const start = asSoonAs.at(tokens, index)?.next ?? (isOneOf(tokens, index, conditions) ? index + 1 : undefined);
  if (start === undefined) return undefined;
  const isNatural = wordAt(tokens, start + 1) === 'natural';
  const next = isNatural ? start + 2 : isOneOf(tokens, start, articles) ? start + 1 : start;
  const reading = targetAt(tokens, next);
  if (!reading || !isOneOf(tokens, reading.next, copulas) || !isOneOf(tokens, reading.next + 1, rolledWords))
    return undefined;
  // `if a 6 comes up on either`
  const isOfSome = isOneOf(tokens, reading.next + 2, prepositions) && isOneOf(tokens, reading.next + 3, someDice);
  if (isOfSome || isElsewhere(tokens, reading.next + 2)) return undefined;
  return { next, kind: 'score', isNatural, isNamed: true };
}
