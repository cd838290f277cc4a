import type { ExportWords } from '../catalogue/exportWords.ts';

export const exportWordsEs: ExportWords = {
  title: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  rulesUsed: 'Monstruos y reglas que se usan',
  printA4: 'Imprimir en A4',
  printA6: 'Imprimir en A6',
  copyMarkdown: 'Copiar como Markdown',
  copyCsv: 'Copiar como CSV',
  insertCard: (name) => `Insertar «${name}» como Markdown`,
  rolledTimes: (times, title, summary) => `${times} tiradas de ${title}: ${summary}`,
  result: 'Resultado',
  times: 'Veces',
  expected: 'Probabilidad',
};
