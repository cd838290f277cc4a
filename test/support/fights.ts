import assert from 'node:assert/strict';
import { type Fraction, formatFraction } from '../../server/dice/evaluation/fraction.ts';
import { fightParts } from '../../server/fights/answer/fightAnswer.ts';
import type { Effect } from '../../server/fights/effect.ts';
import type { Combatant, Fight, FightAnswer, FightSide } from '../../server/fights/fight.ts';
import type { GamebookBlock, ProfileBlock, QuestBlock, StatBlock } from '../../server/fights/statBlock.ts';
import { packs } from '../../server/hosts/packs.ts';
import { chartsOf } from '../../server/workspace/packages/chartsOf.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

export const bundledCharts = chartsOf(new Workspace(packs).all);

/** A Monster or a Warrior. */
export function quest(
  name: string,
  [weaponSkill, strength, toughness, wounds]: readonly [number, number, number, number],
  others: Partial<QuestBlock> = {},
): QuestBlock {
  return {
    system: 'warhammer-quest',
    name,
    weaponSkill,
    strength,
    toughness,
    wounds,
    attacks: 1,
    damage: '1D6',
    armour: 0,
    abilities: [],
    ...others,
  };
}

export function gamebook(
  [weaponSkill, strength, toughness, wounds]: readonly [number, number, number, number],
  others: Partial<GamebookBlock> = {},
): GamebookBlock {
  return {
    system: 'gamebook',
    name: '',
    weaponSkill,
    strength,
    toughness,
    wounds,
    attacks: { ranged: 1, close: 1 },
    ...others,
  };
}

/** A ranged weapon without effects. */
export function gun(strength: number, damage: number, others: Partial<NonNullable<GamebookBlock['ranged']>> = {}) {
  return { name: 'gun', isFire: false, isPoison: false, strength, damage, ...others };
}

/** A close combat weapon; its multiplier in tenths. */
export function blade(tenths: number, others: Partial<NonNullable<GamebookBlock['close']>> = {}) {
  return {
    name: 'blade',
    isFire: false,
    isPoison: false,
    multiplier: { numerator: BigInt(tenths), denominator: 10n },
    ...others,
  };
}

export function profile(others: Partial<ProfileBlock>): ProfileBlock {
  return { system: 'wfb', name: '', weaponBonus: 0, ...others };
}

export function combatant(block: StatBlock, count = 1, effects: readonly Effect[] = []): Combatant {
  return { block, count, effects, notModelled: [] };
}

export function side(combatants: readonly Combatant[], isParty = false): FightSide {
  return { name: combatants.map(({ block }) => block.name).join(), combatants, isParty };
}

export function duel(first: StatBlock, second: StatBlock, others: Partial<Fight> = {}): Fight {
  return { system: first.system, sides: [side([combatant(first)]), side([combatant(second)])], ...others };
}

export function fought(fight: Fight): FightAnswer {
  const parts = fightParts(fight, bundledCharts);
  for (;;) {
    const { done, value } = parts.next();
    if (!done) continue;
    assert.ok(value);
    return value;
  }
}

export function exactly(share: { readonly exact?: Fraction }): string | undefined {
  return share.exact && formatFraction(share.exact);
}
