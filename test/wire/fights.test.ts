import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CancellationTokenSource } from 'vscode-jsonrpc/node';
import type { CodeLens } from 'vscode-languageserver-types';
import { openSession } from './openSession.ts';

const requestCancelled = -32800;
const goblins = '12 Goblins: WS 2, S 3, T 3, W 2, A 1, damage 1D6';
const monsters = 'file:///p/data/xml/monsters/reef.xml';
const values =
  '<wounds>3</wounds><move>4</move><weaponskill>3</weaponskill><ballisticskill>4</ballisticskill><strength>3</strength>' +
  '<toughness>4</toughness><initiative>2</initiative><attacks>1</attacks><gold>55</gold><armor>0</armor><damage>1D6</damage>';
const files = {
  [monsters]: `<monsters>
  <monster id="reef-orc" name="Reef Orc" plural="Reef Orcs" factions="reef">${values}<special></special></monster>
  <monster id="reef-mud" name="Mud" plural="Mud" factions="reef"><wounds>special</wounds></monster>
</monsters>
`,
};
const party = [{ name: 'Barbarian' }, { name: 'Elf' }];

describe('a fight over the wire', () => {
  it('is given up when nobody waits for it, while the server answers others', async () => {
    const session = await openSession({}, files);
    await session.settled();
    const source = new CancellationTokenSource();
    const question = { subject: 'fight', question: { sides: [goblins, 'party'] } };
    const asked = session.connection
      .sendRequest('whq/view', question, source.token)
      .catch(({ code }: { readonly code: number }) => code);
    for (let pings = 0; pings < 5; pings++) await session.own('whq/document', { uri: '' });
    source.cancel();
    assert.equal(await asked, requestCancelled);
    await session.end();
  });

  it('has a lens over each Monster that can fight, where a party is set and lenses are on', async () => {
    const titles = async (settings: object): Promise<readonly (string | undefined)[]> => {
      const session = await openSession({}, files, { settings });
      await session.settled();
      const lenses = await session.ask<readonly CodeLens[]>('codeLens', monsters);
      const resolved: (string | undefined)[] = [];
      for (const lens of lenses) {
        const { command } = await session.connection.sendRequest<CodeLens>('codeLens/resolve', lens);
        resolved.push(command?.title);
        assert.deepEqual(command?.arguments, [{ uri: monsters, sides: [lens.range.start, 'party'] }]);
      }
      await session.end();
      return resolved;
    };
    assert.deepEqual(await titles({ party }), ['The party beats one: > 99 % · 1.6 turns · 1.1 Wounds']);
    assert.deepEqual(await titles({ party, codeLens: { fights: false } }), []);
    assert.deepEqual(await titles({}), []);
    // A Warrior who is not of the box, and of whom nothing is known.
    assert.deepEqual(await titles({ party: [{ name: 'Gurni' }] }), []);
  });
});
