import assert from 'node:assert/strict';
import { noPreview } from '../../../server/answers/reader.ts';
import { tableRoll } from '../../../server/answers/tables/tableRoll.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { tableAt } from '../../../server/workspace/documents/tableAt.ts';

const page = `Roll 2D6:

2-4 A bridge. Roll again on this table.
5-7 The ford is calm.
8-12 A flood. Roll 1D6:
1-3 He loses his sword.
4-6 He loses 1D6 x 10 gold.
`;

/** A roll at the first occurrence of some words. */
function rolled(
  text: string,
  words: string,
  seed: number,
  given: ReadonlyMap<string, number> = new Map(),
  language = 'en',
) {
  const document = text.startsWith('<')
    ? new Document('file:///a.xml', 'xml', 1, text)
    : new Document('file:///a.md', 'markdown', 1, text);
  const placed = tableAt(document, text.indexOf(words));
  assert.ok(placed, words);
  return { ...tableRoll(placed, given, seed, { messages: messagesFor(language), preview: noPreview }), placed };
}

/** The first seed for which the way has some words in it. */
function withWords(words: string, language = 'en'): string {
  for (let seed = 0; seed < 500; seed++) {
    const { text } = rolled(page, '5-7', seed, new Map(), language);
    if (text.includes(words)) return text;
  }
  return '';
}

describe('a roll on a table in words', () => {
  it('names the dice, the row, the table in it and the dice of the result', () => {
    assert.match(
      withWords('x 10 ['),
      /^(?:2D6 \[\d \+ \d\] = [234] → row 2-4 “[^”]*” → again )*2D6 \[\d \+ \d\] = (?:[89]|1[012]) → row 8-12 “A flood\. Roll 1D6:” → sub-table 1D6 = [456] → row 4-6 “He loses 1D6 x 10 gold\.” \(1D6 x 10 \[(?<face>\d)\] = \k<face>0\)$/,
    );
    assert.match(
      withWords('otra vez', 'es'),
      /^2D6 \[\d \+ \d\] = [234] → fila 2-4 «A bridge\.[^»]*» → otra vez 2D6 \[/,
    );
  });

  it('has the words of a row as a reader sees them', () => {
    const cells = (scores: string) => `<tr><td>${scores}</td><td><b>Rope</b>: it <i>holds</i>.<p>Go on.</p></td></tr>`;
    const rows = cells('1-3') + cells('4-6');
    const rule = `<rules><rule id="a-well" name="WELL"><p>Roll 1D6:</p><table>${rows}</table></rule></rules>`;
    assert.match(rolled(rule, '1-3', 1).text, /→ row (?:1-3|4-6) “Rope: it holds\. Go on\.”$/);
  });

  it('is the same for the same seed, and another for another', () => {
    assert.equal(rolled(page, '5-7', 5).text, rolled(page, '5-7', 5).text);
    assert.ok(new Set(Array.from({ length: 30 }, (_, seed) => rolled(page, '5-7', seed).text)).size > 5);
  });

  it('is on the innermost table of its place', () => {
    assert.match(rolled(page, '1-3 He', 1).text, /^1D6 = /);
    assert.match(rolled(page, '2D6:', 1).text, /^2D6 \[/);
    assert.deepEqual(
      rolled(page, '4-6 He', 1).placed.around.map(({ mark }) => mark),
      ['8-12'],
    );
  });

  it('asks for the numbers that are added, and says if no dice are named', () => {
    const added = 'Roll 1D6 and add his Strength:\n4 or less He falls.\n5-7 He slips.\n8+ He holds.';
    assert.deepEqual(rolled(added, '5-7', 1).open, ['strength']);
    assert.match(rolled(added, '5-7', 1, new Map([['strength', 7]])).text, /→ row 8\+ “He holds\.”$/);
  });

  it('has its first roll and last row for a place with little room', () => {
    const short = Array.from({ length: 500 }, (_, seed) => rolled(page, '5-7', seed)).map(({ text, result }) => {
      assert.equal(result.split(' → ').at(-1), text.split(' → ').at(-1));
      return result;
    });
    assert.ok(short.some((result) => /^2D6 = \d+ → … → row 4-6 “He loses 1D6 x 10 gold\.” \(1D6 x 10 /.test(result)));
    assert.ok(short.includes('2D6 = 6 → row 5-7 “The ford is calm.”'));
    const long = `Roll 1D6:\n1-3 ${'The bridge sways. '.repeat(9)}\n4-6 ${'The bridge sways. '.repeat(9)}`;
    assert.match(rolled(long, '1-3', 1).result, /^1D6 = \d → row [14]-[36] “The bridge sways\. The bridge …”$/);
    assert.equal(
      rolled('Roll on this table:\n1-3 A.\n4-6 B.', '4-6', 1).result,
      rolled('Roll on this table:\n1-3 A.\n4-6 B.', '4-6', 1).text,
    );
  });

  it('has the places of the rows on its way', () => {
    const { text, marks } = rolled(page, '5-7', 3);
    for (const mark of marks) assert.ok(text.includes(`row ${/^\S+/.exec(page.slice(mark))?.[0]}`));
  });
});
