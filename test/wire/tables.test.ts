import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { openSession } from './openSession.ts';

type Method = 'whq/tables' | 'whq/rollTable' | 'whq/pasteTable' | 'whq/rowAction';
type Ask = <Asked extends Method>(
  method: Asked,
  params: ServerRequests[Asked]['params'],
) => Promise<ServerRequests[Asked]['result']>;

const uri = 'file:///own/rules.xml';
const own = `<rules>
  <rule id="own-well" name="WELL">Roll 2D6:
2-6 It is dry.
7-12 It is deep. Roll 1D6:
1-3 A rope.
4-6 He finds 1D6 x 10 gold.
  </rule>
</rules>
`;

const drawnUri = 'file:///own/tables.xml';
const drawn = `<tables>
  <table name="Well">
    <event id="own-rope" />
  </table>
</tables>
`;

async function check(work: (ask: Ask) => Promise<void>): Promise<void> {
  const { connection, end } = await openSession({}, { [uri]: own, [drawnUri]: drawn });
  await work((method, params) => connection.sendRequest(method, params));
  await end();
}

describe('roll tables, to the server', () => {
  it('are listed with those in their rows', () =>
    check(async (ask) => {
      const tables = await ask('whq/tables', { uri });
      assert.deepEqual(
        tables.map(({ label, detail, position }) => [label, detail, position]),
        [
          ['2D6 table · 2 rows · complete', '2-6 It is dry.', { line: 2, character: 0 }],
          ['1D6 table · 2 rows · complete', '1-3 A rope.', { line: 4, character: 0 }],
        ],
      );
      assert.deepEqual(await ask('whq/tables', { uri: 'file:///nowhere.xml' }), []);
    }));

  it('are rolled on, the same each time for the same seed', () =>
    check(async (ask) => {
      const asked = { uri, position: { line: 2, character: 0 }, seed: 7 };
      const rolled = await ask('whq/rollTable', asked);
      assert.match(rolled.text, /^2D6 \[\d \+ \d\] = \d+ → row /);
      assert.deepEqual(await ask('whq/rollTable', asked), rolled);
      const nothing = await ask('whq/rollTable', { ...asked, position: { line: 0, character: 0 } });
      assert.deepEqual([nothing.text, nothing.marks], ['There is no roll table here.', []]);
    }));

  it('are pasted in the forms of the document', () =>
    check(async (ask) => {
      const range = { start: { line: 2, character: 0 }, end: { line: 6, character: 0 } };
      const { choices, rows } = await ask('whq/pasteTable', {
        uri,
        range,
        text: '2-6\tA cat.\n7-12\tA dog.',
        html: '',
      });
      assert.deepEqual(
        choices.map(({ form, newText }) => [form, newText]),
        [
          [
            'elements',
            '<table>\n  <tr><td>2-6</td><td>A cat.</td></tr>\n  <tr><td>7-12</td><td>A dog.</td></tr>\n</table>\n',
          ],
          ['lines', '2-6 A cat.\n7-12 A dog.\n'],
        ],
      );
      assert.deepEqual(rows, [
        { scores: '2-6', text: 'A cat.' },
        { scores: '7-12', text: 'A dog.' },
      ]);
      const nowhere = { uri: 'file:///nowhere.xml', range, text: '2-6\tA cat.\n7-12\tA dog.', html: '' };
      assert.deepEqual(await ask('whq/pasteTable', nowhere), { choices: [], rows: [] });
    }));

  it('are drawn from where they are tables of a package, and the result stands after the start tag', () =>
    check(async (ask) => {
      const position = { line: 1, character: 15 };
      const rolled = await ask('whq/rollTable', { uri: drawnUri, position, seed: 7 });
      assert.deepEqual(rolled, {
        text: 'Well: own-rope',
        result: 'Well: own-rope',
        marks: [{ line: 1, character: 21 }],
        open: [],
      });
    }));

  it('get another row in one edit', () =>
    check(async (ask) => {
      const asked = { uri, position: { line: 2, character: 0 }, action: 'add', row: 0 } as const;
      const { edits, problem } = await ask('whq/rowAction', asked);
      assert.deepEqual([problem, edits.length], ['', 1]);
      const nowhere = await ask('whq/rowAction', { ...asked, uri: 'file:///nowhere.xml' });
      assert.deepEqual([nowhere.problem, nowhere.edits], ['There is no roll table here.', []]);
    }));
});
