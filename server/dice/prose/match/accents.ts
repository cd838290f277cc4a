/**
 * A word as it stands in forums, without its accents: `obtendra` for `obtendrá`. A tilde on an n makes another letter, and stays.
 *
 * @return undefined for a word that has none, and for one of two or three letters, of which too many are other words (`él`).
 */
export function withoutAccents(word: string): string | undefined {
  if (word.length < fewestLetters || !accented.test(word)) return undefined;
  return word.replace(everyAccented, (letter) => letter.normalize('NFD').charAt(0));
}

const fewestLetters = 4;
const accented = /[áéíóú]/;
const everyAccented = /[áéíóú]/g;
