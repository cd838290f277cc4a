import { type EntryFormat, type EntrySymbol, entryFormat, type Format, type XmlFormat } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import { hyphenated } from '../../text/writing.ts';
import { readName } from '../../xml/name.ts';
import { unescapeText } from '../../xml/references.ts';
import { readStartTag, type StartTag } from '../../xml/startTag.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** The label of an entry for people. */
export interface EntryLabel {
  /** The name of the element: `monster`. */
  readonly element: string;
  /** Empty if there is none; the id too. */
  readonly name: string;
  readonly id: string;
  /** The kind of symbol in editors. */
  readonly symbol: EntrySymbol;
  /** The span of the name, or else of the id, or of the element's name; in section coordinates. */
  readonly span: Span;
  /** The beginning of its translation keys: `monster.rpb-goblin`; undefined if nothing refers to it. */
  readonly key: string | undefined;
}

/**
 * The label of the entry at the start of a section; in adventures also those of the room's adventures, which have names. Only start tags
 * are read: the trees of a large file are not kept, and reading them again takes long.
 */
export function entryLabelsIn(document: Document, section: Pick<Section, 'text'>): readonly EntryLabel[] {
  return labels(section, document);
}

const labels = query(({ text }: Pick<Section, 'text'>, { format }: Document) => readLabels(format, text));

function readLabels(format: Format | undefined, text: string): readonly EntryLabel[] {
  if (!format?.isXml || format.isTranslation) return [];
  const element = text.startsWith('<') ? readName(text, 1) : undefined;
  const ofEntry = element === undefined ? undefined : entryFormat(format, element);
  if (!ofEntry) return [];
  const entry = labelOf(text, readStartTag(text, 0, ofEntry.element, []), ofEntry, '');
  const scope = `${slugOf(entry.name)}.`;
  return [entry, ...partTags(format, text).map(({ part, tag }) => labelOf(text, tag, part, scope))];
}

/** The start tags of an entry's parts with entities of their own, in order. */
export function partTags(
  format: XmlFormat,
  text: string,
): readonly { readonly part: EntryFormat; readonly tag: StartTag }[] {
  const tagsOf = (part: EntryFormat) =>
    [...text.matchAll(new RegExp(`<${part.element}(?=\\s)`, 'g'))].map(({ index }) => ({
      part,
      tag: readStartTag(text, index, part.element, []),
    }));
  return format.parts?.flatMap(tagsOf) ?? [];
}

/**
 * @param scope the part before the id in the translation key.
 */
function labelOf(
  text: string,
  { attributes, nameSpan, span }: StartTag,
  { element, keyPrefix, symbol }: EntryFormat,
  scope: string,
): EntryLabel {
  const spanOf = (name: string): Span | undefined => attributes.find((attribute) => attribute.name === name)?.valueSpan;
  const nameAttribute = spanOf('name') ?? nameElement(text, span.end);
  const idAttribute = spanOf('id');
  const id = written(text, idAttribute);
  return {
    element,
    symbol,
    name: written(text, nameAttribute),
    id,
    span: nameAttribute ?? idAttribute ?? nameSpan,
    key: id === '' || keyPrefix === undefined ? undefined : `${keyPrefix}.${scope}${id}`,
  };
}

/** Locations and Warriors have their name in an element, the first one. */
function nameElement(text: string, offset: number): Span | undefined {
  const pattern = /\s*<name>([^<]*)</y;
  pattern.lastIndex = offset;
  const match = pattern.exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length - 1;
  return { start: end - (match[1] ?? '').length, end };
}

function written(text: string, span: Span | undefined): string {
  return span ? unescapeText(text.slice(span.start, span.end)).replace(/\s+/g, ' ').trim() : '';
}

/** `DREAD KING'S THRONE ROOM` is `dread-king-s-throne-room` in keys. */
export function slugOf(name: string): string {
  return hyphenated(name).replace(/^-|-$/g, '');
}
