import type { Language } from '../text/language.ts';
import { cliWordsEn } from './en/cliWords.ts';
import { cliWordsEs } from './es/cliWords.ts';
import { type Spoken, spoken } from './texts/places.ts';

/** The texts of the command line, without the problems. */
export type CliWords = Spoken<typeof cliWordsEn>;

/** A mistake in a command line. */
export type UsageProblem = Parameters<CliWords['usage']>[0];

const all: Readonly<Record<Language, CliWords>> = {
  en: spoken(cliWordsEn),
  es: spoken<typeof cliWordsEn>(cliWordsEs),
};

/** The texts of the command line. They are separate from `Messages`, so that the server of the editor does not contain them. */
export function cliWordsFor(language: Language): CliWords {
  return all[language];
}
