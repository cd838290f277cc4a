import { type DocumentKind, entryNames } from '../../formats/kinds.ts';
import { rememberedWith } from '../../text/remembered.ts';
import type { Span } from '../../text/span.ts';
import { hyphenated } from '../../text/writing.ts';
import { readName } from '../../xml/name.ts';
import { unescapeText } from '../../xml/references.ts';
import { readStartTag } from '../../xml/startTag.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** What people know an entry by. */
export interface EntryLabel {
  /** Of the element: `monster`. */
  readonly element: string;
  /** Empty where it has none, as is the id. */
  readonly name: string;
  readonly id: string;
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
  (_: Section, { kind }: Document) => [kind],
  ({ text }, { kind }) => readLabels(kind, text),
);

function readLabels(kind: Document['kind'], text: string): readonly EntryLabel[] {
  if (kind === undefined || kind === 'prose' || kind === 'translations') return [];
  const element = text.startsWith('<') ? readName(text, 1) : undefined;
  if (element === undefined || !entryNames(kind).includes(element)) return [];
  const entry = labelAt(text, 0, element, (id) => keyOf(kind, id));
  if (kind !== 'adventures') return [entry];
  const room = slugOf(entry.name);
  const inRoom = [...text.matchAll(/<adventure(?=\s)/g)].map(({ index }) =>
    labelAt(text, index, 'adventure', (id) => `adventure.${room}.${id}`),
  );
  return [entry, ...inRoom];
}

function labelAt(text: string, start: number, element: string, key: (id: string) => string | undefined): EntryLabel {
  const { attributes, nameSpan, span } = readStartTag(text, start, element, []);
  const spanOf = (name: string): Span | undefined => attributes.find((attribute) => attribute.name === name)?.valueSpan;
  const nameAttribute = spanOf('name') ?? nameElement(text, span.end);
  const idAttribute = spanOf('id');
  const id = written(text, idAttribute);
  return {
    element,
    name: written(text, nameAttribute),
    id,
    span: nameAttribute ?? idAttribute ?? nameSpan,
    key: id === '' ? undefined : key(id),
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

/** Of the kinds whose names are translated. */
const keyPrefixes: Readonly<Partial<Record<DocumentKind, string>>> = {
  rules: 'rule',
  monsters: 'monster',
  events: 'event',
  warriors: 'warrior',
};

function keyOf(kind: DocumentKind, id: string): string | undefined {
  const prefix = keyPrefixes[kind];
  return prefix && `${prefix}.${id}`;
}

/** `DREAD KING'S THRONE ROOM` is `dread-king-s-throne-room` in keys. */
function slugOf(name: string): string {
  return hyphenated(name).replace(/^-|-$/g, '');
}
