import type { WaysToRoll } from '../../checks/problems/facts.ts';
import { isBetween, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Las tablas de tiradas y sus filas. */
export const tablesEs = {
  'table-gap': ({ scores, roll, chance }) =>
    chance && roll
      ? `Ninguna fila de esta tabla tiene ${scores}, que sale con ${roll} ${often(chance)}. Añade la fila o corrige las puntuaciones de al lado.`
      : `Ninguna fila de esta tabla tiene ${scores}. Añade la fila o corrige las puntuaciones de al lado.`,
  'table-overlap': ({ scores, row, other, chance }) =>
    `Las filas ${other} y ${row} tienen las dos ${scores}${chance ? `, que sale ${often(chance)}` : ''}: nadie sabe cuál cuenta. Corrige una de ellas.`,
  'table-impossible-row': ({ scores, roll, lowest, highest, missing }) =>
    `Con ${roll} nunca sale ${scores}, ${isBetween(scores, lowest, highest) ? `aunque esté entre ${lowest} y ${highest}` : `solo de ${lowest} a ${highest}`}${missing === undefined ? '' : `, y ninguna fila tiene ${missing}`}. Corrige las puntuaciones o la tirada, o di qué se le suma.`,
  'table-wrong-die': ({ roll, fits }) =>
    `Las filas de esta tabla son para ${fits}, pero el texto dice ${roll}. Escribe ${fits} si es lo que se tira.`,
  'table-garbled-mark': ({ written, repaired }) =>
    repaired === undefined
      ? `«${shorten(written)}» está en el lugar de las puntuaciones de una fila. Búscalas en el original.`
      : `«${shorten(written)}» está en el lugar de las puntuaciones de una fila: lo más probable es ${repaired}, que no tiene ninguna otra fila.`,
  'table-row-order': ({ row, before }) =>
    `La fila ${row} está detrás de la fila ${before}. Los jugadores la buscan delante de ella.`,
  'table-without-die': ({ fits }) =>
    fits === undefined
      ? 'El texto no dice qué se tira en la tabla de abajo. Nombra los dados.'
      : `El texto no dice qué se tira en la tabla de abajo. Sus filas son para ${fits}: nómbralo.`,
} satisfies Partial<ProblemMessages>;

function often({ ways, total }: WaysToRoll): string {
  return `en ${ways} de ${total} tiradas`;
}
