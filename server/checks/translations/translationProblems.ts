import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../text/remembered.ts';
import { type SourceSections, sourceSectionsOf } from '../../translations/model/sources.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { memoryBySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { eachSection, type Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import { keyProblems } from './keyProblems.ts';
import { pluralProblems } from './pluralNames.ts';
import { problemsOfTranslation } from './problemsOfTranslation.ts';

/**
 * The problems of translations beside the texts that they translate, and of their keys; none for other documents, and none while the
 * workspace is being read. Spans are in document coordinates.
 */
export function* translationProblems(workspace: Workspace, document: Document): Steps<readonly Finding[]> {
  if (!isTranslation(document.format) || workspace.isBeingRead) return [];
  const language = languageOfDocument(document);
  const values = known(document, [workspace, language]);
  const others = workspace.documents().filter((other) => other !== document);
  const state = stateOf(document);
  // Only a change of another document can change the texts that an entry is compared with.
  if (
    !isSame(
      state.others,
      others.map(({ sections }) => sections),
    )
  ) {
    yield* eachSection(document, (section, index) => {
      const value = values[index];
      if (value && !isSameSource(value.sources, sourceSectionsOf(workspace, document, section)))
        values[index] = undefined;
    });
  }
  const { sections } = document;
  for (let index = 0; index < sections.length; index++) {
    const section = sections[index];
    if (!section || values[index]) continue;
    yield () => {
      const sources = sourceSectionsOf(workspace, document, section);
      values[index] = { sources, findings: problemsOfTranslation(document, section, language, sources) };
    };
  }
  state.others = others.map(({ sections }) => sections);
  const problems: Finding[] = [];
  for (let index = 0; index < sections.length; index++) {
    for (const finding of values[index]?.findings ?? none)
      problems.push(shiftFinding(finding, document.startOf(index)));
  }
  return [
    ...problems,
    ...(yield* pluralProblems(workspace, document, language)),
    ...(yield* keyProblems(workspace, document, language)),
  ];
}

const none: readonly Finding[] = [];

/** The findings of an entry, and the sections that they depend on besides its own. */
interface Known {
  readonly sources: SourceSections;
  readonly findings: readonly Finding[];
}

const known = memoryBySection<Known>();

/** The sections of the other documents at the end of the last check. */
interface State {
  others: readonly (readonly Section[])[];
}

const stateOf = remembered((_: Document): State => ({ others: [] }));

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}

function isSameSource(before: SourceSections, now: SourceSections): boolean {
  return (
    before.base?.section === now.base?.section &&
    isSame(
      before.others.map(({ section }) => section),
      now.others.map(({ section }) => section),
    )
  );
}
