import type { SystemCharts } from '../../charts/chart.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Fight, FightAnswer } from '../fight.ts';
import { fightParts } from './fightParts.ts';

/**
 * Who wins a fight, in how many rounds and with which losses, in steps of some milliseconds. Fractions are exact; where they would take too
 * long, numbers with a bound of their error, and the limit that was met. Undefined where a combatant has no Wounds, or where a chart or a
 * value is missing that an attack needs.
 *
 * @param charts of `fightCharts`.
 * @param most how much work it may take, as for `fightParts`.
 */
export function* fightSteps(
  fight: Fight,
  charts: readonly SystemCharts[],
  most?: number,
): Steps<FightAnswer | undefined> {
  const parts = fightParts(fight, charts, most);
  let next = parts.next();
  while (!next.done) {
    const before = next;
    yield () => {
      next = parts.next();
    };
    // A step that is left out, because the answer has taken too long, ends the fight.
    if (next === before) return undefined;
  }
  return next.value;
}
