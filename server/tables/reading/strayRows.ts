import { gathered } from '../../text/gathered.ts';
import { shift } from '../../text/span.ts';
import type { Node } from '../../xml/tree.ts';
import type { RollRow } from '../rollTable.ts';
import { flowsOf } from './flows.ts';
import { type RowMark, rowMarksIn } from './marks.ts';

/** Longer than the longest mark of a row. */
const maximumMarkLength = 40;

/**
 * The rows with which texts of an entry begin, though no table does: `5-6 The ferry sinks` as the first words. They belong to another
 * entry. Spans are offsets in the source.
 */
export function strayRows(source: string, nodes: readonly Node[]): readonly Pick<RollRow, 'mark' | 'low' | 'high'>[] {
  return gathered(flowsOf(nodes, source), ([first]) => {
    if (first?.kind !== 'text' || !beginsWithNumber.test(first.text)) return [];
    const start = first.text.length - first.text.trimStart().length;
    if (!sentence.test(first.text.slice(start))) return [];
    const [mark] = rowMarksIn(first.text.slice(start, start + maximumMarkLength));
    if (!mark || mark.start > 0 || !isSure(mark)) return [];
    const offset = first.start + start;
    return [{ mark: { start: mark.span.start + offset, end: mark.span.end + offset }, low: mark.low, high: mark.high }];
  });
}

/**
 * The rows with which the first text of an entry begins, one behind the other, without the rows of a table. Any number before a capital letter
 * may be one: whether they are rows depends on the table before.
 */
export function leadingRows(source: string, nodes: readonly Node[]): readonly Pick<RollRow, 'mark' | 'low' | 'high'>[] {
  for (const [first] of flowsOf(nodes, source)) {
    if (first?.kind !== 'text' || !beginsWithNumber.test(first.text)) continue;
    const start = first.text.length - first.text.trimStart().length;
    const rows: RowMark[] = [];
    for (const mark of rowMarksIn(first.text.slice(start, start + maximumLeadingLength))) {
      const last = rows.at(-1);
      if (mark.place !== 'line' || mark.strength < 3) continue;
      if (last ? mark.low !== last.high + 1 : mark.start > 0 || mark.low < 2) break;
      rows.push(mark);
    }
    const offset = first.start + start;
    if (rows.length > 0) return rows.map(({ span, low, high }) => ({ mark: shift(span, offset), low, high }));
  }
  return [];
}

/** Longer than some rows of a table. */
const maximumLeadingLength = 1500;

/** A quick test that every text with a mark at its beginning meets: most texts begin with a word. */
const beginsWithNumber = /^[^\p{L}\d]*\d/u;

/** Two words at least: a value alone is no row. */
const sentence = /\p{L}+[^\p{L}\d]+\p{L}+/u;

/** A bare number may count something. */
function isSure({ low, high, strength, separator, place }: RowMark): boolean {
  const isScore = place === 'line' && strength > 2 && low > 1 && low <= 12 && Number.isFinite(high);
  return isScore && (high > low || separator === 'sign' || separator === 'dash' || separator === 'gap');
}
