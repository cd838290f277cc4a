import { remembered } from '../../queries/remembered.ts';
import type { TableFacts } from './tableFacts.ts';

/** More tables than this are not followed. */
const maximumTables = 500;

/** The names of all tables that a table leads to, each once: those that its entries name, and those behind them. */
export function tablesBehind(
  table: TableFacts,
  tableNamed: (name: string) => TableFacts | undefined,
): ReadonlySet<string> {
  const found = new Set<string>(otherTables(table));
  for (const name of found) {
    const next = tableNamed(name);
    for (const other of next ? otherTables(next) : []) if (found.size < maximumTables) found.add(other);
  }
  return found;
}

/** The names of the tables that the entries of a table name. */
const otherTables = remembered(({ entries }: TableFacts): readonly string[] => [
  ...new Set(entries.flatMap(({ what, names }) => (what === 'table' ? names.map(({ id }) => id) : []))),
]);
