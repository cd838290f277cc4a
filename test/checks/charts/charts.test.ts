import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { brokenSteps } from '../../../server/charts/brokenSteps.ts';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { chartsOf } from '../../../server/workspace/packages/chartsOf.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';

const check = checkMarkedFor(
  'chart-row',
  'chart-value',
  'chart-step',
  'chart-formula',
  'odds-syntax',
  'unknown-reference',
);

/** A chart of Strength against Toughness with these rows. */
function wound(rows: readonly string[], attributes = ''): string {
  return `
<charts>
  <chart id="my-wound" name="To wound" roll="1D6" row="strength" column="toughness"${attributes}>
    <columns>1 2 3 4 5 6</columns>
${rows.join('\n')}
    <mark text="N" means="impossible" />
  </chart>
</charts>`;
}

describe('chartProblems', () => {
  it('finds a chart without its rows or its columns', () => {
    const workspace = new Workspace(packs);
    const parts = ['<columns>1 2</columns>', '<row>4 5</row>', '', '<columns>1 2</columns><row>4 5</row>'];
    const charts = parts.map(
      (part, index) => `<chart id="c${index}" name="C" roll="1D6" column="toughness">${part}</chart>`,
    );
    const document = workspace.putFile('file:///a/data/xml/charts/a.xml', `<charts>${charts.join('')}</charts>`);
    const found = document ? findingsIn(workspace, document) : [];
    const missing = found.flatMap((one) => (one.code === 'missing-child' ? [one.facts.expected.join()] : []));
    assert.deepEqual(missing, ['row', 'columns', 'columns,row,mark']);
  });

  it('finds rows that are too short or too long', () => {
    check(
      wound([
        '    <row at="1">4 5 6 N N</row>',
        '                ^^^^^^^^^ warning chart-row: The row 1 has 5 cells, but the chart has 6 columns',
        '    <row at="2"> 3 4 5 6 N N N </row>',
        '                 ^^^^^^^^^^^^^ warning chart-row: remove those that are too many',
        '    <row at="3">2 3 <!-- as printed --> 4 5 6 N</row>',
        '    <row at="4"></row>',
        '    ^^^^^^^^^^^^ warning chart-row: has 0 cells',
      ]),
    );
  });

  it('counts words with semicolons between, one of which may be empty', () => {
    check(`
<charts>
  <chart id="my-inns" name="Beds" roll="2D6" row="inn" column="town">
    <columns>Far Reach; King&apos;s Ford; The Pass</columns>
    <row at="The Bell">7; C; 12</row>
    <row at="The Crown">7;; 12</row>
    ^^^^^^^^^^^^^^^^^^^^ warning chart-value: A cell of this row is empty
    <row at="The Well">7; C; 12; 13</row>
                       ^^^^^^^^^^^^ warning chart-row: The row The Well has 4 cells, but the chart has 3 columns
                                 ^^ warning chart-value: No 2D6 rolls 13: its results are 2 to 12
    <mark text="C" means="certain" />
  </chart>
</charts>`);
  });

  it('finds marks without meaning and scores that no roll shows, if nothing modifies them', () => {
    check(
      wound([
        '    <row at="1">4 5 6 n N 7</row>',
        '                      ^ warning chart-value: no <mark> says what it means',
        '                          ^ warning chart-value: No 1D6 rolls 7: its results are 1 to 6',
        '    <row at="2">3+ 4+ 5+ 0 X N</row>',
        '                         ^ warning chart-value: No 1D6 rolls 0',
        '                           ^ warning chart-value: "X" is no score',
      ]),
    );
    check(`
<charts>
  <chart id="my-aim" name="Aim" roll="1D6" column="ballistic-skill">
    <columns>1 2 3 4 5 6 7 8</columns>
    <row>6 5 4 3 2 1 0 -1</row>
  </chart>
  <modifiers id="my-shots" name="Shots" of="my-aim"><modifier name="fog" add="-1" /></modifiers>
  <chart id="my-throw" name="Throw" roll="1D6" column="ballistic-skill">
    <columns>1 2</columns>
    <row>7 6</row>
    <mark text="7" means="6 then 4" />
  </chart>
  <modifiers id="my-wind" name="Wind" of="my-thrw"><modifier name="wind" add="-1" /></modifiers>
                                          ^^^^^^^ warning unknown-reference: my-throw
                                          fix: Change to my-throw
</charts>`);
  });

  it('finds a formula that is missing, cannot be read or uses other names', () => {
    const rows = ['    <row at="1">4 5 6 N N N</row>'];
    const formula = (written: string, marks = ''): void =>
      check(wound(rows, ` outside="formula"${written}`).replace('\n    <columns>', `${marks}\n    <columns>`));
    formula(' formula="4 + toughness - strength"');
    formula('', `\n${' '.repeat(93)}^^^^^^^ warning chart-formula: the chart has none`);
    formula(
      ' formula="4 + armour - strength"',
      `\n${' '.repeat(111)}^^^^^^^^^^^^^^^^^^^^^ warning chart-formula: strength and toughness: "armour" is none of them`,
    );
    formula(' formula="4 + "', `\n${' '.repeat(113)}^ error odds-syntax: is missing here`);
    formula(' formula="1D6 + strength"', `\n${' '.repeat(111)}^^^^^^^^^^^^^^ warning chart-formula: one number`);
    formula(' formula="strength > 3"', `\n${' '.repeat(111)}^^^^^^^^^^^^ warning chart-formula: one number`);
  });

  it('finds the cell that breaks the pattern of its neighbours', () => {
    check(
      wound([
        '    <row at="1">4 5 6 N N N</row>',
        '    <row at="2">3 4 5 N N N</row>',
        '                      ^ info chart-step: N breaks the pattern of the cells around it: 6 would fit',
        '    <row at="3">2 3 4 5 6 N</row>',
        '    <row at="4">2 2 3 4 5 6</row>',
        '    <row at="5">2 2 2 3 4 5</row>',
        '    <row at="6">2 2 2 2 3 4</row>',
      ]),
    );
  });
});

