/** Scores of rows that a scanner has spoilt: letters for digits, and digits upside down. */
import { outcomesOf } from '../../tables/outcomes.ts';
import type { RollRow, RollTable } from '../../tables/rollTable.ts';
import { scoresText } from '../../tables/scoresText.ts';
import type { Span } from '../../text/span.ts';
import type { Finding } from '../problems/finding.ts';

/** Longer texts of rows are read up to here. */
const longest = 3000;

/** Letters at the place of a mark, with the text of a row behind. */
const spoilt =
  /(?:^|[\n|>]|[.:!?][ ]{1,2})[ \t]*(?:[*•-][ \t]+)?(\+[lLIiSBZGb\d]|[lIiSsBZGb|!]{1,2}|[lISZbG]-\d|\d-[lISZbG])[.:)]?(?=[ \t]+[*_"“¡¿]{0,3}\p{Lu}|[ \t]*\r?\n[ \t]*[*_"“¡¿]{0,3}\p{Lu})/u;

/** Letters within several digits, at the same place: a mark only if they read as the missing scores. */
const mixed =
  /(?:^|[\n|>]|[.:!?][ ]{1,2})[ \t]*(?:[*•-][ \t]+)?([\dlIiSsBZGbOo|!]{1,3}(?:[-–][\dlIiSsBZGbOo|!]{1,3})?)[.:)]?(?=[ \t]+(?:[-–—=][ \t]+)?[*_"“¡¿]{0,3}\p{Lu}|[ \t]*\r?\n[ \t]*[*_"“¡¿]{0,3}\p{Lu})/gu;

/** The same on a line of its own, behind the last row that could be read. */
const nextAlone =
  /^\s*\n[ \t]*(\+[lLIiSBZGb\d]|[lIiSsBZGb|!]|[lISZbG]-\d|\d-[lISZbG])[.:)]?[ \t]*\r?\n[ \t]*[*_"“¡¿]{0,3}\p{Lu}/u;

const longestNext = 40;

/** The short first cell of a row, which is no score. */
const cell =
  /\u001e\s*(?!\d{1,3}(?:[-–]\d{1,3}|\+)?[.:)]?\s)(?!\S*\p{L}{3})([^\s\u001e](?:[^\n\u001e]{0,4}[^\s\u001e])?)[ ]*\n/u;

/** Each tag may stand before a mark; that of a row begins with a sign of its own. */
function lineFor(tag: string): string {
  return (/^<tr[\s>]/.test(tag) ? '\u001e' : '\n').padEnd(tag.length);
}

const digits: ReadonlyMap<string, number> = new Map([
  ...['l', 'I', 'i', '|', '!'].map((letter) => [letter, 1] as const),
  ...['S', 's'].map((letter) => [letter, 5] as const),
  ['Z', 2],
  ['G', 6],
  ['b', 6],
  ['B', 8],
  ['O', 0],
  ['o', 0],
]);

/** Scores that no roll can show, and the original scores if they are certain. */
export function garbledMarks(source: string, table: RollTable): readonly Finding[] {
  const missing = missingScores(table);
  const flipped = flippedRow(table, missing);
  if (flipped) return [flipped];
  return missing.flatMap(({ low, high, region, isAfterRow }): Finding[] => {
    if (!region) return [];
    const written = source.slice(region.start, Math.min(region.end, region.start + longest));
    const isMarkup = table.layout === 'markup';
    const text = isMarkup ? written.replace(/<[^>]*>/g, lineFor) : written;
    const after = source.slice(region.end, region.end + longestNext);
    const exact = [...text.matchAll(mixed), ...after.matchAll(mixed)].find(
      ([, one = '']) => repairOf(one, low, high) !== undefined,
    );
    const match = exact ?? spoilt.exec(text) ?? (isMarkup ? isAfterRow && cell.exec(text) : nextAlone.exec(after));
    if (!match) return [];
    const [found, sign] = match;
    if (found === undefined || sign === undefined) return [];
    const from = match.input === text ? region.start : region.end;
    const start = from + match.index + found.lastIndexOf(sign);
    const span = { start, end: start + sign.length };
    return [withFix('table-garbled-mark', span, sign, repairOf(sign, low, high))];
  });
}

