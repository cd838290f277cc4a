import { rememberedText } from '../queries/remembered.ts';

/**
 * The languages of the program's texts and of the descriptions in schemas, English first. A row here is a new language: the compiler then
 * asks for its sentences, and the tests for its other texts.
 */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The languages that the readers of game texts know: other languages need rules of their own there. */
export type ProseLanguage = 'en' | 'es';

/** Whether the readers of game texts know a language, such as `es` or `en-GB`. */
export function isProseLanguage(language: string): boolean {
  return /^(?:en|es)(?:-|$)/.test(language);
}

const englishWords =
  /(?<![A-Za-zÀ-ÿ])(?:the|and|is|are|of|you|your|his|with|if|on|to|each|roll|or|may|for|this|that)(?![A-Za-zÀ-ÿ])/giu;
const spanishWords =
  /(?<![A-Za-zÀ-ÿ])(?:el|la|los|las|un|una|de|del|que|y|si|por|con|tu|su|sus|para|cada|en|tira)(?![A-Za-zÀ-ÿ])/giu;

/** The language of a text, by its commonest words; undefined if there are too few of them. */
export function proseLanguage(text: string): ProseLanguage | undefined {
  const start = text.slice(0, maximumJudgedLength);
  return likelier(start.match(englishWords)?.length ?? 0, start.match(spanishWords)?.length ?? 0);
}

const maximumJudgedLength = 2000;

/**
 * Small words of languages that the readers of game texts do not know, by language. A word may be in several rows: what counts is which
 * language has the most of a text.
 */
const wordsOfOthers: readonly ReadonlySet<string>[] = [
  'le les des du et est une un dans pour sur avec sont ont qui vous il elle au aux ce cette ces ne pas par leur ou de la en son sa ses tout mais si',
  'der das und ist ein eine einen einem nicht mit auf für den dem des sich von zu zum zur werden wird im bei oder wenn kann als aus nach wie jeder jede hat sind',
  'o os um uma não em no na nos nas do da dos das ao aos com seu sua e é ou mais de que para por se são pelo pela cada lhe quando',
  'il lo gli un uno una di che non per è del della dei delle nel nella sono ha si con ogni alla al dal se più da tira questo',
  'na w z i się nie jest do że od po który która lub dla każdy jak przez za oraz tego',
  'het een van niet zijn voor op te dat wordt deze elke met aan bij uit naar als worden heeft de en',
  'els les amb és una un del dels per al als que de la el i no ho seu seva cada quan o',
  'och att är på som av för inte den det ett en med till från eller ikke og af han skal',
  'je na se že do si být nebo který které pro každý jsou není za od při',
  'és az hogy egy nem van ha csak meg vagy minden lehet',
].map((row) => new Set(row.split(' ')));

/** More of them than `proseLanguage` asks for, so that a text in one of the two languages is not taken for one in another. */
const wordsOfKnown: Readonly<Record<ProseLanguage, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a an the and is are was were be been of in on at to by for from with without into it its he she they them him her his their you your ' +
      'this that these those if then when while or not no may must can will do does has have had all any each one as but so than which who there'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las lo un una unos unas de del al que y e o u si se por con sin para en tu su sus te le les cada no es son está están ' +
      'como cuando pero más este esta estos estas todo todos toda todas hasta entre sobre puede pueden debe tira hay ha han'
    ).split(' '),
  ),
};

/** `other`: none that the readers know. */
export type TextLanguage = ProseLanguage | 'other' | undefined;

/**
 * The language whose small words a text has most of, of a known one or any other; undefined if there are none, or if two have as many. A
 * single word is enough: where a text may be in a language that the readers do not know, nothing is said of its words.
 */
export const languageOfWords = rememberedText({ most: 2000, longest: 400 }, (text): TextLanguage => {
  const start = text.slice(0, maximumJudgedLength).toLowerCase();
  const words = start.match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? [];
  const count = (known: ReadonlySet<string>): number => words.filter((word) => known.has(word)).length;
  const [english, spanish] = [count(wordsOfKnown.en), count(wordsOfKnown.es)];
  const most = Math.max(english, spanish);
  return wordsOfOthers.some((known) => count(known) > most) ? 'other' : likelier(english, spanish);
});

function likelier(english: number, spanish: number): ProseLanguage | undefined {
  return english === spanish ? undefined : english > spanish ? 'en' : 'es';
}
