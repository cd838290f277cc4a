import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { hover } from '../../../server/features/hover/hover.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { readerIn } from '../../support/cursor.ts';
import { compareGolden } from '../../support/golden.ts';

const folder = 'test/golden/entities';

/** The files of the folder as one package. */
function openFolder(): Workspace {
  const workspace = new Workspace(packs);
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.xml')) workspace.putFile(`file:///salt/${name}`, readFileSync(`${folder}/${name}`, 'utf8'));
  }
  return workspace;
}

/** Values and texts with the id, the name or the key of an entity that is no rule. */
const named =
  /(?<=<(?:monster|event|table|tableRef|card|adventure|objectiveRoom|location|warrior|entry)(?:\s[^<>]*)?\s(?:id|name|key)="|<visitor>)/g;

/** The cards of all entities that a file names, in both languages, each once. */
function cardsIn(workspace: Workspace, text: string, name: string): string {
  const document = workspace.get(`file:///salt/${name}`);
  assert.ok(document, name);
  const cards = new Map<string, string>();
  for (const { index } of text.matchAll(named)) {
    for (const locale of ['en', 'es']) {
      const found = hover({ scope: workspace.packageOf(document), document, reader: readerIn(locale) }, index);
      const content =
        found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : '';
      const on = found?.range ? document.getText(found.range) : '';
      if (!cards.has(content)) cards.set(content, `== ${on} (${locale})\n${content}\n`);
    }
  }
  return [...cards.values()].join('\n');
}

describe('the card of a Monster', () => {
  it('has the odds of its abilities at the level and for the party of the reader', () => {
    const workspace = openFolder();
    const document = workspace.get('file:///salt/monsters.xml');
    assert.ok(document);
    const levels = new Map([['battle-level', 2]]);
    const reader = { ...readerIn('en'), preview: { levels, party: [] } };
    const found = hover(
      { scope: workspace.packageOf(document), document, reader },
      document.getText().indexOf('id="salt-crab') + 6,
    );
    assert.ok(found && typeof found.contents === 'object' && 'value' in found.contents);
    assert.match(found.contents.value, /\*\*Fear 5\*\* → afraid: 1 in 2 \(3\/6, 50 %\) at Battle-level 2/);
  });
});

describe('an id in a text', () => {
  it('has the card of what it names, on the id alone', () => {
    const workspace = openFolder();
    const document = workspace.putFile(
      'file:///salt/notes.md',
      'Draw from `salt-crab` or [this](events.xml#salt-purse), not salt-gull.',
    );
    assert.ok(document);
    const on = (words: string): string => {
      const found = hover(
        { scope: workspace.packageOf(document), document, reader: readerIn('en') },
        document.getText().indexOf(words) + 6,
      );
      const contents =
        found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : '';
      return `${found?.range ? document.getText(found.range) : ''}: ${contents.split(' · ')[0]}`;
    };
    assert.equal(on('salt-crab'), 'salt-crab: **Salt Crab**');
    assert.equal(on('salt-purse'), 'salt-purse: **Purse of Brine**');
    assert.equal(on('salt-gull'), ': ');
  });
});

describe('the cards of Monsters, Events, tables and all others', () => {
  it('are in both languages those that have been read and found right', () => {
    const workspace = openFolder();
    assert.deepEqual(
      compareGolden(folder, (text, name) => cardsIn(workspace, text, name)),
      [],
    );
  });
});
