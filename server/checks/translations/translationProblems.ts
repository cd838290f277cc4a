import { isTranslation } from '../../formats/format.ts';
import type { SourceSections } from '../../translations/model/sources.ts';
import { sourcesBySection } from '../../translations/model/sourcesBySection.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { memoryBySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import { glossaryProblems, noteNaming } from './glossary.ts';
import { keyProblems } from './keyProblems.ts';
import { pluralProblems } from './pluralNames.ts';
import { problemsOfTranslation } from './problemsOfTranslation.ts';
import { staleProblems } from './stale.ts';

/**
 * The problems of translations beside the texts that they translate, and of their keys; none for other documents, and none while the
 * workspace is being read. Spans are in document coordinates.
 */
export function* translationProblems(workspace: Workspace, document: Document): Steps<readonly Finding[]> {
  if (!isTranslation(document.format) || workspace.isBeingRead) return [];
  const language = languageOfDocument(document);
  const sources = yield* sourcesBySection(workspace, document);
  const values = known(document, [workspace, language]);
  const { sections } = document;
  for (let index = 0; index < sections.length; index++) {
    const [section, ofSection] = [sections[index], sources[index]];
    if (!section || !ofSection || values[index]?.sources === ofSection) continue;
    yield () => {
      values[index] = { sources: ofSection, findings: problemsOfTranslation(document, section, language, ofSection) };
      noteNaming(workspace, document, language, index, ofSection);
    };
  }
  const problems: Finding[] = [];
  for (let index = 0; index < sections.length; index++) {
    for (const finding of values[index]?.findings ?? none)
      problems.push(shiftFinding(finding, document.startOf(index)));
  }
  return [
    ...problems,
    ...(yield* pluralProblems(workspace, document, language)),
    ...(yield* glossaryProblems(workspace, document, language)),
    ...(yield* keyProblems(workspace, document, language)),
    ...(yield* staleProblems(workspace, document)),
  ];
}

const none: readonly Finding[] = [];

/** The findings of an entry, and the sections that they depend on besides its own. */
interface Known {
  readonly sources: SourceSections;
  readonly findings: readonly Finding[];
}

const known = memoryBySection<Known>();
