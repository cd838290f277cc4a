import { problemTexts } from '../texts/problemTexts.ts';

/** Printed charts, and texts that name a score of them. */
export const chartsEs = problemTexts({
  'chart-row':
    '[row?La fila {row…}|Esta fila] tiene {cells} [cells=1?casilla|casillas], pero la tabla tiene {columns} [columns=1?columna|columnas]. Cada columna necesita una casilla: [cells<columns?añade las que faltan|quita las que sobran].',
  'chart-value': {
    score:
      'Con {roll…} no se puede sacar {cell}: los resultados van de {min} a {max}. Corrige la casilla, o di qué significa con <mark text="{cell}" means="…" />.',
    mark: '[cell?«{cell…}» no es una puntuación, y ningún <mark> dice qué significa. Corrige la casilla, o añade <mark text="{cell…}" means="impossible" />.|Una casilla de esta fila está vacía. Escribe una puntuación, o una marca cuyo significado diga un <mark>.]',
  },
  'chart-formula':
    'La fórmula solo puede usar los nombres de los lados de la tabla, {known…, y}: «{name…}» no es ninguno de ellos.',
});
