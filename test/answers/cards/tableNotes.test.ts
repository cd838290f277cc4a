import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type Block, blocksOf } from '../../../server/abilities/content.ts';
import { tableNotes } from '../../../server/answers/cards/tableNotes.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { parse } from '../../../server/xml/parse.ts';

function blocksIn(rule: string): readonly Block[] {
  const source = `<rule>${rule}</rule>`;
  const [element] = parse(source).nodes;
  return element?.kind === 'element' ? blocksOf(source, element) : [];
}

function check(rule: string, expected: readonly string[], language = 'en'): void {
  assert.deepEqual(tableNotes(blocksIn(rule), messagesFor(language)).averages, expected, rule);
}

describe('the averages on a card', () => {
  it('are those of a table in lines and of one in elements', () => {
    check('Roll 1D6 for the wreck:\n1-3 He finds 20 gold.\n4-5 Weed.\n6 He finds 3D6 gold.', [
      '1D6 table · 3 rows · complete · 11.75 gold on average',
    ]);
    check(
      '<p>Tira 1D6 por la marea:</p><table><tr><td>1-2</td><td>Sufre 3 Heridas.</td></tr><tr><td>3-6</td><td>Sufre 1D6 Heridas.</td></tr></table>',
      ['tabla de 1D6 · 2 filas · completa · 3,33 Heridas de media'],
      'es',
    );
  });

  it('count the tables in rows', () =>
    check(
      '<p>Roll 1D6:</p><table><tr><td>1-3</td><td>He finds 10 gold.</td></tr><tr><td>4-6</td><td><p>Roll 1D6 again here:</p><table><tr><td>1-3</td><td>He finds 20 gold.</td></tr><tr><td>4-6</td><td>He finds 40 gold.</td></tr></table></td></tr></table>',
      ['1D6 table · 2 rows · complete · 20 gold on average'],
    ));

  it('are not there where the rows say nothing plain, or there is no table', () => {
    check('Roll 1D6:\n1-3 He finds half of the gold.\n4-6 He finds 10 gold.', []);
    check('Roll 1D6:\n1-3 A crab.\n4-6 An eel.', []);
    check('He finds 3D6 gold.', []);
  });
});
