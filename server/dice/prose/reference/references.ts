/** The questions of a text, each with the roll that it is for. */

import type { Act } from '../meaning/acts.ts';
import type { AskedOfRoll } from './asked.ts';
import type { AskedQuestion } from './asking.ts';
import { reduce } from './reduce.ts';
import { beginning } from './state.ts';

/** What some acts ask of rolls, in order, and whether a roll is left at the end that may be waiting for its target. */
export function askedIn(
  acts: readonly Act[],
  hasBareTargets: boolean,
): { readonly asked: readonly AskedOfRoll[]; readonly hasOpenRoll: boolean } {
  let state = beginning(hasBareTargets);
  const all: AskedQuestion[] = [];
  for (const act of acts) {
    const [next, asked] = reduce(state, act);
    state = next;
    if (asked) all.push(asked);
  }
  const left = all.filter(({ roll }) => !state.retracted.includes(roll));
  return { asked: left.map(({ found }) => found), hasOpenRoll: state.roll?.isAsked === false };
}
