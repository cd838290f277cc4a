import { constant } from '../../dice/evaluation/distribution.ts';
import type { GamebookBlock } from '../statBlock.ts';
import type { Blow, BlowRoll, Damage } from './blow.ts';
import type { AttackRange, ChartLookUp, GameRules } from './gameRules.ts';

/** The gamebook: to hit by the Weapon Skill alone, to wound by Strength and Toughness, one save, and the damage of the weapon. */
export function gamebookRules(lookUp: ChartLookUp): GameRules {
  return {
    attacks: ({ block }, _, range) =>
      block.system === 'gamebook' && block[range] ? Math.max(0, block.attacks[range]) : 0,
    blow: ({ block }, { block: other }, { range }): Blow | 'none' | 'unknown' => {
      if (block.system !== 'gamebook' || other.system !== 'gamebook') return 'unknown';
      const weapon = block[range];
      if (!weapon) return 'none';
      const hit = lookUp('gb-to-hit', block.weaponSkill);
      const strength = range === 'ranged' && block.ranged ? block.ranged.strength : block.strength;
      const wound = lookUp('gb-to-wound', other.toughness, strength);
      if (!hit || !wound) return 'unknown';
      const save = bestSave(other, range);
      return {
        weapon: weapon.name,
        range,
        hit,
        wound,
        ...(save && { save }),
        avoids: [],
        naturals: [],
        damage: plain(range === 'ranged' && block.ranged ? block.ranged.damage : closeDamage(block)),
        isFire: weapon.isFire,
        isPoison: weapon.isPoison,
      };
    },
  };
}

/** Only the best save counts; cover only against shots. */
function bestSave({ armourSave, coverSave }: GamebookBlock, range: AttackRange): BlowRoll | undefined {
  const saves = [armourSave, range === 'ranged' ? coverSave : undefined].filter((save) => save !== undefined);
  return saves.length === 0 ? undefined : { needed: { kind: 'scores', scores: [Math.min(...saves)] } };
}

/** The multiple of the wielder's Strength, fractions up. */
function closeDamage({ close, strength }: GamebookBlock): number {
  const { numerator, denominator } = close?.multiplier ?? { numerator: 1n, denominator: 1n };
  return Number((numerator * BigInt(strength) + denominator - 1n) / denominator);
}

function plain(wounds: number): Damage {
  return { dice: constant(Math.max(0, wounds)), add: 0, times: 1, less: 0, ignored: [], extra: [] };
}
