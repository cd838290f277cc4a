import type { Language } from '../text/language.ts';
import { fixesEn } from './en/fixes.ts';
import { problemsEn } from './en/problems.ts';
import { wordsEn } from './en/words.ts';
import { fixesEs } from './es/fixes.ts';
import { problemsEs } from './es/problems.ts';
import { wordsEs } from './es/words.ts';
import type { FixMessages } from './texts/fixTexts.ts';
import { type Spoken, spoken } from './texts/places.ts';
import type { ProblemMessages } from './texts/problemTexts.ts';

/** The texts of features and commands. */
type Words = Spoken<typeof wordsEn>;

/** All texts of the program in one language. */
export interface Messages {
  readonly language: Language;
  readonly problems: ProblemMessages;
  readonly fixes: FixMessages;
  readonly words: Words;
}

const all: Readonly<Record<Language, Messages>> = {
  en: { language: 'en', problems: problemsEn, fixes: fixesEn, words: spoken(wordsEn) },
  es: { language: 'es', problems: problemsEs, fixes: fixesEs, words: spoken<typeof wordsEn>(wordsEs) },
};

/** The messages for a locale such as `es`, `es-MX` or `de_AT.UTF-8`; English for other languages. */
export function messagesFor(locale: string | undefined): Messages {
  return knownMessages(locale) ?? all.en;
}

/** The messages that go with a text in that language: those of the reader if the program has none in it, or if the language is unknown. */
export function messagesBeside(language: string | undefined, reader: Messages): Messages {
  return knownMessages(language) ?? reader;
}

function knownMessages(locale = ''): Messages | undefined {
  const [tag = ''] = locale.toLowerCase().split(/[-_.@]/);
  return Object.values(all).find(({ language }) => language === tag);
}
