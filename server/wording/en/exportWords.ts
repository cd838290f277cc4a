import type { ExportWords } from '../catalogue/exportWords.ts';

export const exportWordsEn: ExportWords = {
  title: (count) => (count === 1 ? '1 card' : `${count} cards`),
  rulesUsed: 'Monsters and rules used',
  printA4: 'Print on A4',
  printA6: 'Print on A6',
  copyMarkdown: 'Copy as Markdown',
  copyCsv: 'Copy as CSV',
  insertCard: (name) => `Insert "${name}" as Markdown`,
  rolledTimes: (times, title, summary) => `${times} rolls of ${title}: ${summary}`,
  result: 'Result',
  times: 'Rolled',
  expected: 'Odds',
};
