import { overlaps } from '../../text/span.ts';
import { type Alignment, alignments, countDifferences } from '../../translations/comparison/alignment.ts';
import { type LanguageText, type SourceSections, type Sources, sourcesIn } from '../../translations/model/sources.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { translationText } from '../../translations/model/translationText.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { targetProblems } from '../odds/targets.ts';
import type { Suspect } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import { differenceProblems } from './differences.ts';
import { layoutSlips } from './layout.ts';
import { lengthProblem } from './length.ts';
import { meaningProblems } from './meanings.ts';
import { placeholderProblems } from './placeholders.ts';
import { punctuationSlips } from './punctuation.ts';
import { untranslatedProblems } from './untranslated.ts';

/** The problems of one translation beside its sources. Spans are in section coordinates. */
export function problemsOfTranslation(
  document: Document,
  section: Section,
  sections: SourceSections,
): readonly Finding[] {
  const text = translationText(document, section);
  if (!text || section.errors.length > 0) return none;
  const language = languageOfDocument(document);
  const sources = sourcesIn(text.key, language, sections);
  const translation = { ...text, language };
  const [best] = alignments(translation, sources.candidates);
  const problems = best ? problemsOf(best, sources, translation) : none;
  return problems.map((problem) => shiftFinding(problem, text.span.start));
}

const none: readonly Finding[] = [];

function problemsOf(best: Alignment, sources: Sources, translation: LanguageText): readonly Finding[] {
  if (translation.use === 'name') return none;
  // Names of one language differ on purpose: printed ones have placeholders, cleaned ones have none.
  if (translation.use === 'template')
    return sources.isOverride ? none : placeholderProblems(translation, sources.candidates);
  if (translation.use === 'value') return differenceProblems(best, suspectOf(best, sources));
  const length = lengthProblem(best, sources.isOverride);
  if (length) return [length];
  const suspect = suspectOf(best, sources);
  // The problem is reported there: no roll of the source reaches its target.
  if (best.signs.length > 0 && isImpossible(best.source) && !isImpossible(translation))
    return untranslatedProblems(best);
  // Whoever rewrites a text may say a number otherwise, but not change dice.
  if (sources.isOverride) {
    return differenceProblems(withoutRewording(best), suspect);
  }
  const untranslated = untranslatedProblems(best);
  // A word of the other language is no number of this one.
  const differences = differenceProblems(best, suspect).filter(
    ({ span }) => !untranslated.some((other) => overlaps(other.span, span)),
  );
  return [
    ...(isOneChange(best) ? differences : differences.map(({ fixes, ...problem }): Finding => problem)),
    ...meaningProblems(best),
    ...untranslated,
    ...layoutSlips(best, sources.candidates),
    ...punctuationSlips(best),
  ];
}

/** Whether only dice and numbers, or only marks of rows, have changed: otherwise one text may be a new version of the other, with its own numbers. */
function isOneChange({ signs, rows }: Alignment): boolean {
  return rows.length === 0 ? signs.every(({ source, written }) => source && written) : signs.length === 0;
}

/** Whether a text has a target that its dice cannot reach. */
function isImpossible({ text }: LanguageText): boolean {
  return targetProblems([{ use: 'text', text, start: 0 }]).some(({ code }) => code === 'impossible-target');
}

function withoutRewording(best: Alignment): Alignment {
  const signs = best.signs.filter(({ source, written }) => source?.kind === 'die' || (source && written));
  return { ...best, signs, rows: best.rows.filter(({ what }) => what !== 'inSentence') };
}

/** The text that is most likely wrong: that of the source, if translations in further languages differ from it in the same way. */
function suspectOf(best: Alignment, { isOverride, witnesses }: Sources): Suspect {
  // Other translations may have been made from a text that replaces another one in its own language.
  if (isOverride) return 'either';
  if (countDifferences(best) === 0) return 'translation';
  const agrees = (witness: LanguageText): boolean =>
    alignments(best.translation, [witness]).every((one) => countDifferences(one) === 0);
  return witnesses.some(agrees) ? 'source' : 'translation';
}
