import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readTyped } from '../../server/answers/typed/readTyped.ts';
import { readAsText } from '../../server/answers/typed/typedText.ts';
import type { Chart } from '../../server/charts/chart.ts';
import type { ChartFault } from '../../server/charts/chartQuestion.ts';
import { lookUpOn } from '../../server/charts/lookUp.ts';
import { neededText } from '../../server/charts/needed.ts';
import { evaluate } from '../../server/dice/evaluation/evaluate.ts';
import { formatFraction } from '../../server/dice/evaluation/fraction.ts';
import { packs } from '../../server/hosts/packs.ts';
import { chartsOf } from '../../server/workspace/packages/chartsOf.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';

const workspace = new Workspace(packs);

function chart(id: string): Chart {
  const found = chartsOf(workspace.all).flatMap(({ book }) => book.charts.filter((one) => one.id === id))[0];
  assert.ok(found, id);
  return found;
}

/** The cells of a chart that are other than a formula says. */
function deviations(id: string, rows: number, columns: number, formula: (row: number, column: number) => string) {
  const found: string[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const cell = chart(id).cells[row - 1]?.[column - 1];
      const expected = formula(row, column);
      if (cell !== expected) found.push(`${row}/${column}: ${cell}, not ${expected}`);
    }
  }
  return found;
}

const scoreOr = (score: number, low: string, high: string, least = 2): string =>
  score < least ? low : score > 6 ? high : String(score);

describe('the charts', () => {
  it('have the cells of their closed forms, and of the one misprint the printed cell', () => {
    const [none, misprint] = [[], ['3/6: N, not 6']];
    assert.deepEqual(
      deviations('wfb-to-hit', 10, 10, (own, other) => (own > other ? '3' : other > 2 * own ? '5' : '4')),
      none,
    );
    assert.deepEqual(
      deviations('wfb-to-wound', 10, 10, (strength, toughness) => {
        const score = 4 + toughness - strength;
        return score >= 8 ? 'N' : String(Math.min(6, Math.max(2, score)));
      }),
      misprint,
    );
    assert.deepEqual(
      deviations('wfb-ballistic', 1, 10, (_, skill) => String(7 - skill)),
      none,
    );
    assert.deepEqual(
      deviations('gb-to-hit', 1, 6, (_, skill) => String(7 - skill)),
      none,
    );
    assert.deepEqual(
      deviations('gb-to-wound', 6, 6, (strength, toughness) => scoreOr(4 + toughness - strength, 'X', 'N')),
      none,
    );
    assert.deepEqual(
      deviations('whq-to-hit', 10, 10, (own, other) => {
        if (other < own - 5 || (own > 2 && other === 1)) return '2';
        if (other < own) return '3';
        return other <= 2 * own ? '4' : other <= 3 * own ? '5' : '6';
      }),
      none,
    );
  });

  it('have 49 hired swords in five places', () => {
    const { cells, row } = chart('mor-availability');
    assert.equal(row?.values.length, 49);
    assert.ok(cells.every((line) => line.length === 5 && line.every((cell) => /^(?:C|-|\d+)$/.test(cell))));
  });

  it('go on by their formula, end, or have the nearest cell', () => {
    const at = (id: string, row: string, column: string): string => {
      const found = lookUpOn(chart(id), { row, column });
      return found.kind === 'needed'
        ? `${neededText(found.needed)}${found.isExtrapolated ? ' beyond' : ''}`
        : found.kind;
    };
    assert.equal(at('gb-to-wound', '8', '4'), 'certain beyond');
    assert.equal(at('gb-to-wound', '3', '9'), 'impossible beyond');
    assert.equal(at('wfb-to-wound', '11', '3'), 'outside');
    const nearest = { ...chart('wfb-to-wound'), outside: 'nearest' } as const;
    const found = lookUpOn(nearest, { row: '12', column: '3' });
    assert.ok(found.kind === 'needed' && found.isExtrapolated && neededText(found.needed) === '2+');
  });
});

