import { isTranslation } from '../../formats/format.ts';
import { type SourceSections, sourceSectionsOf } from '../../translations/model/sources.ts';
import { keptBesideSources, sourcesBySection } from '../../translations/model/sourcesBySection.ts';
import { notePrint } from '../../translations/model/staleEntries.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type ReadSections, readBySection } from '../../workspace/documents/readBySection.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';
import { foundInSection } from '../problems/listedProblems.ts';
import { glossaryProblems, noteNaming } from './glossary.ts';
import { keyProblems } from './keyProblems.ts';
import { otherTextProblems } from './otherText.ts';
import { pluralProblems } from './pluralNames.ts';
import { problemsOfTranslation } from './problemsOfTranslation.ts';
import { staleProblems } from './stale.ts';
import { untranslatedEntries } from './untranslatedEntries.ts';

/**
 * The problems of translations beside the texts that they translate, and of their keys; none for other documents, and none while the
 * workspace is being read. Spans are in document coordinates.
 */
export function* translationProblems(workspace: Workspace, document: Document): Steps<readonly Finding[]> {
  if (!isTranslation(document.format) || workspace.isBeingRead) return [];
  const language = languageOfDocument(document);
  const sources = yield* sourcesBySection(workspace, document);
  const beside = yield* problemsBySection(document, language, sources);
  return [
    ...beside.found.flatMap(({ index, value: { findings } }) =>
      findings.map((finding) => foundInSection(document, index, finding)),
    ),
    ...(yield* otherTextProblems(document, language, sources)),
    ...(yield* pluralProblems(document, language, sources)),
    ...(yield* glossaryProblems(document, language, sources)),
    ...(yield* keyProblems(workspace, document, language)),
    ...(yield* staleProblems(workspace, document)),
    ...(yield* untranslatedEntries(workspace, document)),
  ];
}

/** Those that an entry of a translation has beside its sources. Spans are in document coordinates. */
export function problemsOfEntry(workspace: Workspace, document: Document, index: number): readonly Finding[] {
  const section = document.sections[index];
  if (!section || !isTranslation(document.format) || workspace.isBeingRead) return [];
  const sources = sourceSectionsOf(workspace, document, section);
  const language = languageOfDocument(document);
  return problemsOfTranslation(document, section, language, sources).map((finding) =>
    foundInSection(document, index, finding),
  );
}

/** The findings of an entry, and the sections that they depend on besides its own. */
interface BesideSources {
  readonly sources: SourceSections | undefined;
  readonly findings: readonly Finding[];
}

const problemsBySection = readBySection<BesideSources, [language: string, sources: ReadSections<SourceSections>]>({
  valueIn: (document, section, index, language, sources) => {
    const ofSection = sources.values[index];
    noteNaming(document, index, language, sources);
    notePrint(document, index, language, sources);
    return {
      sources: ofSection,
      findings: ofSection ? problemsOfTranslation(document, section, language, ofSection) : [],
    };
  },
  isFound: ({ findings }) => findings.length > 0,
  stays: (before, _, index, __, { values }) => before.sources === values[index],
  kept: keptBesideSources(
    'beside',
    ({ findings }) => findings,
    (sources, findings = []) => ({ sources, findings }),
  ),
  isSlow: true,
});
