import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Printed charts, and texts that name a score of them. */
export const chartsEs = {
  'chart-row': ({ row, cells, columns }) =>
    `${row === '' ? 'Esta fila' : `La fila ${shorten(row)}`} tiene ${cells} ${cells === 1 ? 'casilla' : 'casillas'}, pero la tabla tiene ${columns} ${columns === 1 ? 'columna' : 'columnas'}. Cada columna necesita una casilla: ${cells < columns ? 'añade las que faltan' : 'quita las que sobran'}.`,
  'chart-value': (facts) => {
    if (facts.what === 'score') {
      return `Con ${shorten(facts.roll)} no se puede sacar ${facts.cell}: los resultados van de ${facts.min} a ${facts.max}. Corrige la casilla, o di qué significa con <mark text="${facts.cell}" means="…" />.`;
    }
    return facts.cell === ''
      ? 'Una casilla de esta fila está vacía. Escribe una puntuación, o una marca cuyo significado diga un <mark>.'
      : `«${shorten(facts.cell)}» no es una puntuación, y ningún <mark> dice qué significa. Corrige la casilla, o añade <mark text="${shorten(facts.cell)}" means="impossible" />.`;
  },
  'chart-formula': ({ name, known }) =>
    `La fórmula solo puede usar los nombres de los lados de la tabla, ${list(known.map(shorten), 'y')}: «${shorten(name)}» no es ninguno de ellos.`,
} satisfies Partial<ProblemMessages>;