/** What is asked, and each answer: the chart, what it needs and its chance. */
const questions: Readonly<Record<string, readonly string[]>> = {
  'wfb to hit WS 4 vs 3': ['wfb-to-hit 3+ 2/3'],
  'to hit WS 3 vs 4': ['whq-to-hit 4+ 1/2', 'wfb-to-hit 4+ 1/2'],
  'para impactar HA 4 contra 3': ['whq-to-hit 3+ 2/3', 'wfb-to-hit 3+ 2/3'],
  'to hit WS 4': ['gb-to-hit 3+ 2/3'],
  'to wound S 4 vs T 3': ['gb-to-wound 3+ 2/3', 'wfb-to-wound 3+ 2/3'],
  'para herir F 4 contra R 3': ['gb-to-wound 3+ 2/3', 'wfb-to-wound 3+ 2/3'],
  'to wound S 5 T 1': ['gb-to-wound certain 1', 'wfb-to-wound 2+ 5/6'],
  'gamebook to wound S 5 T 1': ['gb-to-wound certain 1'],
  'save 5+ at S 5': ['wfb-armour-save impossible 0'],
  'salvación 4+ con F 4': ['wfb-armour-save 5+ 1/3'],
  'save: light armour, shield, mounted, S 5': ['wfb-armour-save 6+ 1/6'],
  'BS 3, long range, moving': ['wfb-ballistic 6+ 1/6'],
  'HP 3, largo alcance, en movimiento': ['wfb-ballistic 6+ 1/6'],
  'BS 3, long range, moving, soft cover': ['wfb-ballistic 6+ then 4+ 1/12'],
  'BS 3, long range, moving, hard cover': ['wfb-ballistic 6+ then 5+ 1/18'],
  'BS 10, large target': ['wfb-ballistic certain 1'],
  '7+ to hit': ['wfb-ballistic 6+ then 4+ 1/12'],
  '9+ para impactar': ['wfb-ballistic 6+ then 6+ 1/36'],
  'dispel dice: Dwarf army, 2 Runesmiths': ['wfb-dispel-dice 6'],
  'dados de dispersión: ejército enano, 2 herreros rúnicos': ['wfb-dispel-dice 6'],
  'power dice: level 2 Wizard, level 4 Wizard': ['wfb-power-dice 8'],
  'combat result: 5 extra ranks, flank': ['wfb-combat-result 4'],
  'to hit, weapon skill 3 against 7': ['whq-to-hit 5+ 1/3', 'wfb-to-hit 5+ 1/3'],
  'BS 5, stand and shoot': ['wfb-ballistic 3+ 2/3'],
  'power dice: Wizards of level 4, 2 and 1': ['wfb-power-dice 9'],
  'power dice: levels 4, 2 and 1': ['wfb-power-dice 9'],
  'dados de energía': ['wfb-power-dice 2'],
  'dados de dispersión: hechiceros de nivel 3 y 4': ['wfb-dispel-dice 6'],
  'save: heavy armour, shield, barding, shield, S 4': ['wfb-armour-save 4+ 1/2'],
  'availability of a Priestess of Shallya in Sigmarhaven': ['mor-availability 6+ 13/18'],
  'availability of a Bard in Brigandsburg': ['mor-availability 7+ 7/12'],
  'availability of a Beggar in Mordheim': ['mor-availability certain 1'],
  'availability of a Witch in Sigmarhaven': ['mor-availability impossible 0'],
};

/** What no chart answers: why, or nothing where no chart is asked for. */
const refused: Readonly<Record<string, Partial<ChartFault> | undefined>> = {
  'wfb to wound S 12 T 3': { kind: 'notOnChart', name: 'strength', value: '12' },
  'BS 3, long range, in fog': { kind: 'unknownWords', words: 'fog' },
  'BS 3, long rang, moving': { kind: 'unknownWords', nearest: 'long range' },
  'availability of a Bard in Paris': { kind: 'unknownWords', words: 'Paris' },
  'dispel dice: 2 Runesmithies': { kind: 'unknownWords', words: '2 Runesmithies' },
  'to hit 2D6': undefined,
  'Fear 6': undefined,
  'hard cover': undefined,
};

describe('a question about a chart', () => {
  const read = (text: string) => readTyped(text, () => workspace.all, 'en');

  for (const [text, expected] of Object.entries(questions)) {
    it(`is answered: ${text}`, () => {
      const reading = read(text);
      assert.ok(reading.kind === 'rolls', JSON.stringify(reading));
      const answers = reading.rolls.map(({ chart: found, annotation }) => {
        const odds = evaluate(annotation);
        const chance = odds.kind === 'chance' ? ` ${formatFraction(odds.chance)}` : '';
        return `${found?.of.id} ${found?.needed ? neededText(found.needed) : found?.number}${chance}`;
      });
      assert.deepEqual(answers.toSorted(), expected.toSorted());
      for (const roll of reading.rolls) assert.match(readAsText(roll, english.messages), /: /);
    });
  }

  for (const [text, fault] of Object.entries(refused)) {
    it(`is refused, or none: ${text}`, () => {
      const reading = read(text);
      assert.ok(reading.kind === 'unread' || fault === undefined, JSON.stringify(reading));
      const found = reading.kind === 'unread' && reading.fault.kind === 'chart' ? reading.fault.fault : undefined;
      for (const [key, value] of Object.entries(fault ?? {})) assert.equal(found && Reflect.get(found, key), value);
      if (fault === undefined) assert.equal(found, undefined);
    });
  }
});
