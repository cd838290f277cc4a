import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { drawKey } from './appDraws.ts';
import type { Conditions } from './conditions.ts';
import { isDrawn, tablesDrawing } from './drawsOf.ts';
import { drawLine } from './drawText.ts';
import { drawnName } from './entryNames.ts';
import { tablesBehind } from './otherTables.ts';
import { tableDraws, tableNamed } from './tableDraws.ts';
import type { NamedByEntry } from './tableFacts.ts';

/** A table, a Monster or an Event in the graph. */
export interface DrawNode {
  /** Its kind and its id, which no other node has. */
  readonly key: string;
  readonly kind: NamedByEntry['kind'];
  readonly name: string;
  /** Whether an entry of the package or of a pack defines it. */
  readonly isDefined: boolean;
}

/** What a table draws, with how likely one draw from the table brings it. */
interface DrawEdge {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Which table draws what. */
export interface DrawGraph {
  readonly nodes: readonly DrawNode[];
  readonly edges: readonly DrawEdge[];
}

/**
 * The graph of all tables of the workspace; or of one table and those behind it; or of a Monster or an Event and the tables that draw it.
 * A table has an edge to all that its entries name.
 *
 * @param reader with the level of the chances, if one is asked for.
 */
export function drawGraph(
  scope: Package,
  entity: Entity | undefined,
  ambience: Conditions['ambience'],
  reader: Reader,
): DrawGraph {
  const { entities } = scope.index;
  const nodes = new Map<string, DrawNode>();
  const edges: DrawEdge[] = [];
  const add = (named: Pick<NamedByEntry, 'kind' | 'id'>): string => {
    const key = drawKey(named);
    if (!nodes.has(key))
      nodes.set(key, {
        key,
        kind: named.kind,
        name: drawnName(scope, named),
        isDefined: entities.isDefined(named.kind, named.id),
      });
    return key;
  };
  const tables = tablesFor(scope, entity);
  const isWanted = (named: Pick<NamedByEntry, 'kind' | 'id'>): boolean =>
    !entity || entity.kind === 'table' || (named.kind === 'table' ? tables.has(named.id) : named.id === entity.id);
  for (const id of tables) {
    const [table] = entities.ownWithId('table', id);
    const draws = table && tableDraws(scope, table, ambience);
    if (!draws) continue;
    const from = add({ kind: 'table', id });
    const named = new Map(
      draws.table.entries.flatMap(({ names }) => names.filter(isWanted)).map((one) => [drawKey(one), one]),
    );
    for (const [key, one] of named) edges.push({ from, to: add(one), text: drawLine({ ...draws, key }, reader) });
  }
  return { nodes: [...nodes.values()], edges };
}

/** The names of the tables in the graph, in the order of the files. */
function tablesFor(scope: Package, entity: Entity | undefined): ReadonlySet<string> {
  const { entities } = scope.index;
  if (!entity) return new Set([...entities.ids('table')].filter((id) => entities.ownWithId('table', id).length > 0));
  if (entity.kind !== 'table')
    return new Set(isDrawn(entity.kind) ? tablesDrawing(scope, entity).map(({ table }) => table.name) : []);
  const table = tableNamed(scope, entity.id);
  return new Set([entity.id, ...(table ? tablesBehind(table, (name) => tableNamed(scope, name)) : [])]);
}
