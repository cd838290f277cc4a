import { type EntryFormat, type EntrySymbol, entryFormat, type Format, type XmlFormat } from '../../formats/format.ts';
import { rememberedWith } from '../../text/remembered.ts';
import type { Span } from '../../text/span.ts';
import { hyphenated } from '../../text/writing.ts';
import { readName } from '../../xml/name.ts';
import { unescapeText } from '../../xml/references.ts';
import { readStartTag, type StartTag } from '../../xml/startTag.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** What people know an entry by. */
export interface EntryLabel {
  /** Of the element: `monster`. */
  readonly element: string;
  /** Empty where it has none, as is the id. */
  readonly name: string;
  readonly id: string;
  /** What an editor shows it as. */
  readonly symbol: EntrySymbol;
  /** Of the name, or else of the id, or of the element's own name; counted in the section. */
  readonly span: Span;
  /** What the key of its translated name begins with: `monster.rpb-goblin`; undefined where nothing refers to it. */
  readonly key: string | undefined;
}

/**
 * The entry that a section begins with; in adventures also those of the room, which have their own names. Only start tags are read: the
 * trees of a large file are not kept, and making them again takes long.
 */
export function entryLabelsIn(document: Document, section: Section): readonly EntryLabel[] {
  return labels(section, document);
}

const labels = rememberedWith(
  (_: Section, { format }: Document) => [format],
  ({ text }, { format }) => readLabels(format, text),
);

function readLabels(format: Format | undefined, text: string): readonly EntryLabel[] {
  if (!format?.isXml || format.isTranslation) return [];
  const element = text.startsWith('<') ? readName(text, 1) : undefined;
  const ofEntry = element === undefined ? undefined : entryFormat(format, element);
  if (!ofEntry) return [];
  const entry = labelOf(text, readStartTag(text, 0, ofEntry.element, []), ofEntry, '');
  const scope = `${slugOf(entry.name)}.`;
  return [entry, ...partTags(format, text).map(({ part, tag }) => labelOf(text, tag, part, scope))];
}

/** The start tags in an entry of elements that define something of their own, in order. */
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

/** @param scope what stands before the id in the key of the translation. */
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

/** Locations and Warriors have their name in an element, which comes first. */
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
