import { isBetween } from '../texts/phrasing.ts';
import { fill } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** Las tablas de tiradas y sus filas. */
export const tablesEs = problemTexts({
  'table-gap': ({ chance, ...facts }) =>
    fill(
      'Ninguna fila de esta tabla tiene {scores}[ways?, que sale con {roll} en {ways} de {total} tiradas]. Añade la fila o corrige las puntuaciones de al lado.',
      { ...facts, ...(facts.roll && chance) },
    ),
  'table-overlap': ({ chance, ...facts }) =>
    fill(
      'Las filas {other} y {row} tienen las dos {scores}[ways?, que sale en {ways} de {total} tiradas]: nadie sabe cuál cuenta. Corrige una de ellas.',
      { ...facts, ...chance },
    ),
  'table-impossible-row': (facts) =>
    fill(
      'Con {roll} nunca sale {scores}, [isBetween?aunque esté entre {lowest} y {highest}|solo de {lowest} a {highest}][missing?, y ninguna fila tiene {missing}]. Corrige las puntuaciones o la tirada, o di qué se le suma.',
      { ...facts, isBetween: isBetween(facts.scores, facts.lowest, facts.highest) },
    ),
  'table-wrong-die':
    'Las filas de esta tabla son para {fits}, pero el texto dice {roll}. Escribe {fits} si es lo que se tira.',
  'table-garbled-mark':
    '[repaired?«{written…}» está en el lugar de las puntuaciones de una fila: lo más probable es {repaired}, que no tiene ninguna otra fila.|«{written…}» está en el lugar de las puntuaciones de una fila. Búscalas en el original.]',
  'table-row-order': 'La fila {row} está detrás de la fila {before}. Los jugadores la buscan delante de ella.',
  'table-without-die':
    '[fits?El texto no dice qué se tira en la tabla de abajo. Sus filas son para {fits}: nómbralo.|El texto no dice qué se tira en la tabla de abajo. Nombra los dados.]',
});
