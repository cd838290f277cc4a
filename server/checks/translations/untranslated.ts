import { partsUpTo } from '../../text/sentences.ts';
import { overlaps, type Span, trimmed } from '../../text/span.ts';
import { writtenWords } from '../../text/writing.ts';
import { plainText } from '../../translations/comparison/alignment.ts';
import { countCommonWords, languageOfText } from '../../translations/model/textLanguage.ts';
import type { Finding } from '../problems/finding.ts';
import type { Beside } from './comparison.ts';

/** A sentence needs more words of a language to be told from one of names. */
const minimumSentenceWords = 5;
const minimumCommonWords = 3;

/** Sentences that are still in the language of the source, in a text that is not word for word the source. Spans are in the text of the translation. */
export function untranslatedProblems({ best: { source, translation } }: Beside): readonly Finding[] {
  const { text } = translation;
  if (source.language === '' || source.language === translation.language) return [];
  if (plainText(translation) === plainText(source)) return [];
  if (countCommonWords(text, source.language) < minimumCommonWords) return [];
  const isLeft = ({ start, end }: Span): boolean => isIn(text.slice(start, end), source.language);
  const isShort = ({ start, end }: Span): boolean =>
    writtenWords(text.slice(start, end)).length <= minimumSentenceWords;
  const left = joined(partsOf(text, sentenceEnds), isLeft, isShort);
  // A sentence that is half translated.
  const clauses = joined(partsOf(text, clauseEnds), isLeft, () => false).filter(
    (clause) => !left.some((one) => overlaps(one, clause)),
  );
  return [...left, ...clauses].map((one) => ({
    code: 'untranslated-text',
    span: one,
    facts: { what: 'sentence', language: source.language },
  }));
}

/** The stretches of wanted sentences that follow each other. */
function joined(
  all: readonly Span[],
  isWanted: (sentence: Span) => boolean,
  isNeutral: (sentence: Span) => boolean,
): Span[] {
  const found: Span[] = [];
  let isOpen = false;
  for (const sentence of all) {
    const last = found.at(-1);
    const wanted = isWanted(sentence);
    if (wanted && isOpen && last) found[found.length - 1] = { start: last.start, end: sentence.end };
    else if (wanted) found.push(sentence);
    // A sentence of few words belongs to those around it.
    isOpen = wanted || (isOpen && isNeutral(sentence));
  }
  return found;
}

function isIn(sentence: string, language: string): boolean {
  if (languageOfText(sentence, minimumCommonWords) !== language) return false;
  const words = writtenWords(sentence);
  // Titles of books and songs stay as they are.
  const isTitle = words.filter((word) => word === word.toLowerCase()).length * 2 < words.length;
  return words.length >= minimumSentenceWords && !isTitle;
}

const sentenceEnds = /[.!?:]["'”’»)]{0,3}(?=\s)|\n[ \t\r]*\n/g;
const clauseEnds = /[.!?:;,]["'”’»)]{0,3}(?=\s)|\n[ \t\r]*\n/g;

function partsOf(text: string, ends: RegExp): readonly Span[] {
  return partsUpTo(text, ends)
    .map((part) => trimmed(text, part))
    .filter(({ start, end }) => end > start);
}
