import type { AbilityMessages } from './abilities.ts';
import { abilitiesEn } from './abilitiesEn.ts';
import { abilitiesEs } from './abilitiesEs.ts';
import type { FixMessages } from './fixes.ts';
import { fixesEn } from './fixesEn.ts';
import { fixesEs } from './fixesEs.ts';
import type { ProblemMessages } from './problems.ts';
import { problemsEn } from './problemsEn.ts';
import { problemsEs } from './problemsEs.ts';
import type { SlipMessages } from './slips.ts';
import { slipsEn } from './slipsEn.ts';
import { slipsEs } from './slipsEs.ts';
import type { Words } from './words.ts';
import { wordsEn } from './wordsEn.ts';
import { wordsEs } from './wordsEs.ts';

/** The languages in which the program speaks. */
export type Language = 'en' | 'es';

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
