import { type Fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import type { Amount } from '../solving/factored.ts';
import type { Transitions } from '../solving/transitions.ts';
import type { Visits } from '../solving/visits.ts';
import type { FightModel } from '../steps/model.ts';
import type { FightNumbers } from './nearNumbers.ts';

/** As fractions. */
export interface ExactNumbers extends FightNumbers<Fraction> {
  readonly never: Fraction;
  /** Of fights that all end. */
  readonly rounds: Fraction;
  /** The nearest numbers to the chances of the Wounds that are left to each; only where all fights end. */
  readonly left: readonly (readonly number[])[] | undefined;
}

/** Adds up the visits of the states of a chain whose Warriors are told apart by their Wounds. */
export function exactNumbers(
  { units, bodies }: FightModel,
  { nodes, start }: Transitions,
  visits: Visits,
): ExactNumbers {
  const { factors, amounts } = visits;
  factors.align(amounts);
  const powers = amounts[0]?.powers ?? [];
  const ended = nodes.flatMap(({ state, ending }, place) => {
    const numerator = amounts[place]?.numerator ?? 0n;
    return ending === undefined || numerator === 0n ? [] : [{ state, ending, numerator }];
  });
  const fractionOf = (numerator: bigint): Fraction => factors.toFraction({ numerator, powers });
  const total = (of: (end: (typeof ended)[number]) => number | boolean): Fraction =>
    fractionOf(ended.reduce((sum, end) => sum + BigInt(of(end)) * end.numerator, 0n));
  const leftIn = (place: number, state: readonly number[]): number => {
    for (const wounds of bodies[place]?.left(state[place] ?? 0).keys() ?? []) return wounds;
    return 0;
  };
  const hasFallen = (place: number, state: readonly number[]): boolean => {
    const body = bodies[place];
    return (body?.standing(body.buried(state[place] ?? 0)) ?? 0) < (units[place]?.count ?? 0);
  };
  const lostIn = (place: number, state: readonly number[]): number => {
    const unit = units[place];
    return unit ? unit.count * unit.wounds - leftIn(place, state) : 0;
  };
  const ofSide = (side: 0 | 1): readonly number[] =>
    units.filter((unit) => unit.side === side).map(({ place }) => place);
  const bySide = <Result>(of: (places: readonly number[]) => Result): readonly [Result, Result] => [
    of(ofSide(0)),
    of(ofSide(1)),
  ];
  const rounds: Amount = {
    numerator: nodes.reduce(
      (sum, { ending }, place) => (ending === undefined ? sum + (amounts[place]?.numerator ?? 0n) : sum),
      0n,
    ),
    powers,
  };
  // What ends before the first round ends in it.
  for (const [place, { numerator, denominator }] of start) {
    if (nodes[place]?.ending !== undefined) factors.add(rounds, { numerator: 1n, powers: [] }, numerator, denominator);
  }
  const all = ended.reduce((sum, { numerator }) => sum + numerator, 0n);
  const left = units.map(({ place, count, wounds }) => {
    const numerators = new Array<bigint>(count * wounds + 1).fill(0n);
    for (const { state, numerator } of ended) {
      const wounded = leftIn(place, state);
      numerators[wounded] = (numerators[wounded] ?? 0n) + numerator;
    }
    return numerators.map((numerator) => toNumber({ numerator, denominator: all || 1n }));
  });
  return {
    left: visits.never.numerator === 0n ? left : undefined,
    wins: [total(({ ending }) => ending === 0), total(({ ending }) => ending === 1)],
    draw: total(({ ending }) => ending === 'draw'),
    never: factors.toFraction(visits.never),
    rounds: factors.toFraction(rounds),
    falls: units.map(({ place }) => total(({ state }) => hasFallen(place, state))),
    allFall: units.map(({ place }) => total(({ state }) => leftIn(place, state) === 0)),
    lost: units.map(({ place }) => total(({ state }) => lostIn(place, state))),
    sideFalls: bySide((places) => total(({ state }) => places.some((place) => hasFallen(place, state)))),
    sideLost: bySide((places) => total(({ state }) => places.reduce((sum, place) => sum + lostIn(place, state), 0))),
  };
}
