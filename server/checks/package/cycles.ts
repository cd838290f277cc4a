import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/** A longer way through tables is not followed. */
const maximumTables = 200;

/**
 * Tables that lead back to themselves by way of others. A table that names itself is allowed: the apps follow it once. Depends on the ids and
 * references of the workspace. Spans are in section coordinates.
 */
export function cycleProblems(scope: Package, _: Document, section: Section): readonly Finding[] {
  const { entities } = scope.index;
  const own = entities.entitiesIn(section).find(({ kind }) => kind === 'table');
  if (!own) return none;
  const seen = new Set<string>();
  return entities.referencesIn(section).flatMap((reference): readonly Finding[] => {
    if (!isToTable(reference) || reference.id === own.id || seen.has(reference.id)) return [];
    seen.add(reference.id);
    const way = wayBack(scope, reference.id, own.id);
    return way ? [{ code: 'table-cycle', span: reference.span, facts: { table: own.id, way } }] : [];
  });
}

const none: readonly Finding[] = [];

/** The shortest way by references from a table to another one, both included; undefined if there is none. */
function wayBack(scope: Package, from: string, to: string): readonly string[] | undefined {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  for (const table of before.keys()) {
    if (before.size > maximumTables) return undefined;
    for (const next of tablesOf(scope, table)) {
      if (before.has(next)) continue;
      before.set(next, table);
      if (next === to) return wayTo(before, to);
    }
  }
  return undefined;
}

function wayTo(before: ReadonlyMap<string, string | undefined>, end: string): readonly string[] {
  const way: string[] = [];
  for (let table: string | undefined = end; table !== undefined; table = before.get(table)) way.unshift(table);
  return way;
}

function tablesOf({ index: { entities } }: Package, table: string): readonly string[] {
  const [entity] = entities.ownWithId('table', table);
  return entity ? entities.referencesIn(entity.section).flatMap((found) => (isToTable(found) ? [found.id] : [])) : [];
}

function isToTable({ to, kind }: Reference): boolean {
  return to === 'table' && kind === 'use';
}
