import type { Habit, Meaning } from './habit.ts';

/** Dice that are rolled together, as they are written: `count` may be empty, or a value in brackets. */
export interface ForeignPool {
  readonly count: string;
  readonly sides: string;
  /** The condition on which one of them is rolled once more. */
  readonly reroll?: string;
}

/** What other tools write behind dice. */
export type Modifier =
  /** `kh3`, `dl1`: `isHighest` is which of them are kept or dropped. */
  | { readonly kind: 'keep' | 'drop'; readonly isHighest: boolean; readonly count: number }
  /** `.highest(4, 3)` of a die: 4 are rolled, and 3 kept; of a pool the one number says how many are kept. */
  | { readonly kind: 'choose'; readonly isHighest: boolean; readonly numbers: readonly number[] }
  /** `.pool(4)` of a die, `.sum()` of a pool. */
  | { readonly kind: 'gather'; readonly dice: number | undefined }
  /** `!`, `!5`, `!>4`: on which score a die is rolled again; without one, on its highest. */
  | {
      readonly kind: 'explode';
      readonly comparator: string;
      readonly score: number | undefined;
      /** `xo`: not again where the second roll shows it too. */
      readonly isOnce?: boolean;
    }
  /** `ro1`, `r<2`. */
  | { readonly kind: 'reroll'; readonly isOnce: boolean; readonly comparator: string; readonly score: number }
  /** `k>3`, `d<3`: the dice that are kept or dropped. */
  | { readonly kind: 'faces'; readonly isKept: boolean; readonly comparator: string; readonly score: number }
  /** `>=6f1`: the dice that show it, less those that fail. */
  | {
      readonly kind: 'net';
      readonly comparator: string;
      readonly score: number;
      readonly failing: string;
      readonly failure: number;
    }
  /** `cs>=5`; `s5`, of which tools differ on whether 5 is enough, has `s` for a comparator. */
  | { readonly kind: 'count'; readonly comparator: string; readonly score: number };

/** What comes of dice and what is written behind them. Of a pool more may be written behind it. */
interface Modified {
  readonly text: string;
  readonly pool?: ForeignPool;
  readonly habit?: Habit;
  /** The dice that `roll` in the text stands for. */
  readonly named?: string;
}

/** More dice than this are not written one beside the other. */
const maximumWrittenOut = 4;

/** The dice in the language of odds. */
export function poolText({ count, sides, reroll }: ForeignPool): string {
  const dice = `${count === '' ? '1' : count}D${sides}`;
  return reroll === undefined ? dice : `reroll(${dice} where ${reroll})`;
}

/** Undefined where what is written cannot be meant of these dice. */
export function modified(pool: ForeignPool, modifier: Modifier, meaning: Meaning): Modified | undefined {
  switch (modifier.kind) {
    case 'keep':
      return keeping(pool, modifier.isHighest, modifier.count);
    case 'drop': {
      const kept = Number(pool.count) - modifier.count;
      return kept >= 1 ? keeping(pool, !modifier.isHighest, kept) : undefined;
    }
    case 'choose':
      return choosing(pool, modifier);
    case 'gather':
      return gathered(pool, modifier.dice);
    case 'explode':
      return exploding(pool, modifier, meaning);
    case 'reroll':
      return rerolling(pool, modifier, meaning);
    case 'faces': {
      const { isKept, comparator, score } = modifier;
      const condition = `${isKept ? comparator : contraries[comparator]} ${score}`;
      return { text: `sum(${poolText(pool)} where ${condition})` };
    }
    case 'net': {
      const { comparator, score, failing, failure } = modifier;
      const [hit, fail] = [conditionOf(comparator, score, meaning), conditionOf(failing, failure, meaning)];
      const text = `(count(roll ${hit.text}) - count(roll ${fail.text}))`;
      const isDoubtful = hit.isDoubtful || fail.isDoubtful;
      return { text, named: poolText(pool), ...(isDoubtful && { habit: 'successes' as const }) };
    }
    case 'count': {
      const { comparator, score } = modifier;
      const condition = conditionOf(comparator, score, meaning);
      const text = `count(${poolText(pool)} ${condition.text})`;
      return condition.isDoubtful ? { text, habit: 'successes' } : { text };
    }
    default:
      return modifier satisfies never;
  }
}

function keeping(pool: ForeignPool, isHighest: boolean, count: number): Modified | undefined {
  if (count < 1) return undefined;
  return { text: `${isHighest ? 'highest' : 'lowest'}(${count} of ${poolText(pool)})` };
}

function choosing(
  pool: ForeignPool,
  { isHighest, numbers: [first, second] }: Extract<Modifier, { readonly kind: 'choose' }>,
): Modified | undefined {
  if (pool.count !== '') return second === undefined ? keeping(pool, isHighest, first ?? 1) : undefined;
  return first === undefined ? undefined : keeping({ ...pool, count: String(first) }, isHighest, second ?? 1);
}

function gathered(pool: ForeignPool, dice: number | undefined): Modified | undefined {
  if (dice === undefined) return { text: poolText(pool), pool };
  if (pool.count !== '') return undefined;
  const several = { ...pool, count: String(dice) };
  return { text: poolText(several), pool: several };
}

function exploding(
  { count, sides, reroll }: ForeignPool,
  { comparator, score = Number(sides), isOnce }: Extract<Modifier, { readonly kind: 'explode' }>,
  meaning: Meaning,
): Modified | undefined {
  const dice = count === '' ? 1 : Number(count);
  if (reroll !== undefined || !(dice >= 1)) return undefined;
  if (isOnce) {
    const again = `count(roll ${comparator === '' ? '=' : comparator} ${score})`;
    return { text: `(roll + (${again})D${sides})`, named: `${dice}D${sides}` };
  }
  if (score === Number(sides) && comparator !== '>') return { text: `explode(${dice}D${sides})`, habit: 'explode' };
  if (dice > maximumWrittenOut) return undefined;
  // `!>4` is 4 and more for Roll20, and more than 4 for Foundry.
  const from = comparator === '>' && meaning === 'second' ? score + 1 : score;
  const isOneScore = (comparator === '' || comparator === '=') && score < Number(sides);
  const one = `repeat(1D${sides} until ${isOneScore ? '!=' : '<'} ${from})`;
  return { text: Array<string>(dice).fill(one).join(' + '), habit: 'explode' };
}

function rerolling(
  pool: ForeignPool,
  { isOnce, comparator, score }: Extract<Modifier, { readonly kind: 'reroll' }>,
  meaning: Meaning,
): Modified | undefined {
  if (pool.reroll !== undefined) return undefined;
  const condition = conditionOf(comparator, score, meaning);
  const rerolled = { ...pool, reroll: condition.text };
  const isDoubtful = !isOnce || condition.isDoubtful;
  return { text: poolText(rerolled), pool: rerolled, ...(isDoubtful && { habit: 'reroll' as const }) };
}

const contraries: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '!=' };

/** `<2` is 2 or less for Roll20 and less than 2 for Foundry. */
function conditionOf(
  comparator: string,
  score: number,
  meaning: Meaning,
): { readonly text: string; readonly isDoubtful: boolean } {
  if (comparator === 's') return { text: `${meaning === 'first' ? '>=' : '>'} ${score}`, isDoubtful: true };
  const isDoubtful = comparator === '<' || comparator === '>';
  const written = comparator === '' ? '=' : isDoubtful && meaning === 'second' ? `${comparator}=` : comparator;
  return { text: `${written} ${score}`, isDoubtful };
}
