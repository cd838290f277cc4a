import assert from 'node:assert/strict';
import { noPreview } from '../../server/answers/reader.ts';
import { pasteTable } from '../../server/features/pasteTable.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { emptyWorkspace } from '../support/cursor.ts';
import { entriesWithTables, writingOf } from '../support/realTables.ts';
import { casesOfEachKind, itProperty } from '../support/runs.ts';

/** What pasting something at the `|` makes of a text, by the titles of the choices. */
function pasted(marked: string, copied: string, languageId = 'xml'): Readonly<Record<string, string>> {
  const at = marked.indexOf('|');
  const text = marked.slice(0, at) + marked.slice(at + 1);
  const document = new Document('file:///a', languageId, 1, text);
  const reader = { messages: messagesFor('en'), preview: noPreview };
  const position = document.positionAt(at);
  const choices = pasteTable(
    { scope: emptyWorkspace().all, document, reader },
    { start: position, end: position },
    copied,
  );
  return Object.fromEntries(choices.map(({ title, newText }) => [title, text.slice(0, at) + newText + text.slice(at)]));
}

/** The choices are these and no others. */
function check(marked: string, copied: string, expected: Readonly<Record<string, string>>, languageId?: string): void {
  assert.deepEqual(pasted(marked, copied, languageId), expected);
}

const rule = '<rules><rule id="a-well" name="WELL">Roll 1D6:\n|\n</rule></rules>';

/** The rule with something in place of the cursor. */
const ruleWith = (text: string): string => rule.replace('|', text);

const sheet = '1D6\tResult\n1-3\tA rope & a bat.\n4-6\tGold <2 coins>.\n';
const elements =
  '<table>\n  <tr><td>1D6</td><td>Result</td></tr>\n  <tr><td>1-3</td><td>A rope &amp; a bat.</td></tr>\n  <tr><td>4-6</td><td>Gold &lt;2 coins>.</td></tr>\n</table>';

const asElements = 'Paste as elements (<table>) · 1D6 table · 2 rows · complete';
const asLines = 'Paste as plain lines · 1D6 table · 2 rows · complete';
const asBars = 'Paste as a Markdown table · 1D6 table · 2 rows · complete';
const asList = 'Paste as a list · 1D6 table · 2 rows · complete';

