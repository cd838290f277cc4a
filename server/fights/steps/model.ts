/** A fight to its chain: who attacks whom in which order, and what abilities do in each round. */

import type { Body } from '../chain/body.ts';
import { type Chain, rollStep, type Step, settleStep } from '../chain/chain.ts';
import { ChainParts, type MayAttack, type WarriorBodies } from '../chain/chainParts.ts';
import { HitLists } from '../chain/hitLists.ts';
import { outcomesOfTest } from '../chain/outcomes.ts';
import type { Effect } from '../effect.ts';
import type { Fight } from '../fight.ts';
import { attackOrder, firstSide, type Sides, sidesFrom } from '../rules/attackOrder.ts';
import type { GameRules } from '../rules/gameRules.ts';
import type { Unit } from '../rules/unit.ts';
import { Abilities } from './abilities.ts';
import { Dealing } from './dealing.ts';
import { EndOfRound } from './endOfRound.ts';
import { Striking } from './striking.ts';

/** A fight as a chain, and what its numbers mean. */
export interface FightModel {
  readonly chain: Chain;
  readonly units: readonly Unit[];
  /** By the place of the unit, which is its component too. */
  readonly bodies: readonly Body[];
  /** What the abilities of units do that is in the chain. */
  readonly usedEffects: ReadonlySet<Effect>;
}

/** Makes the chain of a fight. */
export function modelOf(fight: Fight, units: readonly Unit[], rules: GameRules, warriors: WarriorBodies): FightModel {
  const parts = new ChainParts(fight, units, rules, warriors);
  const abilities = new Abilities(parts);
  const attacks = attacksBy(parts, abilities);
  const opening = [...abilities.opening, ...attacksFromAmbush(parts, abilities, attacks)];
  const end = new EndOfRound(parts);
  const round = [
    ...abilities.round,
    ...parts.nextRound(),
    ...end.count(),
    ...attacksOfRound(parts, attacks),
    ...end.steps(),
  ];
  return { chain: parts.chain(opening, round), units, bodies: parts.bodies, usedEffects: parts.used };
}

/** The attacks of some combatants of one side in a row. */
type Attacks = (attackers: readonly Unit[], mayAttack?: MayAttack) => readonly Step[];

function attacksBy(parts: ChainParts, abilities: Abilities): Attacks {
  const lists = new HitLists(parts.rules);
  const dealing = new Dealing(parts, abilities, lists);
  const striking = new Striking(parts, abilities, lists);
  return (attackers, mayAttack = () => true) => {
    const [first] = attackers;
    if (!first) return [];
    const opponents = parts.against(first);
    if (!opponents.every(({ isWarrior }) => isWarrior)) return striking.steps(attackers, opponents, mayAttack);
    return [...abilities.gangs.choose(attackers), ...dealing.steps(attackers, opponents, mayAttack)];
  };
}

/** The attacks before the first round. */
function attacksFromAmbush(parts: ChainParts, { ambushes }: Abilities, attacks: Attacks): readonly Step[] {
  const steps = sidesFrom(0).flatMap((side) => {
    const attackers = parts.ofSide(side).filter((unit) => ambushes.has(unit));
    return attacks(attackers, (unit, state) => ambushes.isSprung(unit, state));
  });
  return [...steps, ...ambushes.forget()];
}

function attacksOfRound(parts: ChainParts, attacks: Attacks): readonly Step[] {
  const order = attackOrder(parts.fight, parts.units);
  const first = firstSide(parts.fight);
  if (first !== undefined) return order.flatMap((sides) => sidesFrom(first).flatMap((side) => attacks(sides[side])));
  const firstTie = order.find(isTie);
  if (!firstTie) return order.flatMap((sides) => attacks(sides.flat()));
  // In each round a die decides between all that are equal.
  const component = parts.component(0, 1);
  const outcomes = outcomesOfTest({ numerator: 1n, denominator: 2n });
  const steps = order.flatMap((sides) => {
    if (!isTie(sides)) return attacks(sides.flat());
    const [one, other] = sides;
    return [
      ...(sides === firstTie ? [rollStep(() => ({ component, outcomes }))] : []),
      ...attacks(one, (_, state) => state[component] === 0),
      ...attacks(other),
      ...attacks(one, (_, state) => state[component] === 1),
    ];
  });
  const forget = settleStep((state) => {
    state[component] = 0;
  });
  return [...steps, forget];
}

function isTie([one, other]: Sides): boolean {
  return one.length > 0 && other.length > 0;
}
