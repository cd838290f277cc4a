/** Words of chances as they were meant: Spanish ones that people write without accents, and English ones that scanners spoil. */

/** The word as it was meant where that is certain; any other word as it is. In lower case. */
export function restored(word: string): string {
  return meant.get(word) ?? word;
}

/** Without their accents they are no words, neither of Spanish nor of English. */
const accentedWords =
  'más número números puntuación mínimo máximo algún ningún deberá podrá tirará lanzará sacáis obtenéis tiráis lanzáis tiréis saquéis súmale réstale ' +
  'súmalos réstalo demás después además día días también según compáralo cuántos cuántas quédate acción víctima víctimas';

const meant: ReadonlyMap<string, string> = new Map([
  ...accentedWords.split(' ').map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word] as const),
  ['lf', 'if'],
  ['lt', 'it'],
  ['roli', 'roll'],
  ['rolis', 'rolls'],
]);
