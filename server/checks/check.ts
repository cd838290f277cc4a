import type { Messages } from '../l10n/messages.ts';
import { rootNameOf } from '../schema/kinds.ts';
import type { Document } from '../workspace/document.ts';
import type { Section } from '../workspace/section.ts';
import { commonEnds } from '../workspace/sectionList.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { idProblems } from './ids.ts';
import { nameProblems } from './names.ts';
import { ocrProblems } from './ocr.ts';
import { oddsProblems } from './odds.ts';
import { type Problem, severities } from './problem.ts';
import { shiftProblem } from './shiftProblem.ts';
import { rootStructureProblems, structureProblems } from './structure.ts';
import { targetProblems } from './targets.ts';
import { declaresEntities, rootProblems, wellFormedProblems } from './wellFormed.ts';

type XmlKind = Exclude<Document['kind'], 'prose' | undefined>;

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
    ...nameProblems(document, messages),
  ];
  const knowsEntities = !declaresEntities(document);
  let hasGluedDie = false;
  const bySection = problemsBySection(kind, document, messages);
  for (let index = 0; index < bySection.length && problems.length <= maximumProblems; index++) {
    for (const problem of bySection[index] ?? []) {
      // A bad scan has dice glued to words everywhere, and then the first says it for all.
      const isKnown = problem.code === 'glued-die' ? hasGluedDie : problem.code === 'unknown-entity' && !knowsEntities;
      hasGluedDie ||= problem.code === 'glued-die';
      if (!isKnown) problems.push(shiftProblem(problem, document.startOf(index)));
    }
  }
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return problems.length > maximumProblems ? shortened(problems, messages) : problems;
}

interface Checked {
  readonly messages: Messages;
  readonly sections: readonly Section[];
  readonly problems: readonly (readonly Problem[])[];
}

/** What was found the last time: sections never change, so what was found in one stays true. */
const lastChecked = new WeakMap<Document, Checked>();

/** The problems of each section. Of a document that was checked before only the sections between those still there are looked at. */
function problemsBySection(kind: XmlKind, document: Document, messages: Messages): readonly (readonly Problem[])[] {
  const { sections } = document;
  const known = lastChecked.get(document);
  const { front, back } = known?.messages === messages ? commonEnds(known.sections, sections) : { front: 0, back: 0 };
  const found = sections
    .slice(front, sections.length - back)
    .map((section, index) => sectionProblems(kind, section, front + index === 0, messages));
  const after = back > 0 ? (known?.problems.slice(-back) ?? []) : [];
  const problems = [...(known?.problems.slice(0, front) ?? []), ...found, ...after];
  lastChecked.set(document, { messages, sections, problems });
  return problems;
}

function sectionProblems(
  kind: XmlKind,
  section: Section,
  beginsDocument: boolean,
  messages: Messages,
): readonly Problem[] {
  const problems = [
    ...wellFormedProblems(section, beginsDocument ? undefined : rootNameOf(kind), messages),
    ...structureProblems(kind, section, messages),
    ...oddsProblems(section, messages),
    ...ocrProblems(kind, section, messages),
    ...targetProblems(section, messages),
  ];
  return problems.length > 0 ? problems : none;
}

const none: readonly Problem[] = [];

function shortened(problems: readonly Problem[], messages: Messages): readonly Problem[] {
  const code = 'too-many-problems';
  const message = messages.problems.tooManyProblems(maximumProblems);
  return [
    ...problems.slice(0, maximumProblems),
    { code, severity: severities[code], span: { start: 0, end: 0 }, message },
  ];
}
