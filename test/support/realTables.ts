import { readTables } from '../../server/tables/reading/readTables.ts';
import type { RollTable } from '../../server/tables/rollTable.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { realFiles } from './realFiles.ts';

/** An entry of the published package that has roll tables. Their spans are offsets in its text. */
interface EntryWithTables {
  /** The name of the file. */
  readonly name: string;
  readonly text: string;
  readonly tables: readonly RollTable[];
}

/** The entries of the published package that have roll tables, in order; none where the package is not given. They are read once for all tests. */
export function entriesWithTables(): readonly EntryWithTables[] {
  known ??= realFiles('WHQ_CORPUS', '.xml').flatMap(({ name, text }) =>
    new Document('file:///a.xml', 'xml', 1, text).sections.flatMap((section) => {
      const tables = readTables(section.text, section.nodes);
      return tables.length > 0 ? [{ name, text: section.text, tables }] : [];
    }),
  );
  return known;
}

let known: readonly EntryWithTables[] | undefined;
