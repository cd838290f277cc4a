/** A fight to its chain: who attacks whom in which order, and what abilities do in each round. */

import type { Fraction } from '../../dice/evaluation/fraction.ts';
import { toNumber } from '../../dice/evaluation/fraction.ts';
import { none, oneMinus } from '../dieTests.ts';
import type { Effect } from '../effect.ts';
import type { Fight } from '../fight.ts';
import { woundsOfAttack } from './blow.ts';
import {
  type Body,
  GroupBody,
  type Hit,
  type Hits,
  hitOf,
  mergedOutcomes,
  WarriorByAttacks,
  WarriorByWounds,
} from './body.ts';
import type { Chain, ChainMove, Ending, Outcome, State, Step } from './chain.ts';
import type { AttackRange, GameRules } from './gameRules.ts';
import { naturalFromOf } from './questRules.ts';
import {
  amountOf,
  chanceOfEffect,
  constantEffects,
  countsAgainst,
  outcomesOfEffect,
  type Unit,
  unitOf,
  valuesOfOpponent,
} from './unit.ts';

export interface FightModel {
  readonly chain: Chain;
  readonly units: readonly Unit[];
  /** By the place of the unit, which is its component too. */
  readonly bodies: readonly Body[];
  /** What the abilities of units do that is in the chain. */
  readonly usedEffects: ReadonlySet<Effect>;
}

/** More combatants take too long, and are no fight that anybody plays. */
export const maximumCombatants = 60;

/** How Warriors are told apart: by their Wounds, for fractions, or by the attacks on them, which are far fewer. */
type WarriorBodies = 'byWounds' | 'byAttacks';

