import type { Language } from '../text/language.ts';
import type { FixMessages } from './catalogue/fixes.ts';
import type { ProblemMessages } from './catalogue/problems.ts';
import type { Words } from './catalogue/words.ts';
import { fixesEn } from './en/fixes.ts';
import { problemsEn } from './en/problems.ts';
import { wordsEn } from './en/words.ts';
import { fixesEs } from './es/fixes.ts';
import { problemsEs } from './es/problems.ts';
import { wordsEs } from './es/words.ts';

/** All texts of the program in one language. */
export interface Messages {
  readonly language: Language;
  readonly problems: ProblemMessages;
  readonly fixes: FixMessages;
  readonly words: Words;
}

const all: Readonly<Record<Language, Messages>> = {
  en: { language: 'en', problems: problemsEn, fixes: fixesEn, words: wordsEn },
  es: { language: 'es', problems: problemsEs, fixes: fixesEs, words: wordsEs },
};

/** The messages for a locale such as `es`, `es-MX` or `de_AT.UTF-8`; English for other languages. */
export function messagesFor(locale: string | undefined): Messages {
  return /^es\b|^es_/i.test(locale ?? '') ? all.es : all.en;
}
