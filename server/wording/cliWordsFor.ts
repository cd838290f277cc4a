import type { Language } from '../text/language.ts';
import type { CliWords } from './catalogue/cliWords.ts';
import { cliWordsEn } from './en/cliWords.ts';
import { cliWordsEs } from './es/cliWords.ts';

/** What the command line says. Apart from `Messages`, so that the server in the editor does not carry it along. */
export function cliWordsFor(language: Language): CliWords {
  return { en: cliWordsEn, es: cliWordsEs }[language];
}
