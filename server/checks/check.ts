import type { Messages } from '../l10n/messages.ts';
import type { Document } from '../workspace/document.ts';
import { type Section, shift } from '../workspace/section.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { idProblems } from './ids.ts';
import { oddsProblems } from './odds.ts';
import { type Problem, severities } from './problem.ts';
import { rootStructureProblems, structureProblems } from './structure.ts';
import { declaresEntities, rootProblems, wellFormedProblems } from './wellFormed.ts';

/** Of a document with more problems than this only the first are reported, and one that says so. */
const maximumProblems = 1000;

/** All problems of a document, in the order of its text; none for a document that is not ours. */
export function check(workspace: Workspace, document: Document, messages: Messages): readonly Problem[] {
  const { kind } = document;
  if (kind === undefined || kind === 'prose') return [];
  const problems: Problem[] = [
    ...rootProblems(document, messages),
    ...rootStructureProblems(kind, document, messages),
    ...idProblems(workspace, document, messages),
  ];
  const knowsEntities = !declaresEntities(document);
  for (const [index, section] of document.sections.entries()) {
    if (problems.length > maximumProblems) break;
    for (const problem of sectionProblems(kind, section, messages)) {
      if (knowsEntities || problem.code !== 'unknown-entity') {
        problems.push({ ...problem, span: shift(problem.span, document.startOf(index)) });
      }
    }
  }
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return problems.length > maximumProblems ? shortened(problems, messages) : problems;
}

/** Sections never change, so what was found in one stays true. */
const known = new WeakMap<Section, { readonly messages: Messages; readonly problems: readonly Problem[] }>();

function sectionProblems(
  kind: Exclude<Document['kind'], 'prose' | undefined>,
  section: Section,
  messages: Messages,
): readonly Problem[] {
  const found = known.get(section);
  if (found?.messages === messages) return found.problems;
  const problems = [
    ...wellFormedProblems(section, messages),
    ...structureProblems(kind, section, messages),
    ...oddsProblems(section, messages),
  ];
  known.set(section, { messages, problems });
  return problems;
}

function shortened(problems: readonly Problem[], messages: Messages): readonly Problem[] {
  const code = 'too-many-problems';
  const message = messages.problems.tooManyProblems(maximumProblems);
  return [
    ...problems.slice(0, maximumProblems),
    { code, severity: severities[code], span: { start: 0, end: 0 }, message },
  ];
}
