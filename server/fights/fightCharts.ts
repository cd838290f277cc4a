import type { SystemCharts } from '../charts/chart.ts';
import { chartsOf } from '../workspace/packages/chartsOf.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import type { FightSystem } from './statBlock.ts';

/** The charts that a fight needs: those of its system, and for Mordheim those of Warhammer Fantasy Battle, from which it comes. */
export function fightCharts(workspace: Workspace, system: FightSystem): readonly SystemCharts[] {
  return chartsOf(workspace, system === 'mordheim' ? ['mordheim', 'wfb'] : [system]);
}
