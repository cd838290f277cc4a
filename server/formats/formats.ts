import { adventures } from './adventures.ts';
import { dungeonCards } from './dungeonCards.ts';
import { events } from './events.ts';
import type { EntityKind, XmlFormat } from './format.ts';
import { locations } from './locations.ts';
import { monsters } from './monsters.ts';
import { rules } from './rules.ts';
import { tables } from './tables.ts';
import { translations } from './translations.ts';
import { warriors } from './warriors.ts';

/** All kinds of XML document, those that authors begin most often first. */
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
];

const formatsByRoot: ReadonlyMap<string, XmlFormat> = new Map(xmlFormats.map((format) => [format.root, format]));

const formatsByFolder: ReadonlyMap<string, XmlFormat> = new Map(
  xmlFormats.flatMap((format) => [format.root, ...(format.folders ?? [])].map((folder) => [folder, format] as const)),
);

/** The kind of document whose root element has this name (case matters), or undefined: then the file is not ours. */
export function formatOfRoot(root: string): XmlFormat | undefined {
  return formatsByRoot.get(root);
}

/** The kind of document that lies in a folder of that name, in a package: `…/xml/rules/mine.xml`. */
export function formatOfFolder(uri: string): XmlFormat | undefined {
  const folder = /\/xml\/([a-z]+)\/[^/]*\.xml$/.exec(uri)?.[1] ?? '';
  return formatsByFolder.get(folder);
}

/** The kind of document that has entries of that name. */
export function formatOfEntry(element: string): XmlFormat | undefined {
  return xmlFormats.find(({ entries }) => entries.some((entry) => entry.element === element));
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

/** What the key of a translation is about, by the word that it begins with: `monster` in `monster.rpb-goblin.name`. */
export function entityOfKey(prefix: string): EntityKind | undefined {
  return entitiesByKeyPrefix.get(prefix);
}
