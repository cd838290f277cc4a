import type { SystemCharts } from '../charts/chart.ts';
import { chartsOf } from '../workspace/packages/chartsOf.ts';
import type { Package } from '../workspace/packages/package.ts';
import type { FightSystem } from './statBlock.ts';

/** The charts that a fight needs: those of its system, and for Mordheim those of Warhammer Fantasy Battle, from which it comes. */
export function fightCharts(scope: Package, system: FightSystem): readonly SystemCharts[] {
  return chartsOf(scope, system === 'mordheim' ? ['mordheim', 'wfb'] : [system]);
}
