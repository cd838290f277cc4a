import { hasEntities } from '../../formats/format.ts';
import { memoryBySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';
import { cycleProblems } from './cycles.ts';
import { freeWordProblems } from './freeWords.ts';
import { groupProblems } from './groups.ts';
import { pictureProblems } from './pictures.ts';
import { mentionedRules, unusedProblems } from './unused.ts';

const byReferences = memoryBySection<readonly Finding[]>();
const byNames = memoryBySection<readonly Finding[]>();
const byFiles = memoryBySection<readonly Finding[]>();

/**
 * A function that finds problems which only other entries of the workspace show, in a section of an XML document by its index; translations
 * have none of them. Findings that depend on references alone, and need no tree, are kept apart from those that depend on names.
 */
export function besideOthers(workspace: Workspace, document: Document): (index: number) => readonly Finding[] {
  const { index, whole, isBeingRead } = workspace;
  const format = document.format?.isXml ? document.format : undefined;
  const references = byReferences(document, [
    workspace,
    index.definitionsKey,
    index.referencesKey,
    whole.index.referencesKey,
    isBeingRead,
  ]);
  // Few rules have no other use, and without one the scenarios need not be read.
  let inScenarios: ReadonlySet<string> | undefined;
  const isMentioned = (problem: Finding): boolean => {
    if (problem.code !== 'unused-entry' || !hasEntities(format, 'rule')) return false;
    inScenarios ??= mentionedRules(workspace.whole);
    return inScenarios.has(problem.facts.id);
  };
  // Rules files, most of all, must not wait for the packs to be read.
  const needsNames = format?.freeWords !== undefined || format?.values?.group !== undefined;
  const names = needsNames
    ? byNames(document, [workspace, index.namesKey, index.definitionsKey, index.tagsKey, isBeingRead])
    : undefined;
  const files =
    format?.picture === undefined ? undefined : byFiles(document, [workspace, workspace.fileNames.key, isBeingRead]);
  return (at) => {
    const section = document.sections[at];
    if (!section || !format) return none;
    references[at] ??= orNone([
      ...cycleProblems(workspace, document, section),
      ...unusedProblems(workspace, document, section),
    ]);
    if (names) {
      names[at] ??= orNone([
        ...groupProblems(workspace, document, section),
        ...freeWordProblems(workspace, document, section),
      ]);
    }
    if (files) files[at] ??= orNone(pictureProblems(workspace, document.uri, format, section));
    const [unmentioned = none, ofNames = none, ofFiles = none] = [references[at], names?.[at], files?.[at]];
    const ofReferences = unmentioned.some(isMentioned) ? unmentioned.filter((one) => !isMentioned(one)) : unmentioned;
    return ofNames.length + ofFiles.length === 0 ? ofReferences : [...ofReferences, ...ofNames, ...ofFiles];
  };
}

const none: readonly Finding[] = [];

function orNone(problems: readonly Finding[]): readonly Finding[] {
  return problems.length > 0 ? problems : none;
}
