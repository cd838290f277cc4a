import type { translatingWordsEn } from '../en/translatingWords.ts';
import type { Like } from '../texts/places.ts';

export const translatingWordsEs: Like<typeof translatingWordsEn> = {
  missing: '[others=0?Falta aquí: {key}|Falta aquí: {key}, y {others} más]',
  insertHere: '[count=1?Falta 1|Faltan {count}] aquí · Insertar (Alt+M)',
  begun: 'Aún sin traducir: {key}',
  stale: 'El original ha cambiado: {key}',
  notYet: 'en el original; aquí aún no',
  fromSource: 'en el original',
};
