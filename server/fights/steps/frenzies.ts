import type { Fraction } from '../../dice/evaluation/fraction.ts';
import { rememberedNumber } from '../../queries/remembered.ts';
import { rollStep, type State, type Step, settleStep } from '../chain/chain.ts';
import type { ChainParts } from '../chain/chainParts.ts';
import { binomial, drawn } from '../chain/combinations.ts';
import { mergedOutcomes } from '../chain/outcomes.ts';
import { firstOfPair, pairOf, secondOfPair } from '../chain/pair.ts';
import type { Effect } from '../effect.ts';
import { amountOf, chanceOfEffect, countsAgainst, isGang, type Unit } from '../rules/unit.ts';

/** An ability by which each of a kind goes into a frenzy, and the chance of that in each turn. */
export interface Frenzy {
  readonly effect: Effect;
  readonly chance: Fraction;
}

/** Undefined where a kind has none, or its numbers are unknown. Of a gang nobody can say what twice the attacks of some are. */
export function frenzyOf(unit: Unit, opponents: readonly Unit[]): Frenzy | undefined {
  if (isGang(unit)) return undefined;
  for (const effect of unit.effects) {
    if (effect.moment !== 'each-turn' || effect.hook !== 'attacks' || amountOf(effect) === undefined) continue;
    const chance = chanceOfEffect(effect);
    if (chance && opponents.some((other) => countsAgainst(effect, other))) return { effect, chance };
  }
  return undefined;
}

/** The attacks of one in a frenzy. */
export function frenziedAttacks(attacks: number, { effect }: Frenzy): number {
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

/** Who is in a frenzy: for each kind that has one a component, with how many of it stand and how many of them are frenzied. */
export class Frenzies {
  readonly #parts: ChainParts;
  readonly #byPlace = new Map<number, { readonly component: number; readonly frenzy: Frenzy }>();

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  /** The rolls at the start of each round, if the effect is the frenzy of the unit. */
  add(unit: Unit, effect: Effect): readonly Step[] {
    const frenzy = frenzyOf(unit, this.#parts.against(unit));
    if (frenzy?.effect !== effect || this.has(unit)) return [];
    this.#parts.used.add(effect);
    const component = this.#parts.component(0, pairOf(unit, unit.count, unit.count));
    this.#byPlace.set(unit.place, { component, frenzy });
    const outcomesOf = rememberedNumber((pair) => {
      const [stand, frenzied] = [firstOfPair(unit, pair), secondOfPair(unit, pair)];
      return mergedOutcomes(
        binomial(stand - frenzied, frenzy.chance).map(([more, chance]) => [
          pairOf(unit, stand, frenzied + more),
          chance,
        ]),
      );
    });
    return [
      // Before the roll all that stand are counted.
      settleStep((state) => {
        state[component] = pairOf(unit, this.#parts.standing(unit, state), this.frenziedIn(unit, state));
      }),
      rollStep((state) => {
        const pair = state[component] ?? 0;
        const isAnyCalm = firstOfPair(unit, pair) > secondOfPair(unit, pair);
        return isAnyCalm ? { component, outcomes: outcomesOf(pair) } : undefined;
      }),
    ];
  }

  has({ place }: Unit): boolean {
    return this.#byPlace.has(place);
  }

  /** How many of a kind are frenzied. */
  frenziedIn(unit: Unit, state: State): number {
    const known = this.#byPlace.get(unit.place);
    return known ? secondOfPair(unit, state[known.component] ?? 0) : 0;
  }

  /** The attacks of some of a kind, of whom some are frenzied. @param each of one that is not. */
  attacksOf({ place }: Unit, each: number, count: number, frenzied: number): number {
    const frenzy = this.#byPlace.get(place)?.frenzy;
    return frenzy ? (count - frenzied) * each + frenzied * frenziedAttacks(each, frenzy) : count * each;
  }

  /** The steps behind an attack: whoever has fallen was frenzied with the same chance as each of those who stood. */
  afterFall(unit: Unit): readonly Step[] {
    const component = this.#byPlace.get(unit.place)?.component;
    if (component === undefined) return [];
    const outcomesOf = rememberedNumber((number) => {
      const [pair, stand] = [firstOfPair(unit, number), secondOfPair(unit, number)];
      const [stood, frenzied] = [firstOfPair(unit, pair), secondOfPair(unit, pair)];
      return mergedOutcomes(
        drawn(stood, frenzied, stood - stand).map(([gone, chance]) => [pairOf(unit, stand, frenzied - gone), chance]),
      );
    });
    return [
      rollStep((state) => {
        const pair = state[component] ?? 0;
        const stand = this.#parts.standing(unit, state);
        return stand < firstOfPair(unit, pair)
          ? { component, outcomes: outcomesOf(pairOf(unit, pair, stand)) }
          : undefined;
      }),
    ];
  }
}
