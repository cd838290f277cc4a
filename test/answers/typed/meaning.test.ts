import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { evaluate } from '../../../server/dice/evaluation/evaluate.ts';
import { toNumber } from '../../../server/dice/evaluation/fraction.ts';
import { readForeign } from '../../../server/dice/language/foreign.ts';
import { parseExpression } from '../../../server/dice/language/parse.ts';

/** What a throw of these dice comes to, as the makers of the tool have it. */
type Outcome = (faces: readonly number[]) => number;

/** The first meaning of a notation, or the one that is asked for, has the odds of all throws counted one by one. */
function check(typed: string, dice: readonly number[], outcome: Outcome, which = 0): void {
  const reading = readForeign(typed);
  assert.ok(reading, typed);
  const text = reading.kind === 'translated' ? reading.text : (reading.spellings[which] ?? '');
  const { annotation } = parseExpression(text);
  assert.ok(annotation, text);
  const odds = evaluate(annotation, new Map());
  const counted = new Map<number, number>();
  const throws = allThrows(dice);
  for (const faces of throws) {
    const total = outcome(faces);
    counted.set(total, (counted.get(total) ?? 0) + 1 / throws.length);
  }
  const found =
    odds.kind === 'distribution'
      ? [...odds.distribution.counts].map(([total, ways]) => [total, Number(ways) / Number(odds.distribution.total)])
      : odds.kind === 'chance'
        ? [[1, toNumber(odds.chance)]]
        : [];
  assert.ok(found.length > 0, odds.kind);
  for (const [total = 0, chance = 0] of found) {
    assert.ok(Math.abs((counted.get(total) ?? 0) - chance) < 1e-9, `${typed} → ${text}: ${total}`);
  }
}

function allThrows(dice: readonly number[]): readonly (readonly number[])[] {
  return dice.reduce<readonly (readonly number[])[]>(
    (throws, sides) => throws.flatMap((faces) => Array.from({ length: sides }, (_, face) => [...faces, face + 1])),
    [[]],
  );
}

const sum: Outcome = (faces) => faces.reduce((total, face) => total + face, 0);
const best =
  (count: number): Outcome =>
  (faces) =>
    sum([...faces].sort((a, b) => b - a).slice(0, count));
const worst =
  (count: number): Outcome =>
  (faces) =>
    sum([...faces].sort((a, b) => a - b).slice(0, count));
const counting =
  (counts: (face: number) => boolean): Outcome =>
  (faces) =>
    faces.filter(counts).length;

describe('the notations of other tools mean what their tools say', () => {
  const rows: readonly (readonly [string, readonly number[], Outcome, number?])[] = [
    ['4d6kh3', [6, 6, 6, 6], best(3)],
    ['4d6dh1', [6, 6, 6, 6], worst(3)],
    ['max(1d6,1d8,1d4)', [6, 8, 4], best(1)],
    ['least 2 3d6', [6, 6, 6], worst(2)],
    ['d%', [100], sum],
    ['[[2d6+3]]', [6, 6], (faces) => sum(faces) + 3],
    ['4d6cs>4', [6, 6, 6, 6], counting((face) => face > 4)],
    ['4d6cs>4', [6, 6, 6, 6], counting((face) => face >= 4), 1],
    ['2d6/2', [6, 6], (faces) => Math.floor(sum(faces) / 2)],
    ['2d6/2', [6, 6], (faces) => Math.ceil(sum(faces) / 2), 1],
    ['(1d6+1)/2 + 1d4', [6, 4], ([six = 0, four = 0]) => Math.floor((six + 1) / 2) + four],
    ['2d6r1', [6, 6, 6, 6], ([a = 0, b = 0, c = 0, d = 0]) => (a === 1 ? c : a) + (b === 1 ? d : b)],
    ['1d6ro<3', [6, 6], ([a = 0, b = 0]) => (a < 3 ? b : a)],
    ['1d6ro<3', [6, 6], ([a = 0, b = 0]) => (a <= 3 ? b : a), 1],
    [
      '3d6ro1kh2',
      [6, 6, 6, 6, 6, 6],
      ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => best(2)([a === 1 ? d : a, b === 1 ? e : b, c === 1 ? f : c]),
    ],
    ['2d6 vs 2d6', [6, 6, 6, 6], ([a = 0, b = 0, c = 0, d = 0]) => Number(a + b > c + d)],
    ['1d6>=4 && 1d6==6', [6, 6], ([a = 0, b = 0]) => Number(a >= 4 && b === 6)],
  ];
  for (const [typed, dice, outcome, which] of rows) {
    it(`${typed}${which === undefined ? '' : ' (the second meaning)'}`, () => check(typed, dice, outcome, which));
  }

  it('1d6!, 1d6!5, 1d6!>4 and two of them go on while they explode', () => {
    const firstOf = (typed: string, which = 0): readonly number[] => {
      const reading = readForeign(typed);
      const text = reading?.kind === 'otherwise' ? (reading.spellings[which] ?? '') : '';
      const { annotation } = parseExpression(text);
      const odds = annotation && evaluate(annotation, new Map());
      assert.equal(odds?.kind, 'distribution', text);
      const { counts, total } = odds.distribution;
      return Array.from({ length: 12 }, (_, index) =>
        Math.round((Number(counts.get(index + 1) ?? 0n) / Number(total)) * 1296),
      );
    };
    assert.deepEqual(firstOf('1d6!'), [216, 216, 216, 216, 216, 0, 36, 36, 36, 36, 36, 0]);
    assert.deepEqual(firstOf('1d6!5'), [216, 216, 216, 216, 0, 252, 36, 36, 36, 0, 42, 6]);
    assert.deepEqual(firstOf('1d6!>4', 1).slice(0, 4), [216, 216, 216, 216]);
    assert.deepEqual(firstOf('1d6!>4').slice(0, 4), [216, 216, 216, 0]);
    assert.deepEqual(firstOf('2d6!').slice(0, 6), [0, 36, 72, 108, 144, 180]);
  });

  it('reads none of what is not exact or not known here', () => {
    for (const typed of [
      '{1d6,1d8,1d4}kh2',
      '4d6kh0',
      '2d6dl2',
      '1d6r1r2',
      'floor(1d6/2 + 1d6/2)',
      'floor(1d6/2 x 2)',
      '[count {5,6} in 3d6]',
      '2@3d6',
      'output 2d(2d2)',
      'floor((2d6-1)/3 - 1d4)',
      '2 x 1d6/4',
      'floor(1d6 - 2d6/3)',
      'floor(-(2d6/3))',
      'floor(count(3d6 >= 7/2))',
      '1d6**2',
      'abs(2d6-7)',
      'nonsense(1d6)',
    ]) {
      assert.equal(readForeign(typed), undefined, typed);
    }
  });
});
