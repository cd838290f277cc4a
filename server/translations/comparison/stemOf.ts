/** The word without accents, capitals and the endings of number and gender. */
export function stemOf(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/, '');
  const stem = plain.replace(/(?:es|s)$/, '').replace(/[aeiou]$/, '');
  return stem.length >= 3 ? stem : plain;
}