/** The cells of charts, a line for each row, and those that break a pattern: row/column, and the fitting one. */
const patterns: Readonly<Record<string, readonly [cells: string, broken: readonly string[]]>> = {
  'one row with equal steps': ['6 5 4 4 2 1', ['1/4: 3']],
  'one row that ends its steps at an end': ['6 5 4 3 2 2', []],
  'steps of two': ['12 10 8 5 4 2', ['1/4: 6']],
  'rows at the same distance': ['2 2 3 4 6|3 3 4 5 7|4 4 5 7 8|5 5 6 7 9', ['3/4: 6']],
  'a cell that is lower than all around it': ['4 4 5 5 5 5|3 4 4 4 5 5|3 3 4 2 4 4|3 3 3 4 4 4|3 3 3 3 4 4', ['3/4']],
  'a chart of its own rule': ['4 4 5 6 6 6|3 4 4 4 5 5|2 3 4 4 4 4|2 3 3 4 4 4', []],
  'no pattern': ['6 8 2 9 9|11 9 7 7 8|5 7 11 12 9|3 3 9 8 10', []],
  'too few cells': ['4 5 9|3 4 5', []],
  'two cells of which either may be wrong': ['6 4 5 3 3 2', []],
};

describe('brokenSteps', () => {
  for (const [name, [cells, expected]] of Object.entries(patterns)) {
    it(`finds the odd cells: ${name}`, () => {
      const lines = cells.split('|').map((line) => line.split(' '));
      const axis = (length: number, of: string) => ({
        name: of,
        values: Array.from({ length }, (_, index) => String(index + 1)),
        words: new Map<string, string>(),
      });
      const broken = brokenSteps({
        id: 'a',
        name: 'A',
        also: [],
        roll: '2D6',
        ...(lines.length > 1 && { row: axis(lines.length, 'strength') }),
        column: axis(lines[0]?.length ?? 0, 'toughness'),
        cells: lines,
        marks: new Map(),
        outside: 'none',
      });
      assert.deepEqual(
        broken.map(
          ({ row, column, fitting }) => `${row + 1}/${column + 1}${fitting === undefined ? '' : `: ${fitting}`}`,
        ),
        expected,
      );
    });
  }

  it('finds one cell in all bundled charts', () => {
    const charts = chartsOf(new Workspace(packs).all).flatMap(({ book }) => book.charts);
    const found = charts.flatMap((chart) =>
      brokenSteps(chart).map(({ row, column, fitting }) => `${chart.id} ${row + 1}/${column + 1}: ${fitting}`),
    );
    assert.deepEqual(found, ['wfb-to-wound 3/6: 6']);
  });

  it('is the only problem of the bundled charts, and they say why', () => {
    for (const { uri, text } of packs.flatMap(({ charts = [] }) => charts)) {
      const own = new Workspace([]);
      const document = own.putFile(uri.replace('whq-rules:/', 'file:///'), text);
      assert.deepEqual(document && findingsIn(own, document), [], uri);
      const plain = own.putFile('file:///plain.xml', text.replace(/<!-- whq-ignore[^>]*-->/g, ''));
      const codes = plain ? findingsIn(own, plain).map(({ code }) => code) : [];
      assert.deepEqual(
        codes.filter((code) => code !== 'id-in-other-file'),
        uri.includes('wfb') ? ['chart-step'] : [],
        uri,
      );
    }
  });
});
