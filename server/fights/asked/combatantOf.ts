import type { Workspace } from '../../workspace/packages/workspace.ts';
import { effectsOf } from '../effects/effectsOf.ts';
import type { Combatant } from '../fight.ts';
import type { StatBlock } from '../statBlock.ts';

/** So many of a kind, with what their abilities do. Only Warhammer Quest has abilities in its blocks. */
export function combatantOf(workspace: Workspace, block: StatBlock, count: number): Combatant {
  const abilities = block.system === 'warhammer-quest' ? block.abilities : [];
  return { block, count, ...effectsOf(workspace, abilities) };
}
