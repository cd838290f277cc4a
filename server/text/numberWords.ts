/** The words for whole numbers in the languages that the readers of game texts know. Articles are no numbers here: `a`, `un`. */

/** The names of 0, 1, 2 … in order, divided by blanks; several names of one number are divided by bars. */
export const numberNames = {
  en: 'zero|nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
} as const;

/** Numbers by their names in one language. */
export function numbersByName(names: string): ReadonlyMap<string, number> {
  return new Map(names.split(' ').flatMap((same, value) => same.split('|').map((name) => [name, value] as const)));
}

const numbers = new Map(
  Object.values(numberNames).flatMap((names) =>
    [...numbersByName(names)].filter(([, value]) => value >= 1 && value <= 12),
  ),
);

/** The number from 1 to 12 that a word in small letters names in any of the languages. */
export function numberNamed(word: string): number | undefined {
  return numbers.get(word);
}

/** All words for 1 to 12 as the choices of a pattern: `one|two|…|doce`. */
export const numberChoices = [...numbers.keys()].join('|');
