import type { Alignment } from '../../translations/comparison/alignment.ts';
import { lostMeanings } from '../../translations/comparison/lostMeanings.ts';
import type { Finding } from '../problems/finding.ts';

/** The halves and prohibitions of a source that its translation does not have. Spans are in the text of the translation. */
export function meaningProblems({ source, translation }: Alignment): readonly Finding[] {
  return lostMeanings(source, translation).map(({ word, span }) => ({
    code: 'translation-meaning',
    span,
    facts: { word },
  }));
}
