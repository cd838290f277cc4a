import { mulberry32 } from '../../dice/random.ts';
import { type Course, isOver } from '../course/course.ts';
import { leftOfKinds, type Measure, mapEnds, measuresOf } from '../course/measures.ts';
import { whole } from '../dieTests.ts';
import { type FightNumbers, mostRounds } from '../exact/exactNumbers.ts';
import type { Share } from '../fight.ts';
import { RollingDice } from './rollingDice.ts';

/** The sum of a measure over the fights so far. */
interface Tally {
  readonly measure: Measure;
  sum: number;
  squares: number;
}

/**
 * The numbers of a fight that is played with dice until its chances to win are known to half a point. The seed is always the same, and so are the
 * numbers. Yields behind each part of some milliseconds.
 */
export function* playedNumbers(course: Course): Generator<undefined, FightNumbers> {
  const tallies: Tally[] = [];
  const tally = (measure: Measure): Tally => {
    const own = { measure, sum: 0, squares: 0 };
    tallies.push(own);
    return own;
  };
  const measures = measuresOf(course);
  const ends = mapEnds(measures, tally);
  const rounds = { measure: () => 0, sum: 0, squares: 0 };
  const byRound: [number, number, number][] = [];
  const lefts = leftOfKinds(course);
  const left = course.units.map(({ count, wounds }) => new Array<number>(count * wounds + 1).fill(0));
  const dice = new RollingDice(mulberry32(seed));
  const state = course.start.slice();
  let [fights, open, strikes] = [0, 0, 0];
  for (; fights < mostFights && dice.strikes < mostStrikes; fights++) {
    if (fights === endlessFights && open === fights) break;
    if (dice.strikes - strikes > strikesOfPart) {
      strikes = dice.strikes;
      if (fights >= leastFights && isKnown(ends.wins, fights)) break;
      yield;
    }
    const round = playOnce(course, state, dice);
    if (round === undefined) {
      open++;
      continue;
    }
    rounds.sum += round;
    rounds.squares += round * round;
    for (const one of tallies) {
      const value = one.measure(state);
      one.sum += value;
      one.squares += value * value;
    }
    const place = measures.draw(state) === 1 ? 2 : measures.wins[1](state);
    while (byRound.length < round) byRound.push([0, 0, 0]);
    const counts = byRound[round - 1];
    if (counts) counts[place] = (counts[place] ?? 0) + 1;
    for (const [unit, counted] of left.entries()) {
      const rest = lefts.wounds(unit, state);
      counted[rest] = (counted[rest] ?? 0) + 1;
    }
  }
  const ended = fights - open;
  // Nobody was hurt, and nobody could be.
  const isEndless = ended === 0 && !dice.isHarmful && lefts.isWhole(state);
  return {
    ends: mapEnds(ends, (own) => shareOf(own, fights)),
    rounds: shareOf(rounds, ended || 1),
    byRound: byRound.map(([one, other, draw]) => ({ wins: [one / fights, other / fights], draw: draw / fights })),
    left: left.map((counts) => counts.map((count) => count / fights)),
    never: isEndless ? { exact: whole, value: 1 } : { value: 0 },
    open: isEndless ? 0 : open / fights,
  };
}

/** Any number would do. */
const seed = 1995;
/** The mean of the Wounds lost is then known to about a tenth. */
const leastFights = 10_000;
const mostFights = 200_000;
/** If none of the first ones ends, the others will not either. */
const endlessFights = 5;
/** Two or three seconds: twenty fighters of even chances need that. A fight against a party takes less than one. */
const mostStrikes = 10_000_000;
const strikesOfPart = 5000;

/** Plays to the end. Returns the rounds that it took; undefined where it is not over after `mostRounds`. */
function playOnce(course: Course, state: Int32Array, dice: RollingDice): number | undefined {
  state.set(course.start);
  for (const step of course.opening) step(state, dice);
  // What ends before the first round ends in it.
  for (let round = 1; round <= mostRounds; round++) {
    if (!isOver(course, state)) for (const step of course.round) step(state, dice);
    if (isOver(course, state)) return round;
  }
  return undefined;
}

/** The chances to win are within this of the truth in 99 of 100 fights. */
const wantedError = 0.005;

function isKnown(wins: readonly [Tally, Tally], fights: number): boolean {
  return wins.every((own) => (shareOf(own, fights).error ?? 0) <= wantedError);
}

/** Of the standard normal distribution: 99 of 100 are within this on both sides. */
const deviations = 2.576;

/** The mean of a measure, and the half of the interval around it in which the truth is in 99 of 100 cases. */
function shareOf({ sum, squares }: Tally, count: number): Share {
  const value = sum / count;
  const variance = Math.max(0, squares / count - value * value);
  // Of a chance, by Wilson's interval, which is not empty where nothing or all has happened.
  const spread = deviations ** 2 / (2 * count);
  return {
    value,
    error: (deviations * Math.sqrt(variance / count + (deviations / (2 * count)) ** 2) + spread) / (1 + 2 * spread),
  };
}
