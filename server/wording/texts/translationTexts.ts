import type { SignFacts, Suspect } from '../../checks/problems/facts.ts';
import { fill, say, type Wording } from './places.ts';

/** What differs from the source in a translation, in one language. */
interface TranslationTexts {
  readonly signs: Wording<SignFacts>;
  /** What is to do, behind what is wrong, with a place for `why` it is wrong. */
  readonly advice: string;
  /** The words in quotation marks. */
  readonly quoted: (words: string) => string;
}

/** The sentences of that: each says what is wrong, and what is to do. */
export function translationTexts({ signs, advice, quoted }: TranslationTexts) {
  const withAdvice = <Facts extends { readonly suspect: Suspect }>(
    sentence: Wording<Facts>,
    facts: Facts,
    why: string,
  ): string => say(sentence, { ...facts, end: fill(advice, { why, suspect: facts.suspect }) });
  const sign = (facts: SignFacts, why: string): string => {
    const suspect = facts.what === 'added' && facts.suspect === 'translation' ? 'either' : facts.suspect;
    return withAdvice(signs, { ...facts, suspect }, why);
  };
  const inQuotes = (words: string | undefined) => words && quoted(words);
  const words = ({ source, written, ...facts }: SignFacts, why: string): string =>
    sign({ ...facts, source: inQuotes(source), written: inQuotes(written) }, why);
  return { withAdvice, sign, words };
}
