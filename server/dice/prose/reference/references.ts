/** The questions of a text, each with the roll that it is for. */

import type { Act, AskAct } from '../meaning/acts.ts';
import type { AskedOfRoll } from './asked.ts';
import { reduce } from './reduce.ts';
import { beginning } from './state.ts';
import type { AskedQuestion } from './step.ts';

/** What some acts ask of rolls, in order, and whether a roll is left at the end that may be waiting for its target. */
export function askedIn(
  acts: readonly Act[],
  hasBareTargets: boolean,
): { readonly asked: readonly AskedOfRoll[]; readonly hasOpenRoll: boolean } {
  let state = beginning(hasBareTargets);
  const all: { readonly asked: AskedQuestion; readonly act: Act }[] = [];
  for (const act of acts) {
    const [next, asked] = reduce(state, act);
    state = next;
    if (asked) all.push({ asked, act });
  }
  const retracted = new Set(state.retracted);
  const joined = joinedIn(acts);
  // `a 1 in 6 chance (roll a 1 on 1D6)`: said twice.
  const isSaidAgain = (act: Act): boolean => act.kind === 'stated' && sentenceOf(acts, act).some(isQuestion);
  // What the other scores leave is not known where those are not.
  const unknown = new Set(all.flatMap(({ asked, act }) => (act.isUncovered ? [asked.roll] : [])));
  const isCovered = ({ asked, act }: (typeof all)[number]): boolean =>
    act.isUncovered !== true && !(asked.found.isRest === true && unknown.has(asked.roll));
  const left = all
    .filter(isCovered)
    .filter(({ asked, act }) => !isSaidAgain(act) && !retracted.has(asked.roll) && !joined.has(act));
  return { asked: left.map(({ asked }) => asked.found), hasOpenRoll: state.roll?.isAsked === false };
}

function sentenceOf(acts: readonly Act[], act: Act): readonly Act[] {
  const at = acts.indexOf(act);
  const end = acts.findIndex(({ kind }, index) => index > at && kind === 'break');
  return acts.slice(acts.slice(0, at).findLastIndex(({ kind }) => kind === 'break') + 1, end < 0 ? acts.length : end);
}

/** `7 or more or a natural 6`: questions of which none is whole without the other. */
function joinedIn(acts: readonly Act[]): ReadonlySet<Act> {
  const joined = new Set<Act>();
  for (const [index, act] of acts.entries()) {
    const before = acts
      .slice(Math.max(0, index - 2), index)
      .findLast(({ kind }) => kind !== 'other' && kind !== 'plain');
    if (!before || !isQuestion(before) || !isQuestion(act) || !act.isAlternative) continue;
    // `with 4 to 6 he stays at 1, and with a 1 …`
    if (before.kind === 'ask' && before.of === 'bare' && !before.startsClause && isAmount(before)) continue;
    if (act.from - before.to > farthestJoint || (act.kind === 'ask' && isAmount(act))) continue;
    joined.add(before);
    joined.add(act);
  }
  return joined;
}

const farthestJoint = 2;
function isQuestion(act: Act): act is Extract<Act, { readonly kind: 'ask' | 'alike' | 'askDice' }> {
  return act.kind === 'ask' || act.kind === 'alike' || act.kind === 'askDice';
}

/** `8+ or 2 Wounds`: a number that may count something. */
function isAmount({ isCount, of, isExact, hasArticle, isList }: AskAct): boolean {
  return isCount || (of === 'bare' && isExact && !hasArticle && !isList);
}
