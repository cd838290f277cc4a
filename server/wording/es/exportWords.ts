import type { exportWordsEn } from '../en/exportWords.ts';
import type { Like } from '../texts/places.ts';

export const exportWordsEs: Like<typeof exportWordsEn> = {
  title: '[count=1?1 carta|{count} cartas]',
  rulesUsed: 'Monstruos y reglas que se usan',
  printA4: 'Imprimir en A4',
  printA6: 'Imprimir en A6',
  copyMarkdown: 'Copiar como Markdown',
};
