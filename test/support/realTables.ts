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

/** How a table is written: its layout, and the signs around its scores. Tables that are written alike are read alike. */
export function writingOf(text: string, { layout, rows }: RollTable): string {
  const marks = rows.map(({ mark, text: { start }, tables }) => {
    const written = text.slice(Math.max(0, mark.start - 2), start);
    const signs = written
      .replace(/\p{L}/gu, 'a')
      .replace(/\d+/g, '1')
      .replace(/[.!?:,;]/g, '.');
    return `${signs.replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '))}${tables.length > 0 ? 'table' : ''}`;
  });
  return [layout, ...[...new Set(marks)].sort()].join('|');
}

let known: readonly EntryWithTables[] | undefined;
