import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Span } from '../../../server/text/span.ts';

/** The halves with a number are of a second batch, which is smaller. */
export type Half = 'open' | 'held-out' | 'open-2' | 'held-out-2' | 'open-3' | 'held-out-3';

export function isHeldOut(half: Half): boolean {
  return half.startsWith('held-out');
}

export type FaultKind =
  | 'gap'
  | 'overlap'
  | 'impossible-row'
  | 'die-mismatch'
  | 'no-die'
  | 'row-order'
  | 'garbled-mark'
  | 'misnested-row'
  | 'stray-rows'
  | 'dead-sub-table';

/** A planted fault; the README has the meaning of its fields. All spans count in the file. */
export interface MarkedFault {
  readonly kind: FaultKind;
  readonly at: Span;
  readonly or: readonly Span[];
  readonly values: readonly number[];
  readonly alsoAs: readonly FaultKind[];
}

/** A row as its author meant it. An end that is open (`7+`) is undefined. */
export interface MarkedRow {
  readonly low: number | undefined;
  readonly high: number | undefined;
  /** The first words behind the mark. */
  readonly start: Span;
  readonly nested: readonly MarkedTable[];
}

export interface MarkedTable {
  /** The first words of the introduction. */
  readonly at: Span;
  /** In the language of odds; undefined if the text names no die. */
  readonly die: string | undefined;
  /** The text adds something in some cases only, so that rows may lie outside the range of the die. */
  readonly isModified: boolean;
  readonly rows: readonly MarkedRow[];
  readonly faults: readonly MarkedFault[];
  readonly layout: string;
  readonly language: 'en' | 'es';
}

export interface MarkedFile {
  /** The name in its folder. */
  readonly name: string;
  readonly text: string;
  /** The tables that are in no other one, in the order of the text. None in a file of prose. */
  readonly tables: readonly MarkedTable[];
}

const folder = 'test/tables/marked';
const suffix = '.marks.json';

/** The texts with tables. Throws if a string of the marks does not occur exactly once in its file. */
export function readMarks(half: Half): readonly MarkedFile[] {
  const place = join(folder, half);
  return namesIn(place).map((name) => {
    const text = readFileSync(join(place, name), 'utf8');
    const marks: readonly TableMarks[] = JSON.parse(readFileSync(join(place, name + suffix), 'utf8'));
    return { name, text, tables: marks.map((table) => tableOf(text, table, name)) };
  });
}

/** The texts without tables. */
export function readProse(half: Half): readonly MarkedFile[] {
  const place = join(folder, 'prose', half);
  return namesIn(place).map((name) => ({ name, text: readFileSync(join(place, name), 'utf8'), tables: [] }));
}

/** A table and all tables in its rows. */
export function withNested(table: MarkedTable): readonly MarkedTable[] {
  return [table, ...table.rows.flatMap(({ nested }) => nested.flatMap(withNested))];
}

/** The marks as they stand in the JSON file. */
interface TableMarks {
  readonly at: string;
  readonly die: string | null;
  readonly modified?: boolean;
  readonly rows: readonly (readonly [number | null, number | null])[];
  readonly rowStarts: readonly string[];
  readonly nested: readonly (TableMarks & { readonly row: number })[];
  readonly faults: readonly FaultMarks[];
  readonly layout: string;
  readonly language: 'en' | 'es';
}

interface FaultMarks {
  readonly kind: FaultKind;
  readonly at: string;
  readonly or?: readonly string[];
  readonly values: readonly number[];
  readonly alsoAs?: readonly FaultKind[];
}

function namesIn(place: string): readonly string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => !name.endsWith(suffix))
    .sort();
}

function tableOf(text: string, marks: TableMarks, name: string): MarkedTable {
  const spanOf = (words: string): Span => onlySpan(text, words, name);
  if (marks.rows.length !== marks.rowStarts.length) throw new Error(`${name}: as many rows as rowStarts: ${marks.at}`);
  if (marks.nested.some(({ row }) => !marks.rows[row])) throw new Error(`${name}: a table in no row: ${marks.at}`);
  return {
    at: spanOf(marks.at),
    die: marks.die ?? undefined,
    isModified: marks.modified ?? false,
    rows: marks.rows.map(([low, high], index) => ({
      low: low ?? undefined,
      high: high ?? undefined,
      start: spanOf(marks.rowStarts[index] ?? ''),
      nested: marks.nested.filter(({ row }) => row === index).map((nested) => tableOf(text, nested, name)),
    })),
    faults: marks.faults.map(({ kind, at, or = [], values, alsoAs = [] }) => ({
      kind,
      at: spanOf(at),
      or: or.map(spanOf),
      values,
      alsoAs,
    })),
    layout: marks.layout,
    language: marks.language,
  };
}

function onlySpan(text: string, words: string, name: string): Span {
  const start = text.indexOf(words);
  if (words === '' || start < 0) throw new Error(`${name} does not have: ${words}`);
  if (text.includes(words, start + 1)) throw new Error(`${name} has more than once: ${words}`);
  return { start, end: start + words.length };
}
