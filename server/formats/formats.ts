import { adventures } from './adventures.ts';
import { charts } from './charts.ts';
import { dungeonCards } from './dungeonCards.ts';
import { events } from './events.ts';
import type { EntityKind, EntryFormat, TranslatedText, XmlFormat } from './format.ts';
import { locations } from './locations.ts';
import { monsters } from './monsters.ts';
import { roomReferences } from './roomReferences.ts';
import { rules } from './rules.ts';
import { sessions } from './sessions.ts';
import { tables } from './tables.ts';
import { translations } from './translations.ts';
import { warriors } from './warriors.ts';

/** All kinds of XML document, the most frequent new files first. */
export const xmlFormats: readonly XmlFormat[] = [
  rules,
  monsters,
  tables,
  events,
  translations,
  warriors,
  locations,
  adventures,
  dungeonCards,
  roomReferences,
  sessions,
  charts,
];

const formatsByRoot: ReadonlyMap<string, XmlFormat> = new Map(xmlFormats.map((format) => [format.root, format]));

/** Of two kinds in one folder the first counts. */
const formatsByFolder: ReadonlyMap<string, XmlFormat> = new Map(
  xmlFormats
    .flatMap((format) => [format.root, ...(format.folders ?? [])].map((folder) => [folder, format] as const))
    .reverse(),
);

/** The kind of document with this root element (case matters); undefined for other XML. */
export function formatOfRoot(root: string): XmlFormat | undefined {
  return formatsByRoot.get(root);
}

/** The kind of document by its folder in a package: `…/xml/rules/mine.xml`. */
export function formatOfFolder(uri: string): XmlFormat | undefined {
  const folder = /\/xml\/([a-z]+)\/[^/]*\.xml$/.exec(uri)?.[1] ?? '';
  return formatsByFolder.get(folder);
}

/** The kind of document with entries of that name. */
export function formatOfEntry(element: string): XmlFormat | undefined {
  return xmlFormats.find(({ entries }) => entries.some((entry) => entry.element === element));
}

const textsByKeyPrefix: ReadonlyMap<string, readonly TranslatedText[]> = new Map(
  xmlFormats.flatMap(({ entries, parts = [] }: XmlFormat) =>
    [...entries, ...parts].flatMap(({ keyPrefix, texts = [] }) =>
      keyPrefix === undefined ? [] : [[keyPrefix, texts] as const],
    ),
  ),
);

/** The texts that translations with such keys replace, by the first word of the key; none for an unknown one. */
export function textsOfKey(prefix: string): readonly TranslatedText[] {
  return textsByKeyPrefix.get(prefix) ?? [];
}

const entitiesByKeyPrefix: ReadonlyMap<string, EntityKind> = new Map(
  xmlFormats
    .flatMap(({ entries, parts = [] }: XmlFormat) =>
      [...entries, ...parts].flatMap(({ keyPrefix, defines: [defined] }) =>
        keyPrefix === undefined || !defined ? [] : [[keyPrefix, defined.entity] as const],
      ),
    )
    .reverse(),
);

/** The kind of entity of a translation key, by its first word: `monster` in `monster.rpb-goblin.name`. */
export function entityOfKey(prefix: string): EntityKind | undefined {
  return entitiesByKeyPrefix.get(prefix);
}

/** Whether entries have such a text, or another use for such a key, by the first and the last word of the key. */
export function isPartOfKey(prefix: string, part: string): boolean {
  return (
    textsOfKey(prefix).some((text) => text.part === part) ||
    allEntries.some(({ keyPrefix, otherParts = [] }) => keyPrefix === prefix && otherParts.includes(part))
  );
}

/** Whether keys with that first word count without the scope of the entry, if there is no other translation. */
export function isKeyWithoutScope(prefix: string): boolean {
  return prefixesWithoutScope.has(prefix);
}

const allEntries: readonly EntryFormat[] = xmlFormats.flatMap(
  ({ entries, parts = [] }: XmlFormat): readonly EntryFormat[] => [...entries, ...parts],
);

const prefixesWithoutScope: ReadonlySet<string | undefined> = new Set(
  allEntries.filter(({ keyWithoutScope }) => keyWithoutScope === true).map(({ keyPrefix }) => keyPrefix),
);