function withFix(code: 'table-garbled-mark', span: Span, written: string, repaired: string | undefined): Finding {
  const facts = { written, repaired };
  if (repaired === undefined) return { code, span, facts };
  return { code, span, facts, fixes: [{ kind: 'replace', text: repaired, edits: [{ span, newText: repaired }] }] };
}

/** The original score: certain only if the letters look like the missing score. */
function repairOf(written: string, low: number, high: number | undefined): string | undefined {
  if (written === '+6' && low === 9) return '9+';
  if (written === '+9' && low === 6) return '6+';
  if (high === undefined) return undefined;
  // The hyphen is lost.
  if (low < high && written === `${low}${high}`) return scoresText(low, high);
  const [first, last = first] = written.split(/[-–]/).map(numberIn);
  return first === low && last === high ? scoresText(low, high) : undefined;
}

/** The number that letters and digits look like. */
function numberIn(signs: string): number {
  return Number([...signs].map((sign) => digits.get(sign) ?? sign).join(''));
}

/** Scores that no row has, and the text in which their row may stand. */
interface Missing {
  readonly low: number;
  /** Undefined if the row may have been open. */
  readonly high: number | undefined;
  readonly region: Span | undefined;
  /** Whether a row stands before it, so that no head of a table is in that text. */
  readonly isAfterRow: boolean;
}

function missingScores({ die, rows, layout }: RollTable): readonly Missing[] {
  const outcomes = die?.expression && !die.isModified ? outcomesOf(die.expression) : undefined;
  const sorted = rows.toSorted((one, other) => one.low - other.low);
  if (!outcomes) {
    const last = sorted.at(-1);
    return last && Number.isFinite(last.high) && die
      ? [{ low: last.high + 1, high: undefined, region: last.text, isAfterRow: true }]
      : [];
  }
  const scores = [...outcomes.counts.keys()].filter(
    (score) => !rows.some(({ low, high }) => low <= score && score <= high),
  );
  const runs: { low: number; high: number }[] = [];
  for (const score of scores) {
    const run = runs.at(-1);
    if (run && !sorted.some(({ low }) => low > run.high && low < score)) run.high = score;
    else runs.push({ low: score, high: score });
  }
  const [first] = rows;
  return runs.map(({ low, high }) => {
    const before = sorted.findLast((row) => row.high < low);
    const lead = die && first ? { start: die.span.end, end: first.span.start } : undefined;
    const next = before && rows[rows.indexOf(before) + 1];
    const isMarkup = layout === 'markup' && before && next && next.span.start > before.text.end;
    const region = isMarkup ? { start: before.text.start, end: next.span.start } : before?.text;
    return { low, high, region: before ? region : lead, isAfterRow: before !== undefined };
  });
}

/** A 9 in the place of a missing 6, or a 6 in the place of a missing 9. */
function flippedRow({ die, rows }: RollTable, missing: readonly Missing[]): Finding | undefined {
  const [only, other] = missing;
  if (!die || !only || other || only.low !== only.high) return undefined;
  const wrong = only.low === 6 ? 9 : only.low === 9 ? 6 : undefined;
  const row = rows.findLast(({ low, high }) => low === wrong && high === wrong);
  if (!row || !standsBetween(rows, row, only.low)) return undefined;
  return withFix('table-garbled-mark', row.mark, `${wrong}`, scoresText(only.low, only.low));
}

/** Whether a row would be in order with another score. */
function standsBetween(rows: readonly RollRow[], row: RollRow, score: number): boolean {
  const at = rows.indexOf(row);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  return (!before || before.high < score) && (!after || score < after.low);
}
