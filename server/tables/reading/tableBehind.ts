import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { trimmed } from '../../text/span.ts';
import { outcomesOf } from '../outcomes.ts';
import type { RollRow, RollTable } from '../rollTable.ts';
import { isWholeBehind, rowsBehind } from './behind.ts';
import type { Lead } from './lead.ts';
import type { RowMark } from './marks.ts';

/**
 * A table with its scores behind the texts, and the first mark behind it; undefined unless its rows have all scores of a roll.
 *
 * @param index of the mark at which it begins.
 */
export function tableBehind(
  text: string,
  marks: readonly RowMark[],
  index: number,
  lead: Lead,
  isRolled: (dice: NamedDice) => boolean,
): { readonly table: RollTable; readonly next: number } | undefined {
  for (const dice of lead.dice) {
    const outcomes = dice.total && outcomesOf(dice.total);
    if ((!isRolled(dice) && dice.isAmount) || !outcomes) continue;
    const found = rowsBehind(text, marks, index, dice.span.end);
    const scores = found?.rows.map(({ mark }) => mark);
    if (!found || !scores || !isWholeBehind(outcomes, scores)) continue;
    const rows = found.rows.map(({ mark, textStart }): RollRow => {
      const result = trimmed(text, { start: textStart, end: mark.start });
      const span = { start: result.start, end: mark.span.end };
      return { span, mark: mark.span, low: mark.low, high: mark.high, text: result, tables: [] };
    });
    const span = { start: rows[0]?.span.start ?? 0, end: rows.at(-1)?.span.end ?? 0 };
    const die = { span: dice.span, expression: dice.total, isModified: false };
    return { table: { span, die, rows, layout: 'behind' }, next: found.next };
  }
  return undefined;
}
