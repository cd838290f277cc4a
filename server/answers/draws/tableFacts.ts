import { query } from '../../queries/remembered.ts';
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
  /** Of a reference to another table: the level of the draw from it, and how often it is drawn from. */
  readonly targetLevel: number;
  readonly times: number;
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
    targetLevel: levelOf(written('targetLevel') || written('level')),
    times: Math.max(1, Number.parseInt(written('times'), 10) || 1),
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

/** The level as the apps read it: a whole number from 1 to 10, and 1 if it is missing or no number. */
function levelOf(written: string): number {
  const level = Number.parseInt(written, 10);
  return Number.isNaN(level) ? 1 : Math.min(10, Math.max(1, level));
}

/** The level at which the app in the browser draws the entry. */
export function levelOfEntry({ level }: TableEntry): number {
  return levelOf(level);
}

/**
 * The entries of these that the apps draw in an ambience. A group is drawn where all its Monsters are. If the ambience has no entry at all,
 * all are drawn.
 */
export function inAmbience(entries: readonly TableEntry[], ambience = anyAmbience): readonly TableEntry[] {
  const chosen = current(ambience);
  if (chosen === anyAmbience) return entries;
  const isIn = ({ ambiences }: Pick<NamedByEntry, 'ambiences'>): boolean =>
    ambiences.length === 0 || ambiences.some((one) => current(one) === chosen);
  const found = entries.filter((entry) => (entry.what === 'group' ? entry.names.every(isIn) : isIn(entry)));
  return found.length > 0 ? found : entries;
}

const anyAmbience = 'generic';

/** The apps read an old name of an ambience as the new one, and do not care for capitals. */
function current(ambience: string): string {
  const name = ambience.toLowerCase();
  return name === 'orcs-goblins' ? 'orcs' : name;
}
