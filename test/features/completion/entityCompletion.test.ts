import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { completion } from '../../../server/features/completion/completion.ts';
import { resolveItem } from '../../../server/features/completion/resolveItem.ts';
import { english } from '../../support/cursor.ts';
import { openPackage } from '../../support/package.ts';

const files = {
  'monsters.xml': `<monsters>
<monster id="salt-crab" name="Salt Crab" plural="Salt Crabs"><wounds>4</wounds><weaponskill>3</weaponskill><gold>90</gold></monster>
<monster id="salt-gull" name="Old Gull" plural="Old Gulls"><gold>5</gold></monster>
<monster id="eel" name="Salt &amp; Eel" plural="Eels"/>
</monsters>`,
  'events.xml': `<events>
<event id="salt-purse" name="Purse"><rules>Gold.</rules><goldValue>150G</goldValue><users>BD</users></event>
</events>`,
  'tables.xml': `<tables>
<table name="Salt &amp; Water"><monster id="salt-gull" number="1" level="2"/><event id="salt-purse"/></table>
<table name="Deep" kind="treasure"><monster id="salt-gull" number="1-6" level="3"/><tableRef name="Salt &amp; Water"/></table>
</tables>`,
  'cards.xml': `<dungeonCards>
<card id="7" name="SALT HALL" type="OBJECTIVE_ROOM" environment="Cursed City" copyCount="1" enabled="true"/>
<card id="8" name="DRAIN" type="CORRIDOR" environment="Cursed City" copyCount="1" enabled="true"/>
</dungeonCards>`,
  'warriors.xml': `<warriors>
<warrior id="warrior-elf"><name>Elf</name><race>Elf</race></warrior>
<warrior id="warrior-troll-slayer"><name>Troll Slayer</name><race>Dwarf</race></warrior>
</warriors>`,
};

function offeredAt(marked: string) {
  const { scope, document, offset } = openPackage({ ...files, 'zz-marked.xml': marked });
  return { scope, document, items: completion({ scope, document, reader: english }, offset).items };
}

/** The labels in their order, and what the document is after the first of them, with the cursor left out. */
function check(marked: string, labels: readonly string[], result?: string): void {
  const { document, items } = offeredAt(marked);
  const sorted = [...items].sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1));
  assert.deepEqual(
    sorted.map(({ label }) => label),
    labels,
    marked,
  );
  const [item] = sorted;
  if (result === undefined || !item?.textEdit || !('range' in item.textEdit)) return;
  const { range, newText } = item.textEdit;
  const text = document.getText();
  assert.equal(
    text.slice(0, document.offsetAt(range.start)) + newText + text.slice(document.offsetAt(range.end)),
    result,
  );
}

const inTable = (entry: string): string => `<tables><table name="X">${entry}</table></tables>`;

