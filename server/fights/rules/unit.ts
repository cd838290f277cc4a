/** A combatant in the course of a fight: what his abilities do to him and to others, with the numbers of this fight. */

import type { Distribution } from '../../dice/evaluation/distribution.ts';
import type { Fraction } from '../../dice/evaluation/fraction.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import { remembered } from '../../queries/remembered.ts';
import { chanceOfTest, numberOf, outcomesOfValue } from '../dieTests.ts';
import type { Effect, Hook } from '../effect.ts';
import type { Fight } from '../fight.ts';
import type { StatBlock } from '../statBlock.ts';

export interface Unit {
  readonly side: 0 | 1;
  /** Its place in all combatants of the fight, in order; also the component with its Wounds. */
  readonly place: number;
  readonly name: string;
  readonly block: StatBlock;
  readonly count: number;
  /** Of each. */
  readonly wounds: number;
  /** One Warrior of a party. */
  readonly isWarrior: boolean;
  readonly effects: readonly Effect[];
  /** The effects of which a roll decides when the fight begins. */
  readonly drawn: readonly Effect[];
}

/** More combatants take too long, and are no fight that anybody plays. */
export const maximumCombatants = 60;

/** The combatants of a fight in order. Undefined where one has no Wounds. */
export function unitsOf({ sides }: Fight): readonly Unit[] | undefined {
  const combatants = sides.flatMap((side, index) =>
    side.combatants.map((combatant) => ({ combatant, side: index as 0 | 1, isParty: side.isParty })),
  );
  const units = combatants.flatMap(({ combatant, side, isParty }, place): Unit | readonly [] => {
    const { block, count } = combatant;
    const { name, wounds = 0 } = block;
    if (wounds <= 0 || count <= 0) return [];
    const own = ownValues(block);
    const bound = combatant.effects.map((effect) => ({ ...effect, bindings: new Map([...effect.bindings, ...own]) }));
    const [effects, drawn] = [bound.filter(({ on }) => !on), bound.filter(({ on }) => on)];
    return { side, place, name, block, count, wounds, isWarrior: isParty && count === 1, effects, drawn };
  });
  return units.length === combatants.length ? units : undefined;
}

/** Whether units are more than `maximumCombatants`. */
export function areTooMany(units: readonly Unit[]): boolean {
  return units.reduce((sum, { count }) => sum + count, 0) > maximumCombatants;
}

/** The effects of a hook that always count against an opponent: those without a moment, and not against another race. */
export function constantEffects(unit: Unit, hook: Hook, opponent?: Unit): readonly Effect[] {
  return unit.effects.filter(
    (effect) => effect.hook === hook && effect.moment === undefined && countsAgainst(effect, opponent),
  );
}

/** Whether an effect of a unit counts against an opponent: one that names no race, or his, and does not wait for the fall of others. */
export function countsAgainst({ against, after }: Effect, opponent: Unit | undefined): boolean {
  if (after !== undefined) return false;
  return against === undefined || (opponent !== undefined && isOfRace(opponent.name, against));
}

/** Whether all of a kind attack one opponent together. */
export function isGang({ effects }: Unit): boolean {
  return effects.some(({ hook }) => hook === 'gangs-up');
}

/** Whether an effect makes opponents afraid: by a test of each when the fight begins, of which they hit worse. */
export function isFear(effect: Effect): boolean {
  return effect.moment === 'once-each' && effect.hook === 'to-hit-against' && amountOf(effect) !== undefined;
}

/** The sum of the amounts of a hook that always count. */
export function sumOfEffects(unit: Unit, hook: Hook, opponent?: Unit): number {
  return constantEffects(unit, hook, opponent).reduce((sum, effect) => sum + (amountOf(effect) ?? 0), 0);
}

/** A value of a unit with the changes of its abilities: first what sets it, then what multiplies, then what is added. */
export function changed(unit: Unit, hook: Hook, base: number, opponent?: Unit): number {
  return changedBy(base, constantEffects(unit, hook, opponent));
}

/** A number with the changes of some effects, in the same order. */
export function changedBy(base: number, effects: readonly Effect[]): number {
  if (effects.length === 0) return base;
  const amounts = (change: Effect['change']): readonly number[] =>
    effects.filter((effect) => effect.change === change).flatMap((effect) => amountOf(effect) ?? []);
  const set = amounts('set').at(-1) ?? base;
  return amounts('add').reduce(
    (sum, amount) => sum + amount,
    amounts('multiply').reduce((product, factor) => product * factor, set),
  );
}

/** The number of an effect; undefined where it is none, or depends on something unknown. */
export const amountOf = remembered(
  ({ value, bindings }: Effect): number | undefined => value && numberOf(value, bindings),
);

/** What an effect rolls for; undefined where it is nothing, or depends on something unknown. @param others as for `chanceOfEffect`. */
export function outcomesOfEffect({ value, bindings }: Effect, others: Bindings = new Map()): Distribution | undefined {
  return value && outcomesOfValue(value, new Map([...bindings, ...others]));
}

/** The chance of the test of an effect, with the values of the opponent, or of the moment. */
export function chanceOfEffect({ test, bindings }: Effect, others: Bindings = new Map()): Fraction | undefined {
  return test && chanceOfTest(test, new Map([...bindings, ...others]));
}

/** The values of an opponent by which a test may decide. */
export function valuesOfOpponent(unit: Unit): Bindings {
  const { block } = unit;
  if (block.system !== 'warhammer-quest') return new Map();
  const { battleLevel, strength, toughness, armour, initiative } = block;
  return new Map<string, number>([
    ['strength', changed(unit, 'strength', strength)],
    ['toughness', changed(unit, 'toughness', toughness)],
    ['armour', changed(unit, 'armour', armour)],
    ...(battleLevel === undefined ? [] : [['battle-level', battleLevel] as const]),
    ...(initiative === undefined ? [] : [['initiative', initiative] as const]),
  ]);
}

/** The values of one by which what his abilities do may be said. */
function ownValues(block: StatBlock): Bindings {
  if (block.system !== 'warhammer-quest') return new Map();
  const dice = /^\d+(?=D6$)/i.exec(block.damage)?.[0];
  return new Map<string, number>([
    ['monster-strength', block.strength],
    ...(dice === undefined ? [] : [['monster-damage-dice', Number(dice)] as const]),
    ...(block.ballisticSkill === undefined ? [] : [['monster-ballistic-skill', block.ballisticSkill] as const]),
  ]);
}

/** Whether a kind is the one that an ability names in full: a _Giant Wolf_ that somebody rides. */
export function isOfKind({ name }: Unit, kind: string): boolean {
  const words = wordsOf(name);
  return wordsOf(kind).every((word) => words.includes(word));
}

/** Whether a Warrior is of the race that an ability names: an _Elf_ of _Elves_, an _Enano_ of _Enanos_. */
function isOfRace(name: string, race: string): boolean {
  const races = wordsOf(race);
  return wordsOf(name).some((word) => races.includes(word));
}

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.map((word) => word.replace(/ves$/, 'f').replace(/(?<=[^s])s$/, ''));
}
