/** Nouns of the game that a number counts, each with its singular, in English and Spanish. */
const nouns: ReadonlyMap<string, string> = new Map(
  [
    'spells spell, Wounds Wound, Attacks Attack, points point, squares square, Warriors Warrior, Monsters Monster, turns turn',
    'rounds round, hits hit, times time, dice die, rolls roll, models model, items item, blows blow, levels level',
    'hechizos hechizo, Heridas Herida, Ataques Ataque, puntos punto, casillas casilla, Guerreros Guerrero, Monstruos Monstruo',
    'turnos turno, asaltos asalto, impactos impacto, veces vez, dados dado, tiradas tirada, miniaturas miniatura, golpes golpe',
    'objetos objeto, niveles nivel',
  ]
    .join(', ')
    .split(', ')
    .flatMap((pair) => {
      const [plural = '', singular = ''] = pair.split(' ');
      return [[plural, singular] as const];
    }),
);

const counted = /^( (?:(?:extra|additional|more|further) )?)(\p{L}+)(?:( adicional)es|( mágic[ao])s)?(?!\p{L})/u;

/**
 * The noun behind a 1 in the singular: ` extra Wounds` becomes ` extra Wound`.
 *
 * @returns the new text, and the length of the replaced text; 0 if there is no known noun.
 */
export function singularAfterOne(after: string): { readonly written: string; readonly length: number } {
  const [all = '', before = '', noun = '', more = '', magic = ''] = counted.exec(after) ?? [];
  const singular = nouns.get(noun);
  return singular === undefined
    ? { written: '', length: 0 }
    : { written: `${before}${singular}${more}${magic}`, length: all.length };
}
