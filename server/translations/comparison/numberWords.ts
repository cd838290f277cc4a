import { numberNames, numbersByName } from '../../text/numberWords.ts';

/** Words for numbers by language, beside their names: articles too, because `a week` may become `1 semana`. */
const numberWords: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  en: wordMap(numberNames.en, {
    0: 'no none nothing never without nil',
    1: 'a an once first single another each every the',
    2: 'twice double doubles doubled doubling second both pair couple',
    3: 'thrice triple treble third',
    4: 'fourth quadruple',
    5: 'fifth',
    6: 'sixth half-dozen sixes',
    7: 'seventh',
    8: 'eighth',
    9: 'ninth',
    10: 'tenth',
    11: 'eleventh',
    12: 'twelfth dozen',
    20: 'twentieth',
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
  es: wordMap(numberNames.es, {
    0: 'no ningún ninguno ninguna nada nunca sin',
    1: 'un una unos unas primero primera primer vez otro otra cada el la lo único única solo sola cualquier',
    2: 'doble dobles doblan duplica duplican duplicado segundo segunda ambos ambas par pareja',
    3: 'triple triplica tercero tercera tercer tercio',
    4: 'cuarto cuarta cuádruple',
    5: 'quinto quinta',
    6: 'sexto sexta',
    7: 'séptimo séptima',
    8: 'octavo octava',
    9: 'noveno novena',
    10: 'décimo décima',
    11: 'undécimo',
    12: 'docena duodécimo',
    20: 'veintena vigésimo',
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

function wordMap(names: string, others: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  const further = Object.entries(others).flatMap(([value, list]) =>
    list.split(' ').map((word) => [word, Number(value)] as const),
  );
  return new Map([...numbersByName(names), ...further]);
}
