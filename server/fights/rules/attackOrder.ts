/** The order of a fight: at which range its rounds are, and who attacks before whom. */

import type { Fight } from '../fight.ts';
import type { AttackRange } from './gameRules.ts';
import type { Unit } from './unit.ts';

/** The first round of Close Combat; infinite for a fight that stays one of shooting. */
export function closeFrom({ system, sides, closeFrom: asked }: Fight): number {
  if (system !== 'gamebook') return 1;
  if (asked !== undefined) return asked === 'never' ? Number.POSITIVE_INFINITY : asked;
  const blocks = sides.flatMap(({ combatants }) => combatants.map(({ block }) => block));
  const has = (range: AttackRange): boolean =>
    blocks.some((block) => block.system === 'gamebook' && block[range] !== undefined);
  if (!has('close')) return Number.POSITIVE_INFINITY;
  return has('ranged') ? 2 : 1;
}

/** At which range attacks are made in the course of a fight. */
export function rangesOf(fight: Fight): readonly AttackRange[] {
  const from = closeFrom(fight);
  if (from <= 1) return ['close'];
  return Number.isFinite(from) ? ['ranged', 'close'] : ['ranged'];
}

/** The side that has all its attacks first; undefined where Initiative decides. */
export function firstSide({ system, sides, first }: Fight): 0 | 1 | undefined {
  if (first !== undefined) return first;
  if (system === 'warhammer-quest') return sides[1].isParty && !sides[0].isParty ? 1 : 0;
  if (system !== 'gamebook') return undefined;
  for (const [index, { combatants }] of sides.entries()) {
    for (const { block } of combatants) {
      if (block.system !== 'gamebook' || block.initiative === undefined) continue;
      return (block.initiative === 'own') === (index === 0) ? 0 : 1;
    }
  }
  return 0;
}

/** The side that attacks first, and the other. */
export function sidesFrom(first: 0 | 1): readonly (0 | 1)[] {
  return first === 0 ? [0, 1] : [1, 0];
}

/** Those of each side. */
export type Sides = readonly [readonly Unit[], readonly Unit[]];

/**
 * Who attacks in a round, in order. Of each entry one side attacks, then the other. There is one entry where a side has all its attacks first,
 * otherwise one for each Initiative, of those who have it.
 */
export function attackOrder(fight: Fight, units: readonly Unit[]): readonly Sides[] {
  const sidesOf = (some: readonly Unit[], inOrder = (own: readonly Unit[]) => own): Sides => [
    inOrder(some.filter(({ side }) => side === 0)),
    inOrder(some.filter(({ side }) => side === 1)),
  ];
  if (firstSide(fight) !== undefined) {
    return [sidesOf(units, fight.system === 'warhammer-quest' ? warriorsInOrder : undefined)];
  }
  const initiatives = [...new Set(units.map(initiativeOf))].toSorted((one, other) => other - one);
  return initiatives.map((initiative) => sidesOf(units.filter((unit) => initiativeOf(unit) === initiative)));
}

/** Warriors with the higher Initiative attack first, those with the same in the order of the party. */
function warriorsInOrder(units: readonly Unit[]): readonly Unit[] {
  if (!units.every(({ isWarrior }) => isWarrior)) return units;
  return units.toSorted((one, other) => initiativeOf(other) - initiativeOf(one));
}

/** 0 where a block has none. */
function initiativeOf({ block }: Unit): number {
  return block.system !== 'gamebook' && block.initiative !== undefined ? block.initiative : 0;
}
