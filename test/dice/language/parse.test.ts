import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import type { Annotation } from '../../../server/dice/language/expression.ts';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { freeVariables } from '../../../server/dice/language/names.ts';
import { parseAnnotation } from '../../../server/dice/language/parse.ts';
import { anyText } from '../../support/anyText.ts';
import { itProperty, runs } from '../../support/runs.ts';

/** The text is read as `expected`: the expression in its plain form, with the label and the assignments before it. */
function check(text: string, expected: string): void {
  const { annotation, errors } = parseAnnotation(text);
  assert.deepEqual(errors, [], text);
  assert.ok(annotation, text);
  assert.equal(shown(annotation), expected, text);
}

/** Every error of the text, as `code start-end`, with the text that it underlines. */
function checkErrors(text: string, ...expected: readonly string[]): void {
  const { annotation, errors } = parseAnnotation(text);
  assert.equal(annotation, undefined, text);
  const found = errors.map(({ code, span }) => `${code} ${span.start} ${text.slice(span.start, span.end)}`.trim());
  assert.deepEqual(found, expected, text);
}

function shown({ label, assignments, body }: Annotation): string {
  const parts = assignments.map(({ name, value }) => `${name} = ${formatExpression(value)}`);
  return `${label === undefined ? '' : `${label}: `}${[...parts, formatExpression(body)].join('; ')}`;
}

