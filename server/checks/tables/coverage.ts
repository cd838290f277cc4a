/** Whether the rows of a table are the results of its roll: none missing, none twice, none impossible. */
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { maximum, minimum } from '../../dice/evaluation/statistics.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { rowText, scoresText } from '../../tables/edits/scoresText.ts';
import { fitsExactly, outcomesOf, scoreAfter } from '../../tables/outcomes.ts';
import { lastTitle } from '../../tables/reading/topics.ts';
import {
  includesScore,
  type RollRow,
  type RollTable,
  type RowScores,
  sharedScores,
  type TableDie,
} from '../../tables/rollTable.ts';
import type { Finding } from '../problems/finding.ts';

/** The rolls that tables are for. */
const usualRolls = ['1D6', '2D6', '3D6', 'D66', '1D3'];

/** The roll that the rows have exactly all results of; undefined if none of the usual ones. */
export function usualRollFor(rows: readonly RowScores[]): string | undefined {
  return usualRolls.find((roll) => {
    const outcomes = outcomesNamed(roll);
    return outcomes !== undefined && fitsExactly(outcomes, rows);
  });
}

function outcomesNamed(roll: string): Distribution | undefined {
  const body = parseExpression(roll).annotation?.body;
  return body && body.kind !== 'outcomes' && !isTest(body) ? outcomesOf(body) : undefined;
}

/**
 * Missing, repeated and impossible scores, or another die than the rows have.
 *
 * @param isChangeable whether the text around the table may add something to the roll: then an open row beyond the dice may be right.
 */
export function coverageProblems(
  { die, rows: written }: RollTable,
  isModified: boolean,
  isChangeable: () => boolean,
): readonly Finding[] {
  const outcomes = die?.expression && !isModified ? outcomesOf(die.expression) : undefined;
  if (!die || !outcomes) return openProblems(written, die?.expression?.kind === 'd66');
  const rows = withLastZero(written, maximum(outcomes));
  const roll = formatExpression(die.expression ?? { kind: 'd66', span: die.span });
  if (fitsExactly(outcomes, rows)) return impossibleEnds(rows, outcomes, roll);
  const beyond = isChangeable() ? [] : neverReached(rows, outcomes, roll);
  if (
    beyond.length > 0 &&
    fitsExactly(
      outcomes,
      rows.filter(({ mark }) => beyond.every(({ span }) => span !== mark)),
    )
  )
    return beyond;
  const fits = usualRollFor(rows);
  // Two rows for 1 to 3 may be a part of a larger table.
  if (fits && (rows.length > 2 || fits !== '1D3'))
    return [{ code: 'table-wrong-die', span: die.span, facts: { roll, fits } }];
  const problems = problemsWith(rows, outcomes, roll);
  const other = usualRolls.find((one) => isClearlyFor(rows, one, problems.length));
  const others = other && outcomesNamed(other);
  if (!others) return saidOnce(problems, rows, outcomes);
  const wrongDie = { code: 'table-wrong-die', span: die.span, facts: { roll, fits: other } } as const;
  return [wrongDie, ...saidOnce(problemsWith(rows, others, other), rows, others)];
}

/** Dice with ten sides show 10 and 100 as 0, which is their last row. */
function withLastZero(rows: readonly RollRow[], highest: number): readonly RollRow[] {
  const last = rows.at(-1);
  const isZero = last?.low === 0 && last.high === 0 && (highest === 10 || highest === 100);
  return isZero ? rows.with(-1, { ...last, low: highest, high: highest }) : rows;
}

/** An impossible row in the place of missing scores is one mistake: it says both. */
function saidOnce(problems: readonly Finding[], rows: readonly RollRow[], outcomes: Distribution): readonly Finding[] {
  const impossible = problems.filter((one) => one.code === 'table-impossible-row');
  const gaps = problems.filter((one) => one.code === 'table-gap');
  const gapsOf = (row: ImpossibleRow): readonly Gap[] => {
    const [gap] = gaps;
    const isOnly = gap && impossible.length + gaps.length === 2 && fitsInstead(row, gap, rows, outcomes);
    return isOnly ? [gap] : gaps.filter(({ span }) => span.start === row.span.start);
  };
  const said = new Set(impossible.flatMap(gapsOf));
  return problems.flatMap((one): readonly Finding[] => {
    if (one.code === 'table-gap' && said.has(one)) return [];
    const missing = one.code === 'table-impossible-row' ? gapsOf(one).map(({ facts }) => facts.scores) : [];
    if (one.code !== 'table-impossible-row' || missing.length === 0) return [one];
    return [{ ...one, facts: { ...one.facts, missing: missing.join(', ') } }];
  });
}

