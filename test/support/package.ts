import type { Location, Range } from 'vscode-languageserver-types';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Package } from '../../server/workspace/packages/package.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { emptyWorkspace } from './cursor.ts';

/** A package with an entry of each kind, whose entries name each other. */
export const dungeon = {
  'monsters.xml':
    '<monsters>\n<monster id="eel" name="Eel"/>\n<monster id="rat" name="Rat"/>\n<monster id="rat" name="Big Rat"/>\n</monsters>',
  'tables.xml':
    '<tables>\n<table name="Tide &amp; Foam"><monster id="eel"/><group><monster id="eel"/><event id="wave"/></group></table>\n<table name="Deep"><tableRef name="Tide &amp; Foam"/></table>\n</tables>',
  'events.xml': '<events>\n<event id="wave" name="Wave"><rules>It breaks.</rules></event>\n</events>',
  'content-es.xml':
    '<translations>\n<entry key="monster.eel.name">Anguila</entry>\n<entry key="adventure.salt-hall.1.name">La sal</entry>\n<entry key="dungeonCard.7.name">Sala</entry>\n</translations>',
  'cards.xml':
    '<dungeonCards>\n<card id="7" name="SALT HALL" type="OBJECTIVE_ROOM" environment="Cursed City" copyCount="1" enabled="true"/>\n</dungeonCards>',
  'adventures.xml':
    '<objectiveRoomAdventures>\n<objectiveRoom name="Salt Hall"><adventure id="1" name="Brine"/></objectiveRoom>\n</objectiveRoomAdventures>',
  'locations.xml':
    '<locations>\n<location id="quay"><name>Quay</name><visitors><visitor>elf</visitor><visitor>all</visitor></visitors></location>\n</locations>',
  'warriors.xml': '<warriors>\n<warrior id="warrior-elf"><name>Elf</name></warrior>\n</warriors>',
} as const;

/** The package with the cursor before the last letter of `at`, which one of its files has. */
export function inDungeon(file: keyof typeof dungeon, at: string): Readonly<Record<string, string>> {
  const text: string = dungeon[file];
  if (!text.includes(at)) throw new Error(`${file} has no ${at}`);
  return { ...dungeon, [file]: text.replace(at, `${at.slice(0, -1)}|${at.slice(-1)}`) };
}

/** Files side by side in a workspace with the bundled packs, with the cursor at the `|` that one of them has. */
export interface OpenPackage {
  readonly workspace: Workspace;
  /** What one sees from the document. */
  readonly scope: Package;
  readonly document: Document;
  readonly offset: number;
  /** `rules.xml "FEAR"` for the place of that text, `roleplay-book.xml "rpb-fear"` for one in a pack. */
  readonly show: (location: Location) => string;
}

/**
 * The workspace is that of `emptyWorkspace`: the files are gone with its next call.
 *
 * @param files their texts by their names. Throws unless exactly one | marks the cursor.
 */
export function openPackage(files: Readonly<Record<string, string>>): OpenPackage {
  const workspace = emptyWorkspace();
  const cursors: { document: Document; offset: number }[] = [];
  for (const [name, marked] of Object.entries(files)) {
    const text = marked.replace('|', '');
    const document = workspace.putFile(`file:///package/${name}`, text);
    if (!document) throw new Error(`not recognised: ${name}`);
    if (text !== marked) cursors.push({ document, offset: marked.indexOf('|') });
  }
  const [cursor] = cursors;
  if (!cursor || cursors.length > 1) throw new Error('exactly one | marks the cursor');
  const scope = workspace.packageOf(cursor.document);
  return { workspace, scope, ...cursor, show: ({ uri, range }) => show(workspace, uri, range) };
}

function show(workspace: Workspace, uri: string, range: Range): string {
  const document = workspace.get(uri) ?? workspace.packWith(uri);
  return `${uri.slice(uri.lastIndexOf('/') + 1)} ${JSON.stringify(document?.getText(range))}`;
}
