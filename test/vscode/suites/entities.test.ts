import * as vscode from 'vscode';
import { ask, askOnce, described, hoverLike, middleOf } from '../support/ask.ts';
import { equal } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, open, rangeOf, remove, write } from '../support/workspace.ts';

const longestReading = 60_000;

/** A package with an entry of each kind, in a folder of its own. */
const files: Readonly<Record<string, string>> = {
  'data/xml/rules/reed.xml': '<rules>\n  <rule id="reed-mire" name="MIRE n+">On n+ it sinks.</rule>\n</rules>\n',
  'data/xml/monsters/reed.xml': `<monsters>
  <monster id="reed-newt" name="Reed Newt" plural="Reed Newts" factions="chaos">
    <wounds>4</wounds><move>3</move><weaponskill>3</weaponskill><ballisticskill>-</ballisticskill><strength>4</strength>
    <toughness>5</toughness><initiative>2</initiative><attacks>2</attacks><gold>90</gold><armor>2</armor><damage>1D6</damage>
    <special><rule id="reed-mire" param="4+">Mire 4+</rule></special>
  </monster>
</monsters>
`,
  'data/xml/events/reed.xml': `<events>
  <event id="reed-purse" name="Wet Purse">
    <rules>Each Warrior finds 1D6 x 20 gold.</rules>
    <treasure>true</treasure>
  </event>
</events>
`,
  'data/xml/tables/reed.xml': `<tables>
  <table name="Reed Beds">
    <monster id="reed-newt" number="1-3" level="2" ambiences="chaos" />
    <event id="reed-purse" />
  </table>
  <table name="Reed Shore">
    <tableRef name="Reed Beds" />
  </table>
</tables>
`,
  'data/xml/dungeon/reed.xml': `<dungeonCards>
  <card id="901" name="REED HALL" type="OBJECTIVE_ROOM" environment="Cursed City" copyCount="1" enabled="true">
    <description>Reeds.</description><rules>None.</rules><tileImagePath>resources/tiles/reed.png</tileImagePath>
  </card>
</dungeonCards>
`,
  'data/xml/adventures/reed.xml': `<objectiveRoomAdventures>
  <objectiveRoom name="REED HALL">
    <adventure id="1" name="The Last Reed" generic="false"><rules>Cut it.</rules></adventure>
  </objectiveRoom>
</objectiveRoomAdventures>
`,
  'data/xml/warriors/reed.xml': `<warriors>
  <warrior id="warrior-reed-cutter"><name>Reed Cutter</name><race>Human</race><counter>resources/reed.png</counter></warrior>
</warriors>
`,
  'data/xml/locations/reed.xml': `<locations>
  <location id="location-reed-hut">
    <name>Reed Hut</name><available><type>village</type></available><description>Small.</description>
    <visitors><visitor>warrior-reed-cutter</visitor></visitors><rules>Pay.</rules>
  </location>
</locations>
`,
  'data/i18n/content-es.xml': `<translations>
  <entry key="monster.reed-newt.name">Tritón</entry>
  <entry key="adventure.reed-hall.1.name">El último junco</entry>
</translations>
`,
};

/** The name of an entry of each file, but for the translations. */
const named = ['MIRE', 'Reed Newt', 'Wet Purse', 'Reed Beds', 'REED HALL', 'The Last Reed', 'Reed Cutter', 'Reed Hut'];

async function hasSymbol(query: string): Promise<boolean> {
  const command = 'vscode.executeWorkspaceSymbolProvider';
  const found = await vscode.commands.executeCommand<readonly vscode.SymbolInformation[]>(command, query);
  return found.some(({ name, location }) => name.startsWith(query) && location.uri.path.includes('/reed/'));
}

/** Writes the package, opens the file, and waits until the server knows all others: their events come one by one, in any order. */
async function openReed(name: string): Promise<vscode.TextDocument> {
  for (const [path, text] of Object.entries(files)) await write(`reed/${path}`, text);
  const tables = await open('reed/data/xml/tables/reed.xml');
  for (const query of named) await until(query, async () => (await hasSymbol(query)) || undefined, longestReading);
  await until(
    'the translations',
    async () => {
      const found = await vscode.commands.executeCommand<readonly vscode.Location[]>(
        'vscode.executeReferenceProvider',
        tables.document.uri,
        middleOf(tables.document, 'reed-newt'),
      );
      return found.length === 3 || undefined;
    },
    longestReading,
  );
  return (await open(`reed/data/xml/${name}/reed.xml`)).document;
}

async function definitionOf(document: vscode.TextDocument, words: string): Promise<string> {
  const at = middleOf(document, words);
  const [link] = await ask<vscode.Location | vscode.LocationLink>('vscode.executeDefinitionProvider', document.uri, [
    at,
  ]);
  if (link === undefined) return 'nowhere';
  return 'targetUri' in link
    ? described(link.targetUri, link.targetSelectionRange ?? link.targetRange)
    : described(link.uri, link.range);
}

async function labelsAt(document: vscode.TextDocument, words: string): Promise<readonly string[]> {
  const { end } = rangeOf(document, words);
  const list = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    document.uri,
    end,
  );
  return list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
}

