import { fraction } from '../../dice/evaluation/fraction.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { dungeonLevelOf } from '../draws/drawText.ts';
import { tableDraws } from '../draws/tableDraws.ts';
import { drawRows } from '../draws/tableRows.ts';
import type { Reader } from '../reader.ts';
import type { CardRow, CardTable } from './card.ts';

/**
 * A table of the package as tables to roll on, at the reader's level of the dungeon or at all levels together: one for each part from which
 * the apps draw, such as Monsters and Events, because the chance of a part is a setting of the apps. A part of which the apps draw different
 * entries is left out.
 */
export function drawnTables(workspace: Workspace, entity: Entity, name: string, reader: Reader): readonly CardTable[] {
  const draws = tableDraws(workspace, entity)?.at(dungeonLevelOf(reader)) ?? [];
  const { part: partWords } = reader.messages.words.draws;
  return draws.flatMap((part): readonly CardTable[] => {
    const count = part.entries?.length ?? 0;
    if (count === 0) return [];
    const isOnly = draws.length === 1;
    let before = 0;
    const rows = drawRows(workspace, [part]).map(({ name: text, entry, count: same }): CardRow => {
      const [from, to] = [before + 1, before + same];
      before = to;
      const [drawn] = entry.what === 'table' ? entry.names : [];
      return {
        scores: from === to ? `${from}` : `${from}-${to}`,
        from,
        to,
        chance: fraction(BigInt(same), BigInt(count)),
        text,
        tables: [],
        ...(drawn && { drawsFrom: drawn.id }),
      };
    });
    return [
      {
        key: isOnly ? entity.id : `${entity.id}/${part.part}`,
        name: isOnly ? name : `${name} (${partWords[part.part]})`,
        die: `1D${count}`,
        rows,
      },
    ];
  });
}
