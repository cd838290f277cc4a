import type { TranslatingWords } from '../catalogue/translatingWords.ts';

export const translatingWordsEs: TranslatingWords = {
  missing: (key, others) => (others === 0 ? `Falta aquí: ${key}` : `Falta aquí: ${key}, y ${others} más`),
  insertHere: (count) => `${count === 1 ? 'Falta 1' : `Faltan ${count}`} aquí · Insertar (Alt+M)`,
  begun: (key) => `Aún sin traducir: ${key}`,
  stale: (key) => `El original ha cambiado: ${key}`,
  same: (key) => `Igual que el original: ${key}`,
  notYet: 'en el original; aquí aún no',
  fromSource: 'en el original',
};
