import { type Fraction, fraction } from '../../dice/evaluation/fraction.ts';
import { query } from '../../queries/remembered.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type DrawPart, drawParts, kindOf } from './parts.ts';
import {
  inAmbience,
  levelOfEntry,
  type NamedByEntry,
  type TableEntry,
  type TableFacts,
  tableFacts,
} from './tableFacts.ts';

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
  /** By the app that draws. */
  readonly browser: readonly TableEntry[];
  readonly desktop: readonly TableEntry[];
}

/** An exact chance, or that the two apps have different ones. */
export type DrawChance = Fraction | 'differs';

/** The draws from the table of an entity, if that table alone is in play; undefined for any other entity. */
export function tableDraws(
  { document, section }: Pick<Entity, 'document' | 'section'>,
  ambience?: string,
): TableDraws | undefined {
  const table = tableFacts(document, section);
  return table && drawsFrom(table, ambience);
}

/** The draws from all tables of the workspace of that kind together, as the apps make them while all are in play. */
export function allDraws(
  { index: { entities } }: Package,
  kind: ReturnType<typeof kindOf>,
  ambience?: string,
): TableDraws {
  const tables = [...entities.ids('table')].flatMap((name) => {
    const [entity] = entities.ownWithId('table', name);
    const table = entity && tableFacts(entity.document, entity.section);
    return table && kindOf(table) === kind ? [table] : [];
  });
  return drawsFrom({ name: '', kind, entries: tables.flatMap(({ entries }) => entries) }, ambience);
}

/**
 * @param ambience undefined, or `generic`: entries of all ambiences are drawn.
 */
const drawsFrom = query((table: TableFacts, ambience: string | undefined): TableDraws => {
  const kind = kindOf(table);
  const parts = [...drawParts(kind, table.entries)].map(
    ([part, entries]) => [part, part === 'monster' ? inAmbience(entries, ambience) : entries] as const,
  );
  const known = new Map<number | undefined, readonly DrawsOfPart[]>();
  const at = (level: number | undefined): readonly DrawsOfPart[] =>
    parts.map(([part, all]) => {
      if (part !== 'monster' || level === undefined) return { part, browser: all, desktop: all };
      const ofLevel = (app: 'browser' | 'desktop') => all.filter((entry) => levelOfEntry(entry, app) === level);
      // In the browser only a dungeon has levels.
      return { part, browser: kind === 'dungeon' ? ofLevel('browser') : all, desktop: ofLevel('desktop') };
    });
  const monsters = table.entries.filter(({ what }) => what !== 'event');
  const levels = kind === 'dungeon' ? new Set(monsters.map((entry) => levelOfEntry(entry, 'browser'))) : [];
  return {
    table,
    levels: [...levels].sort((a, b) => a - b),
    at: (level) => {
      const draws = known.get(level) ?? at(level);
      known.set(level, draws);
      return draws;
    },
  };
});

/** The entries that a draw can bring; undefined where the apps differ. */
export function entriesOf({ browser, desktop }: DrawsOfPart): readonly TableEntry[] | undefined {
  const isAgreed = browser.length === desktop.length && browser.every((entry, index) => entry === desktop[index]);
  return isAgreed ? browser : undefined;
}

/** The part of the draw that can bring it, with its chance: if there are several, the first with a known one. Undefined where it cannot be drawn. */
export function drawOf(
  draws: readonly DrawsOfPart[],
  named: Pick<NamedByEntry, 'kind' | 'id'>,
): { readonly part: DrawsOfPart; readonly chance: DrawChance } | undefined {
  const found = draws.flatMap((part) => {
    const [one, other] = [part.browser, part.desktop].map((entries) => shareOf(entries, named));
    if (!one || !other || (one.numerator === 0n && other.numerator === 0n)) return [];
    const isSame = one.numerator === other.numerator && one.denominator === other.denominator;
    return [{ part, chance: isSame ? one : ('differs' as const) }];
  });
  return found.find(({ chance }) => chance !== 'differs') ?? found[0];
}

function shareOf(entries: readonly TableEntry[], named: Pick<NamedByEntry, 'kind' | 'id'>): Fraction {
  return fraction(BigInt(entries.filter((entry) => isNamedBy(entry, named)).length), BigInt(entries.length || 1));
}

/** Whether an entry of a table names it, alone or in a group. */
export function isNamedBy({ names }: TableEntry, { kind, id }: Pick<NamedByEntry, 'kind' | 'id'>): boolean {
  return names.some((name) => name.kind === kind && name.id === id);
}
