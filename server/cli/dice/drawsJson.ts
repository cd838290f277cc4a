import { type DrawChance, isKnown } from '../../answers/draws/chance.ts';
import { type Draws, drawOf } from '../../answers/draws/draws.ts';
import { tablesDrawing } from '../../answers/draws/drawsOf.ts';
import { drawnName } from '../../answers/draws/entryNames.ts';
import { drawables } from '../../answers/draws/likeliest.ts';
import { kindOf } from '../../answers/draws/parts.ts';
import { allDraws, type TableDraws, tableDraws } from '../../answers/draws/tableDraws.ts';
import { formatFraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { printableJson } from '../../text/printable.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import { type DrawsAsked, levelsToShow } from './drawsText.ts';

/** The chances of a table for programs: all that a draw can bring, by level, with exact fractions as strings. */
export function tableDrawsJson({ scope, entity, ambience, reader }: DrawsAsked): string {
  const draws = tableDraws(scope, entity, ambience);
  const levels = draws ? levelsToShow(draws, reader) : [];
  const at = levels.map((level) => ({
    level: level ?? null,
    parts: (draws?.at(level) ?? []).map(({ part, entries, nothing }) => ({
      part,
      entries: entries?.length ?? null,
      nothing: chanceData(nothing),
      drawn: (draws ? drawables(draws, level) : []).flatMap((one) =>
        one.part === part
          ? [{ kind: one.kind, id: one.id, name: drawnName(scope, one), chance: chanceData(one.chance) }]
          : [],
      ),
    })),
  }));
  const kind = draws ? kindOf(draws.table) : null;
  return `${printableJson({ version: 1, table: entity.id, kind, ambience: ambience ?? null, draws: at })}\n`;
}

/** The tables that draw a Monster or an Event, for programs. */
export function entityDrawsJson({ scope, entity, ambience, reader }: DrawsAsked): string {
  const tables = tablesDrawing(scope, entity, ambience);
  const byLevel = (draws: TableDraws, key: string) =>
    levelsToShow(draws, reader).flatMap((level) => drawData(draws.at(level), key, level));
  const kinds = [...new Set(tables.map(({ table }) => kindOf(table)))];
  const [first] = tables;
  const answer = {
    version: 1,
    kind: entity.kind,
    id: entity.id,
    name: entityName(entity),
    ambience: ambience ?? null,
    tables: tables.map((from) => ({
      table: from.table.name,
      kind: kindOf(from.table),
      named: from.count,
      entries: from.table.entries.length,
      draws: byLevel(from, from.key),
    })),
    together: kinds.map((kind) => ({ kind, draws: byLevel(allDraws(scope, kind, ambience), first?.key ?? '') })),
  };
  return `${printableJson(answer)}\n`;
}

function drawData(draws: Draws, key: string, level: number | undefined): readonly object[] {
  const found = drawOf(draws, key);
  return found ? [{ level: level ?? null, part: found.part.part, chance: chanceData(found.chance) }] : [];
}

/** A chance with its fraction, or the reason why there is none. */
function chanceData(chance: DrawChance): object {
  return isKnown(chance) ? { exact: formatFraction(chance), value: toNumber(chance) } : { unknown: chance };
}
