import type { Document } from '../../workspace/documents/document.ts';
import { type Place, placeAt, rootOf } from '../../workspace/documents/place.ts';
import { locate } from '../../xml/locate.ts';
import { parse } from '../../xml/parse.ts';
import type { Element } from '../../xml/tree.ts';

/**
 * The text that closes the current element, for insertion at the offset: `</p>` directly behind the `>` of a start tag, `p>` directly
 * behind `</`. Undefined without such a tag, if the end tag exists already, and in a document that is not recognised.
 */
export function closingTag(document: Document, offset: number): string | undefined {
  if (!document.format?.isXml) return undefined;
  const place = placeAt(document, offset);
  if (!place) return undefined;
  const before = place.section.text.slice(Math.max(0, place.offset - 2), place.offset);
  if (before === '</') return behindSlash(document, place);
  if (!before.endsWith('>')) return undefined;
  const { path } = place.location;
  const element = path.at(-1);
  if (!element?.finished || element.selfClosing || element.startTag.end !== place.offset) return undefined;
  if (isInValue(place.section.text, element)) return undefined;
  return needsEnd(document, path) ? `</${element.name}>` : undefined;
}

/**
 * The length of the end tag directly behind the offset if one of the same name has just been written out before it, and nothing is left for
 * it to close: it was put in with the start tag. Otherwise 0, also in a document that is not recognised.
 */
export function surplusEndTag(document: Document, offset: number): number {
  const place = document.format?.isXml ? placeAt(document, offset) : undefined;
  if (!place) return 0;
  const { text, errors } = place.section;
  const written = /<\/[^\s<>/]+>$/.exec(text.slice(Math.max(0, place.offset - maximumTagLength), place.offset))?.[0];
  if (written === undefined || !text.startsWith(written, place.offset)) return 0;
  const isStray = errors.some(({ kind, span }) => kind === 'strayEndTag' && span.start === place.offset);
  return isStray ? written.length : 0;
}

const maximumTagLength = 100;

/** Whether the tag is in an attribute's value, where it is not allowed: the reader makes an element of it. */
function isInValue(text: string, { startTag }: Element): boolean {
  const before = text.slice(Math.max(0, startTag.start - maximumValueLength), startTag.start);
  const tag = before.slice(before.lastIndexOf('<') + 1);
  return !tag.includes('>') && /=\s*(?:"[^"]*|'[^']*)$/.test(tag);
}

const maximumValueLength = 500;

/** The document is read without the `</`, which could be read as half of another end tag. */
function behindSlash(document: Document, { section, offset }: Place): string | undefined {
  const { format } = document;
  const { text } = section;
  if (!format?.isXml || /^[\p{L}\p{N}_:>]/u.test(text.slice(offset, offset + 2))) return undefined;
  const isFirst = document.sections[0] === section;
  const { nodes } = parse(text.slice(0, offset - 2) + text.slice(offset), isFirst ? undefined : format.root);
  const location = locate(nodes, offset - 2);
  const isText = location.kind === 'content' || (location.kind === 'text' && location.node.kind === 'text');
  if (!isText) return undefined;
  const element = location.path.at(-1);
  if (element) return needsEnd(document, location.path) ? `${element.name}>` : undefined;
  const root = rootOf(document);
  return !isFirst && root && !hasRootEnd(document) ? `${root.name}>` : undefined;
}

/**
 * Whether an end tag is missing for the innermost element of the path. It may have taken that of an outer element: if an element of the
 * same name is open, one end tag is missing.
 */
export function needsEnd(document: Document, path: readonly Element[]): boolean {
  const name = path.at(-1)?.name;
  return path.some((element) => element.name === name && !isClosed(document, element));
}

function isClosed(document: Document, element: Element): boolean {
  if (element.endTag || element.selfClosing) return true;
  const root = rootOf(document);
  // The root's start and end are in different sections.
  return element.name === root?.name && element.nameSpan.start === root.nameSpan.start && hasRootEnd(document);
}

function hasRootEnd({ sections }: Document): boolean {
  return sections.some(({ rootEnd }) => rootEnd !== undefined);
}
