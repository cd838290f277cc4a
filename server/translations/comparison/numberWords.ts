/** Words for numbers by language: articles too, because `a week` may become `1 semana`. */
const numberWords: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  en: wordMap({
    0: 'zero no none nothing never without nil',
    1: 'one a an once first single another each every the',
    2: 'two twice double doubles doubled doubling second both pair couple',
    3: 'three thrice triple treble third',
    4: 'four fourth quadruple',
    5: 'five fifth',
    6: 'six sixth half-dozen sixes',
    7: 'seven seventh',
    8: 'eight eighth',
    9: 'nine ninth',
    10: 'ten tenth',
    11: 'eleven eleventh',
    12: 'twelve twelfth dozen',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty twentieth',
    24: 'twenty-four',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
    100: 'hundred',
    1000: 'thousand',
  }),
  es: wordMap({
    0: 'cero no ningún ninguno ninguna nada nunca sin',
    1: 'un uno una unos unas primero primera primer vez otro otra cada el la lo único única solo sola cualquier',
    2: 'dos doble dobles doblan duplica duplican duplicado segundo segunda ambos ambas par pareja',
    3: 'tres triple triplica tercero tercera tercer tercio',
    4: 'cuatro cuádruple',
    5: 'cinco quinto quinta',
    6: 'seis sexto sexta',
    7: 'siete séptimo séptima',
    8: 'ocho octavo octava',
    9: 'nueve noveno novena',
    10: 'diez décimo décima',
    11: 'once undécimo',
    12: 'doce docena duodécimo',
    13: 'trece',
    14: 'catorce',
    15: 'quince',
    16: 'dieciséis',
    17: 'diecisiete',
    18: 'dieciocho',
    19: 'diecinueve',
    20: 'veinte veintena vigésimo',
    24: 'veinticuatro',
    30: 'treinta',
    40: 'cuarenta',
    50: 'cincuenta',
    60: 'sesenta',
    70: 'setenta',
    80: 'ochenta',
    90: 'noventa',
    100: 'cien ciento centenar',
    1000: 'mil millar',
  }),
};

/** The number that a word in small letters stands for in a language; undefined for other words and for other languages. */
export function numberOfWord(word: string, language: string): number | undefined {
  return numberWords[language]?.get(word);
}

/** Whether the program knows the words for numbers in a language. */
export function knowsNumberWords(language: string): boolean {
  return Object.hasOwn(numberWords, language);
}

function wordMap(words: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(words).flatMap(([value, list]) => list.split(' ').map((word) => [word, Number(value)] as const)),
  );
}
