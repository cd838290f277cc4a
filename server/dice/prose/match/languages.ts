import { remembered } from '../../../queries/remembered.ts';
import type { ProseLanguage } from '../../../text/language.ts';
import { englishGrammar } from '../grammar/en.ts';
import { spanishGrammar } from '../grammar/es.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { englishLexicon } from '../lexicon/en.ts';
import { spanishLexicon } from '../lexicon/es.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../words/token.ts';
import { Phrases } from './phrases.ts';

/** The words and phrases of a language. */
interface Language {
  readonly lexicon: Lexicon;
  readonly grammar: Grammar;
}

const languages: Readonly<Record<ProseLanguage, Language>> = {
  en: { lexicon: englishLexicon, grammar: englishGrammar },
  es: { lexicon: spanishLexicon, grammar: spanishGrammar },
};

const compiled = remembered(({ lexicon, grammar }: Language) => new Phrases(lexicon, grammar));

/** The phrases of a language, compiled when they are first asked for. */
export function phrasesOf(language: ProseLanguage): Phrases {
  return compiled(languages[language]);
}

/** Words that only one language has, and most of its sentences. */
const common: ReadonlyMap<string, ProseLanguage> = new Map(
  (['en', 'es'] as const).flatMap((language) =>
    languages[language].lexicon.common.split(' ').map((word) => [word, language] as const),
  ),
);

/** The language with more of these words between two tokens; undefined where nothing tells. */
export function languageOfTokens(tokens: readonly Token[], from: number, to: number): ProseLanguage | undefined {
  let balance = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    const language = token?.kind === 'word' ? common.get(token.word) : undefined;
    if (language) balance += language === 'en' ? 1 : -1;
  }
  if (balance === 0) return undefined;
  return balance > 0 ? 'en' : 'es';
}
