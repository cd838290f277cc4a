/** A name without accents, in small letters, with single blanks: `Bárbaro` and `barbaro` are the same. */
export function foldedName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim();
}

/** Whether two plain names are the same but for the number of their words: `salt hounds`, `sabuesos de sal`. */
export function isSameInNumber(left: string, right: string): boolean {
  const [one, other] = [left.split(' '), right.split(' ')];
  return one.length === other.length && one.every((word, index) => isSameWord(word, other[index] ?? ''));
}

function isSameWord(left: string, right: string): boolean {
  return left === right || singulars(left).includes(right) || singulars(right).includes(left);
}

/** What a plural may be the plural of, in English and Spanish. */
function singulars(word: string): readonly string[] {
  if (word.length < 3) return [];
  return endings.flatMap(([plural, singular]) =>
    word.endsWith(plural) ? [word.slice(0, word.length - plural.length) + singular] : [],
  );
}

const endings: readonly (readonly [string, string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['ces', 'z'],
  ['men', 'man'],
];
