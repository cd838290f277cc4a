/** How often a roll is made, where the text says so: in each turn, or by each Warrior. */

import { compares } from '../../language/comparator.ts';
import type { Test, Value } from '../../language/expression.ts';
import { numberOfWarriors, visitNames } from '../../language/names.ts';
import { phrases } from '../notation/pattern.ts';
import type { AskedOfRoll } from '../reference/asked.ts';
import { indexAt } from '../words/indexAt.ts';
import { breakBefore } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, prepositions, rollVerbs, signAt, smallNumberAt, wordSet } from '../words/words.ts';

/** `turn`: the test is made in each turn. `warrior`: each Warrior of the party makes it. */
export type Occasion = 'turn' | 'warrior';

/** Longer sentences are not looked through. */
const maximumTokens = 60;

/**
 * How often the test is made, if the sentence with its roll says so before the target, or directly behind it: `wakes on a 1 (roll each
 * turn)`. Undefined if the sentence says nothing, or something that may mean another number of rolls.
 */
export function occasionOf(text: string, tokens: readonly Token[], asked: AskedOfRoll): Occasion | undefined {
  if (asked.asked.kind !== 'test' || asksAllWarriors(asked.asked.test)) return undefined;
  const target = indexAt(tokens, asked.span.start);
  const roll = Math.min(target, indexAt(tokens, asked.roll.span.start));
  let start = roll;
  while (start > 0 && roll - start < maximumTokens && breakBefore(text, tokens, start) === 'none') start--;
  let end = roll;
  while (end < target && end - roll < maximumTokens && (end === roll || breakBefore(text, tokens, end) === 'none'))
    end++;
  const found = occasionBetween(tokens, { start, end });
  if (found === 'unclear') return undefined;
  const behind = indexAt(tokens, Math.max(asked.span.end, asked.roll.span.end));
  return found ?? (isRolledEachTurn(tokens, behind) ? 'turn' : undefined);
}

/** What is known of a chance and of its roll. */
interface OfRoll {
  readonly roll: Value;
  readonly test: Test;
  readonly occasion?: Occasion;
}

/**
 * The chances without those occasions that others may end: if a roll is made in each turn, and two of its results lead to different things,
 * nobody knows whether it is made again after the first. A result and its opposite are one question.
 */
export function withoutRivals<Chance extends OfRoll>(chances: readonly Chance[]): readonly Chance[] {
  if (!chances.some(({ occasion }) => occasion === 'turn')) return chances;
  const byRoll = new Map<number, Chance[]>();
  for (const chance of chances) {
    const { start } = chance.roll.span;
    const others = byRoll.get(start);
    if (others) others.push(chance);
    else byRoll.set(start, [chance]);
  }
  return chances.map((chance) => {
    const others = (byRoll.get(chance.roll.span.start) ?? []).filter((other) => other !== chance);
    if (chance.occasion !== 'turn' || others.every(({ test }) => isOpposite(test, chance.test))) return chance;
    const { occasion, ...rest } = chance;
    return rest as Chance;
  });
}

/** Whether each score of the dice meets one of the two tests alone. */
function isOpposite(one: Test, other: Test): boolean {
  return scoresOf(one)?.every((score) => meets(one, score) !== meets(other, score)) ?? false;
}

/** All scores of the dice in a test of plain dice; undefined for other tests. */
function scoresOf(test: Test): readonly number[] | undefined {
  const value = test.kind === 'comparison' ? test.left : test.kind === 'in' ? test.value : undefined;
  if (value?.kind !== 'dice' || value.count.kind !== 'number' || value.sides.kind !== 'number') return undefined;
  const { value: count } = value.count;
  const highest = count * value.sides.value;
  return highest > maximumScores ? undefined : Array.from({ length: highest - count + 1 }, (_, index) => count + index);
}

const maximumScores = 200;

function meets(test: Test, score: number): boolean {
  if (test.kind === 'in') return test.ranges.some(({ low, high }) => low <= score && score <= high);
  return (
    test.kind === 'comparison' && test.right.kind === 'number' && compares(score, test.comparator, test.right.value)
  );
}

/** A test of the dice of all Warriors together is made once. */
function asksAllWarriors(test: Parameters<typeof visitNames>[0]): boolean {
  let hasWarriors = false;
  visitNames(test, ({ name }) => {
    hasWarriors ||= name === numberOfWarriors;
  });
  return hasWarriors;
}

