import { placeholder, snippetText } from '../../answers/snippet.ts';
import { type EntityKind, entityPlaces } from '../../formats/format.ts';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { isCodeAt } from '../../text/markdown/layout.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import { type Place, placeAt } from '../../workspace/documents/place.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entitiesWithId } from '../../workspace/packages/entityAt.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import type { Asked } from '../asked.ts';
import { languageAround } from './offeredNames.ts';
import { elementOfUse } from './useOffers.ts';

/**
 * How a place of a document names an entry, as a snippet: as an element among the special rules of a Monster or in a table, as code in
 * Markdown; elsewhere by its id. Undefined if the package has no such entry.
 */
export function entryReference(
  { scope, document }: Pick<Asked, 'scope' | 'document'>,
  offset: number,
  { kind, id }: { readonly kind: EntityKind; readonly id: string },
): string | undefined {
  const entity = entitiesWithId(scope, kind, id).find((one) => one.kind === kind);
  const place = placeAt(document, offset);
  if (!entity) return undefined;
  const written = writtenId(entity);
  if (!document.format?.isXml) return snippetText(place && isPlain(document, place) ? `\`${written}\`` : written);
  return (place && elementFor(scope, document, place, entity)) ?? snippetText(escapeText(written));
}

/** The id of an entity as its entry has it. */
export function writtenId({ section, idSpan }: Entity): string {
  return section.text.slice(idSpan.start, idSpan.end);
}

/** Whether it is running text of Markdown: not in code, a comment, or the target of a link. */
function isPlain(document: Document, { section, offset }: Place): boolean {
  const layout = layoutOf(document, section);
  const isMasked = layout.masks.some(({ start, end }) => start < offset && offset < end);
  return document.languageId === 'markdown' && !isMasked && !isCodeAt(section.text, layout, offset);
}

/** The element that names an entry of its kind here, between other elements. */
function elementFor(
  scope: Package,
  document: Document,
  { location, names, section, offset }: Place,
  entity: Entity,
): string | undefined {
  const { format } = document;
  if (!format?.isXml || (location.kind !== 'content' && location.kind !== 'text')) return undefined;
  const children = shapeAt(format, names)?.children ?? [];
  const name = children.find((child) => entityPlaces(format).get(child)?.to === entity.kind);
  const naming = name === undefined ? undefined : entityPlaces(format).get(name);
  if (name === undefined || !naming) return undefined;
  const definition = scope.index.definitionIn(entity.section);
  if (definition) return elementOfUse(scope, definition, entity.id, languageAround(document, section, offset));
  const written = snippetText(escapeText(entity.id));
  if (naming.in === 'text') return `<${name}>${written}</${name}>`;
  const required = (shapeAt(format, [...names, name])?.attributes ?? []).filter((one) => one.required);
  const others = required.flatMap((one) => (one.name === naming.attribute ? [] : [one.name]));
  const attributes = others.map((other, index) => ` ${other}="${placeholder(index + 1, '')}"`).join('');
  return `<${name} ${naming.attribute}="${written}"${attributes} />`;
}
