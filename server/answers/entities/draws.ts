import type { EntityKind } from '../../formats/format.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { tableFacts } from './tableFacts.ts';

/** A table that draws an entity. */
interface Draw {
  readonly table: string;
  /** How many of its entries name the entity, alone or in a group. */
  readonly count: number;
  /** Of how many. */
  readonly all: number;
  /** The levels of those entries, as written. */
  readonly levels: readonly string[];
}

/** The tables of the workspace that name the entity, in the order of the files. */
export function drawsOf(workspace: Workspace, { kind, id }: Pick<Entity, 'kind' | 'id'>): readonly Draw[] {
  const { entities } = workspace.index;
  const uses = entities.referencesTo(kind, id).filter((reference) => reference.kind === 'use');
  const sections = new Map(uses.map(({ section, document }) => [section, document]));
  return [...sections].flatMap(([section, document]): readonly Draw[] => {
    if (!entities.entitiesIn(section).some((entity) => entity.kind === 'table')) return [];
    const table = tableFacts(document, section);
    if (!table) return [];
    const drawing = table.entries.filter(({ names }) => names.some((name) => name.kind === kind && name.id === id));
    const levels = [...new Set(drawing.flatMap(({ level }) => (level === '' ? [] : [level])))];
    return [{ table: table.name, count: drawing.length, all: table.entries.length, levels }];
  });
}

/** The kinds of entity that tables draw. */
export function isDrawn(kind: EntityKind): boolean {
  return kind === 'monster' || kind === 'event' || kind === 'table';
}

/** Levels as people write them: `1–3`, `1, 4`; empty without any. Whatever is no number is left out. */
export function levelRange(levels: readonly string[]): string {
  const numbers = [...new Set(levels.filter((level) => /^\d{1,3}$/.test(level)).map(Number))].sort((a, b) => a - b);
  const ranges: { low: number; high: number }[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last.high + 1) last.high = number;
    else ranges.push({ low: number, high: number });
  }
  return ranges.map(({ low, high }) => (low === high ? `${low}` : `${low}–${high}`)).join(', ');
}
