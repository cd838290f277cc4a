import { placeholder, snippetText } from '../../answers/snippet.ts';
import { type EntityKind, entityPlaces, isTranslation } from '../../formats/format.ts';
import { textsOfKey } from '../../formats/formats.ts';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { isCodeAt } from '../../text/markdown/layout.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type EntryLabel, entryLabelsIn } from '../../workspace/documents/entryLabels.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import { type Place, placeAt } from '../../workspace/documents/place.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entitiesWithId } from '../../workspace/packages/entityAt.ts';
import { escapeText } from '../../xml/references.ts';
import type { Asked } from '../asked.ts';
import { languageAround } from './offeredNames.ts';
import { elementOfUse } from './useOffers.ts';

/**
 * How a place of a document names an entry, as a snippet: as an element among the special rules of a Monster or in a table, as a key in a
 * translation, as code in Markdown; elsewhere by its id. Undefined if the package has no such entry.
 */
export function entryReference(
  { scope, document }: Pick<Asked, 'scope' | 'document'>,
  offset: number,
  { kind, id }: { readonly kind: EntityKind; readonly id: string },
): string | undefined {
  const entity = entitiesWithId(scope, kind, id).find((one) => one.kind === kind);
  if (!entity) return undefined;
  const written = writtenId(entity);
  if (!document.format?.isXml) return snippetText(isPlainMarkdown(document, offset) ? `\`${written}\`` : written);
  const place = placeAt(document, offset);
  const inPlace = place && (elementFor({ scope, document }, place, entity) ?? keyFor(document, place, entity));
  return inPlace ?? snippetText(escapeText(written));
}

/** The id of an entity as its entry has it. */
export function writtenId({ section, idSpan }: Entity): string {
  return section.text.slice(idSpan.start, idSpan.end);
}

/** Whether it is running text of Markdown: not in code, a comment, or the target of a link. */
function isPlainMarkdown(document: Document, offset: number): boolean {
  const index = document.sectionIndexAt(offset);
  const section = document.sections[index];
  if (document.languageId !== 'markdown' || !section) return false;
  const layout = layoutOf(document, section);
  const at = offset - document.startOf(index);
  const isMasked = layout.masks.some(({ start, end }) => start < at && at < end);
  return !isMasked && !isCodeAt(section.text, layout, at);
}

/** The element that names an entry of its kind here, between other elements. */
function elementFor(
  { scope, document }: Pick<Asked, 'scope' | 'document'>,
  place: Place,
  { kind, id, section }: Entity,
): string | undefined {
  const { format } = document;
  const { location } = place;
  if (!format?.isXml || (location.kind !== 'content' && location.kind !== 'text')) return undefined;
  const children = shapeAt(format, place.names)?.children ?? [];
  const name = children.find((child) => entityPlaces(format).get(child)?.to === kind);
  const naming = name === undefined ? undefined : entityPlaces(format).get(name);
  if (name === undefined || !naming) return undefined;
  const definition = scope.index.definitionIn(section);
  if (definition) return elementOfUse(scope, definition, id, languageAround(document, place.section, place.offset));
  const written = snippetText(escapeText(id));
  if (naming.in === 'text') return `<${name}>${written}</${name}>`;
  const required = (shapeAt(format, [...place.names, name])?.attributes ?? []).filter((one) => one.required);
  const others = required.flatMap((one) => (one.name === naming.attribute ? [] : [one.name]));
  const attributes = others.map((other, index) => ` ${other}="${placeholder(index + 1, '')}"`).join('');
  return `<${name} ${naming.attribute}="${written}"${attributes} />`;
}

/** In the key of a translation: the key of the first text of the entry. */
function keyFor({ format }: Document, { location }: Place, { document, section, id }: Entity): string | undefined {
  if (!isTranslation(format) || location.kind !== 'attributeValue' || location.attribute.name !== 'key')
    return undefined;
  const key = entryLabelsIn(document, section).find((label: EntryLabel) => label.key?.endsWith(`.${id}`))?.key;
  const [text] = textsOfKey(key?.slice(0, key.indexOf('.')) ?? '');
  return key === undefined || !text ? undefined : snippetText(escapeText(`${key}.${text.part}`));
}