/** Undefined where a combatant has no Wounds. */
export function unitsOf({ sides }: Fight): readonly Unit[] | undefined {
  const combatants = sides.flatMap((side, index) =>
    side.combatants.map((combatant) => ({ combatant, side: index as 0 | 1, isParty: side.isParty })),
  );
  const units = combatants.flatMap(
    ({ combatant, side, isParty }, place) => unitOf(combatant, side, place, isParty) ?? [],
  );
  return units.length === combatants.length ? units : undefined;
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

/** Makes the chain of a fight. */
export function modelOf(fight: Fight, units: readonly Unit[], rules: GameRules, warriors: WarriorBodies): FightModel {
  return new Builder(fight, units, rules, warriors).model();
}

/** What an ability adds to the chain beside the Wounds. */
interface Frenzy {
  readonly component: number;
  readonly chance: Fraction;
  readonly effect: Effect;
}

class Builder {
  readonly #fight: Fight;
  readonly #units: readonly Unit[];
  readonly #rules: GameRules;
  readonly #bodies: readonly Body[];
  readonly #start: number[];
  readonly #most = new Map<number, number>();
  readonly #used = new Set<Effect>();
  readonly #opening: Step[] = [];
  readonly #round: Step[] = [];
  readonly #closeFrom: number;
  /** The components with the round, and with the die that decides between equal Initiatives. */
  readonly #roundAt: number | undefined;
  /** The number of frenzied ones of a kind and how many stand, by the place of the unit. */
  readonly #frenzies = new Map<number, Frenzy>();
  /** Whether the kind attacks before the first round. */
  readonly #ambushes = new Map<number, number>();
  /** The opponent that all of the kind attack. */
  readonly #gangs = new Map<number, number>();
  /** How many of the kind stood when the round began. */
  readonly #counted = new Map<number, number>();
  /** Whether a Warrior is afraid, by the place of the Warrior and the effect. */
  readonly #fears: {
    readonly warrior: number;
    readonly unit: number;
    readonly effect: Effect;
    readonly component: number;
  }[] = [];
  /** The shots that are left, by the place of the unit. */
  readonly #shots = new Map<number, number>();
  readonly #hits = new Map<string, Hit | undefined>();
  readonly #lists = new Map<string, readonly Hits[]>();
  readonly #hitLists = new Map<string, readonly Hits[]>();
  readonly #portionHits = new Map<readonly Portion[], Map<string, readonly Hits[]>>();

  constructor(fight: Fight, units: readonly Unit[], rules: GameRules, warriors: WarriorBodies) {
    this.#fight = fight;
    this.#units = units;
    this.#rules = rules;
    const isBurning = burns(units);
    this.#bodies = units.map(({ isWarrior, wounds, count }) => {
      if (!isWarrior) return new GroupBody(count, wounds, isBurning);
      return warriors === 'byWounds' ? new WarriorByWounds(wounds) : new WarriorByAttacks(wounds);
    });
    this.#start = this.#bodies.map(({ start }) => start);
    this.#closeFrom = closeFrom(fight);
    const changesRange = fight.system === 'gamebook' && this.#closeFrom > 1 && Number.isFinite(this.#closeFrom);
    this.#roundAt = changesRange ? this.#component(0, this.#closeFrom) : undefined;
  }

  model(): FightModel {
    this.#addAbilities();
    this.#addRound();
    const chain: Chain = {
      start: this.#start,
      opening: this.#opening,
      round: this.#round,
      mostOf: (component) => {
        const body = this.#bodies[component];
        return body ? body.most : this.#most.get(component);
      },
      ending: (state) => this.#ending(state),
    };
    return { chain, units: this.#units, bodies: this.#bodies, usedEffects: this.#used };
  }

  /** @param most its greatest number. */
  #component(start: number, most: number): number {
    this.#most.set(this.#start.length, most);
    this.#start.push(start);
    return this.#start.length - 1;
  }

  #standing({ place }: Unit, state: State): number {
    return this.#bodies[place]?.standing(state[place] ?? 0) ?? 0;
  }

  #ending(state: State): Ending | undefined {
    let first = false;
    let second = false;
    for (const unit of this.#units) {
      if (this.#standing(unit, state) === 0) continue;
      if (unit.side === 0) first = true;
      else second = true;
    }
    if (first && second) return undefined;
    return first ? 0 : second ? 1 : 'draw';
  }

  #ofSide(side: 0 | 1): readonly Unit[] {
    return this.#units.filter((unit) => unit.side === side);
  }

  #against({ side }: Unit): readonly Unit[] {
    return this.#ofSide(side === 0 ? 1 : 0);
  }

  #addAbilities(): void {
    for (const unit of this.#units) {
      for (const effect of unit.effects) {
        // Against a race that is none of the opponents it may yet count: `Humans`.
        if (!this.#against(unit).some((other) => countsAgainst(effect, other))) continue;
        if (effect.moment === undefined && this.#isConstant(unit, effect)) this.#used.add(effect);
        if (effect.moment === 'natural' && isNaturalUsed(effect)) this.#used.add(effect);
        this.#addFrenzy(unit, effect);
        this.#addAmbush(unit, effect);
        this.#addFear(unit, effect);
        if (effect.hook === 'gangs-up' && this.#against(unit).every(({ isWarrior }) => isWarrior)) {
          this.#used.add(effect);
          this.#gangs.set(unit.place, this.#component(0, this.#units.length));
        }
      }
      const { block } = unit;
      if (block.system === 'gamebook' && block.ranged?.ammunition !== undefined) {
        this.#shots.set(unit.place, this.#component(block.ranged.ammunition, block.ranged.ammunition));
      }
    }
    const springs = [...this.#ambushes.keys()];
    for (const side of [0, 1] as const) {
      const attackers = this.#ofSide(side).filter(({ place }) => springs.includes(place));
      if (attackers.length === 0) continue;
      this.#chooseGangs(attackers, this.#opening);
      this.#attacks(attackers, this.#opening, ({ place }, state) => state[this.#ambushes.get(place) ?? -1] === 1);
    }
    if (springs.length > 0) {
      this.#opening.push({
        kind: 'settle',
        settle: (state) => {
          for (const component of this.#ambushes.values()) state[component] = 0;
        },
      });
    }
  }

  /** Whether an effect counts from the beginning to the end, and is known in numbers. */
  #isConstant(unit: Unit, effect: Effect): boolean {
    switch (effect.hook) {
      case 'avoids':
        return this.#against(unit).every((other) => chanceOfEffect(effect, valuesOfOpponent(other)) !== undefined);
      case 'no-armour':
      case 'no-toughness':
        return true;
      case 'regains':
        return !unit.isWarrior && outcomesOfEffect(effect) !== undefined;
      case 'extra-wounds':
      case 'unreduced-damage':
      case 'ignores-wounds':
        return outcomesOfEffect(effect) !== undefined;
      case 'nothing':
        return true;
      case 'flees':
        return !unit.isWarrior && chanceOfEffect(effect, new Map([['monsters-left', 1]])) !== undefined;
      case 'strikes-first':
      case 'gangs-up':
        return false;
      default:
        return amountOf(effect) !== undefined;
    }
  }

  #addFrenzy(unit: Unit, effect: Effect): void {
    if (!isFrenzy(effect) || this.#frenzies.has(unit.place)) return;
    // Of a gang nobody can say what twice the attacks of some are.
    if (unit.effects.some(({ hook }) => hook === 'gangs-up')) return;
    const chance = chanceOfEffect(effect);
    if (!chance || amountOf(effect) === undefined) return;
    this.#used.add(effect);
    const component = this.#component(0, pairOf(unit, unit.count, unit.count));
    this.#frenzies.set(unit.place, { component, chance, effect });
    this.#round.push({ kind: 'settle', settle: (state) => this.#count(unit, component, state) });
    const outcomesOf = byNumber((pair) => {
      const [stand, frenzied] = [firstOf(unit, pair), secondOf(unit, pair)];
      return mergedOutcomes(
        binomial(stand - frenzied, chance).map(([more, ofMore]) => [pairOf(unit, stand, frenzied + more), ofMore]),
      );
    });
    this.#round.push({
      kind: 'roll',
      move: (state) => {
        const pair = state[component] ?? 0;
        return firstOf(unit, pair) > secondOf(unit, pair) ? { component, outcomes: outcomesOf(pair) } : undefined;
      },
    });
  }

  /** Before the first roll of a round all that stand are counted. */
  #count(unit: Unit, component: number, state: number[]): void {
    state[component] = pairOf(unit, this.#standing(unit, state), secondOf(unit, state[component] ?? 0));
  }

  /** One that falls is frenzied as often as any of those that stood. */
  #thin(unit: Unit, steps: Step[]): void {
    const frenzy = this.#frenzies.get(unit.place);
    if (!frenzy) return;
    const { component } = frenzy;
    const outcomesOf = byNumber((number) => {
      const [value, stand] = [firstOf(unit, number), secondOf(unit, number)];
      const [stood, frenzied] = [firstOf(unit, value), secondOf(unit, value)];
      return mergedOutcomes(
        drawn(stood, frenzied, stood - stand).map(([gone, chance]) => [pairOf(unit, stand, frenzied - gone), chance]),
      );
    });
    steps.push({
      kind: 'roll',
      move: (state) => {
        const value = state[component] ?? 0;
        const stood = firstOf(unit, value);
        const stand = this.#standing(unit, state);
        if (stand >= stood || stood === 0) return undefined;
        return { component, outcomes: outcomesOf(value * (unit.count + 1) + stand) };
      },
    });
  }

  #addAmbush(unit: Unit, effect: Effect): void {
    if (effect.hook !== 'strikes-first' || this.#ambushes.has(unit.place)) return;
    const chance = chanceOfEffect(effect);
    if (!chance) return;
    this.#used.add(effect);
    const component = this.#component(0, 1);
    this.#ambushes.set(unit.place, component);
    const outcomes = yesOrNo(chance);
    this.#opening.push({ kind: 'roll', move: () => ({ component, outcomes }) });
  }

  #addFear(unit: Unit, effect: Effect): void {
    if (effect.moment !== 'once-each' || effect.hook !== 'to-hit-against' || amountOf(effect) === undefined) return;
    const warriors = this.#against(unit).filter((warrior) => countsAgainst(effect, warrior));
    const tests = warriors.map((warrior) => ({ warrior, chance: chanceOfEffect(effect, valuesOfOpponent(warrior)) }));
    if (tests.some(({ warrior, chance }) => !chance || warrior.count > 1)) return;
    this.#used.add(effect);
    for (const { warrior, chance } of tests) {
      if (!chance || chance.numerator === 0n) continue;
      const component = this.#component(0, 1);
      this.#fears.push({ warrior: warrior.place, unit: unit.place, effect, component });
      const outcomes = yesOrNo(chance);
      this.#opening.push({ kind: 'roll', move: () => ({ component, outcomes }) });
    }
  }

  /** Each gang without an opponent draws one of those who stand. */
  #chooseGangs(attackers: readonly Unit[], steps: Step[]): void {
    for (const unit of attackers) {
      const component = this.#gangs.get(unit.place);
      if (component === undefined) continue;
      steps.push({
        kind: 'roll',
        move: (state) => {
          const chosen = this.#units[(state[component] ?? 0) - 1];
          if (this.#standing(unit, state) === 0 || (chosen && this.#standing(chosen, state) > 0)) return undefined;
          const others = this.#against(unit).filter((other) => this.#standing(other, state) > 0);
          const each = { numerator: 1n, denominator: BigInt(others.length) };
          const outcomes = others.map(({ place }) => ({ value: place + 1, chance: each, near: toNumber(each) }));
          return { component, outcomes };
        },
      });
    }
  }

  #addRound(): void {
    const steps = this.#round;
    const { system } = this.#fight;
    const roundAt = this.#roundAt;
    if (roundAt !== undefined) {
      steps.push({
        kind: 'settle',
        settle: (state) => {
          state[roundAt] = Math.min(this.#closeFrom, (state[roundAt] ?? 0) + 1);
        },
      });
    }
    for (const unit of this.#units) {
      if (constantEffects(unit, 'flees').some((effect) => this.#used.has(effect))) {
        const component = this.#component(0, unit.count);
        this.#counted.set(unit.place, component);
        steps.push({
          kind: 'settle',
          settle: (state) => {
            state[component] = this.#standing(unit, state);
          },
        });
      }
    }
    const first = firstSide(this.#fight);
    if (first === undefined) {
      this.#byInitiative(steps);
    } else {
      for (const side of [first, first === 0 ? 1 : 0] as const) {
        const attackers = this.#ofSide(side);
        this.#chooseGangs(attackers, steps);
        this.#attacks(system === 'warhammer-quest' ? inOrderOfInitiative(attackers) : attackers, steps);
      }
    }
    this.#endOfRound(steps);
  }

  /** The higher Initiative first; a die decides between equal ones in each round. */
  #byInitiative(steps: Step[]): void {
    const values = [...new Set(this.#units.map(initiativeOf))].toSorted((one, other) => other - one);
    let die: number | undefined;
    for (const value of values) {
      const [one, other] = ([0, 1] as const).map((side) =>
        this.#ofSide(side).filter((unit) => initiativeOf(unit) === value),
      );
      if (!one || !other) continue;
      if (one.length === 0 || other.length === 0) {
        this.#attacks([...one, ...other], steps);
        continue;
      }
      if (die === undefined) {
        const component = this.#component(0, 1);
        die = component;
        const outcomes = yesOrNo({ numerator: 1n, denominator: 2n });
        steps.push({ kind: 'roll', move: () => ({ component, outcomes }) });
      }
      const decided = die;
      this.#attacks(one, steps, (_, state) => state[decided] === 0);
      this.#attacks(other, steps);
      this.#attacks(one, steps, (_, state) => state[decided] === 1);
    }
    const decided = die;
    if (decided !== undefined) this.#clear(decided, steps);
  }

  #clear(component: number, steps: Step[]): void {
    steps.push({
      kind: 'settle',
      settle: (state) => {
        state[component] = 0;
      },
    });
  }

  #endOfRound(steps: Step[]): void {
    if (burns(this.#units)) {
      steps.push({
        kind: 'settle',
        settle: (state) => {
          for (const [place, body] of this.#bodies.entries()) {
            if (body instanceof GroupBody) state[place] = body.burnt(state[place] ?? 0);
          }
        },
      });
    }
    for (const unit of this.#units) {
      const { place } = unit;
      const body = this.#bodies[place];
      for (const effect of constantEffects(unit, 'regains')) {
        const regained = outcomesOfEffect(effect);
        if (!regained || !(body instanceof GroupBody)) continue;
        const hit = hitOf(regained, { isFire: false, isPoison: false });
        const outcomesFrom = byNumber((value) =>
          mergedOutcomes(hit.outcomes.map(({ wounds, chance }) => [body.regained(value, wounds), chance])),
        );
        steps.push({
          kind: 'roll',
          move: (state) => {
            const value = state[place] ?? 0;
            if (value === 0 || value === body.start) return undefined;
            return { component: place, outcomes: outcomesFrom(value) };
          },
        });
      }
      const counted = this.#counted.get(place);
      if (counted === undefined) continue;
      for (const effect of constantEffects(unit, 'flees')) {
        const chanceFor = byNumber((stand) => chanceOfEffect(effect, new Map([['monsters-left', stand]])) ?? none);
        steps.push({
          kind: 'roll',
          move: (state) => {
            const stand = this.#standing(unit, state);
            if (stand === 0 || stand >= (state[counted] ?? 0)) return undefined;
            const chance = chanceFor(stand);
            if (chance.numerator === 0n) return undefined;
            return {
              component: place,
              outcomes: mergedOutcomes([
                [0, chance],
                [state[place] ?? 0, oneMinus(chance)],
              ]),
            };
          },
        });
      }
      this.#clear(counted, steps);
    }
  }

  #rangeIn(state: State): AttackRange {
    const round = this.#roundAt === undefined ? Number.POSITIVE_INFINITY : (state[this.#roundAt] ?? 0);
    if (!Number.isFinite(this.#closeFrom)) return 'ranged';
    return round >= this.#closeFrom ? 'close' : 'ranged';
  }

  /** The attacks of some combatants of one side in a row. */
  #attacks(attackers: readonly Unit[], steps: Step[], mayAttack: MayAttack = () => true): void {
    const [first] = attackers;
    if (!first) return;
    const opponents = this.#against(first);
    const [only] = opponents;
    const isPlain = (unit: Unit): boolean => !this.#frenzies.has(unit.place) && !this.#shots.has(unit.place);
    if (opponents.every(({ isWarrior }) => isWarrior)) this.#dealt(attackers, opponents, steps, mayAttack);
    else if (only && opponents.length === 1 && [only, ...attackers].every(isPlain)) {
      this.#together(attackers, only, steps, mayAttack);
    } else this.#inTurn(attackers, opponents, steps, mayAttack);
  }

  /** All attacks on the only kind of opponent as one move, which gives the same states in fewer steps. */
  #together(attackers: readonly Unit[], target: Unit, steps: Step[], mayAttack: MayAttack): void {
    const known = new Map<string, readonly Hits[]>();
    const body = this.#bodies[target.place];
    steps.push({
      kind: 'roll',
      move: (state) => {
        const range = this.#rangeIn(state);
        let key = range as string;
        for (const unit of attackers) {
          const stand = mayAttack(unit, state) ? this.#standing(unit, state) : 0;
          key += ` ${stand}/${this.#fearOf(unit, target, state)}`;
        }
        const hits = known.get(key) ?? this.#hitsTogether(attackers, target, range, state, mayAttack);
        known.set(key, hits);
        if (hits.length === 0 || !body) return undefined;
        return { component: target.place, outcomes: body.hit(state[target.place] ?? 0, hits) };
      },
    });
  }

  #hitsTogether(
    attackers: readonly Unit[],
    target: Unit,
    range: AttackRange,
    state: State,
    mayAttack: MayAttack,
  ): readonly Hits[] {
    return attackers.flatMap((unit) => {
      if (!mayAttack(unit, state)) return [];
      const attacks = this.#attacksIn(unit, target, range, state);
      return this.#hitsOf(unit, target, range, attacks, this.#fearOf(unit, target, state), 0) ?? [];
    });
  }

  /** Each attacks the most wounded opponent of the first kind that stands. */
  #inTurn(attackers: readonly Unit[], opponents: readonly Unit[], steps: Step[], mayAttack: MayAttack): void {
    for (const unit of attackers) {
      const most = unit.count * this.#mostAttacks(unit, opponents);
      for (let attack = 0; attack < most; attack++) {
        steps.push({
          kind: 'roll',
          move: (state): ChainMove | undefined => {
            const target = opponents.find((other) => this.#standing(other, state) > 0);
            if (!target || !mayAttack(unit, state)) return undefined;
            const range = this.#rangeIn(state);
            if (attack >= this.#attacksIn(unit, target, range, state)) return undefined;
            const hits = this.#hitsOf(unit, target, range, 1, this.#fearOf(unit, target, state), 0);
            const body = this.#bodies[target.place];
            if (!hits || !body) return undefined;
            return { component: target.place, outcomes: body.hit(state[target.place] ?? 0, hits) };
          },
        });
        for (const other of opponents) this.#thin(other, steps);
      }
      const shots = this.#shots.get(unit.place);
      if (shots !== undefined) {
        steps.push({
          kind: 'settle',
          settle: (state) => {
            if (!mayAttack(unit, state) || this.#rangeIn(state) !== 'ranged') return;
            const [target] = opponents;
            const fired = target ? this.#rules.attacks(unit, target, 'ranged') : 0;
            state[shots] = Math.max(0, (state[shots] ?? 0) - fired);
          },
        });
      }
    }
  }

  #mostAttacks(unit: Unit, opponents: readonly Unit[]): number {
    const own = Math.max(
      0,
      ...opponents.flatMap((other) =>
        (['ranged', 'close'] as const).map((range) => this.#rules.attacks(unit, other, range)),
      ),
    );
    const frenzy = this.#frenzies.get(unit.place);
    return Math.max(own, frenzy ? frenziedAttacks(own, frenzy.effect) : 0);
  }

  /** The attacks of all of the kind that stand. */
  #attacksIn(unit: Unit, target: Unit, range: AttackRange, state: State): number {
    const each = this.#rules.attacks(unit, target, range);
    const frenzy = this.#frenzies.get(unit.place);
    const frenzied = frenzy ? secondOf(unit, state[frenzy.component] ?? 0) : 0;
    const stand = this.#standing(unit, state);
    const all = frenzy ? (stand - frenzied) * each + frenzied * frenziedAttacks(each, frenzy.effect) : stand * each;
    const shots = this.#shots.get(unit.place);
    return range === 'ranged' && shots !== undefined ? Math.min(all, stand * (state[shots] ?? 0)) : all;
  }

  /** What fear takes off the roll of a Warrior to hit. */
  #fearOf(unit: Unit, target: Unit, state: State): number {
    let sum = 0;
    for (const { warrior, unit: feared, effect, component } of this.#fears) {
      if (warrior === unit.place && feared === target.place && state[component] === 1) sum += amountOf(effect) ?? 0;
    }
    return sum;
  }

  /** They are dealt out to the Warriors who stand, in the order of the party, one each and again from the first. */
  #dealt(attackers: readonly Unit[], warriors: readonly Unit[], steps: Step[], mayAttack: MayAttack): void {
    const known = new Map<number, ReadonlyMap<number, readonly Portion[]>>();
    const dealtIn = (state: State): ReadonlyMap<number, readonly Portion[]> => {
      let key = this.#rangeIn(state) === 'close' ? 1 : 0;
      for (const unit of attackers) {
        key = key * (maximumCombatants + 1) + (mayAttack(unit, state) ? this.#standing(unit, state) : 0);
        const gang = this.#gangs.get(unit.place);
        if (gang !== undefined) key = key * (this.#units.length + 1) + (state[gang] ?? 0);
      }
      for (const warrior of warriors) key = key * 2 + (this.#standing(warrior, state) > 0 ? 1 : 0);
      const dealt = known.get(key) ?? this.#deal(attackers, warriors, state, mayAttack);
      known.set(key, dealt);
      return dealt;
    };
    const draws = this.#drawFrenzied(attackers, steps);
    for (const { place } of warriors) {
      for (const [unit, component] of draws) {
        const portionOf = (state: State) =>
          dealtIn(state)
            .get(place)
            ?.find((portion) => portion.unit === unit);
        this.#drawPortion(portionOf, component, steps);
      }
      steps.push({
        kind: 'roll',
        move: (state) => {
          const portions = dealtIn(state).get(place);
          const body = this.#bodies[place];
          const hits = portions && this.#hitsOfPortions(portions, this.#rangeIn(state), draws, state);
          const outcomes = hits && body ? body.hit(state[place] ?? 0, hits) : [];
          return outcomes.length === 0 ? undefined : { component: place, outcomes };
        },
      });
    }
    steps.push({
      kind: 'settle',
      settle: (state) => {
        for (const { place } of warriors) {
          const value = state[place] ?? 0;
          state[place] = this.#bodies[place]?.buried(value) ?? value;
        }
        for (const component of draws.values()) state[component] = 0;
      },
    });
  }

  /** For each kind with a frenzy a component: how many of its frenzied ones are still to be dealt out, and how many a Warrior has got. */
  #drawFrenzied(attackers: readonly Unit[], steps: Step[]): ReadonlyMap<Unit, number> {
    const draws = new Map<Unit, number>();
    for (const unit of attackers) {
      const frenzy = this.#frenzies.get(unit.place);
      if (!frenzy) continue;
      const component = this.#component(0, pairOf(unit, unit.count, unit.count));
      draws.set(unit, component);
      steps.push({
        kind: 'settle',
        settle: (state) => {
          state[component] = pairOf(unit, secondOf(unit, state[frenzy.component] ?? 0), 0);
        },
      });
    }
    return draws;
  }

  /** Any of a kind that are still to be dealt out are frenzied as often as the others. */
  #drawPortion(portionOf: (state: State) => Portion | undefined, component: number, steps: Step[]): void {
    const known = new Map<Portion, (pair: number) => readonly Outcome[]>();
    steps.push({
      kind: 'roll',
      move: (state) => {
        const portion = portionOf(state);
        if (!portion) return undefined;
        const { unit, undealt, count } = portion;
        const outcomesOf =
          known.get(portion) ??
          byNumber((pair) => {
            const left = firstOf(unit, pair);
            return mergedOutcomes(
              drawn(undealt, left, count).map(([got, chance]) => [pairOf(unit, left - got, got), chance]),
            );
          });
        known.set(portion, outcomesOf);
        return { component, outcomes: outcomesOf(state[component] ?? 0) };
      },
    });
  }

  #hitsOfPortions(
    portions: readonly Portion[],
    range: AttackRange,
    draws: ReadonlyMap<Unit, number>,
    state: State,
  ): readonly Hits[] {
    let key: string = range;
    for (const { unit } of portions) key += ` ${secondOf(unit, state[draws.get(unit) ?? -1] ?? 0)}`;
    const byDraw = this.#portionHits.get(portions) ?? new Map<string, readonly Hits[]>();
    this.#portionHits.set(portions, byDraw);
    const known = byDraw.get(key);
    if (known) return known;
    const hits = portions.flatMap(({ unit, warrior, count, isGang }) => {
      const attacks = this.#rules.attacks(unit, warrior, range);
      if (isGang) return this.#hitsOf(unit, warrior, range, attacks, count - 1, count - 1) ?? [];
      const frenzy = this.#frenzies.get(unit.place);
      const frenzied = frenzy ? secondOf(unit, state[draws.get(unit) ?? -1] ?? 0) : 0;
      const all = (count - frenzied) * attacks + (frenzy ? frenzied * frenziedAttacks(attacks, frenzy.effect) : 0);
      return this.#hitsOf(unit, warrior, range, all, 0, 0) ?? [];
    });
    const list = this.#listOf(hits);
    byDraw.set(key, list);
    return list;
  }

  #deal(
    attackers: readonly Unit[],
    warriors: readonly Unit[],
    state: State,
    mayAttack: MayAttack,
  ): ReadonlyMap<number, readonly Portion[]> {
    const standing = warriors.filter((warrior) => this.#standing(warrior, state) > 0);
    const dealt = new Map<number, Portion[]>();
    const give = (portion: Portion): void => {
      if (portion.count > 0) dealt.set(portion.warrior.place, [...(dealt.get(portion.warrior.place) ?? []), portion]);
    };
    let next = 0;
    for (const unit of attackers) {
      if (!mayAttack(unit, state) || standing.length === 0) continue;
      const stand = this.#standing(unit, state);
      if (this.#gangs.has(unit.place)) {
        const warrior = this.#units[(state[this.#gangs.get(unit.place) ?? -1] ?? 0) - 1];
        if (warrior) give({ unit, warrior, count: stand, undealt: stand, isGang: true });
        continue;
      }
      const counts = standing.map(() => 0);
      for (let one = 0; one < stand; one++) {
        const at = next++ % standing.length;
        counts[at] = (counts[at] ?? 0) + 1;
      }
      let undealt = stand;
      for (const [at, warrior] of standing.entries()) {
        const count = counts[at] ?? 0;
        give({ unit, warrior, count, undealt, isGang: false });
        undealt -= count;
      }
    }
    return dealt;
  }

  /** Equal attacks together, as one list that is always the same object. */
  #listOf(hits: readonly Hits[]): readonly Hits[] {
    const counts = new Map<Hit, number>();
    for (const { hit, count } of hits) counts.set(hit, (counts.get(hit) ?? 0) + count);
    const list = [...counts]
      .map(([hit, count]) => ({ hit, count }))
      .toSorted((one, other) => (one.hit.key < other.hit.key ? -1 : 1));
    const key = list.map(({ hit, count }) => `${hit.key}*${count}`).join(' ');
    const known = this.#lists.get(key) ?? list;
    this.#lists.set(key, known);
    return known;
  }

  #hitsOf(
    attacker: Unit,
    target: Unit,
    range: AttackRange,
    count: number,
    toHit: number,
    strength: number,
  ): readonly Hits[] | undefined {
    if (count <= 0) return undefined;
    const key = `${attacker.place} ${target.place} ${range} ${toHit} ${strength}`;
    const listed = this.#hitLists.get(`${key} ${count}`);
    if (listed) return listed;
    if (!this.#hits.has(key)) {
      const blow = this.#rules.blow(attacker, target, { range, toHit, strength });
      const isKnown = blow !== 'none' && blow !== 'unknown';
      this.#hits.set(key, isKnown ? this.#sameHit(hitOf(woundsOfAttack(blow), blow)) : undefined);
    }
    const hit = this.#hits.get(key);
    if (!hit) return undefined;
    const list = this.#listOf([{ hit, count }]);
    this.#hitLists.set(`${key} ${count}`, list);
    return list;
  }

  /** Attacks with the same Wounds are one object, whoever makes them. */
  #sameHit(hit: Hit): Hit {
    for (const known of this.#hits.values()) if (known?.key === hit.key) return known;
    return hit;
  }
}