describe('a package with all kinds of entry', () => {
  it('has hovers on each of them, from both ends', async function () {
    this.timeout(2 * longestReading);
    const tables = await openReed('tables');
    await hoverLike(
      tables,
      'id="reed-newt',
      /\*\*Reed Newt\*\*[\s\S]*\|[\s\u2060]+3 \|[\s\u2060]+3 \|[\s\u2060]+- \|[\s\u2060]+4 \|[\s\u2060]+5 \|[\s\S]*4\+/,
    );
    await hoverLike(tables, 'id="reed-purse', /\*\*Wet Purse\*\*[\s\S]*average 70/);
    await hoverLike(tables, '="Reed Beds" />', /\*\*Reed Beds\*\*[\s\S]*2 entries/);
    await hoverLike(await openReed('adventures'), '="REED HALL"', /OBJECTIVE/);
    await hoverLike(await openReed('locations'), 'warrior-reed-cutter</', /Reed Cutter[\s\S]*Reed Hut/);
    await hoverLike(await openReed('warriors'), 'id="warrior-reed-cutter', /Reed Hut/);
    const { document } = await open('reed/data/i18n/content-es.xml');
    await hoverLike(document, 'key="monster.reed-newt.name', /Original:\*\* Reed Newt/);
  });

  it('leads from a name to its entry, and from an entry to all that names it', async function () {
    this.timeout(2 * longestReading);
    const tables = await openReed('tables');
    equal(await definitionOf(tables, 'id="reed-newt'), 'reed.xml: reed-newt');
    equal(await definitionOf(tables, 'id="reed-purse'), 'reed.xml: reed-purse');
    equal(await definitionOf(tables, '="Reed Beds" />'), 'reed.xml: Reed Beds');
    equal(await definitionOf(await openReed('adventures'), '="REED HALL"'), 'reed.xml: REED HALL');
    equal(await definitionOf(await openReed('locations'), 'warrior-reed-cutter'), 'reed.xml: warrior-reed-cutter');
    const events = await openReed('events');
    const [item] = await ask<vscode.CallHierarchyItem>('vscode.prepareCallHierarchy', events.uri, [
      middleOf(events, 'reed-purse'),
    ]);
    const callers = await vscode.commands.executeCommand<readonly vscode.CallHierarchyIncomingCall[]>(
      'vscode.provideIncomingCalls',
      item,
    );
    equal(
      callers.map(({ from }) => from.name),
      ['Reed Beds'],
    );
  });

  it('counts no old version of a file that an editor shows beside it', async function () {
    this.timeout(2 * longestReading);
    const tables = await openReed('tables');
    const monsters = await openReed('monsters');
    const provider = vscode.workspace.registerTextDocumentContentProvider('reed-before', {
      provideTextDocumentContent: () => monsters.getText(),
    });
    const before = await vscode.workspace.openTextDocument(monsters.uri.with({ scheme: 'reed-before' }));
    equal(before.languageId, 'xml');
    await vscode.window.showTextDocument(before, { preview: false });
    // The server gets texts in their order: once it has this one, it would have the old version too.
    const { document } = await open('reed/data/i18n/content-es.xml');
    await hoverLike(document, 'key="monster.reed-newt.name', /Original/);
    const places = await askOnce<unknown>(
      'vscode.executeDefinitionProvider',
      tables.uri,
      middleOf(tables, 'reed-newt'),
    );
    equal(places.length, 1);
    provider.dispose();
  });

  it('completes what a new entry of a table names', async function () {
    this.timeout(2 * longestReading);
    const tables = await openReed('tables');
    const editor = await vscode.window.showTextDocument(tables, { preview: false });
    const { start } = rangeOf(tables, '    <event id="reed-purse"');
    await editor.edit((edit) => edit.insert(start, '    <monster id="" number="1" level="1" ambiences="chaos " />\n'));
    const ids = await until('ids', async () => {
      const found = await labelsAt(tables, '<monster id="');
      return found.includes('reed-newt') ? found : undefined;
    });
    equal(ids.includes('reed-purse'), false, 'Events');
    const ambiences = await labelsAt(tables, 'ambiences="chaos ');
    equal([ambiences.includes('undead'), ambiences.includes('chaos')], [true, false], 'ambiences');
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  it('gives a Monster and a room another name in all files', async function () {
    this.timeout(2 * longestReading);
    const places = async (folder: string, words: string, newName: string): Promise<readonly string[]> => {
      const document = await openReed(folder);
      const { end } = rangeOf(document, words);
      const edit = await vscode.commands.executeCommand<vscode.WorkspaceEdit>(
        'vscode.executeDocumentRenameProvider',
        document.uri,
        end,
        newName,
      );
      const found = edit
        .entries()
        .flatMap(([uri, edits]) =>
          edits.map(({ range, newText }) => described(uri, range).then((at) => `${at} → ${newText}`)),
        );
      return (await Promise.all(found)).toSorted();
    };
    equal(await places('monsters', 'id="reed-newt', 'reed-frog'), [
      'content-es.xml: reed-newt → reed-frog',
      'reed.xml: reed-newt → reed-frog',
      'reed.xml: reed-newt → reed-frog',
    ]);
    equal(await places('dungeon', 'name="REED HALL', 'MOSS HALL'), [
      'content-es.xml: reed-hall → moss-hall',
      'reed.xml: REED HALL → MOSS HALL',
      'reed.xml: REED HALL → MOSS HALL',
    ]);
    await closeAll();
    await remove('reed');
  });
});
