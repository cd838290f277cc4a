import fc from 'fast-check';
import { packs } from '../../server/hosts/packs.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { languageIdOf } from '../../server/workspace/packages/host.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { dungeon } from './package.ts';

/** Files that name each other in each of the ways there are. */
export const relatedFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ...dungeon,
    'rules.xml':
      '<rules>\n<rule id="brine" name="BRINE n"><p>It stings on n+.</p></rule>\n<rule id="foam" name="FOAM"><?variant-of brine ?><p>Like Brine 3.</p></rule>\n</rules>',
    'more-monsters.xml':
      '<monsters>\n<monster id="crab" name="Crab" plural="Crabs" factions="reef"><special><rule id="brine">Brine 3</rule><rule id="foam"/></special></monster>\n<monster id="chief" name="Reef Chief" plural="Reef Chiefs" factions="reef" species="crab"/>\n<monster id="ray" name="Ray" plural="Rays"/>\n</monsters>',
    'more-tables.xml':
      '<tables>\n<table name="Reef" kind="dungeon">\n<group level="1"><monster id="chief" number="1" ambiences="reef"/><monster id="crab" number="2"><special append="true"><rule id="brine" param="Chief">Brine (Crab)</rule></special></monster></group>\n<monster id="ray" number="1"/>\n<event id="wave"/>\n<tableRef name="Deep"/>\n</table>\n</tables>',
    'content-es.xml':
      '<translations>\n<entry key="monster.eel.name">Anguila</entry>\n<entry key="rule.brine.name">SALMUERA n</entry>\n<entry key="rule.brine.text"><p>Pica con n+.</p></entry>\n<entry key="monster.crab.name">Cangrejo</entry>\n</translations>',
    'hall.md': 'Two Crabs (Brine 3, Foam) and a Brina 4.\n\nSee `brine` and [them](rules.xml#foam).\n',
    'content-manifest.json': '{ "xmlFiles": ["/rules.xml", "/tables.xml", "/content-es.xml"] }',
  }).map(([name, text]) => [`file:///p/${name}`, text]),
);

/** A workspace in which files with these texts have just been opened. */
export function openedFiles(texts: Readonly<Record<string, string>>): Workspace {
  const workspace = new Workspace(packs);
  workspace.fileNames.replace(['file:///p'], Object.keys(texts));
  for (const [uri, text] of Object.entries(texts)) workspace.put(new Document(uri, languageIdOf(uri), 1, text));
  return workspace;
}

const tokens = [
  ...new Set(Object.values(relatedFiles).flatMap((text) => text.match(/[\p{L}\d.-]+|\n|[^\p{L}\d\s]/gu) ?? [])),
];

/** A piece of a file that is replaced. */
interface RelatedEdit {
  readonly uri: string;
  /** The end of a word at which it begins, and of how many it has. */
  readonly from: number;
  readonly length: number;
  readonly tokens: readonly string[];
  readonly isUndone: boolean;
}

const ids = ['eel', 'rat', 'crab', 'chief', 'ray', 'wave', 'brine', 'foam', 'quay', 'Deep', 'Reef', '7'];

/** A piece of a file, from one end of a word to another, is replaced by others. */
const edit: fc.Arbitrary<RelatedEdit> = fc.record({
  uri: fc.constantFrom(...Object.keys(relatedFiles)),
  from: fc.nat(),
  length: fc.oneof(fc.constant(1), fc.constant(0), fc.nat(12)),
  tokens: fc.oneof(
    fc.constantFrom(...ids).map((id) => [id]),
    fc.array(fc.constantFrom(...tokens), { maxLength: 2 }),
  ),
  isUndone: fc.boolean(),
});

/** Some edits of the files, one after the other. */
export const relatedEdits = fc.array(edit, { minLength: 1, maxLength: 5 });

/** Makes an edit, and undoes it if that is part of it; `look` is called whenever a text has changed. */
export function makeEdit(
  workspace: Workspace,
  { uri, from, length, tokens: added, isUndone }: RelatedEdit,
  look: () => void,
): void {
  const document = workspace.get(uri);
  if (!document) return;
  const before = document.getText();
  const ends = [...before.matchAll(endOfWord)].map(({ index }) => index);
  const at = ends.length > 0 ? from % ends.length : 0;
  const [start = 0, end = before.length] = [ends[at], ends[at + length]];
  const range = document.range({ start, end });
  workspace.update(document, [{ range, text: added.join(' ') }], document.version + 1);
  look();
  if (!isUndone) return;
  workspace.update(document, [{ text: before }], document.version + 1);
  look();
}

const endOfWord = /(?<=[\p{L}\d])(?![\p{L}\d])|(?<![\p{L}\d])(?=[\p{L}\d])/gu;

/** The same workspace, opened with the texts that its files have now. */
export function openedAgain(workspace: Workspace): Workspace {
  return openedFiles(Object.fromEntries(workspace.documents().map((document) => [document.uri, document.getText()])));
}
