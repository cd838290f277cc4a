/** What can be done about a problem of a roll table. */
import { rowText } from '../../../tables/edits/scoresText.ts';
import { mendings } from '../../../tables/faults/rowFaults.ts';
import { outcomesOf } from '../../../tables/outcomes.ts';
import { writtenMark } from '../../../tables/reading/writtenMark.ts';
import type { RollTable } from '../../../tables/rollTable.ts';
import type { Finding, Fix } from '../../problems/finding.ts';
import { namedRoll, otherRoll } from './namedRoll.ts';

/** The finding with a fix that may be right. It is not tried out yet. */
export function withTableFix(source: string, finding: Finding, table: RollTable): Finding {
  const fix = fixFor(source, finding, table);
  return fix ? { ...finding, fixes: [fix] } : finding;
}

function fixFor(source: string, finding: Finding, table: RollTable): Fix | undefined {
  switch (finding.code) {
    case 'table-gap':
    case 'table-overlap':
    case 'table-impossible-row':
      return renumbering(source, table);
    case 'table-wrong-die':
    case 'table-without-die': {
      const { span, facts, code } = finding;
      if (facts.fits === undefined) return undefined;
      const edit = (code === 'table-wrong-die' ? otherRoll : namedRoll)(source, span, facts.fits);
      return edit && { kind: 'nameRoll', roll: facts.fits, edits: [edit] };
    }
    default:
      return undefined;
  }
}

/** Other scores for the only row that may be wrong. Far beyond the dice a number is no score: a page number, or `45` for 4-5. */
function renumbering(source: string, { die, rows }: RollTable): Fix | undefined {
  const outcomes = die?.expression && !die.isModified ? outcomesOf(die.expression) : undefined;
  const [mending, other] = outcomes ? mendings(rows, outcomes) : [];
  if (!mending || other || mending.row.low > 2 * mending.high) return undefined;
  const { row, low, high } = mending;
  const withText = rows.map((one) => ({ ...one, written: source.slice(one.mark.start, one.mark.end) }));
  const own = withText.find(({ mark }) => mark.start === row.mark.start);
  if (!own) return undefined;
  const edits = [{ span: row.mark, newText: writtenMark(low, high, own, withText) }];
  return { kind: 'renumber', row: rowText(row), scores: rowText(mending), edits };
}
