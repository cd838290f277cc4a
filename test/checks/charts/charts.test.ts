import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';

const check = checkMarkedFor('chart-row', 'chart-value', 'chart-formula', 'odds-syntax', 'unknown-reference');

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

  it('finds a formula that cannot be read or uses other names', () => {
    const rows = ['    <row at="1">4 5 6 N N N</row>'];
    const formula = (written: string, marks = ''): void =>
      check(wound(rows, ` outside="formula"${written}`).replace('\n    <columns>', `${marks}\n    <columns>`));
    formula(' formula="4 + toughness - strength"');
    formula(
      ' formula="4 + armour - strength"',
      `\n${' '.repeat(111)}^^^^^^^^^^^^^^^^^^^^^ warning chart-formula: strength and toughness: "armour" is none of them`,
    );
    formula(' formula="4 + "', `\n${' '.repeat(113)}^ error odds-syntax: is missing here`);
  });

  it('has nothing against the bundled charts', () => {
    for (const { uri, text } of packs.flatMap(({ charts = [] }) => charts)) {
      const own = new Workspace([]);
      const document = own.putFile(uri.replace('whq-rules:/', 'file:///'), text);
      assert.deepEqual(document && findingsIn(own, document), [], uri);
    }
  });
});
