import type { EntityKind } from '../../formats/format.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { drawKey } from './appDraws.ts';
import type { Conditions } from './conditions.ts';
import { drawOf } from './draws.ts';
import { type TableDraws, tableDraws } from './tableDraws.ts';
import { tableFacts } from './tableFacts.ts';

/** A table that draws an entity. */
export interface DrawnFrom extends TableDraws {
  /** How many of its entries name the entity, alone or in a group; 0 if it draws the entity only through other tables. */
  readonly count: number;
  readonly key: string;
}

/**
 * The tables of the workspace that can draw the entity, also through other tables: those that name it first, in the order of the files.
 */
export function tablesDrawing(
  scope: Package,
  { kind, id }: Pick<Entity, 'kind' | 'id'>,
  ambience?: Conditions['ambience'],
): readonly DrawnFrom[] {
  if (!isDrawn(kind)) return [];
  const key = drawKey({ kind, id });
  const isNamed = (draws: TableDraws): number =>
    draws.table.entries.filter(({ names }) => names.some((name) => name.kind === kind && name.id === id)).length;
  return tablesAround(scope, { kind, id }).flatMap((entity): readonly DrawnFrom[] => {
    const draws = tableDraws(scope, entity, ambience);
    if (!draws) return [];
    const count = isNamed(draws);
    const levels = draws.levels.length > 0 ? draws.levels : [undefined];
    const isPossible = levels.some((level) => drawOf(draws.at(level), key));
    return count > 0 || isPossible ? [{ ...draws, count, key }] : [];
  });
}

/** More tables than this are not looked at. */
const maximumTables = 500;

/** The tables that name the entity, and those that name these. */
function tablesAround({ index: { entities } }: Package, entity: Pick<Entity, 'kind' | 'id'>): readonly Entity[] {
  const found = new Map<Entity['section'], Entity>();
  const open = [entity];
  const seen = new Set<string>();
  for (let next = open.shift(); next && found.size < maximumTables; next = open.shift()) {
    for (const { section } of entities.referencesTo(next.kind, next.id)) {
      const table = entities.entitiesIn(section).find(({ kind }) => kind === 'table');
      if (!table || found.has(section)) continue;
      found.set(section, table);
      if (seen.has(table.id)) continue;
      seen.add(table.id);
      open.push(table);
    }
  }
  return [...found.values()];
}

/** The levels of the entries that name the entity, as written, in the tables of the workspace. */
export function levelsDrawn(scope: Package, { kind, id }: Pick<Entity, 'kind' | 'id'>): string {
  const { entities } = scope.index;
  const sections = new Map(
    entities.referencesTo(kind, id).flatMap((use) => (use.kind === 'use' ? [[use.section, use.document]] : [])),
  );
  const levels = [...sections].flatMap(([section, document]) => {
    if (!entities.entitiesIn(section).some((entity) => entity.kind === 'table')) return [];
    const entries = tableFacts(document, section)?.entries ?? [];
    return entries.flatMap(({ names, level }) =>
      names.some((name) => name.kind === kind && name.id === id) && /^\d{1,3}$/.test(level) ? [Number(level)] : [],
    );
  });
  return levelRange(levels);
}

/** The kinds of entity that tables draw. */
export function isDrawn(kind: EntityKind): kind is 'monster' | 'event' | 'table' {
  return kind === 'monster' || kind === 'event' || kind === 'table';
}

/** Levels as people write them: `1–3`, `1, 4`; empty without any. */
export function levelRange(levels: readonly number[]): string {
  const ranges: { low: number; high: number }[] = [];
  for (const number of [...new Set(levels)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && number === last.high + 1) last.high = number;
    else ranges.push({ low: number, high: number });
  }
  return ranges.map(({ low, high }) => (low === high ? `${low}` : `${low}–${high}`)).join(', ');
}
