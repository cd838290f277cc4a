import { rowText } from '../../tables/edits/scoresText.ts';
import { cellLines } from '../../tables/reading/lead.ts';
import { strayRows } from '../../tables/reading/strayRows.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import { gathered } from '../../text/gathered.ts';
import { numberChoices, numberNamed } from '../../text/numberWords.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Finding } from '../problems/finding.ts';
import { coverageProblems, isChangeable, isModifiedBefore, usualRollFor } from './coverage.ts';
import { misnestedProblems, withTableFixes } from './fixes/tableFixes.ts';
import { withTriedFixes } from './fixes/triedFixes.ts';
import { type GarbledMark, garbledMarks, reversedMarks } from './garbledMarks.ts';
import { foreignRows, misplacedRows, rowOrderProblems } from './placedRows.ts';

/** Problems of the roll tables in a section, in section coordinates. */
export function tableProblems(section: Section): readonly Finding[] {
  const tables = tablesIn(section);
  const stray = strayRows(section.text, section.nodes)
    .filter(({ mark }) => !tables.some(({ span }) => overlaps(span, mark)))
    .map(
      ({ mark, low, high }): Finding => ({
        code: 'table-stray-rows',
        span: mark,
        facts: { row: rowText({ low, high }) },
      }),
    );
  return [...stray, ...withTriedFixes(section, problemsOfTables(section.text, tables), problemsOfTables)];
}

function problemsOfTables(source: string, tables: readonly RollTable[]): readonly Finding[] {
  return gathered(tables, (table) => problemsOf(source, table));
}

function problemsOf(source: string, table: RollTable): readonly Finding[] {
  const inner = table.rows.flatMap((row) =>
    row.tables.map((nested) => {
      const foreign = foreignRows(nested, table, row);
      const own =
        foreign.length > 0 ? { ...nested, rows: nested.rows.filter((one) => !foreign.includes(one)) } : nested;
      return { foreign: foreign.map((one) => ({ row: one, inside: row })), problems: problemsOf(source, own) };
    }),
  );
  const foreign = inner.flatMap((one) => one.foreign);
  const whole = { ...table, rows: [...table.rows, ...foreign.map(({ row }) => row)] };
  return [
    ...ownProblems(source, whole, table),
    ...misnestedProblems(source, table, foreign),
    ...inner.flatMap(({ problems }) => problems),
  ];
}

/** @param whole with the rows that stand in other tables. */
function ownProblems(source: string, whole: RollTable, table: RollTable): readonly Finding[] {
  const { die, span } = table;
  const misnested = misnestedProblems(source, table, misplacedRows(table));
  const isModified = isModifiedBefore(source, die, span.start);
  const withFixes = (finding: Finding): Finding => withTableFixes(source, finding, whole, isModified);
  if (!die) {
    const reversed = reversedMarks(source, table).flatMap(({ finding }) => finding ?? []);
    return [...reversed, ...withoutDie(source, table).map(withFixes), ...misnested, ...rowOrderProblems(table)];
  }
  const garbled = garbledMarks(source, whole);
  const unreadable = garbled.flatMap(({ finding }) => finding ?? []);
  const isSpoilt = ({ span: place }: Finding): boolean => unreadable.some(({ span }) => overlaps(span, place));
  const coverage = coverageProblems(whole, isModified, () => isChangeable(source, whole)).filter(
    (problem) => !isWrittenBetween(source, table, problem) && !isSpoilt(problem) && !isExplained(problem, garbled),
  );
  // Spoilt and impossible scores say nothing about the order.
  const spoilt = [...unreadable, ...coverage.filter(isImpossible)];
  const readable = { ...table, rows: table.rows.filter(({ mark }) => !spoilt.some((one) => overlaps(one.span, mark))) };
  return [...unreadable, ...coverage.map(withFixes), ...misnested, ...rowOrderProblems(readable)];
}

function isImpossible({ code }: Finding): boolean {
  return code === 'table-impossible-row';
}

/** Whether missing scores, or scores of other dice, are only a consequence of marks that are spoilt. */
function isExplained(problem: Finding, garbled: readonly GarbledMark[]): boolean {
  if (garbled.length === 0) return false;
  if (problem.code === 'table-wrong-die') return true;
  if (problem.code !== 'table-gap') return false;
  const [first = 0, last = first] = problem.facts.scores.split('-').map(Number);
  return garbled.some(({ low, high }) => low <= last && first <= high);
}

