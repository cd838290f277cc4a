import { type EntityKind, type EntrySymbol, isTranslation, type XmlFormat } from '../../formats/format.ts';
import { xmlFormats } from '../../formats/formats.ts';
import { remembered } from '../../queries/remembered.ts';
import { type BySection, bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Entity, entitiesIn } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';

/** An entry in the list of a package. */
export interface ListedEntry {
  readonly entity: Entity;
  /** Its name, or else its id. */
  readonly name: string;
  /** The part of the section whose problems are its own: other entries of the section have the rest. */
  readonly from: number;
  readonly to: number;
}

/** The kinds of entry in the order of their formats, with their symbols. An objective room is listed as the card that it is. */
export const listedKinds: ReadonlyMap<EntityKind, EntrySymbol> = new Map(
  xmlFormats.flatMap(({ entries, parts = [] }: XmlFormat) =>
    [...entries, ...parts].flatMap(({ defines: [defined], symbol }) =>
      defined ? [[defined.entity, symbol] as const] : [],
    ),
  ),
);

/** The entries of a document that have ids, in the order of its text; none of a translation, or of a document that is not recognised. */
export function listedEntriesIn(document: Document): readonly ListedEntry[] {
  if (!document.format?.isXml || isTranslation(document.format)) return none;
  return entriesOf(entriesBySection(document));
}

const none: readonly ListedEntry[] = [];

/** The same list for the same entries. */
const entriesOf = remembered(({ found }: BySection<readonly ListedEntry[]>) => found.flatMap(({ value }) => value));

const entriesBySection = bySection<readonly ListedEntry[], []>({
  valueIn: (document, section) => {
    const found = entitiesIn(document, section).filter(({ kind }) => listedKinds.has(kind));
    return found.map((entity, at): ListedEntry => {
      const from = at === 0 ? 0 : entity.idSpan.start;
      const to = found[at + 1]?.idSpan.start ?? Number.POSITIVE_INFINITY;
      return { entity, name: entityName(entity), from, to };
    });
  },
  isFound: (entries) => entries.length > 0,
});
