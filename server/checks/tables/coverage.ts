/** Whether the rows of a table are the results of its roll: none missing, none twice, none impossible. */
import { type Distribution, waysTo } from '../../dice/evaluation/distribution.ts';
import { maximum, minimum } from '../../dice/evaluation/statistics.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { rowText, scoresText } from '../../tables/edits/scoresText.ts';
import { mendings, type RowFault, rowFaults } from '../../tables/faults/rowFaults.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { lastTitle } from '../../tables/reading/topics.ts';
import type { RollRow, RollTable, RowScores } from '../../tables/rollTable.ts';
import type { Finding } from '../problems/finding.ts';

/** A roll in the language of odds, with its results. */
interface Roll {
  readonly text: string;
  readonly outcomes: Distribution;
}

/** The rolls that tables are for. */
const usualRolls = ['1D6', '2D6', '3D6', 'D66', '1D3'];

/** The roll that the rows have exactly all results of; undefined if none of the usual ones. */
export function usualRollFor(rows: readonly RowScores[]): string | undefined {
  return usualRolls.flatMap(rollOf).find(({ outcomes }) => fitsExactly(outcomes, rows))?.text;
}

function rollOf(text: string): readonly Roll[] {
  const body = parseExpression(text).annotation?.body;
  const outcomes = body && body.kind !== 'outcomes' && !isTest(body) ? outcomesOf(body) : undefined;
  return outcomes ? [{ text, outcomes }] : [];
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
  if (!die?.expression || !outcomes)
    return rowFaults(written, undefined, die?.expression?.kind === 'd66').map((fault) => findingOf(fault, undefined));
  const rows = withLastZero(written, maximum(outcomes));
  const roll: Roll = { text: formatExpression(die.expression), outcomes };
  const faults = rowFaults(rows, outcomes);
  if (fitsExactly(outcomes, rows)) return saidOf(faults, rows, roll);
  const unreached = rows.filter(({ low, high }) => low > maximum(outcomes) || high < minimum(outcomes));
  const isOpen = unreached.some(({ low, high }) => !Number.isFinite(high - low));
  const others = rows.filter((row) => !unreached.includes(row));
  if (isOpen && fitsExactly(outcomes, others) && !isChangeable())
    return unreached.map((row) => findingOf({ kind: 'impossible', row, low: row.low, high: row.high }, roll));
  const fits = usualRollFor(rows);
  // Two rows for 1 to 3 may be a part of a larger table.
  if (fits && (rows.length > 2 || fits !== '1D3')) return [wrongDie(die.span, roll, fits)];
  const other = usualRolls.flatMap(rollOf).find((one) => isClearlyFor(rows, one, faults.length));
  if (!other) return saidOf(faults, rows, roll);
  return [wrongDie(die.span, roll, other.text), ...saidOf(rowFaults(rows, other.outcomes), rows, other)];
}

function wrongDie(span: Finding['span'], { text }: Roll, fits: string): Finding {
  return { code: 'table-wrong-die', span, facts: { roll: text, fits } };
}

/** Dice with ten sides show 10 and 100 as 0, which is their last row. */
function withLastZero(rows: readonly RollRow[], highest: number): readonly RollRow[] {
  const last = rows.at(-1);
  const isZero = last?.low === 0 && last.high === 0 && (highest === 10 || highest === 100);
  return isZero ? rows.with(-1, { ...last, low: highest, high: highest }) : rows;
}

/** Fewer rows may be for anything. */
const fewestClear = 4;

/** Whether rows are the results of a roll but for a slip or two, with so many faults for the named roll that it is another one. */
function isClearlyFor(rows: readonly RollRow[], { outcomes }: Roll, faults: number): boolean {
  if (rows.length < fewestClear || rows[0]?.low !== minimum(outcomes)) return false;
  if (Math.abs((rows.at(-1)?.high ?? 0) - maximum(outcomes)) > 1) return false;
  const left = rowFaults(rows, outcomes).length;
  return (left === 1 && faults > 2) || (left === 2 && faults > 5);
}

/** A finding for each fault; an impossible row in the place of missing scores is one, which says both. */
function saidOf(faults: readonly RowFault[], rows: readonly RollRow[], roll: Roll): readonly Finding[] {
  const gaps = faults.filter(({ kind }) => kind === 'gap');
  const isAlone = faults.length === 2 && gaps.length === 1;
  const mended = isAlone ? mendings(rows, roll.outcomes).map(({ row }) => row) : [];
  const isFor = (gap: RowFault, { kind, row }: RowFault): boolean =>
    kind === 'impossible' && (gap.row === row || mended.includes(row));
  return faults.flatMap((fault): readonly Finding[] => {
    if (fault.kind === 'gap' && faults.some((one) => isFor(fault, one))) return [];
    const own = gaps.filter((gap) => isFor(gap, fault)).map(({ low, high }) => scoresText(low, high));
    return [findingOf(fault, roll, own.length > 0 ? own.join(', ') : undefined)];
  });
}

/** @param missing the scores that an impossible row is most likely meant for. */
function findingOf({ kind, row, other, low, high }: RowFault, roll: Roll | undefined, missing?: string): Finding {
  const span = row.mark;
  const scores = rowText({ low, high });
  const chance = roll && {
    ways: Number(waysTo(roll.outcomes, (score) => low <= score && score <= high)),
    total: Number(roll.outcomes.total),
  };
  if (kind === 'gap') return { code: 'table-gap', span, facts: { scores, roll: roll?.text, chance } };
  if (kind === 'overlap' || !roll)
    return {
      code: 'table-overlap',
      span,
      facts: { scores, row: rowText(row), other: rowText(other ?? row), chance },
    };
  const [lowest, highest] = [minimum(roll.outcomes), maximum(roll.outcomes)];
  const facts = { scores, roll: roll.text, lowest, highest, ...(missing !== undefined && { missing }) };
  return { code: 'table-impossible-row', span, facts };
}

/** Whether the text before a table, beyond its announcement, adds something to rolls: then its ends say nothing. */
export function isModifiedBefore(text: string, { die, span }: RollTable): boolean {
  if (die?.isModified) return true;
  const before = text.slice(Math.max(0, span.start - farthestModifier), span.start);
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