describe('completion of what an entry names', () => {
  it('offers ids, the most frequent first, by id and by name', () => {
    check(inTable('<monster id="|"/>'), ['salt-gull', 'eel', 'salt-crab'], inTable('<monster id="salt-gull"/>'));
    check(inTable('<event id="|"/>'), ['salt-purse']);
  });

  it('writes what the file needs: escaped names, the card of a room in capitals, Warriors without their prefix', () => {
    check(
      inTable('<tableRef name="|"/>'),
      ['Salt & Water', 'Deep', 'X'],
      inTable('<tableRef name="Salt &amp; Water"/>'),
    );
    const room = (name: string): string =>
      `<objectiveRoomAdventures><objectiveRoom name="${name}"><adventure id="1" name="A"/></objectiveRoom></objectiveRoomAdventures>`;
    check(room('|'), ['SALT HALL'], room('SALT HALL'));
    const visitors = (list: string): string =>
      `<locations><location id="l"><name>L</name><visitors>${list}</visitors></location></locations>`;
    check(
      visitors('<visitor>|</visitor>'),
      ['all', 'warrior-elf', 'warrior-troll-slayer'],
      visitors('<visitor>all</visitor>'),
    );
  });

  it('says in a short line what each of them is, for the one that the author looks at', () => {
    const detail = (marked: string, wanted: string): string => {
      const { scope, items } = offeredAt(marked);
      const item = items.find(({ label }) => label === wanted);
      assert.ok(item && item.detail === undefined && item.documentation === undefined);
      const resolved = resolveItem({ scope, reader: english }, item);
      assert.ok(typeof resolved.documentation === 'object' && resolved.documentation.value.startsWith('**'));
      return `${item.labelDetails?.description ?? ''}: ${resolved.detail ?? ''}`;
    };
    assert.equal(detail(inTable('<monster id="|"/>'), 'salt-gull'), 'Old Gull: 5 gold · levels 2–3 · 2 uses');
    assert.equal(detail(inTable('<monster id="|"/>'), 'salt-crab'), 'Salt Crab: WS 3 W 4 · 90 gold');
    assert.equal(detail(inTable('<event id="|"/>'), 'salt-purse'), 'Purse: 150G · BD · 1 use');
    assert.equal(detail(inTable('<tableRef name="|"/>'), 'Deep'), ': treasure table · 2 entries');
    const item = { label: 'x', data: { entity: 1, id: {} } };
    assert.equal(resolveItem({ scope: offeredAt(inTable('<event id="|"/>')).scope, reader: english }, item), item);
  });

  it('knows a name that has just been given', () => {
    const { workspace, document, offset } = openPackage({ ...files, 'zz-marked.xml': inTable('<monster id="|"/>') });
    const names = (): readonly unknown[] =>
      completion({ scope: workspace.packageOf(document), document, reader: english }, offset).items.map(
        ({ labelDetails }) => labelDetails?.description,
      );
    assert.ok(names().includes('Salt Crab'));
    const monsters = workspace.get('file:///package/monsters.xml');
    assert.ok(monsters);
    const start = monsters.getText().indexOf('Salt Crab');
    const range = { start: monsters.positionAt(start), end: monsters.positionAt(start + 4) };
    workspace.update(monsters, [{ range, text: 'Sand' }], 2);
    assert.ok(names().includes('Sand Crab') && !names().includes('Salt Crab'));
  });
});

describe('completion of values', () => {
  const monster = (inner: string, factions = ''): string =>
    `<monsters><monster id="m" name="M" plural="Ms"${factions}>${inner}</monster></monsters>`;
  const first = (marked: string, count: number): readonly string[] =>
    offeredAt(marked)
      .items.slice(0, count)
      .map(({ label }) => label);

  it('offers the ones that the package has before the usual ones', () => {
    assert.deepEqual(first(inTable('<monster id="eel" number="|"/>'), 3), ['1', '1-6', '1-3']);
    assert.deepEqual(first(inTable('<monster id="eel" level="|"/>'), 4), ['2', '3', '1', '4']);
    assert.deepEqual(first(monster('<gold>|</gold>'), 4), ['5', '90', '-', 'S']);
    assert.deepEqual(first('<events><event id="e" name="E"><users>B|</users></event></events>', 2), ['B', 'BD']);
    assert.deepEqual(first('<events><event id="e" name="E"><treasure>|</treasure></event></events>', 3), [
      'false',
      'true',
    ]);
  });

  it('offers each item of a list once, in the place of the one under the cursor', () => {
    const ambiences = (list: string): string => inTable(`<event id="e" ambiences="${list}"/>`);
    check(
      ambiences('chaos sk| orcs'),
      ['undead', 'skaven', 'chaos-dwarves', 'dark-elves', 'generic'],
      ambiences('chaos undead orcs'),
    );
    check(monster('', ' factions="orcs |"'), ['undead', 'skaven', 'chaos', 'beastmen', 'chaosdwarves', 'darkelves']);
  });

  it('offers nothing where any text may stand', () => {
    assert.deepEqual(first('<events><event id="|" name="E"/></events>', 3), []);
    assert.deepEqual(first(monster('', ' plural="|"').replace(' plural="Ms"', ''), 3), []);
  });
});