/** Some of a kind, as they are dealt out to a Warrior. */
interface Portion {
  readonly unit: Unit;
  readonly warrior: Unit;
  readonly count: number;
  /** With those that are dealt out to Warriors behind him. */
  readonly undealt: number;
  readonly isGang: boolean;
}

type MayAttack = (unit: Unit, state: State) => boolean;

/** Warriors in the order in which they attack: the higher Initiative first, then in the order of the party. */
export function inOrderOfInitiative(units: readonly Unit[]): readonly Unit[] {
  if (!units.every(({ isWarrior }) => isWarrior)) return units;
  return units.toSorted((one, other) => initiativeOf(other) - initiativeOf(one));
}

/** 0 where a block has none. */
export function initiativeOf({ block }: Unit): number {
  return block.system !== 'gamebook' && block.initiative !== undefined ? block.initiative : 0;
}

/** The attacks of one in a frenzy. */
export function frenziedAttacks(attacks: number, effect: Effect): number {
  const amount = amountOf(effect) ?? 0;
  switch (effect.change) {
    case 'multiply':
      return attacks * amount;
    case 'set':
      return amount;
    case 'add':
      return attacks + amount;
  }
}

/** Whether a weapon of somebody goes on to harm those whom it has hit. */
function burns(units: readonly Unit[]): boolean {
  return units.some(
    ({ block }) =>
      block.system === 'gamebook' &&
      [block.ranged, block.close].some((weapon) => weapon !== undefined && (weapon.isFire || weapon.isPoison)),
  );
}

