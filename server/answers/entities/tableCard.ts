import type { Entity } from '../../workspace/index/entity.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { dotted, type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { type TableFacts, tableFacts } from './tableFacts.ts';

/** More rows than this are more than anybody compares. */
const maximumRows = 12;

/** A table: its purpose, how many entries of which kind it has, how many of each level and ambience, and the tables that it draws from. */
export function tableCard(
  workspace: Workspace,
  { document, section }: Entity,
  reader: Reader,
): readonly MarkdownBlock[] {
  const facts = tableFacts(document, section);
  if (!facts) return [];
  const { entities: words } = reader.messages.words;
  const { entries } = facts;
  const kinds = (['monsters', 'groups', 'events', 'tables'] as const).flatMap((what) => {
    const count = entries.filter((entry) => entry.what === what).length;
    return count > 0 ? [words.drawn[what](count)] : [];
  });
  const nested = nestedTables(workspace, facts);
  return [
    paragraph(...dotted([words.tableKind(facts.kind), words.entries(entries.length)])),
    paragraph(...dotted([...kinds, ...(entries.length > 1 ? [words.eachEntry(`${entries.length}`)] : [])])),
    ...countsTable(words.level, words, byLevel(facts)),
    ...countsTable(words.ambience, words, byAmbience(facts)),
    ...(nested.length > 0 ? [paragraph(words.nested(nestedText(nested, words)))] : []),
  ];
}

type EntityWords = Reader['messages']['words']['entities'];

/** The numbers by a level or an ambience; those of entries without one have the key ''. */
type Counts = ReadonlyMap<string, number>;

function byLevel({ entries }: TableFacts): Counts {
  const counts = countsOf(entries.map(({ level }) => [level]));
  return new Map([...counts].sort(([a], [b]) => Number(a || 99) - Number(b || 99)));
}

function byAmbience({ entries }: TableFacts): Counts {
  const counts = countsOf(entries.map(({ ambiences }) => (ambiences.length > 0 ? ambiences : [''])));
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}

function countsOf(keys: readonly (readonly string[])[]): Counts {
  const counts = new Map<string, number>();
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Nothing where all entries are alike. */
function countsTable(head: string, words: EntityWords, counts: Counts): readonly MarkdownBlock[] {
  if (counts.size < 2) return [];
  const rows = [...counts].slice(0, maximumRows).map(([key, count]) => [key === '' ? words.any : key, `${count}`]);
  return [{ kind: 'table', rows: [[head, words.number], ...rows] }];
}

interface Nested {
  readonly name: string;
  /** Undefined for a table without a definition. */
  readonly entries: number | undefined;
}

/** The tables that it names, and those that they name, each once: tables may name each other in circles. */
function nestedTables({ index: { entities } }: Workspace, facts: TableFacts): readonly Nested[] {
  const found = new Map<string, Nested>();
  const open = [facts];
  for (let next = open.pop(); next && found.size < maximumRows; next = open.pop()) {
    for (const { kind, id } of next.entries.flatMap(({ names }) => names)) {
      if (kind !== 'table' || id === facts.name || found.has(id)) continue;
      const [entity] = entities.withId('table', id);
      const inner = entity && tableFacts(entity.document, entity.section);
      found.set(id, { name: id, entries: inner?.entries.length });
      if (inner) open.push(inner);
    }
  }
  return [...found.values()];
}

function nestedText(nested: readonly Nested[], words: EntityWords): string {
  return nested
    .map(({ name, entries }) => (entries === undefined ? `${name} (?)` : `${name} (${words.entries(entries)})`))
    .join(', ');
}
