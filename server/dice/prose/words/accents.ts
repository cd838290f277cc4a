/** Spanish words of chances that people write without their accents. */

/** The word with its accents where it is known to lack them; any other word as it is. In lower case. */
export function accented(word: string): string {
  return accents.get(word) ?? word;
}

/** Without their accents they are no words, neither of Spanish nor of English. */
const accentedWords =
  'más número números puntuación mínimo máximo algún ningún deberá podrá tirará lanzará sacáis obtenéis tiráis lanzáis tiréis saquéis súmale réstale ' +
  'súmalos réstalo demás después además día días también según compáralo cuántos cuántas quédate acción víctima víctimas';

const accents: ReadonlyMap<string, string> = new Map(
  accentedWords.split(' ').map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word] as const),
);
