import type { Language } from '../text/language.ts';
import type { AbilityMessages } from './catalogue/abilities.ts';
import type { FixMessages } from './catalogue/fixes.ts';
import type { ProblemMessages } from './catalogue/problems.ts';
import type { SlipMessages } from './catalogue/slips.ts';
import type { Words } from './catalogue/words.ts';
import { abilitiesEn } from './en/abilities.ts';
import { fixesEn } from './en/fixes.ts';
import { problemsEn } from './en/problems.ts';
import { slipsEn } from './en/slips.ts';
import { wordsEn } from './en/words.ts';
import { abilitiesEs } from './es/abilities.ts';
import { fixesEs } from './es/fixes.ts';
import { problemsEs } from './es/problems.ts';
import { slipsEs } from './es/slips.ts';
import { wordsEs } from './es/words.ts';

/** Everything that the program says in one language. */
export interface Messages {
  readonly language: Language;
  readonly problems: ProblemMessages;
  readonly slips: SlipMessages;
  readonly abilities: AbilityMessages;
  readonly fixes: FixMessages;
  readonly words: Words;
}

const all: Readonly<Record<Language, Messages>> = {
  en: { language: 'en', problems: problemsEn, slips: slipsEn, abilities: abilitiesEn, fixes: fixesEn, words: wordsEn },
  es: { language: 'es', problems: problemsEs, slips: slipsEs, abilities: abilitiesEs, fixes: fixesEs, words: wordsEs },
};

/** The messages for a locale such as `es`, `es-MX` or `de_AT.UTF-8`; English where the program does not speak the language. */
export function messagesFor(locale: string | undefined): Messages {
  return /^es\b|^es_/i.test(locale ?? '') ? all.es : all.en;
}