/** Whether an effect lasts from the turn on in which its test is true. */
export function isFrenzy({ moment, hook }: Effect): boolean {
  return moment === 'each-turn' && hook === 'attacks';
}

/** Whether a natural roll to hit changes the damage by known numbers. */
function isNaturalUsed(effect: Effect): boolean {
  if (naturalFromOf(effect) === undefined) return false;
  switch (effect.hook) {
    case 'no-armour':
    case 'no-toughness':
      return true;
    case 'damage':
      return amountOf(effect) !== undefined;
    case 'extra-wounds':
    case 'unreduced-damage':
      return outcomesOfEffect(effect) !== undefined;
    default:
      return false;
  }
}

/** A function that keeps its results. */
function byNumber<Result>(compute: (number: number) => Result): (number: number) => Result {
  const known: Result[] = [];
  return (number) => (known[number] ??= compute(number));
}

/** Two numbers of ones of a kind as one number. */
function pairOf({ count }: Unit, first: number, second: number): number {
  return first * (count + 1) + second;
}

function firstOf({ count }: Unit, pair: number): number {
  return Math.floor(pair / (count + 1));
}

function secondOf({ count }: Unit, pair: number): number {
  return pair % (count + 1);
}

function yesOrNo(chance: Fraction): readonly Outcome[] {
  return mergedOutcomes(
    (
      [
        [1, chance],
        [0, oneMinus(chance)],
      ] as const
    ).filter(([, { numerator }]) => numerator > 0n),
  );
}

/** How many of `count` tests are true, each with its chance. */
function binomial(count: number, { numerator, denominator }: Fraction): readonly (readonly [number, Fraction])[] {
  return Array.from({ length: count + 1 }, (_, yes): readonly [number, Fraction] => [
    yes,
    {
      numerator: choose(count, yes) * numerator ** BigInt(yes) * (denominator - numerator) ** BigInt(count - yes),
      denominator: denominator ** BigInt(count),
    },
  ]).filter(([, chance]) => chance.numerator > 0n);
}

/** How many of `gone` that are drawn from `all` are among the `marked`. */
function drawn(all: number, marked: number, gone: number): readonly (readonly [number, Fraction])[] {
  return Array.from({ length: gone + 1 }, (_, hit): readonly [number, Fraction] => [
    hit,
    { numerator: choose(marked, hit) * choose(all - marked, gone - hit), denominator: choose(all, gone) },
  ]).filter(([, chance]) => chance.numerator > 0n);
}

function choose(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n;
  let ways = 1n;
  for (let index = 0; index < some; index++) ways = (ways * BigInt(all - index)) / BigInt(index + 1);
  return ways;
}
