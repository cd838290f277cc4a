import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { openSession } from './openSession.ts';

type Ask = <Method extends 'whq/expression' | 'whq/oddsData' | 'whq/roll'>(
  method: Method,
  params: ServerRequests[Method]['params'],
) => Promise<ServerRequests[Method]['result']>;

const own = `<rules><rule id="own-mist" name="MIST n+"><?odds lost: 1D6 >= n ?><?odds turns: 1D3 ?><p>Roll 1D6.</p></rule></rules>`;

/** Asks a server of which one rules file is open. */
async function check(work: (ask: Ask) => Promise<void>): Promise<void> {
  const { connection, end } = await openSession({}, { 'file:///own/rules.xml': own });
  await work((method, params) => connection.sendRequest(method, params));
  await end();
}

describe('what people type, to the server', () => {
  it('is read in the list of rolls, which says how', () =>
    check(async (ask) => {
      const { problem, readAs, variables } = await ask('whq/expression', { expression: '1D6+S, 7 or more' });
      assert.deepEqual([problem, readAs], [null, 'read as 1D6 + strength >= 7']);
      assert.deepEqual(variables, [{ name: 'strength', label: 'Strength' }]);
      const refused = await ask('whq/expression', { expression: '2d6/2' });
      assert.match(refused.problem ?? '', /^Say how the result is rounded/);
      assert.equal((await ask('whq/expression', { expression: '1D6' })).readAs, '');
    }));

  it('is rolled as it is read', () =>
    check(async (ask) => {
      const typed = await ask('whq/roll', { expression: '4d6kh3', seed: 3 });
      assert.deepEqual(typed, await ask('whq/roll', { expression: 'highest(3 of 4D6)', seed: 3 }));
      assert.match((await ask('whq/roll', { expression: 'nothing at all' })).text, /^There are no dice in this/);
    }));

  it('has odds in the panel that say how it was read', () =>
    check(async (ask) => {
      const { title, readAs, summary, problem } = await ask('whq/oddsData', { expression: '5+ on 1D6' });
      assert.deepEqual([title, readAs, problem], ['5+ on 1D6', 'read as 1D6 >= 5', undefined]);
      assert.match(summary, /^1 in 3/);
      assert.match((await ask('whq/oddsData', { expression: '10d6>=5' })).hint, /count\(10D6 >= 5\)$/);
      assert.match((await ask('whq/oddsData', { expression: '1d6!' })).problem ?? '', /explode\(1D6\)$/);
    }));

  it('gives an ability of the workspace its value, which the reader may change', () =>
    check(async (ask) => {
      const expression = 'Mist 5+';
      const { rolls, variables, readAs, summary } = await ask('whq/oddsData', { expression });
      assert.equal(readAs, 'read as lost: 1D6 >= n, n = 5');
      assert.match(summary, /^1 in 3/);
      assert.deepEqual(
        variables.map(({ name, value }) => [name, value]),
        [['n', 5]],
      );
      assert.deepEqual(rolls, [
        { label: 'lost', expression: 'Mist 5+, lost: 1D6 >= n', variables: { n: 5 } },
        { label: 'turns', expression: 'Mist 5+, turns: 1D3', variables: {} },
      ]);
      assert.match((await ask('whq/oddsData', { expression, variables: { n: 4 } })).summary, /^1 in 2/);
      assert.equal((await ask('whq/oddsData', { expression, variables: {} })).table?.rows.length, 7);
      const { given, variables: open } = await ask('whq/expression', { expression });
      assert.deepEqual([given, open], [{ n: 5 }, []]);
      assert.match((await ask('whq/roll', { expression, seed: 1 })).text, /^Mist 5\+, lost: /);
      assert.match((await ask('whq/oddsData', { expression: 'Ambush A', variables: {} })).summary, /^always/);
    }));
});
