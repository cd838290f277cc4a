import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { settingsIn } from '../../../server/lsp/connection/settingsIn.ts';
import type { Settings } from '../../../server/lsp/protocol/settings.ts';

const usual: Settings = { levels: {}, party: [] };

function check(answer: unknown, expected: Settings): void {
  assert.deepEqual(settingsIn(answer), { ...usual, ...expected });
}

describe('settings', () => {
  it('are the usual ones where an editor has none, or none that can be read', () => {
    for (const answer of [
      undefined,
      null,
      'on',
      7,
      [],
      {},
      { codeLens: null, problems: 'off', levels: [3], party: 'me' },
    ])
      check(answer, {});
  });

  it('count section by section', () =>
    check({ codeLens: { detail: 'quiet' }, problems: null, other: true }, { codeLens: { detail: 'quiet' } }));

  it('have no level that the game does not have', () => {
    check({ levels: { battleLevel: 10, dungeonLevel: 11 } }, { levels: { battleLevel: 10 } });
    check({ levels: { battleLevel: 0, dungeonLevel: 1 } }, { levels: { dungeonLevel: 1 } });
    check({ levels: { battleLevel: 2.5, dungeonLevel: '3' } }, {});
  });

  it('have the Warriors that are objects', () =>
    check(
      { party: [null, 'Gurni', ['Gurni'], { name: 'Gurni', strength: 4 }] },
      { party: [{ name: 'Gurni', strength: 4 }] },
    ));
});
