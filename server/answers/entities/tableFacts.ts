import { rememberedWith } from '../../text/remembered.ts';
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
interface TableEntry {
  readonly what: 'monsters' | 'groups' | 'events' | 'tables';
  /** The Monsters, the Event or the table that it names: of a group several. */
  readonly names: readonly { readonly kind: 'monster' | 'event' | 'table'; readonly id: string }[];
  /** As written; empty without one, and then the entry is for all levels and ambiences. */
  readonly level: string;
  readonly ambiences: readonly string[];
}

/** The table of a section; undefined for any other section. */
export function tableFacts(document: Document, section: Section): TableFacts | undefined {
  return facts(section, document);
}

/** Not only of the latest tables: a Monster is in many. */
const facts = rememberedWith(
  (_: Section, { format }: Document) => [format],
  (section, document): TableFacts | undefined => {
    const table = entryOf(section, document.format);
    if (!table) return undefined;
    const entries = table.children.flatMap((node) => {
      const entry = node.kind === 'element' ? entryIn(document, section, node) : undefined;
      return entry ? [entry] : [];
    });
    const written = (name: string): string => attributeValue(section.text, table, name)?.trim() ?? '';
    return { name: written('name'), kind: written('kind') || 'dungeon', entries };
  },
);

const kindsOfEntry = { monster: 'monsters', event: 'events', table: 'tables' } as const;

function entryIn(document: Document, section: Section, element: Element): TableEntry | undefined {
  const own = nameIn(document, section, element);
  const written = (name: string): string => attributeValue(section.text, element, name)?.trim() ?? '';
  const members = own ? [] : element.children.flatMap((node) => memberIn(document, section, node) ?? []);
  const names = own ? [own] : members;
  const [first] = names;
  if (!first) return undefined;
  const ambiences = written('ambiences').split(/\s+/).filter(Boolean);
  return { what: own ? kindsOfEntry[first.kind] : 'groups', names, level: written('level'), ambiences };
}

type Name = TableEntry['names'][number];

function memberIn(document: Document, section: Section, node: Element['children'][number]): Name | undefined {
  return node.kind === 'element' ? nameIn(document, section, node) : undefined;
}

function nameIn(document: Document, section: Section, element: Element): Name | undefined {
  const place = entityPlaceOf(document, section, element);
  if (!place) return undefined;
  const { to, id } = place;
  return to === 'monster' || to === 'event' || to === 'table' ? { kind: to, id } : undefined;
}
