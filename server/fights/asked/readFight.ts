import type { Package } from '../../workspace/packages/package.ts';
import type { Fight, FightNote } from '../fight.ts';
import type { StatBlock } from '../statBlock.ts';
import type { AskedFault } from './askedFault.ts';
import { readSide, type SideOptions } from './readSide.ts';

export interface FightReading {
  /** Absent where there are faults. */
  readonly fight?: Fight;
  readonly assumed: readonly FightNote[];
  readonly faults: readonly AskedFault[];
}

type FightOptions = Omit<SideOptions, 'label'> & Pick<Fight, 'first' | 'closeFrom'>;

/** A fight between two sides as people write them; both are of one system. */
export function readFight(
  scope: Package,
  sides: readonly [string | StatBlock, string | StatBlock],
  { first, closeFrom, ...options }: FightOptions,
): FightReading {
  const [a, b] = [
    readSide(scope, sides[0], { ...options, label: 'A' }),
    readSide(scope, sides[1], { ...options, label: 'B' }),
  ];
  const assumed = [...a.assumed, ...b.assumed];
  const faults = [...a.faults, ...b.faults];
  const system = a.side?.combatants[0]?.block.system;
  const other = b.side?.combatants[0]?.block.system;
  if (!a.side || !b.side || !system || !other) return { assumed, faults };
  const systems = [...new Set([system, other, ...(options.system ? [options.system] : [])])];
  if (systems.length > 1) return { assumed, faults: [{ kind: 'mixedSystems', systems }] };
  const asked = { ...(first !== undefined && { first }), ...(closeFrom !== undefined && { closeFrom }) };
  return { fight: { system, sides: [a.side, b.side], ...asked }, assumed, faults };
}
