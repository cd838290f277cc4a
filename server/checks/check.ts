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
import { type Problem, type Severity, severities } from './problem.ts';
import { proseOf } from './prose.ts';
import { shiftProblem } from './shiftProblem.ts';
import { rootStructureProblems, structureProblems } from './structure.ts';
import { targetProblems } from './targets.ts';
import { declaresEntities, rootProblems, wellFormedProblems } from './wellFormed.ts';

type XmlKind = Exclude<Document['kind'], 'prose' | undefined>;

/** Of a document with more problems than this only so many are reported, errors before anything else, and one that says so. */
const maximumProblems = 1000;

/** All problems of a document, in the order of its text; none for a document that is not ours. */
export function check(workspace: Workspace, document: Document, messages: Messages): readonly Problem[] {
  const { kind } = document;
  if (kind === undefined || kind === 'prose') return [];
  const placed = [
    ...rootProblems(document, messages),
    ...rootStructureProblems(kind, document, messages),
    ...idProblems(workspace, document, messages),
    ...nameProblems(document, messages),
  ].map((problem): Placed => ({ problem, start: 0 }));
  const knowsEntities = !declaresEntities(document);
  let hasGluedDie = false;
  let errors = placed.length;
  const bySection = knownBySection(document, messages);
  for (let index = 0; index < bySection.length && errors <= maximumProblems; index++) {
    const ofSection = bySection[index] ?? sectionProblems(kind, document, index, messages);
    bySection[index] = ofSection;
    for (const problem of ofSection) {
      // A bad scan has dice glued to words everywhere, and then the first says it for all.
      const isKnown = problem.code === 'glued-die' ? hasGluedDie : problem.code === 'unknown-entity' && !knowsEntities;
      hasGluedDie ||= problem.code === 'glued-die';
      if (isKnown) continue;
      placed.push({ problem, start: document.startOf(index) });
      if (problem.severity === 'error') errors++;
    }
  }
  const isShortened = placed.length > maximumProblems;
  const reported = (isShortened ? worstOf(placed) : placed).map(({ problem, start }) => shiftProblem(problem, start));
  reported.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return isShortened ? [...reported, moreProblems(messages)] : reported;
}

/** A problem, and where the section that its spans count in begins. Only what is reported is copied to its place in the document. */
interface Placed {
  readonly problem: Problem;
  readonly start: number;
}

function worstOf(placed: readonly Placed[]): readonly Placed[] {
  return order
    .flatMap((severity) => placed.filter(({ problem }) => problem.severity === severity))
    .slice(0, maximumProblems);
}

const order = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

function moreProblems(messages: Messages): Problem {
  const code = 'too-many-problems';
  const message = messages.problems.tooManyProblems(maximumProblems);
  return { code, severity: severities[code], span: { start: 0, end: 0 }, message };
}

interface Checked {
  readonly messages: Messages;
  readonly sections: readonly Section[];
  /** Undefined for a section that nobody has looked at, because there were too many problems before it. */
  readonly problems: (readonly Problem[] | undefined)[];
}

/** What was found the last time: sections never change, so what was found in one stays true. */
const lastChecked = new WeakMap<Document, Checked>();

/** The problems of each section as far as they are known, to be filled in. Of a document that was checked before only what an edit put in is not. */
function knownBySection(document: Document, messages: Messages): Checked['problems'] {
  const { sections } = document;
  const last = lastChecked.get(document);
  const { front, back } = last?.messages === messages ? commonEnds(last.sections, sections) : { front: 0, back: 0 };
  const between = new Array<undefined>(sections.length - front - back).fill(undefined);
  const after = back > 0 ? (last?.problems.slice(-back) ?? []) : [];
  const problems = (last?.problems.slice(0, front) ?? []).concat(between, after);
  lastChecked.set(document, { messages, sections, problems });
  return problems;
}

function sectionProblems(kind: XmlKind, document: Document, index: number, messages: Messages): readonly Problem[] {
  const section = document.sections[index];
  if (!section) return none;
  const texts = proseOf(section);
  const problems = [
    ...wellFormedProblems(section, index === 0 ? undefined : rootNameOf(kind), messages),
    ...structureProblems(kind, section, messages),
    ...oddsProblems(section, messages),
    ...ocrProblems(kind, texts, messages),
    ...targetProblems(texts, messages),
  ];
  return problems.length > 0 ? problems : none;
}

const none: readonly Problem[] = [];
