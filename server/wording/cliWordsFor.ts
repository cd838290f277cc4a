import type { Language } from '../text/language.ts';
import type { CliWords } from './catalogue/cliWords.ts';
import { cliWordsEn } from './en/cliWords.ts';
import { cliWordsEs } from './es/cliWords.ts';

const all: Readonly<Record<Language, CliWords>> = {
  en: cliWordsEn,
  es: cliWordsEs,
};

/** The texts of the command line. They are separate from `Messages`, so that the server of the editor does not contain them. */
export function cliWordsFor(language: Language): CliWords {
  return all[language];
}
