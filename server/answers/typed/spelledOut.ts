/** Short forms that can mean only one thing, as people type them, to the language of odds or to words that are read. */

interface Rewriting {
  readonly pattern: RegExp;
  /** The groups are those of the pattern. */
  readonly write: (groups: readonly string[]) => string | undefined;
}

const inWords: ReadonlyMap<string, number> = new Map(
  ['two dos twice', 'three tres thrice', 'four cuatro', 'five cinco', 'six seis'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 2] as const),
  ),
);
const several = '(two|three|four|five|six|dos|tres|cuatro|cinco|seis|\\d{1,2})';

const rewritings: readonly Rewriting[] = [
  // `2D6+3 // hammer`, `(1D6+5)[fire]`
  rewriting('(.+?)\\s*\\/\\/\\s*\\p{L}.*', ([roll]) => roll),
  rewriting('(\\(.+\\))\\s*\\[\\p{L}[^\\]]*\\]', ([roll]) => roll),
  // `1D[-3, -2, -1]`
  rewriting('(\\d*D)\\[([-\\d, ]+)\\]', ([dice = '', faces = '']) => `${dice}{${faces}}`),
  // `4D6-L`
  rewriting('(\\d{1,3})D(\\d{1,4})\\s*-\\s*([LH])', ([count = '', sides, dropped]) =>
    Number(count) > 1
      ? `${dropped === 'L' ? 'highest' : 'lowest'}(${Number(count) - 1} of ${count}D${sides})`
      : undefined,
  ),
  // `8D6cs>=(2+3)`
  rewriting(
    '(.+[<>=])\\((\\d{1,3})\\+(\\d{1,3})\\)',
    ([left = '', one, other]) => `${left}${Number(one) + Number(other)}`,
  ),
  // `1d20 vs DC 15`
  rewriting('(.+?)\\s+(?:vs\\.?|versus|contra)\\s+(?:DC|CD)\\s*(\\d{1,4})', ([roll, number]) => `${roll} >= ${number}`),
  // `1D6 = 1 or 6`, `highest of 3D6 is 6`
  rewriting(
    '([^=<>]+?)\\s*(?:=|\\bis\\b|\\bes\\b)\\s*(\\d{1,4})\\s+(?:or|o)\\s+(\\d{1,4})',
    ([roll, one, other]) => `${roll} in {${one}, ${other}}`,
  ),
  rewriting('((?:highest|lowest|best|worst) of .+?) (?:is|es) (\\d{1,4})', ([roll, number]) => `${roll} = ${number}`),
  // `roll 2D6 twice and take the higher`
  rewriting(
    '(?:roll |tira )?(\\d{1,3}D\\d{1,4})(?: |, )(?:twice|dos veces),? (?:and |y )?(?:take|keep|use|pick|choose|quédate con|usa|toma|elige) (?:the |el |la )?(higher|highest|better|best|lower|lowest|worse|worst|mayor|mejor|menor|peor)',
    ([dice = '', side = '']) =>
      /^1D/i.test(dice) ? undefined : `${/^(?:low|wor|men|peo)/i.test(side) ? 'min' : 'max'}(${dice}, ${dice})`,
  ),
  // `three 4+ saves in a row`, `4+ twice in a row`, `4+ on 1D6 three times in a row`
  rewriting(
    `${several} ([2-6])\\+(?: saves?| hits?| rolls?| tiradas?| salvaciones)? (?:in a row|in succession|running|seguidas|seguidos)`,
    ([count = '', score]) => inARow(count, score),
  ),
  rewriting(
    `([2-6])\\+(?: (?:on|con|en) (?:1D6|a die|one die|un dado))? (?:(twice|thrice)|${several} (?:times|veces)) (?:in a row|in succession|running|seguidas)`,
    ([score, often = '', count = '']) => inARow(often || count, score),
  ),
  // `natural 6`, `3 in 6`
  rewriting('(?:a |an |un )?(?:natural ([1-6])|([1-6]) natural)', ([one = '', other = '']) => `1D6 = ${one || other}`),
  rewriting('(?:a |una )?([1-6]) (?:in|de cada|entre) (?:6|six|seis)(?: chance)?', ([count]) => `1D6 <= ${count}`),
  // `Strength test (7+)`
  rewriting('(\\p{L}[\\p{L} -]+) (?:test|check|roll) \\(?(\\d{1,2})\\+\\)?', ([name = '', score]) =>
    isProfile.test(name) ? `1D6 + ${name} >= ${score}` : undefined,
  ),
  rewriting('(?:prueba|tirada|chequeo) de (\\p{L}[\\p{L} -]+) \\(?(?:con )?(\\d{1,2})\\+\\)?', ([name = '', score]) =>
    isProfile.test(name) ? `1D6 + ${name} >= ${score}` : undefined,
  ),
];

const isProfile =
  /^(?:strength|toughness|initiative|willpower|luck|movement|fuerza|resistencia|iniciativa|voluntad|suerte|movimiento)$/iu;

/** The dice of a table or a book in words: `2 dados de 6`, `on one die`. */
const diceInWords =
  /(?<![\p{L}\d])(\d{1,2}|one|an?|two|three|four|five|six|una?|dos|tres|cuatro|cinco|seis) (?:dice|die|dados?)(?: (?:de|of|with) (\d{1,3})(?: (?:sides|faces|caras|lados))?)?(?![\p{L}\d])/giu;

/** Words of a question that ask for nothing else than the roll behind them. */
const asking =
  /^\s*¿?\s*(?:how likely (?:is|are)(?: it to (?:roll|get))?|(?:what(?:'s| is| are) )?(?:the )?(?:average|mean)(?: of)?|(?:cuál es )?la media de|cómo de probable es)\s+(?=.*\d)/iu;

/** The text with what has only one meaning in the language of odds; the text itself where there is nothing of that kind. */
export function spelledOut(typed: string): string {
  const prefix = /^\s*\/r(?:oll)?\s+/i;
  const text = typed
    .replace(asking, '')
    .replace(/\?\s*$/, '')
    .trim();
  const asked = prefix.test(text) && text.includes('(') ? text.replace(prefix, '') : text;
  for (const { pattern, write } of rewritings) {
    const found = pattern.exec(asked);
    const reading = found && write(found.slice(1).map((group = '') => group));
    if (reading) return reading;
  }
  const isDiceless = !/\d?D\d/.test(asked);
  return isDiceless
    ? asked.replace(diceInWords, (_, count: string, sides = '6') => `${numberOf(count)}D${sides}`)
    : asked;
}

function rewriting(pattern: string, write: Rewriting['write']): Rewriting {
  return { pattern: new RegExp(`^(?:${pattern})$`, 'iu'), write };
}

function inARow(count: string, score: string | undefined): string {
  return Array.from({ length: Math.min(numberOf(count), maximumRow) }, () => `1D6 >= ${score}`).join(' and ');
}

const maximumRow = 12;

function numberOf(word: string): number {
  const lower = word.toLowerCase();
  return inWords.get(lower) ?? (/^\d/.test(lower) ? Number(lower) : 1);
}
