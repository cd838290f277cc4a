import type { Node } from '../xml/tree.ts';
import { flowsOf } from './flows.ts';
import { type RowMark, rowMarksIn } from './marks.ts';
import type { RollRow } from './rollTable.ts';

/** Longer than the longest mark of a row. */
const maximumMarkLength = 40;

/**
 * The rows with which texts of an entry begin, though no table does: `5-6 The ferry sinks` as the first words. They belong to another
 * entry. Spans are offsets in the source.
 */
export function strayRows(source: string, nodes: readonly Node[]): readonly Pick<RollRow, 'mark' | 'low' | 'high'>[] {
  return flowsOf(source, nodes).flatMap(([first]) => {
    if (first?.kind !== 'text') return [];
    const start = first.text.length - first.text.trimStart().length;
    const [mark] = rowMarksIn(first.text.slice(start, start + maximumMarkLength));
    if (!mark || mark.start > 0 || !isSure(mark) || !sentence.test(first.text.slice(start))) return [];
    const offset = first.start + start;
    return [{ mark: { start: mark.span.start + offset, end: mark.span.end + offset }, low: mark.low, high: mark.high }];
  });
}

/** Two words at least: a value alone is no row. */
const sentence = /\p{L}+[^\p{L}\d]+\p{L}+/u;

/** A bare number may count something. */
function isSure({ low, high, strength, separator, place }: RowMark): boolean {
  const isScore = place === 'line' && strength > 2 && low > 1 && low <= 12 && Number.isFinite(high);
  return isScore && (high > low || separator === 'sign' || separator === 'dash' || separator === 'gap');
}