/** Whether the missing scores stand before a word in the text of the table: perhaps they are a row that nobody can tell from a number. */
function isWrittenBetween(source: string, { span, layout }: RollTable, problem: Finding): boolean {
  if (problem.code !== 'table-gap' || layout === 'markup' || layout === 'cells') return false;
  const [first = ''] = problem.facts.scores.split('-');
  return new RegExp(`(?<![\\w+-])${first}(?:[-–]\\d+)?[.:)]? +[*_"“¡¿(]{0,2}\\p{Lu}`, 'u').test(
    source.slice(span.start, span.end),
  );
}

const maximumAnnouncementLength = 200;

/** The sentence before a table that does not name its roll. */
function withoutDie(source: string, { rows, span, layout }: RollTable): readonly Finding[] {
  // An open row belongs to a roll that something is added to, or to any: what it is stands elsewhere.
  if (layout === 'cells' && rows.some(({ high }) => high === Number.POSITIVE_INFINITY)) return [];
  const fits = usualRollFor(rows);
  const from = Math.max(0, span.start - maximumAnnouncementLength);
  const before = source.slice(from, span.start);
  const sentence = /[^.!?<>\n]*[^\s.!?:<>][.:]?(?:\s|<[^<>]*>|[*#|:+•·–-])*$/.exec(before)?.[0] ?? '';
  const written = sentence.replace(/(?:\s|<[^<>]*>|[*#|+•·–-])*$/, '');
  const start = from + before.length - sentence.length + (written.length - written.trimStart().length);
  // Dice that stick to words are a problem of their own.
  if (/\dD\d/i.test(written) || (fits !== undefined && isSpoken(written, fits))) return [];
  // The head of a Markdown table may be wider than all that is said before it.
  const near = source.slice(Math.max(0, span.start - widestHead), span.start);
  const [head = ''] = cellLines.exec(near) ?? [];
  if (dieInHead.test(head)) return [];
  const said = near.slice(0, near.length - head.length).slice(-maximumSaid);
  if (
    addedDice.test(said) ||
    splitDice.test(said) ||
    ofAmount.test(said) ||
    (lookedUpBy.test(said) && !rolled.test(said))
  )
    return [];
  const place: Span = written.trim() === '' ? (rows[0]?.mark ?? span) : { start, end: start + written.trim().length };
  return [{ code: 'table-without-die', span: place, facts: { fits } }];
}

/** Whether a sentence counts the dice of a roll without asking to roll them: `one question each, two dice`. */
function isSpoken(sentence: string, roll: string): boolean {
  const [, count = ''] = /^(\d)D6$/.exec(roll) ?? [];
  const [, spoken = ''] = countedDice.exec(sentence)?.map((word) => word.toLowerCase()) ?? [];
  const said = spoken === 'un' ? 1 : (numberNamed(spoken) ?? spoken);
  return count !== '' && String(said) === count;
}

/** A roll in the head of a Markdown table, in whatever way: `<br>B: d6`, `X: d%`. */
const dieInHead = /(?<![\p{L}\d])\d{0,2}[dD](?:\d{1,3}|%)(?![\p{L}\d])/u;

const widestHead = 3000;
const maximumSaid = 400;

/** `Look up the number of Wounds lost on the table below`. */
const ofAmount =
  /(?<!\p{L})(?:look up|find|busca|consulta) (?:the|your|his|el|la|los|las) (?:amount|number|cantidad|número) (?:of|de)(?!\p{L})/iu;

/** Dice that a scanner has split, in the last sentence: it may well say what to roll. */
const splitDice = /(?:\d[ \u00a0]D[ \u00a0]?|\dD[ \u00a0])(?:3|6|66)(?! ?x|\d)[^.!?]{0,120}[.:]?\s*$/u;

/** A roll with something that nobody can read: `Severity = 1D12 + the Wounds lost`. */
const addedDice = /\d{0,2}[dD]\d{1,3} ?(?:\+|plus(?!\p{L})|más(?!\p{L}))/u;

/** A table that is looked up by something else: `based on the Wounds lost`. */
const lookedUpBy =
  /(?<!\p{L})(?:based on|according to|depending on|for each amount|según|en función de|dependiendo de) (?!(?:the |this |la |esta |el )?(?:following |siguiente )?(?:table|chart|tabla|resultado|cuadro))/iu;
const rolled =
  /(?<!\p{L})(?:rolls?|rolling|throws?|dice|die|random\p{L}*|tira\p{L}*|lanza\p{L}*|dados?|azar)(?!\p{L})/iu;

const countedDice = new RegExp(`(?<![\\p{L}\\d])(un|[123]|${numberChoices}) (?:die|dice|dados?)(?!\\p{L})`, 'iu');
