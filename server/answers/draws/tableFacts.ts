import { query } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { entityPlaceOf } from '../../workspace/index/entityPlace.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import type { Element } from '../../xml/tree.ts';

/** A table as its entry has it. */
export interface TableFacts {
  readonly name: string;
  /** As written; the app reads a table without a kind as one for dungeons. */
  readonly kind: string;
  readonly entries: readonly TableEntry[];
}

/** An entry of a table, which is drawn as a whole. */
export interface TableEntry {
  readonly what: 'monster' | 'group' | 'event' | 'table';
  /** The Monsters, the Event or the table that it names: of a group several. */
  readonly names: readonly NamedByEntry[];
  /** As written; empty without one. */
  readonly level: string;
  /** Empty without any: then the entry is for all ambiences. */
  readonly ambiences: readonly string[];
  /** Of a reference to another table: the level of the draw from it, and how often it is drawn from, as written. */
  readonly targetLevel: string;
  readonly times: string;
  /** In section coordinates. */
  readonly span: Span;
}

export interface NamedByEntry {
  readonly kind: 'monster' | 'event' | 'table';
  readonly id: string;
  /** As written. */
  readonly number: string;
  readonly level: string;
  readonly ambiences: readonly string[];
}

/** The table of a section; undefined for any other section. */
export function tableFacts(document: Document, section: Section): TableFacts | undefined {
  return facts(section, document);
}

/** Not only of the latest tables: a Monster is in many. */
const facts = query((section: Section, document: Document): TableFacts | undefined => {
  const table = entryOf(section, document.format);
  if (!table) return undefined;
  const entries = table.children.flatMap((node) => {
    const entry = node.kind === 'element' ? entryIn(document, section, node) : undefined;
    return entry ? [entry] : [];
  });
  const written = writtenIn(section, table);
  return { name: written('name'), kind: written('kind') || 'dungeon', entries };
});

function entryIn(document: Document, section: Section, element: Element): TableEntry | undefined {
  const own = nameIn(document, section, element);
  const written = writtenIn(section, element);
  const members = own ? [] : element.children.flatMap((node) => memberIn(document, section, node) ?? []);
  const names = own ? [own] : members;
  const [first] = names;
  if (!first) return undefined;
  return {
    what: own ? first.kind : 'group',
    names,
    level: written('level'),
    ambiences: wordsOf(written('ambiences')),
    targetLevel: written('targetLevel'),
    times: written('times'),
    span: element.span,
  };
}

function memberIn(document: Document, section: Section, node: Element['children'][number]): NamedByEntry | undefined {
  return node.kind === 'element' ? nameIn(document, section, node) : undefined;
}

function nameIn(document: Document, section: Section, element: Element): NamedByEntry | undefined {
  const place = entityPlaceOf(document, section, element);
  if (!place) return undefined;
  const { to, id } = place;
  if (to !== 'monster' && to !== 'event' && to !== 'table') return undefined;
  const written = writtenIn(section, element);
  return { kind: to, id, number: written('number'), level: written('level'), ambiences: wordsOf(written('ambiences')) };
}

function writtenIn({ text }: Section, element: Element): (name: string) => string {
  return (name) => attributeValue(text, element, name)?.trim() ?? '';
}

function wordsOf(written: string): readonly string[] {
  return written.split(/\s+/).filter(Boolean);
}
