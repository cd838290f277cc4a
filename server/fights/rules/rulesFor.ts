import type { SystemCharts } from '../../charts/chart.ts';
import type { Fight } from '../fight.ts';
import { gamebookRules } from './gamebookRules.ts';
import { chartLookUp, type GameRules } from './gameRules.ts';
import { profileRules } from './profileRules.ts';
import { questRules } from './questRules.ts';

/**
 * How the attacks of the game of a fight work.
 *
 * @param charts of `fightCharts`.
 */
export function rulesFor({ system }: Fight, charts: readonly SystemCharts[]): GameRules {
  const lookUp = chartLookUp(charts);
  switch (system) {
    case 'warhammer-quest':
      return questRules(lookUp);
    case 'gamebook':
      return gamebookRules(lookUp);
    case 'mordheim':
    case 'wfb':
      return profileRules(lookUp);
  }
}
