import assert from 'node:assert/strict';
import { evaluate } from '../../server/dice/evaluation/evaluate.ts';
import type { Binding, Odds, Party } from '../../server/dice/evaluation/odds.ts';
import type { Annotation } from '../../server/dice/language/expression.ts';
import { asksForChances } from '../../server/dice/language/expressionKinds.ts';
import { formatExpression } from '../../server/dice/language/format.ts';
import { parseAnnotation, parseExpression } from '../../server/dice/language/parse.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { roll } from '../../server/dice/roll.ts';
import { type Die, everyPlay, share, withoutAgain } from './bruteForce.ts';
import {
  again,
  CannotBePlayed,
  type Cast,
  ExpressionWriter,
  outcomePlace,
  type Part,
  type Play,
} from './randomExpression.ts';

/** What the dice can fall in; more takes too long to try out. */
const mostWays = 3000;

/** Thrown where the dice can fall in far more ways than was thought when the expression was written. */
class TooManyWays extends Error {}

/** An expression with the values of its names, and the game that it means. */
interface Question {
  readonly text: string;
  readonly bindings: ReadonlyMap<string, Binding>;
  readonly party: Party;
  /** Whether the game comes to the place of an outcome that has a name, or to `again`. */
  readonly isNamed: boolean;
  readonly game: (die: Die) => number | boolean;
}

/**
 * Makes up so many expressions, and compares for each the odds with those of all falls of the dice; the expression written anew with the
 * expression; and one roll with the odds. The same seed makes the same expressions.
 *
 * @returns how many of them could be played, the others being those in which there may be less than no dice, or a division by 0, and those that are too large.
 */
export function checkExpressions(count: number, seed: number): number {
  let played = 0;
  for (let number = 0; number < count; number++) {
    const random = mulberry32(seed * 1_000_003 + number);
    if (checkQuestion(questionOf(random), random, `seed ${seed}, number ${number}`)) played++;
  }
  return played;
}

function questionOf(random: () => number): Question {
  for (;;) {
    const isAutomatic = random() < 0.2;
    const given = new Map<string, number | 'automatic'>([
      ['strength', Math.floor(random() * 5)],
      ['n', isAutomatic ? 'automatic' : Math.floor(random() * 5)],
    ]);
    const writer = new ExpressionWriter(random, ['strength', 'blow', 'nets'], ['n'], ['blow']);
    const dice = {
      blow: new ExpressionWriter(random, ['strength'], [], []).pool(1),
      nets: new ExpressionWriter(random, ['strength'], [], []).pool(0),
    };
    const depth = 1 + Math.floor(random() * 3);
    const kind = random();
    const body: Part<number | boolean> =
      kind < 0.45 ? writer.value(depth) : kind < 0.85 ? writer.test(depth) : writer.outcomes(depth);
    if (body.ways * dice.blow.ways * dice.nets.ways > mostWays) continue;
    const { annotation } = parseExpression(dice.nets.text);
    assert.ok(annotation && !asksForChances(annotation.body), dice.nets.text);
    const warriors = Math.floor(random() * 3);
    given.set('warriors', warriors);
    const isKnown = random() < 0.5;
    const party = Array.from({ length: warriors }, () => new Map([['strength', Math.floor(random() * 5)]]));
    const label = random() < 0.3 ? 'Wounds each: ' : '';
    return {
      text: `${label}blow = ${dice.blow.text}; ${body.text}`,
      party: isKnown ? party : [],
      isNamed: body.text.startsWith('outcomes('),
      bindings: new Map<string, Binding>([...given, ['nets', annotation.body]]),
      game: (die) => body.play(namedRolls(die, given, dice, isKnown ? party : party.map(() => new Map()))),
    };
  }
}

/** Rolls what the names stand for, once. */
function namedRolls(die: Die, given: Play['names'], dice: Readonly<Record<string, Part<Cast>>>, party: Party): Play {
  const names = new Map(given);
  const casts = new Map<string, Cast>();
  for (const [name, part] of Object.entries(dice)) {
    const cast = part.play({ die, names, casts, party });
    casts.set(name, cast);
    names.set(
      name,
      cast.faces.reduce((sum, face) => sum + face, 0),
    );
  }
  return { die, names, casts, party };
}

function checkQuestion(question: Question, random: () => number, place: string): boolean {
  const { text, bindings } = question;
  const { annotation, errors } = parseAnnotation(text);
  assert.ok(annotation, `${place}: ${text}: ${JSON.stringify(errors)}`);
  const { party } = question;
  const odds = evaluate(annotation, bindings, undefined, party);
  const expected = playedOut(question);
  if (expected === 'tooMany') return false;
  if (odds.kind === 'tooLarge') return false;
  if (expected === undefined) {
    assert.equal(odds.kind, 'invalid', `${place}: ${text}`);
    return false;
  }
  const said = sharesIn(odds);
  assert.deepEqual(said, expected, `${place}: ${text}`);
  const anew = writtenAnew(annotation);
  assert.deepEqual(sharesIn(evaluate(anew, bindings, undefined, party)), expected, `${place}, written anew: ${text}`);
  assert.equal(formatExpression(anew.body), formatExpression(annotation.body), `${place}, written twice: ${text}`);
  const rolled = roll(annotation, bindings, random, party);
  assert.equal(rolled.kind, 'rolled', `${place}, rolled: ${text}`);
  if (rolled.kind === 'rolled') {
    const outcome = typeof rolled.total === 'string' ? outcomePlace(rolled.total || undefined) : Number(rolled.total);
    assert.ok(expected.has(outcome), `${place}, rolled: ${text}`);
  }
  return true;
}

/** All outcomes with their shares; undefined where a play cannot go on. */
function playedOut({ game, isNamed }: Question): ReadonlyMap<number, string> | 'tooMany' | undefined {
  let plays = 0;
  try {
    const shares = everyPlay((die) => {
      if (++plays > 2 * mostWays) throw new TooManyWays();
      const outcome = game(die);
      // There is one zero.
      return typeof outcome === 'number' ? outcome + 0 : outcome;
    });
    return isNamed ? withoutAgain(shares, again) : shares;
  } catch (error) {
    if (error instanceof CannotBePlayed) return undefined;
    if (error instanceof TooManyWays) return 'tooMany';
    throw error;
  }
}

function sharesIn(odds: Odds): ReadonlyMap<number, string> | Odds {
  if (odds.kind === 'chance') {
    const shares: readonly (readonly [number, string])[] = [
      [0, share(odds.total - odds.ways, odds.total)],
      [1, share(odds.ways, odds.total)],
    ];
    return new Map(shares.filter(([, part]) => part !== '0/1'));
  }
  if (odds.kind === 'outcomes') {
    const shares = odds.outcomes.map(({ name, chance }): readonly [number, string] => {
      return [outcomePlace(name), share(chance.ways, chance.total)];
    });
    return new Map(shares.filter(([, part]) => part !== '0/1'));
  }
  if (odds.kind !== 'distribution' || odds.truncated) return odds;
  const { counts, total } = odds.distribution;
  return new Map([...counts].map(([outcome, ways]) => [outcome, share(ways, total)]));
}

/** The same annotation, written by the program and read again. */
function writtenAnew({ assignments, body }: Annotation): Annotation {
  const named = assignments.map(({ name, value }) => `${name} = ${formatExpression(value)}; `);
  const text = `${named.join('')}${formatExpression(body)}`;
  const { annotation, errors } = parseExpression(text);
  assert.ok(annotation, `${text}: ${JSON.stringify(errors)}`);
  return annotation;
}
