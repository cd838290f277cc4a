import type { Package } from '../../workspace/packages/package.ts';
import { effectsOf } from '../effects/effectsOf.ts';
import type { Combatant } from '../fight.ts';
import type { StatBlock } from '../statBlock.ts';

/**
 * So many of a kind, with what their abilities do. Only Warhammer Quest has abilities in its blocks.
 *
 * @param language of the words for what is not modelled.
 */
export function combatantOf(scope: Package, block: StatBlock, count: number, language?: string): Combatant {
  const abilities = block.system === 'warhammer-quest' ? block.abilities : [];
  return { block, count, ...effectsOf(scope, abilities, language) };
}

/** `Goblin`, `6 × Goblin`. */
export function combatantName({ block: { name }, count }: Combatant): string {
  return count === 1 ? name : `${count} × ${name}`;
}
