import type { viewWordsEn } from '../en/viewWords.ts';
import type { Like } from '../texts/places.ts';

export const viewWordsEs: Like<typeof viewWordsEn> = {
  card: 'Carta: {name}',
  scenario: 'Combates: {name}',
  odds: 'Probabilidades: {name}',
  table: 'Tabla: {name}',
  fight: 'Combate: {name}',
  draws: 'Qué sale: {name}',
};
