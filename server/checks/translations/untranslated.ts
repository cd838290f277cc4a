import { type Span, trimmed } from '../../text/span.ts';
import { writtenWords } from '../../text/writing.ts';
import { type Alignment, plainText } from '../../translations/comparison/alignment.ts';
import { languageOfText } from '../../translations/model/textLanguage.ts';
import type { Finding } from '../problems/finding.ts';

/** Shorter texts may be names, and remarks that are the same in both languages. */
const fewestWords = 4;

/** A sentence needs more words of a language to be told from one of names. */
const fewestOfSentence = 5;
const leastCommonWords = 3;

/** Text that is still in the language of the source: all of it, or whole sentences. Spans are in the text of the translation. */
export function untranslatedProblems({ source, translation }: Alignment): readonly Finding[] {
  const { text } = translation;
  if (source.language === '' || source.language === translation.language) return [];
  const span = trimmed(text, { start: 0, end: text.length });
  if (plainText(text) === plainText(source.text)) {
    const isText = writtenWords(text).length >= fewestWords && languageOfText(text, 1) === source.language;
    return isText ? [{ code: 'untranslated-text', span, facts: { what: 'entry', language: source.language } }] : [];
  }
  const left = joined(sentences(text), (sentence) => isIn(text.slice(sentence.start, sentence.end), source.language));
  return left.map((one) => ({
    code: 'untranslated-text',
    span: one,
    facts: { what: 'sentence', language: source.language },
  }));
}

/** The stretches of wanted sentences that follow each other. */
function joined(all: readonly Span[], isWanted: (sentence: Span) => boolean): readonly Span[] {
  const found: Span[] = [];
  let isOpen = false;
  for (const sentence of all) {
    const last = found.at(-1);
    const wanted = isWanted(sentence);
    if (wanted && isOpen && last) found[found.length - 1] = { start: last.start, end: sentence.end };
    else if (wanted) found.push(sentence);
    isOpen = wanted;
  }
  return found;
}

function isIn(sentence: string, language: string): boolean {
  return writtenWords(sentence).length >= fewestOfSentence && languageOfText(sentence, leastCommonWords) === language;
}

/** The sentences of a text, without the white space around them. */
function sentences(text: string): readonly Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/[.!?:]["'”’»)]{0,3}(?=\s)|\n[ \t\r]*\n/g)) {
    found.push(trimmed(text, { start, end: index + end.length }));
    start = index + end.length;
  }
  found.push(trimmed(text, { start, end: text.length }));
  return found.filter((span) => span.end > span.start);
}