type ImpossibleRow = Extract<Finding, { code: 'table-impossible-row' }>;
type Gap = Extract<Finding, { code: 'table-gap' }>;

/** Whether the table is complete with the missing scores in the place of the impossible ones. */
function fitsInstead(row: ImpossibleRow, gap: Gap, rows: readonly RollRow[], outcomes: Distribution): boolean {
  const [low = 0, high = low] = gap.facts.scores.split('-').map(Number);
  const mended = rows.map((one) => (one.mark.start === row.span.start ? { ...one, low, high } : one));
  return fitsExactly(outcomes, mended);
}

function problemsWith(rows: readonly RollRow[], outcomes: Distribution, roll: string): readonly Finding[] {
  return [
    ...impossibleRows(rows, outcomes, roll),
    ...impossibleEnds(rows, outcomes, roll),
    ...gaps(rows, outcomes, roll),
    ...overlaps(rows, outcomes),
  ];
}

/** Fewer rows may be for anything. */
const fewestClear = 4;

/** Whether rows are the results of a roll but for a slip or two, with so many problems for the named roll that it is another one. */
function isClearlyFor(rows: readonly RollRow[], roll: string, problems: number): boolean {
  const outcomes = outcomesNamed(roll);
  const last = rows.at(-1)?.high ?? 0;
  if (!outcomes || rows.length < fewestClear || rows[0]?.low !== minimum(outcomes)) return false;
  if (Math.abs(last - maximum(outcomes)) > 1) return false;
  const left = problemsWith(rows, outcomes, roll).length;
  return (left === 1 && problems > 2) || (left === 2 && problems > 5);
}

/** If something is added to the roll, its ends are not known, but no score may be missing between two rows. */
function openProblems(rows: readonly RollRow[], isD66: boolean): readonly Finding[] {
  const sorted = rows.toSorted((one, other) => one.low - other.low);
  const missing = sorted.flatMap((row, index): Finding[] => {
    const before = sorted[index - 1];
    const next = before && scoreAfter(before.high, isD66);
    if (next === undefined || row.low <= next) return [];
    const facts = { scores: scoresText(next, row.low - 1), roll: undefined, chance: undefined };
    return [{ code: 'table-gap', span: row.mark, facts }];
  });
  return [...missing, ...overlaps(rows, undefined)];
}

function impossibleRows(rows: readonly RollRow[], outcomes: Distribution, roll: string): readonly Finding[] {
  const [lowest, highest] = [minimum(outcomes), maximum(outcomes)];
  return rows.flatMap(({ mark, low, high }): Finding[] => {
    // An open row such as 7+ says that something is added.
    if (!Number.isFinite(low) || !Number.isFinite(high)) return [];
    const isBelow = low < lowest;
    const isAbove = high > highest;
    if (!isBelow && !isAbove) return [];
    const scores = isBelow ? scoresText(low, Math.min(high, lowest - 1)) : scoresText(Math.max(low, highest + 1), high);
    return [{ code: 'table-impossible-row', span: mark, facts: { scores, roll, lowest, highest } }];
  });
}

/** Open rows that begin behind the highest score, or end before the lowest: `7+` on 1D6. */
function neverReached(rows: readonly RollRow[], outcomes: Distribution, roll: string): readonly Finding[] {
  const [lowest, highest] = [minimum(outcomes), maximum(outcomes)];
  return rows.flatMap(({ mark, low, high }): Finding[] => {
    const isOpen = !Number.isFinite(low) || !Number.isFinite(high);
    if (!isOpen || (low <= highest && high >= lowest)) return [];
    return [
      { code: 'table-impossible-row', span: mark, facts: { scores: rowText({ low, high }), roll, lowest, highest } },
    ];
  });
}

