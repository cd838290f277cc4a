/** Fixes of roll tables that have been tried: fewer problems are left with them, and no new ones. */
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

function isGood(section: Section, { span }: Finding, { edits }: Fix, problems: Problems): boolean {
  const page = partOfPage(section, span.start);
  const text = page?.text ?? section.text;
  if (text.length > longestTried) return false;
  const own = edits.map((edit) => ({ ...edit, span: shift(edit.span, -(page?.start ?? 0)) }));
  if (own.some((edit) => edit.span.start < 0 || edit.span.end > text.length)) return false;
  const isPage = page !== undefined;
  const [before, after] = [reading(text, isPage, problems), reading(edited(text, own), isPage, problems)];
  const isSame = after.errors <= before.errors && after.tables === before.tables;
  return isSame && after.keys.length < before.keys.length && after.keys.every((key) => before.keys.includes(key));
}

interface Reading {
  /** What keeps the XML from being read. */
  readonly errors: number;
  readonly tables: number;
  /** One for each problem: what it is about, not where it stands. */
  readonly keys: readonly string[];
}

const reading = rememberedText(
  { most: 200, longest: longestTried },
  (text, isPage: boolean, problems: Problems): Reading => {
    const { errors, nodes } = isPage
      ? { errors: [], nodes: [{ kind: 'text', span: { start: 0, end: text.length } } as const] }
      : parse(text);
    const tables = readTables(text, nodes);
    const keys = problems(text, tables).map(({ code, facts }) => `${code} ${JSON.stringify(facts)}`);
    return { errors: errors.length, tables: tables.flatMap(withNested).length, keys };
  },
);
