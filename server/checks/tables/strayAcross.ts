/** Rows at the beginning of an entry that the table at the end of the entry before lacks. */

import { rowText } from '../../tables/edits/scoresText.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { leadingRows } from '../../tables/reading/strayRows.ts';
import { onlyScores, type RowScores } from '../../tables/rollTable.ts';
import { type Span, shift } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Settled } from '../checkRecord.ts';
import type { Finding } from '../problems/finding.ts';
import { isModifiedBefore } from './coverage.ts';

/** The rows with which an entry begins, and the rows of the table with which it ends, if that is incomplete. */
interface Ends {
  readonly leading: ReturnType<typeof leadingRows>;
  readonly open?: {
    readonly lastMark: Span;
    readonly die: Parameters<typeof outcomesOf>[0];
    readonly rows: readonly RowScores[];
  };
}

type StrayRow = Extract<Finding, { readonly code: 'table-stray-rows' }>;

const nothing: Ends = { leading: [] };

/** The rows with which each section begins and ends. */
export const endsBySection = bySection<Ends, []>({
  valueIn: (_, section) => endsIn(section),
  isFound: ({ leading, open }) => leading.length > 0 || open !== undefined,
  keptAs: 'ends of tables',
});

/** The first of the rows that an entry has from the table of the entry before. Spans count in the document. */
export function strayRowProblems(document: Document): readonly StrayRow[] {
  const problems: StrayRow[] = [];
  const { values, found } = endsBySection(document);
  for (const {
    index,
    value: { leading },
  } of found) {
    const [first, last] = [leading[0], leading.at(-1)];
    const open = values[index - 1]?.open;
    const outcomes = open && first ? outcomesOf(open.die) : undefined;
    if (!first || !last || !open || !outcomes || !fitsExactly(outcomes, [...open.rows, ...leading])) continue;
    const row = rowText({ low: first.low, high: last.high });
    const facts = { row, after: shift(open.lastMark, document.startOf(index - 1)) };
    problems.push({ code: 'table-stray-rows', span: shift(first.mark, document.startOf(index)), facts });
  }
  return problems;
}

/** What these say already: the missing rows of the table before, and the rows as such. */
export function ofStrayRows(document: Document): Settled {
  const strays = strayRowProblems(document);
  const told = new Set(strays.map(({ span }) => span.start));
  const tables = new Set(strays.map(({ facts }) => facts.after?.start));
  return ({ code, span, facts }, index) => {
    if (code !== 'table-gap' && code !== 'table-stray-rows') return false;
    const place = span.start + (index === undefined ? 0 : document.startOf(index));
    return code === 'table-gap' ? tables.has(place) : !facts.after && told.has(place);
  };
}

function endsIn(section: Section): Ends {
  if (!/\d/.test(section.text)) return nothing;
  const { text } = section;
  const leading = leadingRows(text, section.nodes);
  const open = openTable(section);
  return open ? { leading, open } : { leading };
}

function openTable(section: Section): Ends['open'] {
  const { text } = section;
  const table = tablesIn(section).at(-1);
  const outcomes = table?.die?.expression && outcomesOf(table.die.expression);
  const last = table?.rows.at(-1);
  if (!table || !outcomes || !last || isModifiedBefore(text, table.die, table.span.start)) return undefined;
  // Text behind the table is that of the entry.
  if (!/^\s*(?:<|$)/.test(text.slice(table.span.end)) || fitsExactly(outcomes, table.rows)) return undefined;
  const rows = table.rows.map(onlyScores);
  return { lastMark: last.mark, die: table.die.expression, rows };
}
