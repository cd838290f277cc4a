/** Whether two expressions have the same odds, exactly and for all values of what is open in them. */
import type { Distribution } from '../../../server/dice/evaluation/distribution.ts';
import { evaluate } from '../../../server/dice/evaluation/evaluate.ts';
import type { Fraction } from '../../../server/dice/evaluation/fraction.ts';
import type { Bindings, Odds } from '../../../server/dice/evaluation/odds.ts';
import { compares } from '../../../server/dice/language/comparator.ts';
import type { Annotation, Expression, Value } from '../../../server/dice/language/expression.ts';
import { freeVariables } from '../../../server/dice/language/names.ts';
import type { Truth } from './chanceMarks.ts';

type Subject = Annotation | Expression;

/** Numbers of the game that have one name; with an owner before it, such as `target-toughness`, the number is somebody else's. */
const gameNumbers = [
  ...['battle-level', 'dungeon-level', 'weapon-skill', 'ballistic-skill', 'strength', 'toughness', 'initiative'],
  ...['movement', 'attacks', 'willpower', 'luck', 'warriors', 'leadership', 'reputation'],
];
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const mostVariables = 3;

/**
 * Whether what is shown says what is true: the same odds, and where both ask one roll for a number, the same scores. A name that the game has no word for counts as any other
 * such name.
 */
export function saysTheSame(truth: Truth, shown: Subject): boolean {
  if (truth.kind === 'fraction') {
    const odds = evaluate(shown);
    return odds.kind === 'chance' && isSameFraction(odds.chance, truth.fraction);
  }
  const names = freeVariables(truth.subject);
  const shownNames = freeVariables(shown);
  if (names.length !== shownNames.length || names.length > mostVariables) return false;
  return orders(shownNames).some(
    (order) =>
      order.every((name, index) => kindOf(name) === kindOf(names[index] ?? '')) &&
      bindingsOf(names.length).every((numbers) => {
        const bind = (of: readonly string[]) => new Map(of.map((name, index) => [name, numbers[index] ?? 0]));
        const [own, other] = [bind(names), bind(order)];
        return (
          isSame(evaluate(truth.subject, own), evaluate(shown, other)) &&
          !asksForOtherScores(askedOf(truth.subject, own), askedOf(shown, other))
        );
      }),
  );
}

/** Which names may stand for each other: a number of the Warrior only for itself, that of another for the same one of another. */
function kindOf(name: string): string {
  if (gameNumbers.includes(name)) return name;
  const owned = gameNumbers.find((number) => name.endsWith(`-${number}`));
  return owned === undefined ? 'any' : `another's ${owned}`;
}

function isSame(one: Odds, other: Odds): boolean {
  if (one.kind === 'chance') return other.kind === 'chance' && isSameFraction(one.chance, other.chance);
  if (one.kind !== 'distribution' || other.kind !== 'distribution') return false;
  const [mean, otherMean] = [one.truncated?.mean, other.truncated?.mean];
  if (mean && otherMean) return isSameFraction(mean, otherMean);
  return !mean && !otherMean && isSameDistribution(one.distribution, other.distribution);
}

function isSameDistribution(one: Distribution, other: Distribution): boolean {
  return [...new Set([...one.counts.keys(), ...other.counts.keys()])].every(
    (outcome) => (one.counts.get(outcome) ?? 0n) * other.total === (other.counts.get(outcome) ?? 0n) * one.total,
  );
}

function isSameFraction(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

/** What a plain test asks of a roll: the roll, and which of its outcomes will do. */
interface Asked {
  readonly roll: Distribution;
  readonly outcomes: readonly number[];
}

/** A 1 is as likely as a 5, and yet not the same. */
function asksForOtherScores(one: Asked | undefined, other: Asked | undefined): boolean {
  if (!one || !other || !isSameDistribution(one.roll, other.roll)) return false;
  return one.outcomes.join() !== other.outcomes.join();
}

/** Nothing for a test that is more than a value against a number. */
function askedOf(subject: Subject, bindings: Bindings): Asked | undefined {
  if (subject.kind === 'annotation') {
    return subject.assignments.length === 0 ? askedOf(subject.body, bindings) : undefined;
  }
  if (subject.kind === 'in') {
    const { value, ranges } = subject;
    return askedBy(value, bindings, (outcome) => ranges.some(({ low, high }) => low <= outcome && outcome <= high));
  }
  if (subject.kind !== 'comparison') return undefined;
  const { left, comparator, right } = subject;
  const [number, ...others] = rollOf(right, bindings)?.counts.keys() ?? [];
  if (number === undefined || others.length > 0) return undefined;
  return askedBy(left, bindings, (outcome) => compares(outcome, comparator, number));
}

function askedBy(value: Value, bindings: Bindings, isMet: (outcome: number) => boolean): Asked | undefined {
  const roll = rollOf(value, bindings);
  return roll && { roll, outcomes: [...roll.counts.keys()].filter(isMet).sort((one, other) => one - other) };
}

function rollOf(value: Value, bindings: Bindings): Distribution | undefined {
  const odds = evaluate(value, bindings);
  return odds.kind === 'distribution' && !odds.truncated ? odds.distribution : undefined;
}

function bindingsOf(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return bindingsOf(count - 1).flatMap((numbers) => values.map((value) => [...numbers, value]));
}

function orders(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length === 0) return [[]];
  return names.flatMap((name, index) =>
    orders([...names.slice(0, index), ...names.slice(index + 1)]).map((rest) => [name, ...rest]),
  );
}
