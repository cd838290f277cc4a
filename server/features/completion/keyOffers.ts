import { CompletionItemKind } from 'vscode-languageserver-types';
import { isTranslation, type TranslatedText, type XmlFormat } from '../../formats/format.ts';
import { xmlFormats } from '../../formats/formats.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { foldedText } from '../../text/fuzzyMatch.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import { type CompletionAsked, type Offer, type Offers, offer } from './offer.ts';
import type { ItemData } from './resolveItem.ts';

/** More than anybody looks through; the next letter brings others. */
const maximumKeys = 200;

/**
 * The translation keys that the file does not have yet, of the texts that the entries of the workspace have; undefined where no key
 * stands. They are found by the id and by the name of the entry.
 */
export function keyOffers({ scope, document, place }: CompletionAsked): Offers | undefined {
  const { location, section, offset } = place;
  if (!isTranslation(document.format) || location.kind !== 'attributeValue' || location.attribute.name !== 'key')
    return undefined;
  const typed = foldedText(section.text.slice(location.span.start, offset));
  const offers: Offer[] = [];
  for (const entry of translatedEntries(scope)) {
    const part = typed.slice(entry.folded.indexOf(typed) < 0 ? typed.lastIndexOf('.') + 1 : typed.length);
    const ofEntry = part === '' ? typed : typed.slice(0, -part.length - 1);
    if (!entry.folded.includes(ofEntry)) continue;
    const present = partsPresent(scope, document, section, entry);
    const texts = entry.texts.filter(
      (text) => !present.has(text.part) && text.part.toLowerCase().startsWith(part) && hasText(entry.entity, text),
    );
    offers.push(...texts.map((text) => offerOf(entry, text.part)));
    if (offers.length > maximumKeys) break;
  }
  const isIncomplete = offers.length > maximumKeys;
  return { offers: offers.slice(0, maximumKeys), span: location.span, isIncomplete };
}

/** An entry of the workspace that can be translated. */
interface TranslatedEntry {
  readonly entity: Entity;
  /** Its keys without their last part: `monster.rpb-goblin`. */
  readonly key: string;
  readonly name: string;
  /** The key and the name as they are searched. */
  readonly folded: string;
  readonly texts: readonly TranslatedText[];
}

/** All of them, those of one kind together in the order of their ids. */
const translatedEntries = query(({ index: { entities } }: Package): readonly TranslatedEntry[] =>
  xmlFormats.flatMap(translatedKinds).flatMap(({ kind, prefix, texts }) =>
    [...entities.ids(kind)].sort().flatMap((id): readonly TranslatedEntry[] => {
      const [entity] = entities.ownWithId(kind, id);
      // Rules and schools of magic share their ids.
      return entity?.kind === kind ? [translatedEntry(entity, prefix, texts)] : [];
    }),
  ),
);

const translatedEntry = remembered(
  (entity: Entity, prefix: string, texts: readonly TranslatedText[]): TranslatedEntry => {
    const key = `${prefix}.${entity.id}`;
    const name = entityName(entity);
    return { entity, key, name, folded: foldedText(`${key} ${name}`), texts };
  },
);

function translatedKinds({ entries, parts = [] }: XmlFormat) {
  return [...entries, ...parts].flatMap(({ keyPrefix: prefix, texts, defines: [defined] }) =>
    prefix === undefined || !texts || !defined ? [] : [{ kind: defined.entity, prefix, texts }],
  );
}

/** The last parts of the keys that the document has for the entry, without that of the section under the cursor. */
function partsPresent(
  { index }: Package,
  document: Document,
  section: Section,
  { entity }: TranslatedEntry,
): ReadonlySet<string> {
  const present = new Set<string>();
  for (const reference of index.entities.referencesTo(entity.kind, entity.id)) {
    if (reference.document !== document || reference.section === section) continue;
    present.add(partBehind(reference));
  }
  return present;
}

/** The last part of a key: what is behind the id up to the quote. Reading each key anew would take long in a large file. */
function partBehind({ section: { text }, span: { end } }: Reference): string {
  const quote = text.indexOf(text[text.lastIndexOf('=', end) + 1] ?? '"', end);
  return text.slice(end + 1, quote < 0 ? end + 1 : quote);
}

/** Whether the entry seems to have that text: a look at its letters, because its tree is not kept. */
function hasText({ section: { text } }: Entity, { part, in: where, name = part }: TranslatedText): boolean {
  switch (where) {
    case 'attribute':
      return text.includes(` ${name}=`);
    case 'element':
      return text.includes(`<${name}>`);
    case 'content':
      return true;
    default:
      return where satisfies never;
  }
}

function offerOf({ entity, key, name }: TranslatedEntry, part: string): Offer {
  const whole = `${key}.${part}`;
  const data: ItemData = { entity: entity.kind, id: entity.id };
  return offer({
    label: whole,
    description: name,
    kind: CompletionItemKind.Reference,
    filterText: `${whole} ${name}`,
    data,
    newText: escapeText(whole),
  });
}
