import { query } from '../../queries/remembered.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Conditions } from './conditions.ts';
import { type Draws, drawsFrom, levelsOf } from './draws.ts';
import { kindOf } from './parts.ts';
import { type TableFacts, tableFacts } from './tableFacts.ts';

/** The draws from one table. */
export interface TableDraws {
  readonly table: TableFacts;
  /** The levels of its Monsters; none where levels do not count. */
  readonly levels: readonly number[];
  /** The draw at a level, or undefined for all levels together. A level that is not in `levels` brings no Monster. */
  readonly at: (level: number | undefined) => Draws;
}

/** The draws from the table of an entity, if that table alone is in play; undefined for any other entity. */
export function tableDraws(
  scope: Package,
  { document, section }: Pick<Entity, 'document' | 'section'>,
  ambience?: Conditions['ambience'],
): TableDraws | undefined {
  const table = tableFacts(document, section);
  return table && drawsOfSection(section, scope, table, ambience);
}

/** The draws from all tables of the workspace of that kind together, as the apps make them while all are in play. */
export function allDraws(
  scope: Package,
  kind: ReturnType<typeof kindOf>,
  ambience?: Conditions['ambience'],
): TableDraws {
  const { entities } = scope.index;
  const tables = [...entities.ids('table')].flatMap((name) => {
    const table = tableNamed(scope, name);
    return table && kindOf(table) === kind ? [table] : [];
  });
  const table = { name: '', kind, entries: tables.flatMap(({ entries }) => entries) };
  const at = (level: number | undefined): Draws =>
    drawsFrom(table, { level, ambience }, (name) => tableNamed(scope, name));
  return { table, levels: levelsOf(table), at };
}

/** The effective table with that name, as the apps find it. */
export function tableNamed({ index: { entities } }: Package, name: string): TableFacts | undefined {
  const [entity] = entities.ownWithId('table', name);
  return entity && tableFacts(entity.document, entity.section);
}

/** Depends on the table, on those that it leads to, and on the ambience. */
const drawsOfSection = query(
  (_: Section, scope: Package, table: TableFacts, ambience: Conditions['ambience']): TableDraws => {
    const levels = levelsOf(table);
    const draw = (level: number | undefined): Draws =>
      drawsFrom(table, { level, ambience }, (name) => tableNamed(scope, name));
    const byLevel = new Map([undefined, ...levels].map((level) => [level, draw(level)] as const));
    return { table, levels, at: (level) => byLevel.get(level) ?? draw(level) };
  },
);
