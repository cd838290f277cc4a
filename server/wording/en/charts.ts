import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Printed charts, and texts that name a score of them. */
export const chartsEn = {
  'chart-row': ({ row, cells, columns }) =>
    `${row === '' ? 'This row' : `The row ${shorten(row)}`} has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the chart has ${columns} ${columns === 1 ? 'column' : 'columns'}. Each column needs a cell: ${cells < columns ? 'add those that are missing' : 'remove those that are too many'}.`,
  'chart-value': (facts) => {
    if (facts.what === 'score') {
      return `No ${shorten(facts.roll)} rolls ${facts.cell}: its results are ${facts.min} to ${facts.max}. Correct the cell, or say what it means with <mark text="${facts.cell}" means="…" />.`;
    }
    return facts.cell === ''
      ? 'A cell of this row is empty. Write a score, or a mark whose meaning a <mark> says.'
      : `"${shorten(facts.cell)}" is no score, and no <mark> says what it means. Correct the cell, or add <mark text="${shorten(facts.cell)}" means="impossible" />.`;
  },
  'chart-formula': ({ name, known }) =>
    `The formula can only use the names of the sides of the chart, ${list(known.map(shorten), 'and')}: "${shorten(name)}" is none of them.`,
} satisfies Partial<ProblemMessages>;
