import { combinePairs, type Distribution, mapOutcomes } from '../../dice/evaluation/distribution.ts';
import { type Fraction, fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { oneMinus } from '../dieTests.ts';

/** What a roll of dice may come to. */
export interface DiceRoll {
  readonly outcomes: readonly number[];
  /** Of each outcome; together 1. */
  readonly chances: readonly Fraction[];
  /** The chance of each outcome and of those before it, the last one 1. */
  readonly upTo: readonly number[];
}

function rollWith(outcomes: readonly number[], chances: readonly Fraction[]): DiceRoll {
  let sum = 0;
  const upTo = chances.map((chance) => (sum += toNumber(chance)));
  upTo[upTo.length - 1] = 1;
  return { outcomes, chances, upTo };
}

export function rollOf({ counts, total }: Distribution): DiceRoll {
  return rollWith(
    [...counts.keys()],
    [...counts.values()].map((count) => fraction(count, total)),
  );
}

/** 1 with that chance, otherwise 0. */
export function rollOfTest(chance: Fraction): DiceRoll {
  if (chance.numerator === 0n) return always(0);
  return chance.numerator === chance.denominator ? always(1) : rollWith([1, 0], [chance, oneMinus(chance)]);
}

function always(outcome: number): DiceRoll {
  return rollWith([outcome], [{ numerator: 1n, denominator: 1n }]);
}

/** A whole number from 0 up to, but without, `count`, each as likely. */
export function oneOf(count: number): DiceRoll {
  const places = Array.from({ length: count }, (_, place) => place);
  evenRolls[count] ??= rollWith(
    places,
    places.map(() => fraction(1n, BigInt(count))),
  );
  return evenRolls[count];
}

const evenRolls: DiceRoll[] = [];

/** In an order by chance. */
export function shuffled<Item>(
  items: readonly Item[],
  dice: { readonly draw: (roll: DiceRoll) => number },
): readonly Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(rest.length > 1 ? dice.draw(oneOf(rest.length)) : 0, 1));
}

/** The Wounds of several attacks on one who has only so many left. @param attacks at least 1. */
export function sumOfAttacks(wounds: Distribution, attacks: number, left: number): Distribution {
  const within = (outcomes: Distribution): Distribution => mapOutcomes(outcomes, (outcome) => Math.min(outcome, left));
  const one = within(wounds);
  return Array.from({ length: attacks - 1 }).reduce<Distribution>(
    (sum) => within(combinePairs(sum, one, (some, more) => some + more)),
    one,
  );
}

/** One outcome. @param random numbers from 0 up to, but without, 1. */
export function draw({ outcomes, upTo }: DiceRoll, random: () => number): number {
  if (outcomes.length === 1) return outcomes[0] ?? 0;
  const number = random();
  let place = 0;
  while ((upTo[place] ?? 1) <= number) place++;
  return outcomes[place] ?? 0;
}