describe('pasting a roll table', () => {
  it('of a spreadsheet makes elements or lines in a rule', () => {
    check(rule, sheet, {
      [asElements]: ruleWith(elements),
      [asLines]: ruleWith('1D6 Result\n1-3 A rope &amp; a bat.\n4-6 Gold &lt;2 coins>.'),
    });
  });

  it('makes a Markdown table or a list in a page, behind an empty line', () => {
    const rows = '1-3\tA rope.\n4-6\tGold | coins.';
    check(
      'Roll 1D6:\n|\n\nThen go on.',
      rows,
      {
        [asBars]: 'Roll 1D6:\n\n|  |  |\n| --- | --- |\n| 1-3 | A rope. |\n| 4-6 | Gold \\| coins. |\n\nThen go on.',
        [asList]: 'Roll 1D6:\n\n* 1-3 A rope.\n* 4-6 Gold | coins.\n\nThen go on.',
      },
      'markdown',
    );
  });

  it('joins the lines of a cell, and rows without scores, with the row above', () => {
    const rows = '1D6\tResult\n1-3\t"A rope\nof ""silk""."\n\tIt is old.\n4-6\tGold.';
    assert.equal(pasted(rule, rows)[asLines], ruleWith('1D6 Result\n1-3 A rope of "silk". It is old.\n4-6 Gold.'));
  });

  it('names the roll of rows that have all its results, where nothing else does', () => {
    check(
      '|',
      '1-2\tCrab\n3-4\tGull\n5-6\tEel\n',
      {
        'Paste as a Markdown table · 1D6 table · 3 rows · complete':
          '| 1D6 |  |\n| --- | --- |\n| 1-2 | Crab |\n| 3-4 | Gull |\n| 5-6 | Eel |',
        'Paste as a list · 1D6 table · 3 rows · complete': '1D6\n\n* 1-2 Crab\n* 3-4 Gull\n* 5-6 Eel',
      },
      'markdown',
    );
    const inRule = pasted('<rules><rule id="a-well" name="WELL">|</rule></rules>', '2-6\tNada\n7-12\tOro\n');
    assert.match(Object.keys(inRule)[0] ?? '', /2D6 table/);
    check('|', '1-2\tCrab\n4-6\tGull\n', {}, 'markdown');
  });

  it('reads cells between commas or semicolons, with line ends in them', () => {
    for (const sign of [',', ';'])
      assert.equal(
        pasted(
          'Roll 1D6:\n\n|',
          `1D6${sign}Result\n1-3${sign}"A rope${sign} ""old"",\nof silk"\n4-6${sign}Gold\n`,
          'markdown',
        )[asBars],
        `Roll 1D6:\n\n| 1D6 | Result |\n| --- | --- |\n| 1-3 | A rope${sign} "old", of silk |\n| 4-6 | Gold |`,
      );
    check('Roll 1D6:\n\n|', '1, 2 Goblins\n3, a troll\n', {}, 'markdown');
  });

  it('reads the dates that a spreadsheet has made of scores', () => {
    for (const dates of [
      ['01-feb', '03-abr', '05-jun'],
      ['2-Jan', '4-Mar', '6-May'],
    ])
      assert.ok(
        pasted('|', dates.map((date) => `${date}\tCrab`).join('\n'), 'markdown')[
          'Paste as a list · 1D6 table · 3 rows · complete'
        ]?.endsWith('* 1-2 Crab\n* 3-4 Crab\n* 5-6 Crab'),
      );
  });

  it('keeps all columns', () => {
    const rows = '1D6\tMonster\tNumber\n1-3\tOrcs\t1D6\n4-6\tSnotlings\t2D6';
    assert.equal(
      pasted(rule, rows)[asElements],
      ruleWith(
        '<table>\n  <tr><td>1D6</td><td>Monster</td><td>Number</td></tr>\n  <tr><td>1-3</td><td>Orcs</td><td>1D6</td></tr>\n  <tr><td>4-6</td><td>Snotlings</td><td>2D6</td></tr>\n</table>',
      ),
    );
  });

  it('of a scan joins broken lines, and keeps the text around the table', () => {
    const scan = 'Lost in the dark, roll 1D6:\n\n1-3  A rope hangs\n     here.\n4-6  Gold.\n\nThe Warriors go on.';
    const around = Object.values(pasted('<rules><rule id="a-well" name="WELL">|</rule></rules>', scan));
    assert.equal(
      around[0],
      '<rules><rule id="a-well" name="WELL">\nLost in the dark, roll 1D6:\n<table>\n  <tr><td>1-3</td><td>A rope hangs here.</td></tr>\n  <tr><td>4-6</td><td>Gold.</td></tr>\n</table>\nThe Warriors go on.</rule></rules>',
    );
  });

  it('keeps the indentation of its line', () => {
    const inside = '<rules>\n  <rule id="a-well" name="WELL">\n    Roll 1D6:\n    |\n  </rule>\n</rules>';
    assert.match(
      pasted(inside, '1-3\tA rope.\n4-6\tGold.')[asElements] ?? '',
      /\n {4}<table>\n {6}<tr><td>1-3<\/td><td>A rope\.<\/td><\/tr>\n {6}<tr>.*\n {4}<\/table>\n/,
    );
  });

  it('is not offered for other texts, or where no text may stand', () => {
    for (const text of [
      '',
      'A rope.',
      '1\tA rope.',
      'Name\tGold\nRope\t10\nLamp\t20',
      'In 1995 we had 3 cats and 4 dogs.',
    ])
      check(rule, text, {});
    check('<rules>|<rule id="a-well" name="WELL">Roll 1D6:</rule></rules>', sheet, {});
    check('<rules><rule id="|" name="WELL">Roll 1D6:</rule></rules>', sheet, {});
    check('<html>|</html>', sheet, {});
  });

  it('is not offered in a form in which the same was copied', () => {
    const bars = '| 1D6 | Result |\n| --- | --- |\n| 1-3 | A rope. |\n| 4-6 | Gold. |';
    assert.deepEqual(Object.keys(pasted('Text.\n\n|', bars, 'markdown')), [asList]);
  });

  itProperty('reads the tables of the published package again, in elements and lines', () => {
    const all = entriesWithTables().flatMap(({ text, tables }) => tables.map((table) => ({ text, table })));
    const cases = casesOfEachKind(all, ({ text, table }) => writingOf(text, table));
    const empty = '<rules><rule id="a-well" name="WELL">\n|\n</rule></rules>';
    let done = 0;
    const left: string[] = [];
    for (const { text, table } of cases) {
      if (table.layout === 'markup' || !table.die || table.die.span.end > table.span.start) continue;
      // The sentence of the dice says how they are rolled, and how many they are.
      const before = /(?:^|[.!?:;>\n])\s*([^.!?:;>\n]*)$/.exec(text.slice(0, table.die.span.start))?.[1] ?? '';
      const written = before + text.slice(table.die.span.start, table.span.end);
      if (/[<&]/.test(written)) continue;
      if (Object.keys(pasted(empty, written)).some((title) => title.startsWith('Paste as elements'))) done++;
      else left.push(written);
    }
    if (all.length === 0) return;
    console.log(
      `      ${done} of ${done + left.length} tables of the package are offered as elements when they are pasted`,
    );
    assert.deepEqual(left, []);
    assert.ok(done > (cases.length < all.length ? 40 : 250));
  });

  it('never fails, whatever is copied', () => {
    assert.deepEqual(pasted(rule, '1-3\tA rope.\n'.repeat(50_000)), {});
  });
});
