import type { EntityKind } from '../../formats/format.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { isNamedBy, type TableDraws, tableDraws } from './tableDraws.ts';
import { type NamedByEntry, tableFacts } from './tableFacts.ts';

/** A table that draws an entity. */
export interface DrawnFrom extends TableDraws {
  readonly named: Pick<NamedByEntry, 'kind' | 'id'>;
  /** How many of its entries name the entity, alone or in a group. */
  readonly count: number;
}

/** The tables of the workspace whose entries name the entity, in the order of the files. */
export function tablesDrawing(scope: Package, entity: Pick<Entity, 'kind' | 'id'>): readonly DrawnFrom[] {
  const { kind, id } = entity;
  if (!isDrawn(kind)) return [];
  const named = { kind, id };
  return tablesNaming(scope, entity).flatMap((table): readonly DrawnFrom[] => {
    const draws = tableDraws(table);
    const count = draws?.table.entries.filter((entry) => isNamedBy(entry, named)).length ?? 0;
    return draws && count > 0 ? [{ ...draws, named, count }] : [];
  });
}

/** More tables than this are not looked at. */
const maximumTables = 500;

function tablesNaming({ index: { entities } }: Package, { kind, id }: Pick<Entity, 'kind' | 'id'>): readonly Entity[] {
  const sections = new Set(entities.referencesTo(kind, id).map(({ section }) => section));
  return [...sections]
    .slice(0, maximumTables)
    .flatMap((section) => entities.entitiesIn(section).find((entity) => entity.kind === 'table') ?? []);
}

/** The levels of the entries that name the entity, as written, in the tables of the workspace. */
export function levelsDrawn(scope: Package, { kind, id }: Pick<Entity, 'kind' | 'id'>): string {
  if (!isDrawn(kind)) return '';
  const entries = tablesNaming(scope, { kind, id }).flatMap(
    ({ document, section }) => tableFacts(document, section)?.entries ?? [],
  );
  const named = entries.filter((entry) => isNamedBy(entry, { kind, id }));
  return levelRange(named.flatMap(({ level }) => (/^\d{1,3}$/.test(level) ? [Number(level)] : [])));
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
