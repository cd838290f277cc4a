import type { RolledDie } from '../../dice/evaluation/diceCup.ts';
import { formatExpression } from '../../dice/language/format.ts';
import type { TableStep } from '../../tables/chances/rollOnTable.ts';
import type { Messages } from '../../wording/messages.ts';
import { rowMark, rowWords, shortText } from './rowWords.ts';

/**
 * The way of a roll on a table in one line: `1D6 = 4 → row 4-5 “The rope holds” → sub-table 1D6 = 2 → row 1-3 “…” (2D6 [3 + 4] = 7)`.
 *
 * @param source the text that the spans of the rows count in.
 */
export function rolledPath(steps: readonly TableStep[], source: string, { words: { tables } }: Messages): string {
  return steps
    .flatMap((step, index) => {
      const before = steps[index - 1];
      const rolled = faces(formatExpression(step.roll), step.dice, step.score);
      const named =
        before === undefined
          ? rolled
          : step.depth > before.depth
            ? tables.subTable(rolled)
            : tables.again({ rolled, isSubTable: step.depth > 0 });
      return [named, rowOf(step, source, tables)];
    })
    .join(' → ');
}

/**
 * The first roll and the last row of such a way, for a place where the whole way would be cut off before its end:
 * `1D6 = 4 → … → row 1-3 “He loses his sword”`. Empty without steps.
 */
export function rolledResult(steps: readonly TableStep[], source: string, { words: { tables } }: Messages): string {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return '';
  const rolled = `${formatExpression(first.roll)} = ${first.score}`;
  return [rolled, ...(last === first ? [] : ['…']), rowOf(last, source, tables, maximumResultLength)].join(' → ');
}

/** The most letters of a row in `rolledResult`. */
const maximumResultLength = 30;

function rowOf(
  { row, amounts }: TableStep,
  source: string,
  tables: Messages['words']['tables'],
  maximumLength?: number,
): string {
  if (!row) return tables.noRow;
  const text = shortText(rowWords(source, row), maximumLength);
  const rolled = amounts.map(({ value, dice, total }) => faces(formatExpression(value), dice, total));
  const written = `${tables.row({ scores: rowMark(source, row), text })}${rolled.length > 0 ? ` (${rolled.join(', ')})` : ''}`;
  const isUnknown = row.tables.some(({ die }) => !die?.expression);
  return isUnknown ? `${written} → ${tables.unknownSubTable}` : written;
}

/** More dice are only summed up. */
const maximumFaces = 10;

/** `1D6 = 4`, `2D6 [3 + 4] = 7`. */
function faces(roll: string, dice: readonly RolledDie[], total: number): string {
  const each = dice.map(({ face }) => face).join(' + ');
  return dice.length > maximumFaces || each === String(total) ? `${roll} = ${total}` : `${roll} [${each}] = ${total}`;
}
