import { fraction } from '../../dice/evaluation/fraction.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { levelsToShow } from '../draws/drawText.ts';
import { type DrawsOfPart, tableDraws } from '../draws/tableDraws.ts';
import { drawRows } from '../draws/tableRows.ts';
import type { Reader } from '../reader.ts';
import type { CardRow, CardTable } from './card.ts';

/**
 * A table of the package as tables to roll on, for each part from which the apps draw, such as Monsters and Events, because the chance of a
 * part is a setting of the apps; and for each level of its Monsters, or the reader's alone.
 */
export function drawnTables(scope: Package, entity: Entity, name: string, reader: Reader): readonly CardTable[] {
  const draws = tableDraws(entity);
  if (!draws) return [];
  const { words } = reader.messages;
  const parts = levelsToShow(draws, reader).flatMap((level, index) =>
    draws
      .at(level)
      .filter((one) => one.entries.length > 0 && (index === 0 || one.part === 'monster'))
      .map((part) => ({ part, level: part.part === 'monster' ? level : undefined })),
  );
  return parts.map(({ part, level }): CardTable => {
    const of = [
      ...(new Set(parts.map(({ part: { part: other } }) => other)).size > 1 ? [words.draws.part[part.part]] : []),
      ...(level === undefined ? [] : [words.entities.levels(`${level}`)]),
    ];
    const isOnly = parts.length === 1;
    return {
      key: isOnly ? entity.id : [entity.id, part.part, ...(level === undefined ? [] : [level])].join('/'),
      name: of.length === 0 ? name : `${name} (${of.join(', ')})`,
      die: `1D${part.entries.length}`,
      rows: rowsOf(scope, part),
    };
  });
}

/** The entries of a part with the scores of a die that has a side for each. */
function rowsOf(scope: Package, part: DrawsOfPart): readonly CardRow[] {
  const count = BigInt(part.entries.length);
  let before = 0;
  return drawRows(scope, [part]).map(({ name: text, entry, count: same }): CardRow => {
    const [from, to] = [before + 1, before + same];
    before = to;
    const [drawn] = entry.what === 'table' && entry.times === 1 ? entry.names : [];
    return {
      scores: from === to ? `${from}` : `${from}-${to}`,
      from,
      to,
      chance: fraction(BigInt(same), count),
      text,
      tables: [],
      ...(drawn && { drawsFrom: drawn.id }),
    };
  });
}
