import type { SystemCharts } from '../../charts/chart.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Fight, FightAnswer } from '../fight.ts';

/**
 * Who wins a fight, in how many rounds and with which losses, in steps of some milliseconds. Fractions are exact; where they would take too
 * long, numbers with a bound of their error, and the limit that was met.
 *
 * @param charts of the system of the fight; without a chart that it needs there is no answer.
 */
export function* fightSteps(_fight: Fight, _charts: readonly SystemCharts[]): Steps<FightAnswer | undefined> {
  yield () => undefined;
  return undefined;
}
