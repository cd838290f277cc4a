import { problemTexts } from '../texts/problemTexts.ts';

/** Printed charts, and texts that name a score of them. */
export const chartsEn = problemTexts({
  'chart-row':
    '[row?The row {row…}|This row] has {cells} [cells=1?cell|cells], but the chart has {columns} [columns=1?column|columns]. Each column needs a cell: [cells<columns?add those that are missing|remove those that are too many].',
  'chart-value': {
    score:
      'No {roll…} rolls {cell}: its results are {min} to {max}. Correct the cell, or say what it means with <mark text="{cell}" means="…" />.',
    mark: '[cell?"{cell…}" is no score, and no <mark> says what it means. Correct the cell, or add <mark text="{cell…}" means="impossible" />.|A cell of this row is empty. Write a score, or a mark whose meaning a <mark> says.]',
  },
  'chart-formula':
    'The formula can only use the names of the sides of the chart, {known…, and}: "{name…}" is none of them.',
});
