/** HTML's names for signs in English and Spanish texts, which XML does not define. */
const signs: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  divide: '÷',
  plusmn: '±',
  minus: '−',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  iexcl: '¡',
  iquest: '¿',
};

/** HTML's names for accents, behind the letter: `eacute`, `Ntilde`. */
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
};

/**
 * The character that a name such as `nbsp` or `eacute` has in HTML, as one UTF-16 unit; undefined for any other name, also for those that XML
 * defines itself and for a letter that does not exist with that accent (`bacute`).
 */
export function htmlCharacter(name: string): string | undefined {
  if (Object.hasOwn(signs, name)) return signs[name];
  const accent = name.slice(1);
  if (!/^[a-z]/i.test(name) || !Object.hasOwn(accents, accent)) return undefined;
  const letter = `${name.slice(0, 1)}${accents[accent] ?? ''}`.normalize('NFC');
  return letter.length === 1 ? letter : undefined;
}

/** Stands for what is taken out of a text within a sentence. */
export const filler = '\u200b';

/** The text with characters for their names and numbers in HTML, as long as before. A bar stays: it would end the cell of a table. */
export function withCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:(\w{2,7})|#(\d{2,5})|#x([0-9a-f]{2,4}));/gi,
    (written, name?: string, ...numbers: string[]) => {
      const code = numbers[0] ? Number(numbers[0]) : Number.parseInt(numbers[1] ?? '', 16);
      const character =
        name === undefined ? String.fromCharCode(code) : Object.hasOwn(ofXml, name) ? ofXml[name] : htmlCharacter(name);
      if (character === undefined || /[|\r\n]/.test(character)) return written;
      return (character === '\u00a0' ? ' ' : character).padEnd(written.length, filler);
    },
  );
}

const ofXml: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' };
