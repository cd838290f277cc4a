/**
 * The languages of the program's texts and of the descriptions in schemas, English first. A row here is a new language: the compiler then
 * asks for its sentences, and the tests for its other texts.
 */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The languages that the readers of game texts know: other languages need rules of their own there. */
type ProseLanguage = 'en' | 'es';

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
  const english = start.match(englishWords)?.length ?? 0;
  const spanish = start.match(spanishWords)?.length ?? 0;
  if (english === spanish) return undefined;
  return english > spanish ? 'en' : 'es';
}

const maximumJudgedLength = 2000;