/** RowScores between the lowest and the highest that no dice show, at the ends of rows: the 17 of `11-17` on D66. */
function impossibleEnds(rows: readonly RollRow[], outcomes: Distribution, roll: string): readonly Finding[] {
  const [lowest, highest] = [minimum(outcomes), maximum(outcomes)];
  if (outcomes.counts.size === highest - lowest + 1) return [];
  return rows.flatMap(({ mark, low, high }): Finding[] => {
    const [never] = [low, high].filter((end) => lowest <= end && end <= highest && !outcomes.counts.has(end));
    if (never === undefined) return [];
    const facts = { scores: scoresText(never, never), roll, lowest, highest };
    return [{ code: 'table-impossible-row', span: mark, facts }];
  });
}

/** Each run of missing scores, at the row behind it. */
function gaps(rows: readonly RollRow[], outcomes: Distribution, roll: string): readonly Finding[] {
  const found: Finding[] = [];
  let missing: number[] = [];
  let ways = 0n;
  const end = (after: RollRow | undefined): void => {
    const [first, last] = [missing[0], missing.at(-1)];
    const place = after ?? rows.at(-1);
    if (first !== undefined && last !== undefined && place) {
      const chance = { ways: Number(ways), total: Number(outcomes.total) };
      found.push({ code: 'table-gap', span: place.mark, facts: { scores: scoresText(first, last), roll, chance } });
    }
    missing = [];
    ways = 0n;
  };
  for (const [outcome, count] of outcomes.counts) {
    const row = rows.find((one) => includesScore(one, outcome));
    if (row) end(row);
    else {
      missing.push(outcome);
      ways += count;
    }
  }
  end(undefined);
  return found;
}

function overlaps(rows: readonly RollRow[], outcomes: Distribution | undefined): readonly Finding[] {
  return rows.flatMap((row, index): Finding[] => {
    const other = rows.slice(0, index).find((one) => sharedScores(one, row));
    const shared = other && sharedScores(other, row);
    if (!shared) return [];
    const { low: first, high: last } = shared;
    const total = outcomes && Number(outcomes.total);
    const ways = [...(outcomes?.counts ?? [])].reduce(
      (sum, [outcome, count]) => (first <= outcome && outcome <= last ? sum + Number(count) : sum),
      0,
    );
    // RowScores that nobody rolls are impossible, not doubled.
    if (ways === 0 && outcomes) return [];
    const chance = total === undefined ? undefined : { ways, total };
    const facts = { scores: scoresText(first, last), row: rowText(row), other: rowText(other), chance };
    return [{ code: 'table-overlap', span: row.mark, facts }];
  });
}

/** Whether the text before a table, beyond its announcement, adds something to rolls: then its ends say nothing. */
export function isModifiedBefore(text: string, die: TableDie | undefined, start: number): boolean {
  if (die?.isModified) return true;
  const before = text.slice(Math.max(0, start - farthestModifier), start);
  return signedNumbers.test(before.slice(lastTitle(before)));
}

/** Whether words around a table may add something to its roll, wherever they stand. */
export function isChangeable(text: string, { span }: RollTable): boolean {
  return changes.test(text.slice(Math.max(0, span.start - farthestModifier), span.end + farthestModifier));
}

const changes =
  /(?<!\p{L})(?:add|adds|adding|added|plus|bonus|modif\p{L}+|subtract\p{L}*|deduct\p{L}*|increase\p{L}*|higher|level|suma\p{L}*|añad\p{L}*|resta\p{L}*|bonificador\p{L}*|penalizador\p{L}*|aument\p{L}*|nivel)(?!\p{L})|(?<![\p{L}\d])[+–-]\d+ (?:to|on|if|for|per|a|al|si|por)(?!\p{L})/iu;

const farthestModifier = 2000;

/** `Priestess -1, Prophetess +1`: numbers with a sign at the end of a phrase. */
const signedNumbers = /(?<![\w)])[+–-]\d+(?=[.,;)]|\s+(?:for|per|por|to the|to this|a la|al|if|si|on|en)\b)/;
