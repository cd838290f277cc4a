import { constant } from '../../dice/evaluation/distribution.ts';
import type { Blow, BlowRoll } from './blow.ts';
import type { ChartLookUp, GameRules } from './gameRules.ts';

/** Close combat between profiles: to hit by both Weapon Skills, to wound by Strength and Toughness, a save that Strength makes worse, 1 Wound. */
export function profileRules(lookUp: ChartLookUp): GameRules {
  return {
    attacks: ({ block }) => attacksOf(block),
    blow: ({ block }, { block: other }): Blow | 'none' | 'unknown' => {
      if (block.system !== 'wfb' && block.system !== 'mordheim') return 'unknown';
      if (other.system !== 'wfb' && other.system !== 'mordheim') return 'unknown';
      const { weaponSkill, strength, weaponBonus } = block;
      if (attacksOf(block) === 0) return 'none';
      if (weaponSkill === undefined || strength === undefined) return 'unknown';
      if (other.weaponSkill === undefined || other.toughness === undefined) return 'unknown';
      const hit = lookUp('wfb-to-hit', other.weaponSkill, weaponSkill);
      const wound = lookUp('wfb-to-wound', other.toughness, strength + weaponBonus);
      const save = other.save === undefined ? undefined : lookUp('wfb-armour-save', strength + weaponBonus, other.save);
      if (!hit || !wound || (other.save !== undefined && !save)) return 'unknown';
      return {
        weapon: '',
        range: 'close',
        hit,
        wound,
        ...(save && { save: withinDie(save) }),
        avoids: [],
        naturals: [],
        damage: { dice: constant(1), add: 0, times: 1, less: 0, ignored: [], extra: [] },
        isFire: false,
        isPoison: false,
      };
    },
  };
}

function attacksOf(block: Parameters<GameRules['attacks']>[0]['block']): number {
  return block.system === 'wfb' || block.system === 'mordheim' ? Math.max(0, block.attacks ?? 0) : 0;
}

/** A save that needs more than a die shows is none. */
function withinDie(save: BlowRoll): BlowRoll {
  const { needed } = save;
  return needed.kind === 'scores' && needed.scores[0] > 6 ? { ...save, needed: { kind: 'impossible' } } : save;
}
