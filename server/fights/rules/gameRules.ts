import type { SystemCharts } from '../../charts/chart.ts';
import { lookUpOn } from '../../charts/lookUp.ts';
import type { Blow, BlowRoll } from './blow.ts';
import type { Unit } from './unit.ts';

/** How the attacks of one game work. */
export interface GameRules {
  /** How often one of the kind attacks an opponent in each round. */
  readonly attacks: (attacker: Unit, opponent: Unit, range: AttackRange) => number;
  /** One attack; `none` where he has none at that range, `unknown` where a value or a chart is missing. */
  readonly blow: (attacker: Unit, opponent: Unit, context: BlowContext) => Blow | 'none' | 'unknown';
}

export type AttackRange = 'ranged' | 'close';

/** What is special about an attack. */
interface BlowContext {
  readonly range: AttackRange;
  /** Added to the roll to hit, and to the Strength. */
  readonly toHit: number;
  readonly strength: number;
}

/** What a roll needs by a printed chart; undefined where there is none, or it lacks the values. */
export type ChartLookUp = (chart: string, column: number, row?: number, add?: number) => BlowRoll | undefined;

/** The charts by their ids, of the system itself before those of others. */
export function chartLookUp(systems: readonly SystemCharts[]): ChartLookUp {
  return (id, column, row, add = 0) => {
    const chart = systems.flatMap(({ book }) => book.charts).find((one) => one.id === id);
    if (!chart) return undefined;
    const place = { column: String(column), ...(row !== undefined && { row: String(row) }) };
    const found = lookUpOn(chart, place, add);
    if (found.kind !== 'needed') return undefined;
    return { needed: found.needed, ...(found.isExtrapolated && { isExtrapolated: true }) };
  };
}
