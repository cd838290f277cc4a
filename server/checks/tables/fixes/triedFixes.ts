/** Fixes of roll tables that have been tried: the table reads better with them, and nothing else has changed. */

import { rememberedText } from '../../../queries/remembered.ts';
import { readTables } from '../../../tables/reading/readTables.ts';
import { type RollTable, withNested } from '../../../tables/rollTable.ts';
import { shift } from '../../../text/span.ts';
import type { Section } from '../../../workspace/documents/section.ts';
import { partOfPage } from '../../../workspace/documents/tablesIn.ts';
import { parse } from '../../../xml/parse.ts';
import { edited } from '../../problems/edited.ts';
import type { Finding, Fix } from '../../problems/finding.ts';

/** The problems of tables in a text. */
type Problems = (source: string, tables: readonly RollTable[]) => readonly Finding[];

/** So many problems of a section get fixes: each is read again for them. */
const maximumTried = 60;

/** Longer entries, and parts of pages between headings, get no fixes. */
const longestTried = 60_000;

/** The findings with those of their fixes that leave fewer problems and no new ones. */
export function withTriedFixes(section: Section, findings: readonly Finding[], problems: Problems): readonly Finding[] {
  let left = maximumTried;
  return findings.map((finding) => {
    const { fixes, ...bare } = finding;
    if (!fixes) return finding;
    const good = left-- > 0 ? fixes.filter((fix) => isGood(section, finding, fix, problems)) : [];
    return good.length > 0 ? { ...finding, fixes: good } : (bare as Finding);
  });
}

function isGood(section: Section, { span }: Finding, { kind, edits }: Fix, problems: Problems): boolean {
  const page = partOfPage(section, span.start);
  const text = page?.text ?? section.text;
  if (text.length > longestTried) return false;
  const own = edits.map((edit) => ({ ...edit, span: shift(edit.span, -(page?.start ?? 0)) }));
  if (own.some((edit) => edit.span.start < 0 || edit.span.end > text.length)) return false;
  const read = page ? readPage : readEntry;
  const [before, after] = [read(text, problems), read(edited(text, own), problems)];
  const isSame = after.errors <= before.errors && after.tables === before.tables;
  const rows = before.rows + (kind === 'addRow' || kind === 'replace' ? 1 : 0);
  // Scores without their hyphen read as two rows.
  const isComplete = after.rows === rows || (kind === 'replace' && before.rows - after.rows <= 1);
  return isSame && isComplete && after.keys.length < before.keys.length && isPart(after.keys, before.keys);
}

interface Reading {
  /** What keeps the XML from being read. */
  readonly errors: number;
  readonly tables: number;
  readonly rows: number;
  /** One for each problem: what it is about, not where it stands. */
  readonly keys: readonly string[];
}

const maximumReadings = 200;

const readPage = rememberedText(
  { most: maximumReadings, longest: longestTried },
  (text, problems: Problems): Reading => {
    const tables = readTables(text, [{ kind: 'text', span: { start: 0, end: text.length } }]);
    return readingOf(text, tables, 0, problems);
  },
);

const readEntry = rememberedText(
  { most: maximumReadings, longest: longestTried },
  (text, problems: Problems): Reading => {
    const { errors, nodes } = parse(text);
    return readingOf(text, readTables(text, nodes), errors.length, problems);
  },
);

function readingOf(text: string, tables: readonly RollTable[], errors: number, problems: Problems): Reading {
  const all = tables.flatMap(withNested);
  const rows = all.reduce((sum, table) => sum + table.rows.length, 0);
  const keys = problems(text, tables).map(({ code, facts }) => `${code} ${JSON.stringify(facts)}`);
  return { errors, tables: all.length, rows, keys };
}

/** Whether all keys are in another list, each as often. */
function isPart(keys: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  return keys.every((key) => {
    const place = left.indexOf(key);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}