describe('parseAnnotation', () => {
  const readings: readonly (readonly [string, string])[] = [
    ['  2d6  ', '2D6'],
    ['1D6x50', '1D6 x 50'],
    ['1D6X50', '1D6 x 50'],
    ['2D6 − 2 – 1', '2D6-2-1'],
    ['1D6 + İD6', '1D6 + iD6'],
    ['1D6 + İra', '1D6 + ira'],
    ['nD6 + 1Dn', 'nD6 + 1Dn'],
    ['(n)D(n)', 'nDn'],
    ['(2 + n) D6', '(2 + n)D6'],
    ['(max(0, 1D6 - toughness) * 2)D6', '(max(0, 1D6 - toughness) x 2)D6'],
    ['1D(66)', '1D(66)'],
    ['-(1D6 + 1) x 2', '-(1D6+1) x 2'],
    ['1 - (2 - 3)', '1 - (2 - 3)'],
    ['Battle-Level - 1', 'battle-level - 1'],
    ['n-1', 'n - 1'],
    ['x x x', 'x x x'],
    ['1D6 ≥ 3 or 1D6≠2 and not 1D6 ≤ 4', '1D6 >= 3 or 1D6 != 2 and not 1D6 <= 4'],
    ['(1D6 = 1 or 1D6 = 2) and 1D6 = 3', '(1D6 = 1 or 1D6 = 2) and 1D6 = 3'],
    ['not (1D6 = 1 or 1D6 = 2)', 'not (1D6 = 1 or 1D6 = 2)'],
    ['1D6 IN {1 - 3,5}', '1D6 in {1-3, 5}'],
    ['ROLLS( 1D6 until=1 )', 'rolls(1D6 until = 1)'],
    ['sum(nD6 unless =1) + sum(2D6 where odd)', 'sum(nD6 unless = 1) + sum(2D6 where odd)'],
    ['if(1D6 = 6 or (n > 2), 1D6+1, -2)', 'if(1D6 = 6 or n > 2, 1D6+1, -2)'],
    ['round-up((1D6+1)/2) x round-down((n)/(2 x 2))', 'round-up((1D6+1) / 2) x round-down(n / (2 x 2))'],
    ['each( 3 : max(0,1D6+3-toughness) )', 'each(3: max(0, 1D6 + 3 - toughness))'],
    ['Wounds (of all): EACH(count(3D6>=4):(1D6=1 or n>2))', 'Wounds (of all): each(count(3D6 >= 4): 1D6 = 1 or n > 2)'],
    [
      'fight: a=1D6;OUTCOMES( win +1 : a>3 , Again:a=3,  lose all  )',
      'fight: a = 1D6; outcomes(win +1: a > 3, Again: a = 3, lose all)',
    ],
    ['Party( 1D6>initiative )>=1', 'party(1D6 > initiative) >= 1'],
    ['party + turns > outcomes', 'party + turns > outcomes'],
    ['TURNS( 1D6=6 )<=4', 'turns(1D6 = 6) <= 4'],
    ['max(1D6,n,3,2)', 'max(1D6, max(n, max(3, 2)))'],
    ['4) not a bracket: 1D6', '4) not a bracket: 1D6'],
    ['dice=3D6;highest(1 of dice)-lowest(1 of (dice))', 'dice = 3D6; highest(1 of dice) - lowest(1 of dice)'],
    ['a=1D6;b = a x 2;\n b + a;', 'a = 1D6; b = a x 2; b + a'],
    [`${'('.repeat(100)}1${')'.repeat(100)}`, '1'],
  ];
  for (const [text, expected] of readings) {
    it(text.slice(0, 50), () => check(text, expected));
  }

  const mistakes: readonly (readonly [string, ...string[]])[] = [
    ['', 'expectedValue 0'],
    ['  ', 'expectedValue 0'],
    ['2D6 +', 'expectedValue 5'],
    ['2D6 + )', 'expectedValue 6 )'],
    ['2D6 2', 'unexpectedText 4 2'],
    ['1D6/2', 'unexpectedText 3 /'],
    ['roll twice', 'unexpectedText 5 twice'],
    ['1D6 >= 😀', 'expectedValue 7 😀'],
    ['(1D6', 'expectedClosing 4'],
    ['1D(6', 'expectedClosing 4'],
    ['1D6 in {1, 2', 'expectedClosing 12'],
    ['1D6 in 1', 'expectedWord 7 1'],
    ['1D6 in {1-n}', 'expectedNumber 10 n'],
    ['1D6 in {3-1}', 'reversedRange 8 3-1'],
    ['max(1, 2', 'expectedClosing 8'],
    ['max(1)', 'expectedWord 5 )'],
    ['max', 'expectedWord 3'],
    ['foo(2D6)', 'unknownFunction 0 foo'],
    ['count(n > 1)', 'expectedDice 6 n'],
    ['a = 3; count(a = 1)', 'expectedDice 13 a'],
    ['a = 1D6 + 1; highest(1 of a)', 'expectedDice 26 a'],
    ['a = 1D6; rolls(a until = 6)', 'expectedDice 15 a'],
    ['count(a = 1); a = 1D6; a', 'expectedAssignment 0 count(a = 1)'],
    ['b = count(a = 1); a = 1D6; b', 'expectedDice 10 a'],
    ['each(3, 1D6)', 'expectedWord 6 ,'],
    ['party(3: 1D6)', 'expectedClosing 7 :'],
    ['turns(1D6)', 'valueAsTest 6 1D6'],
    ['outcomes()', 'expectedOutcome 9 )'],
    ['outcomes(win: 1D6, lose)', 'valueAsTest 14 1D6'],
    ['outcomes(win: , lose)', 'expectedValue 14 ,'],
    ['outcomes(win, lose: 1D6 > 2)', 'expectedClosing 12 ,'],
    ['outcomes(win: 1D6 > 2,)', 'expectedOutcome 22 )'],
    ['1 + outcomes(a: 1D6 > 2, b)', 'outcomesInside 4 outcomes(a: 1D6 > 2, b)'],
    ['a = outcomes(b); a', 'outcomesInside 4 outcomes(b)'],
    ['outcomes(a: outcomes(b) > 1)', 'outcomesInside 12 outcomes(b)'],
    ['each(1D6 > 2: 1)', 'expectedWord 9 >'],
    ['each: 1D6; each', 'expectedAssignment 6 1D6', 'expectedWord 15'],
    ['highest(n of 3D6)', 'expectedNumber 8 n'],
    ['repeat(1D6 = 1)', 'expectedWord 11 ='],
    ['reroll(1D6 unless = 1)', 'expectedWord 11 unless'],
    ['reroll(2 where = 1)', 'expectedDice 7 2'],
    ['round-up(1D6, 2)', 'expectedWord 12 ,'],
    ['if(1D6, 1, 2)', 'valueAsTest 3 1D6'],
    ['if(1D6 > 1, 1)', 'expectedWord 13 )'],
    ['if(1D6 > 1, 1D6 > 2, 3)', 'expectedWord 16 >'],
    ['unless + 1', 'expectedValue 0 unless'],
    ['1 + (1D6 > 3)', 'testAsValue 5 1D6 > 3'],
    ['(1D6 > 3)D6', 'testAsValue 1 1D6 > 3'],
    ['not 1D6', 'valueAsTest 4 1D6'],
    ['1 <= 1D6 <= 3', 'chainedComparison 9 <='],
    ['2D66', 'severalD66 0 2D66'],
    ['99999999999999999999', 'numberTooLarge 0 99999999999999999999'],
    ['even + 1', 'expectedValue 0 even'],
    [': 1D6', 'emptyLabel 0 :'],
    ['1D6; 2D6', 'expectedAssignment 0 1D6'],
    ['a = 1D6 > 2; a', 'testAsValue 4 1D6 > 2'],
    ['a = 1D6; a = 2D6; a', 'nameTwice 9 a'],
    ['a = a + 1; a', 'usedBeforeAssigned 4 a'],
    // Each part between semicolons has its own errors.
    ['a = ; b = 2D66; foo(1)', 'expectedValue 4', 'severalD66 10 2D66', 'unknownFunction 16 foo'],
  ];
  for (const [text, ...expected] of mistakes) it(`not ${JSON.stringify(text)}`, () => checkErrors(text, ...expected));

  it('names the bracket that is not closed', () => {
    const [error] = parseAnnotation('2 + min(1D6, 3').errors;
    assert.ok(error?.code === 'expectedClosing');
    assert.deepEqual(error.opening, { start: 7, end: 8 });
  });

  it('refuses what is nested too deep or too long', () => {
    const deep: readonly (readonly [string, string])[] = [
      ['('.repeat(9000), 'tooDeep 100 ('],
      [`${'('.repeat(101)}1${')'.repeat(101)}`, 'tooDeep 100 ('],
      ['-'.repeat(9000), 'tooDeep 100 -'],
      ['not '.repeat(2000), 'tooDeep 400 n'],
      ['min(1,'.repeat(1000), 'tooDeep 600 m'],
      ['1D('.repeat(3000), 'tooDeep 302 ('],
    ];
    for (const [text, expected] of deep) checkErrors(text, expected);
    const [error] = parseAnnotation('('.repeat(1_000_000)).errors;
    assert.equal(error?.code, 'tooLong');
  });

  it('spans what each part is made of', () => {
    const text = 'x: 1 + (2D6 ) x 3';
    const { annotation } = parseAnnotation(text);
    assert.ok(annotation?.body.kind === 'addition');
    const [, term] = annotation.body.terms;
    assert.ok(term?.value.kind === 'product');
    const [dice] = term.value.factors;
    const spans = [annotation.body.span, term.value.span, dice?.span].map(
      (span) => span && text.slice(span.start, span.end),
    );
    assert.deepEqual(spans, ['1 + (2D6 ) x 3', '(2D6 ) x 3', '2D6']);
  });

  itProperty('never throws, and what it underlines lies inside the text', () => {
    const pieces = fc.constantFrom(
      ...'1D6 n D66 ( ) { } + - x * <= = in and or not min( count( sum( where unless even of repeat( rolls( until if( reroll( alike( each( each(2: outcomes( outcomes(win: round-up( / ; : , a 2 é 😀'.split(
        ' ',
      ),
      ' ',
    );
    const texts = fc.oneof(
      anyText(),
      fc.array(pieces).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { annotation, errors } = parseAnnotation(text);
        assert.equal(annotation === undefined, errors.length > 0);
        for (const { span } of errors) assert.ok(0 <= span.start && span.start <= span.end && span.end <= text.length);
        if (annotation) check(shown(annotation), shown(annotation));
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('freeVariables', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['2D6 + 2', []],
    ['1D6 + battle-level <= n', ['battle-level', 'n']],
    ['roll = 1D6 + strength; roll > n and roll < strength', ['strength', 'n']],
    ['count((dice)D(sides) >= target) in {1}', ['dice', 'sides', 'target']],
    ['if(1D6 > a, round-up(b / c), alike((d)D6)) + reroll(eD6 where = f)', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['turns(a > 1D6) + max((b)D6, c, d)', ['a', 'b', 'c', 'd']],
    ['party(1D6 > initiative) > n', ['warriors', 'initiative', 'n']],
    ['outcomes(x: a > 1, again: b > c, y)', ['a', 'b', 'c']],
    ['each(a: b >= 1D6 + c)', ['a', 'b', 'c']],
    ['highest(2 of nD6) + repeat(1D6 until > luck) - min(wounds, 3)', ['n', 'luck', 'wounds']],
  ];
  for (const [text, expected] of cases) {
    it(text, () => {
      const { annotation } = parseAnnotation(text);
      assert.ok(annotation);
      assert.deepEqual(freeVariables(annotation), expected);
    });
  }
});
