import { overlaps } from '../../text/span.ts';
import { alignments, countDifferences } from '../../translations/comparison/alignment.ts';
import { type LanguageText, type SourceSections, sourcesIn } from '../../translations/model/sources.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { translationText } from '../../translations/model/translationText.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import type { Beside, TranslationComparison } from './comparison.ts';
import { differenceProblems } from './differences.ts';
import { doubleSpaces, lostLines } from './layout.ts';
import { lengthProblems } from './length.ts';
import { meaningProblems } from './meanings.ts';
import { placeholderProblems } from './placeholders.ts';
import { punctuationSlips } from './punctuation.ts';
import { asMeant } from './repaired.ts';
import { untranslatedProblems } from './untranslated.ts';

const comparisons: readonly TranslationComparison[] = [
  { uses: ['template'], find: placeholderProblems },
  { uses: ['text'], isForOverrides: true, isAlone: true, find: lengthProblems },
  { uses: ['text'], find: doubleSpaces },
  { uses: ['text'], find: lostLines },
  { uses: ['text'], find: punctuationSlips },
  { uses: ['text'], find: untranslatedProblems },
  { uses: ['text', 'value'], isForOverrides: true, find: differenceProblems },
  { uses: ['text'], find: meaningProblems },
];

const none: readonly Finding[] = [];

/** The problems of one translation beside its sources. Spans are in section coordinates. */
export function problemsOfTranslation(
  document: Document,
  section: Section,
  sections: SourceSections,
): readonly Finding[] {
  const text = translationText(document, section);
  if (!text || section.errors.length > 0) return none;
  const beside = besideSources({ ...text, language: languageOfDocument(document) }, sections);
  if (!beside) return none;
  const found: Finding[] = [];
  for (const { uses, isForOverrides = false, isAlone, find } of comparisons) {
    if (!uses.includes(text.use) || (beside.sources.isOverride && !isForOverrides)) continue;
    // A word of the other language is no number and no name of this one.
    const isLeft = ({ span }: Finding): boolean =>
      found.some((other) => other.code === 'untranslated-text' && overlaps(other.span, span));
    found.push(...find(beside).filter((finding) => !isLeft(finding)));
    if (isAlone && found.length > 0) break;
  }
  return found.map((problem) => shiftFinding(problem, text.span.start));
}

function besideSources(translation: LanguageText, sections: SourceSections): Beside | undefined {
  const sources = sourcesIn(translation.key, translation.language, sections);
  const { candidates, witnesses, isOverride } = sources;
  if (translation.use === 'name') return undefined;
  const [best] = alignments(
    asMeant(translation, true),
    candidates.map((candidate) => asMeant(candidate, false)),
  );
  return (
    best && {
      best: { ...best, translation },
      sources,
      // The source, if translations in further languages differ from it in the same way.
      suspect: () => {
        // Other translations may have been made from a text that replaces another one in its own language.
        if (isOverride) return 'either';
        const agrees = (witness: LanguageText): boolean =>
          alignments(best.translation, [witness]).every((one) => countDifferences(one) === 0);
        return witnesses.some(agrees) ? 'source' : 'translation';
      },
    }
  );
}