const eachTurn = phrases(
  'each|every [single]? turn|round',
  "each|every warrior's|warriors'|warriors|monster's|monsters'|monsters turn|phase",
  "each|every power|monsters|monsters'|warriors|warriors'|exploration phase",
  'cada turno|ronda',
  'cada fase de [poder | exploración | los monstruos|guerreros]',
);
const eachWarrior = phrases(
  'each|every warrior|player|adventurer',
  'each|every one? of the warriors|players|adventurers',
  'all [of? the]? warriors|players|adventurers',
  'cada guerrero|jugador|aventurero',
  'cada uno de los guerreros|jugadores|aventureros',
  'todos los guerreros|jugadores|aventureros',
);

/** Words that say how often: several of them may mean another number of rolls. */
const countingWords = wordSet('each every all per cada todos todas twice thrice times veces');

/** The first of some tokens, and the first behind them. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

function occasionBetween(tokens: readonly Token[], stretch: Stretch): Occasion | 'unclear' | undefined {
  let found: Occasion | undefined;
  for (let index = stretch.start; index < stretch.end; index++) {
    const turn = eachTurn.at(tokens, index);
    const warrior = turn ? undefined : eachWarrior.at(tokens, index);
    const next = (turn ?? warrior)?.next;
    if (next !== undefined) {
      const isPlain = turn ? isEachTurn(tokens, index, next) : isEachWarrior(tokens, index, next, stretch);
      if (!isPlain || (warrior && found === 'warrior')) return 'unclear';
      if (found !== 'warrior') found = turn ? 'turn' : 'warrior';
      index = next - 1;
    } else if (isOneOf(tokens, index, countingWords) && tokens[index - 1]?.kind !== 'die') {
      return 'unclear';
    }
  }
  return found;
}

/** `for each turn` counts dice, and `each turn after the first` leaves some turns out. */
function isEachTurn(tokens: readonly Token[], index: number, next: number): boolean {
  return !isOneOf(tokens, index - 1, counting) && !isOneOf(tokens, next, leavingOut);
}

const counting = wordSet('for per por para twice thrice times veces by');
const leavingOut = wordSet(
  'after except but from beyond following in tras después excepto salvo menos desde siguiente posterior en',
);

/** `for each Warrior`, `each Warrior rolls`, but not `each Warrior in the pit` and not `next to each Warrior`. */
function isEachWarrior(tokens: readonly Token[], index: number, next: number, { start, end }: Stretch): boolean {
  const isBegun = index === start || tokens[index - 1]?.kind === 'sign' || isOneOf(tokens, index - 1, beforeWarrior);
  if (!isBegun) return false;
  if (next >= end || isOneOf(tokens, next, rollVerbs) || isOneOf(tokens, next, behindWarrior)) return true;
  if (isOneOf(tokens, next, inWords) && isOneOf(tokens, next + 1, turnWords)) return true;
  if (isOneOf(tokens, next, prepositions)) return isScoreAt(tokens, next + 1);
  if (isOneOf(tokens, next, joints)) return isOneOf(tokens, next + 1, changes);
  return '.,;:)-–—'.includes(signAt(tokens, next) ?? ' ');
}

const beforeWarrior = wordSet('for then and now turn por para y entonces luego turno');
const behindWarrior = wordSet(
  'must should has have needs now then immediately separately individually to debe deben tiene tienen ahora inmediatamente individualmente para',
);
const inWords = wordSet('in por en');
const turnWords = wordSet('turn turno orden');
const joints = wordSet('and y');
const changes = wordSet(
  'add adds adding subtract subtracts consult compare suma sumas súmale añade resta réstale consulta compara',
);

function isScoreAt(tokens: readonly Token[], index: number): boolean {
  return smallNumberAt(tokens, isOneOf(tokens, index, articles) ? index + 1 : index) !== undefined;
}

/** `(roll each turn)`, `, rolled at the start of each turn` behind a target. */
function isRolledEachTurn(tokens: readonly Token[], index: number): boolean {
  const found = rolledEachTurn.at(tokens, ',;('.includes(signAt(tokens, index) ?? ' ') ? index + 1 : index);
  return found !== undefined && !isOneOf(tokens, found.next, leavingOut);
}

const rolledEachTurn = phrases(
  'roll|rolled|rolling|check|checked|test|tested [at the start|beginning|end of]? each|every turn',
  'tira|tirada|tirar|comprueba [al principio|inicio|comienzo|final de]? cada turno',
);
