import { type Fraction, fraction } from '../../dice/evaluation/fraction.ts';
import { query } from '../../queries/remembered.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { type DrawPart, drawParts, kindOf } from './parts.ts';
import { levelOfEntry, type NamedByEntry, type TableEntry, type TableFacts, tableFacts } from './tableFacts.ts';

/** The draws from one table. What a table that it names brings is not among them. */
export interface TableDraws {
  readonly table: TableFacts;
  /** The levels of its Monsters in a dungeon, from low to high; none where levels do not count. */
  readonly levels: readonly number[];
  /** The draw at a level of the dungeon, or undefined for all levels together, part by part. A level that is not in `levels` brings no Monster. */
  readonly at: (level: number | undefined) => readonly DrawsOfPart[];
}

/** One draw from a part of a table: of the entries that it can bring each is as likely as every other. */
export interface DrawsOfPart {
  readonly part: DrawPart;
  readonly entries: readonly TableEntry[];
}

/** The draws from the table of an entity, if that table alone is in play; undefined for any other entity. */
export function tableDraws({ document, section }: Pick<Entity, 'document' | 'section'>): TableDraws | undefined {
  const table = tableFacts(document, section);
  return table && drawsFrom(table);
}

/** The draws from a table alone. */
export const drawsFrom = query((table: TableFacts): TableDraws => {
  const kind = kindOf(table);
  const parts = [...drawParts(kind, table.entries)];
  const at = (level: number | undefined): readonly DrawsOfPart[] =>
    parts.map(([part, all]) => {
      const hasLevel = part === 'monster' && level !== undefined && kind === 'dungeon';
      return { part, entries: hasLevel ? all.filter((entry) => levelOfEntry(entry) === level) : all };
    });
  const monsters = kind === 'dungeon' ? table.entries.filter(({ what }) => what !== 'event') : [];
  const levels = [...new Set(monsters.map(levelOfEntry))].sort((a, b) => a - b);
  const known = new Map([undefined, ...levels].map((level) => [level, at(level)]));
  return { table, levels, at: (level) => known.get(level) ?? at(level) };
});

/** The part of the draw that can bring it, with its chance; undefined where it cannot be drawn. */
export function drawOf(
  draws: readonly DrawsOfPart[],
  named: Pick<NamedByEntry, 'kind' | 'id'>,
): { readonly part: DrawsOfPart; readonly chance: Fraction } | undefined {
  const found = draws.map((part) => ({ part, count: part.entries.filter((entry) => isNamedBy(entry, named)).length }));
  const [first] = found.filter(({ count }) => count > 0);
  return first && { part: first.part, chance: fraction(BigInt(first.count), BigInt(first.part.entries.length)) };
}

/** Whether an entry of a table names it, alone or in a group. */
export function isNamedBy({ names }: TableEntry, { kind, id }: Pick<NamedByEntry, 'kind' | 'id'>): boolean {
  return names.some((name) => name.kind === kind && name.id === id);
}
