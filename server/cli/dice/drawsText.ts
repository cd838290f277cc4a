import { type DrawnFrom, tablesDrawing } from '../../answers/draws/drawsOf.ts';
import { drawChanceText, drawLine, dungeonLevelOf, tableDrawTitle } from '../../answers/draws/drawText.ts';
import { drawnName } from '../../answers/draws/entryNames.ts';
import { drawables } from '../../answers/draws/likeliest.ts';
import { kindOf } from '../../answers/draws/parts.ts';
import { allDraws, type TableDraws, tableDraws } from '../../answers/draws/tableDraws.ts';
import { drawRows } from '../../answers/draws/tableRows.ts';
import { percentText } from '../../answers/odds/numbers.ts';
import type { Reader } from '../../answers/reader.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** What is asked about draws: a table, or a Monster or an Event in all tables. */
export interface DrawsAsked {
  readonly scope: Package;
  readonly entity: Entity;
  /** Undefined: all of them. */
  readonly ambience: string | undefined;
  /** With a level, if one is asked for. */
  readonly reader: Reader;
}

/** The levels to show: that of the reader, or else all of the table; undefined alone for a table without levels. */
export function levelsToShow({ levels }: Pick<TableDraws, 'levels'>, reader: Reader): readonly (number | undefined)[] {
  const chosen = dungeonLevelOf(reader);
  if (chosen !== undefined) return [chosen];
  return levels.length === 0 ? [undefined] : levels;
}

/** A table: for each level its different entries with their chances, and what other tables bring. */
export function tableDrawsText({ scope, entity, ambience, reader }: DrawsAsked): string {
  const draws = tableDraws(scope, entity, ambience);
  if (!draws) return '';
  const { messages } = reader;
  const { entities, draws: words } = messages.words;
  const { table } = draws;
  const head = [entities.tableKind(kindOf(table)), ...ambienceText(ambience, reader), tableDrawTitle(draws, reader)];
  const blocks = levelsToShow(draws, reader).map((level) => {
    const title = level === undefined ? [] : [`${entities.level} ${level}`];
    const rows = drawRows(scope, draws.at(level)).map(({ chance, upTo, name, part }) => {
      const before = draws.at(level).length > 1 ? `${words.part[part]}: ` : '';
      return [drawChanceText(chance, messages), percentText(upTo, messages), `${before}${name}`];
    });
    return [
      ...title,
      ...columns([[words.chanceHead, words.cumulative, words.entry], ...rows]),
      ...others(scope, draws, level, reader),
    ];
  });
  return `${[entityName(entity), head.join(' · '), ...blocks.flatMap((lines) => ['', ...lines])].join('\n')}\n`;
}

/** What a draw can bring through other tables, if the table names any. */
function others(scope: Package, draws: TableDraws, level: number | undefined, { messages }: Reader): readonly string[] {
  const { draws: words } = messages.words;
  const parts = draws.at(level);
  if (!parts.some(({ entries = [] }) => entries.some(({ what }) => what === 'table'))) return [];
  const rows = drawables(draws, level).flatMap((one) =>
    one.kind === 'table' || one.part !== 'monster'
      ? []
      : [[drawChanceText(one.chance, messages), drawnName(scope, one)]],
  );
  const nothing = parts.flatMap((part) =>
    typeof part.nothing === 'string' || part.nothing.numerator > 0n
      ? [words.nothing(drawChanceText(part.nothing, messages))]
      : [],
  );
  return ['', words.withOthers, ...columns(rows), ...nothing];
}

/** A Monster or an Event: the tables that draw it, each by itself, and all of a kind together. */
export function entityDrawsText({ scope, entity, ambience, reader }: DrawsAsked): string {
  const { entities, draws: words } = reader.messages.words;
  const tables = tablesDrawing(scope, entity, ambience);
  const head = [entities.kinds[entity.kind], entity.id, ...ambienceText(ambience, reader)];
  const lines = tables.map((from) => [from.table.name, entriesText(from, reader), drawLine(from, reader)]);
  const kinds = [...new Set(tables.map(({ table }) => kindOf(table)))];
  const together = kinds.flatMap((kind) => {
    const [first] = tables;
    if (!first) return [];
    const chance = drawLine({ ...allDraws(scope, kind, ambience), key: first.key }, reader);
    return [words.together({ kind: entities.tableKind(kind), chance })];
  });
  const found = tables.length === 0 ? [entities.notDrawn] : [...columns(lines), '', ...together];
  return `${[entityName(entity), head.join(' · '), '', ...found].join('\n')}\n`;
}

function entriesText({ count, table }: DrawnFrom, { messages }: Reader): string {
  const { draws: words } = messages.words;
  return count === 0 ? words.throughOthers : words.entriesOf({ count, all: table.entries.length });
}

function ambienceText(ambience: string | undefined, { messages }: Reader): readonly string[] {
  return ambience === undefined ? [] : [messages.words.draws.inAmbience(ambience)];
}

/** Rows whose cells begin below each other. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
