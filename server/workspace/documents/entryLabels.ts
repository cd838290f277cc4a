import { type EntryFormat, type EntrySymbol, isTranslation } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import type { StartTag } from '../../xml/startTag.ts';
import { attributeOf } from '../../xml/tree.ts';
import type { Document } from './document.ts';
import { entityTags } from './entry.ts';
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

const labels = query((section: Pick<Section, 'text'>, { format }: Document): readonly EntryLabel[] =>
  format && isTranslation(format)
    ? []
    : entityTags(section, format).map(({ tag, of, scope }) => labelOf(section.text, tag, of, scope)),
);

function labelOf(text: string, tag: StartTag, { element, keyPrefix, symbol }: EntryFormat, scope: string): EntryLabel {
  const idSpan = attributeOf(tag, 'id')?.valueSpan;
  const nameSpan = attributeOf(tag, 'name')?.valueSpan ?? nameElement(text, tag.span.end);
  const id = written(text, idSpan);
  return {
    element,
    symbol,
    name: written(text, nameSpan),
    id,
    span: nameSpan ?? idSpan ?? tag.nameSpan,
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
