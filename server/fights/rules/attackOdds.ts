import { fraction } from '../../dice/evaluation/fraction.ts';
import { mean } from '../../dice/evaluation/statistics.ts';
import { chanceOfNeeded } from '../dieTests.ts';
import type { AttackOdds, AttackRoll } from '../fight.ts';
import { type Blow, type BlowRoll, chanceThrough, woundsOf, woundsOfAttack } from './blow.ts';
import type { AttackRange, GameRules } from './gameRules.ts';
import type { Unit } from './unit.ts';

/** Each kind of attack of a side against each of its opponents, without what changes in the course of the fight. */
export function attackOdds(
  rules: GameRules,
  attackers: readonly Unit[],
  opponents: readonly Unit[],
  ranges: readonly AttackRange[],
): readonly AttackOdds[] {
  return attackers.flatMap((attacker) =>
    opponents.flatMap((opponent) =>
      ranges.flatMap((range) => {
        const blow = rules.blow(attacker, opponent, { range, toHit: 0, strength: 0 });
        const attacks = rules.attacks(attacker, opponent, range);
        return blow === 'none' || blow === 'unknown' || attacks === 0
          ? []
          : [oddsOf(blow, attacker.name, opponent.name, attacks)];
      }),
    ),
  );
}

function oddsOf(blow: Blow, by: string, against: string, attacks: number): AttackOdds {
  const { weapon, range, hit, wound, save, damage } = blow;
  const wounds = woundsOfAttack(blow);
  const without = wounds.counts.get(0) ?? 0n;
  return {
    by,
    against,
    weapon,
    range,
    attacks,
    hit: rollOf(hit),
    ...(wound && { wound: rollOf(wound) }),
    ...(save && { save: rollOf(save) }),
    damage: woundsOf(damage),
    through: chanceThrough(blow),
    chance: fraction(wounds.total - without, wounds.total),
    wounds: mean(wounds),
  };
}

function rollOf(roll: BlowRoll): AttackRoll {
  return { ...roll, chance: chanceOfNeeded(roll.needed) };
}
