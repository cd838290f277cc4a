import type { SystemCharts } from '../../charts/chart.ts';
import type { Fight, PlayedEvent } from '../fight.ts';

/**
 * One fight with dice, event by event, by the same rules as `fightSteps`. It ends after 1000 rounds at the latest.
 *
 * @param random numbers from 0 up to, but without, 1.
 */
export function playFight(
  _fight: Fight,
  _charts: readonly SystemCharts[],
  _random: () => number,
): readonly PlayedEvent[] {
  return [];
}
