import { remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { locate } from '../../xml/locate.ts';
import type { MissingRoot } from '../../xml/parse.ts';
import { isReadableTag } from '../../xml/readableTag.ts';
import type { Edit, Finding, Fix } from './finding.ts';
import { isSyntaxCode } from './kinds.ts';
import { foundInSection, originOf } from './listedProblems.ts';
import { Trial } from './trial.ts';

/**
 * The problems of a section without the fixes that would add something where nobody can tell what is markup: to a start tag whose attributes have no
 * certain borders, or to a text that has more errors with it. A fix that replaces something stays, and so does one of an error of markup,
 * which has been tried. In a well-formed section the list is the same object.
 *
 * @param problems in section coordinates.
 * @param root as for `parse`.
 */
export function withSoundFixes(
  problems: readonly Finding[],
  section: Section,
  root: string | MissingRoot | undefined,
): readonly Finding[] {
  // Few problems have such a fix, and the errors of a section may have to be read.
  if (!problems.some(isInDoubt) || section.errors.length === 0) return problems;
  const trial = new Trial(section, root);
  return problems.map((problem) => {
    if (!isInDoubt(problem)) return problem;
    const { fixes = [], ...bare } = problem;
    const sound = fixes.filter((fix) => isSound(fix, section, trial));
    if (sound.length === fixes.length) return problem;
    return (sound.length > 0 ? { ...bare, fixes: sound } : bare) as Finding;
  });
}

/** The same for problems in document coordinates, as far as they are known to be of one section. */
export function withSoundFixesInSections(document: Document, problems: readonly Finding[]): readonly Finding[] {
  return problems.map((found) => {
    const origin = isInDoubt(found) ? originOf(found).section : undefined;
    const section = origin && document.sections[origin.index];
    if (!section) return found;
    const { index, problem } = origin;
    const sound = soundProblem(problem)(section, document.rootFor(index));
    return sound === problem ? found : foundInSection(document, index, sound);
  });
}

/** The same object each time, so that an editor is not told of it again. */
const soundProblem = remembered((problem: Finding) =>
  remembered(
    (section: Section, root: string | MissingRoot | undefined): Finding =>
      withSoundFixes([problem], section, root)[0] ?? problem,
  ),
);

/** Whether a fix of the problem adds something and has not been tried with all errors of its section. */
function isInDoubt({ code, fixes }: Finding): boolean {
  return fixes !== undefined && !isSyntaxCode(code) && fixes.some((fix) => fix.edits.some(isAddition));
}

/** Whether the edit adds text between what is there, or writes tags. */
function isAddition({ span, newText }: Edit): boolean {
  return span.start === span.end || newText.includes('<');
}

function isSound({ edits }: Fix, { nodes, errors }: Section, trial: Trial): boolean {
  const tags = edits.filter(isAddition).map(({ span }) => {
    const place = locate(nodes, span.start);
    return isInStartTag(place.kind) ? place.path.at(-1) : undefined;
  });
  return tags.every((tag) => !tag || isReadableTag(tag, errors)) && (!tags.includes(undefined) || trial.allows(edits));
}

function isInStartTag(kind: ReturnType<typeof locate>['kind']): boolean {
  return kind === 'startTag' || kind === 'elementName' || kind === 'attributeName' || kind === 'attributeValue';
}
