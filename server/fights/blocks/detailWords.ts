/** The words that begin what is said of a character below its values. */

const detailWords =
  /^(weapons?|armas?|armamento|initiative|iniciativa|saves?|saving throws?|salvaci[oó]n(?:es)?|tiradas? de salvaci[oó]n|armou?r save|cover|cobertura|notes?|notas?|special(?: rules| abilities)?|abilities|reglas especiales|habilidades|especial(?:es)?)\s*[:*_]+\s*(.*)$/i;

/** `Weapons` in a line of its own, or above the columns of its list. */
const bareWeapons = /^(weapons?|armas?)((?:[\s|]+[SF][\s|]+D)?)$/i;

/** The word that begins a line, and what stands behind it. */
export function detailIn(written: string): { readonly word: string; readonly rest: string } | undefined {
  const [, word, rest = ''] = detailWords.exec(written) ?? bareWeapons.exec(written) ?? [];
  return word === undefined ? undefined : { word, rest };
}

/** Whether a line begins with such a word and a colon. */
export function isDetail(written: string): boolean {
  return detailWords.test(written);
}
