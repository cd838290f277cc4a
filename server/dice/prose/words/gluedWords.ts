/** Words that a scanner has run together beside dice: `andadd`, `onthe`, `mustroll`. */
/** The words that stand beside dice. */
const parts =
  'must|may|should|shall|will|then|and|now|you|they|he|she|each|warriors?|players?|on|to|of|with|for|using|the|this|that|his|their|' +
  'rolls?|throws?|adds?|plus|consult|tables?|charts?|below|following|result|' +
  'debes?|puedes?|luego|entonces|cada|guerreros?|jugador|en|con|la|el|esta|este|tu|su|tirar?|tiras|tirad|lanzar?|lanzas|lanzad|' +
  'suma|sumad|añade|añadid|consulta|tablas?|siguiente|y(?=tira|lanza|suma|añade)';

const glued = new RegExp(`^(?:${parts}){2,5}$`, 'u');
const firstOfSeveral = new RegExp(`^(?:${parts})(?=(?:${parts}){1,4}$)`, 'u');

/** Shorter ones are words of their own: `onto`, `ella`. */
const shortest = 5;
const whole: ReadonlySet<string> = new Set(['estela', 'tuesta']);

/** The words that a word in lower case is made of; undefined for one that is none of such words. */
function partsOfWord(word: string): readonly string[] | undefined {
  if (word.length < shortest || whole.has(word) || !glued.test(word)) return undefined;
  const words: string[] = [];
  for (let rest = word; rest !== ''; ) {
    const [first = rest] = firstOfSeveral.exec(rest) ?? [];
    words.push(first);
    rest = rest.slice(first.length);
  }
  return words;
}

/** The text as it was meant: with blanks between words and dice that have run together, and none in dice. */
export function withoutGlue(text: string): string {
  return text
    .replace(/(?<![\p{N}.,])(\d{1,2})[ \u00a0]?D[ \u00a0]?([36]|66)(?!\d)/gu, '$1D$2')
    .replace(/(?<=\p{L}{2})(?=\d{0,2}D\d)|(?<=D\d{1,2})(?=\p{L}{2})/gu, ' ')
    .replace(/\p{L}+/gu, (word) => {
      const [first = '', ...others] = partsOfWord(word.toLowerCase()) ?? [];
      if (others.length === 0) return word;
      return [word.slice(0, first.length), ...others].join(' ');
    });
}
