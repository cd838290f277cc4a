import type { Format, XmlFormat } from '../formats/format.ts';
import type { Span } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { finished, type Steps, until, whileUnchanged } from '../workspace/documents/steps.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import type { AskedOfDocument } from './checkRecord.ts';
import { checksThatNeed } from './checks.ts';
import { eachSectionChecked } from './eachSectionChecked.ts';
import { type FoundProblems, keptFindings } from './keptFindings.ts';
import type { Finding } from './problems/finding.ts';
import { type Severity, severityOf } from './problems/kinds.ts';
import {
  asListed,
  byPlace,
  eachListed,
  filterListed,
  inDocument,
  type ListedProblems,
  type SectionProblems,
  settledLists,
  unordered,
} from './problems/listedProblems.ts';
import { shiftFinding } from './problems/shiftFinding.ts';
import { withSoundFixesInSections } from './problems/soundFixes.ts';
import { SaidOnce } from './saidOnce.ts';
import { withoutCopies } from './slips/copies.ts';
import { isJudgedInFile, slipsOfFile } from './slips/slipsOfFile.ts';
import { Suppressions } from './suppressions/suppressions.ts';
import { withStrayRows } from './tables/strayAcross.ts';
import { mergeConflicts, withConflicts } from './wellFormed/mergeConflicts.ts';

/** The maximum of reported problems for a document, errors first; one more problem says that there are others. */
const maximumProblems = 1000;

/** All problems of a document, in the order of its text; none for a document that is not recognised. */
export function check(workspace: Workspace, document: Document): readonly Finding[] {
  return inDocument(document, finished(checkBySection(workspace, document)));
}

/**
 * The same by section, in steps, one or two for each new section. If the document changes between two of them, the check begins again.
 */
export function* checkBySection(workspace: Workspace, document: Document): Steps<ListedProblems> {
  return (yield* beginningOfCheck(workspace, document, () => false)).problems;
}

/** The problems of a document that are known, and whether these are all. */
export interface Checked {
  readonly problems: ListedProblems;
  readonly isWhole: boolean;
}

/**
 * The same as `checkBySection` until it `isOver`, and then what can be said at once: the problems of the sections that have been checked so far,
 * and the errors of markup in all others. Each of them is among the problems of the whole check, which goes on where this one has ended.
 */
export function beginningOfCheck(workspace: Workspace, document: Document, isOver: () => boolean): Steps<Checked> {
  return whileUnchanged(document, () => checkOnce(workspace.around(document), document, isOver));
}

function* checkOnce(workspace: Workspace, document: Document, isOver: () => boolean): Steps<Checked> {
  const { format, jsonFormat } = document;
  if (jsonFormat) {
    const asked = { workspace, document, format: jsonFormat };
    return { problems: asListed(yield* foundInDocument(checksThatNeed('packageFile'), asked)), isWhole: true };
  }
  if (!format) return { problems: asListed(none), isWhole: true };
  const kept = yield* keptFindings(workspace, document);
  const found = kept?.found ?? (yield* foundIn(workspace, document, format, isOver));
  const { problems, conflicts, isWhole } = found;
  if (!kept?.found && isWhole) kept?.keep(found);
  const judged = withSlipsOfFile(workspace, document, withoutCopies(workspace, document, problems));
  return { problems: reported(document, judged, conflicts), isWhole };
}

/** What is found in a document, before it is compared with what is found in others. */
function* foundIn(
  workspace: Workspace,
  document: Document,
  format: Format,
  isOver: () => boolean,
): Steps<FoundProblems> {
  const said = yield* SaidOnce.read(document);
  const suppressions = yield* Suppressions.read(document);
  const isReported = (problem: Finding): boolean =>
    !said.isNone(problem) &&
    !suppressions.ignores(problem.code, document.sectionIndexAt(problem.span.start), problem.span.start);
  const inXml = format.isXml && { workspace, document, format };
  const before = inXml ? (yield* foundInDocument(checksThatNeed('document'), inXml)).filter(isReported) : none;
  const ofSections: SectionProblems[] = [];
  let errors = before.length;
  let seen = 0;
  const isSoFar = yield* eachSectionChecked(workspace, document, format, isOver, (index, found) => {
    seen++;
    if (found.length === 0) return true;
    const problems = found.flatMap((problem) => {
      const told = said.problemOf(problem, index);
      if (!told || suppressions.ignores(told.code, index, told.span.start)) return [];
      said.add(told, index);
      if (severityOf(told.code) === 'error') errors++;
      return told;
    });
    if (problems.length > 0) ofSections.push({ index, problems });
    return errors <= maximumProblems;
  });
  const across = isSoFar ? yield* until(foundAcross(workspace, document, format), isOver) : undefined;
  const isWhole = across !== undefined;
  const soFar = inXml && !isWhole ? withSoundFixesInSections(document, foundInEdited(inXml)) : none;
  const behind = [...(across ?? soFar).filter(isReported)];
  if (isWhole) behind.push(...suppressions.problems(maximumProblems, seen === document.sections.length));
  const conflicts = format.isXml ? yield* mergeConflicts(document) : [];
  const found = { ofSections, before, behind };
  return {
    problems: isWhole ? withStrayRows(document, found) : filterListed(document, found, isSettled),
    conflicts,
    isWhole,
  };
}

/** Problems that show in several texts, or in a section beside others; after the sections, with which their texts are read. */
function* foundAcross(workspace: Workspace, document: Document, format: Format): Steps<readonly Finding[]> {
  const inTexts = yield* foundInDocument(checksThatNeed('texts'), { workspace, document, format });
  return format.isXml
    ? [
        ...inTexts,
        ...withSoundFixesInSections(
          document,
          yield* foundInDocument(checksThatNeed('sections'), { workspace, document, format }),
        ),
      ]
    : inTexts;
}

/** What checks of several sections find in those that were edited last. */
function foundInEdited(asked: AskedOfDocument<XmlFormat>): readonly Finding[] {
  const { first, end } = asked.document.edited;
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  const checks = checksThatNeed('sections');
  return indexes.flatMap((index) => checks.flatMap(({ findAt }) => findAt?.(asked, index) ?? none));
}

/** The problems that checks of whole documents find, in document coordinates. */
function* foundInDocument<Kind>(
  checks: readonly {
    readonly find: (asked: AskedOfDocument<Kind>) => readonly Finding[] | Steps<readonly Finding[]>;
  }[],
  asked: AskedOfDocument<Kind>,
): Steps<readonly Finding[]> {
  const problems: Finding[] = [];
  for (const { find } of checks) {
    let found = none as ReturnType<typeof find>;
    yield () => {
      found = find(asked);
    };
    for (const problem of 'next' in found ? yield* found : found) problems.push(problem);
  }
  return problems;
}

/** What is told of the problems: not more than the maximum of them, and not what follows from the marks of a conflict. */
function reported(document: Document, found: ListedProblems, conflicts: readonly Span[]): ListedProblems {
  let count = found.before.length + found.behind.length;
  for (const { problems } of found.ofSections) count += problems.length;
  const isShortened = count > maximumProblems;
  if (!isShortened && conflicts.length === 0) return settledLists(document, found);
  const all = unordered(document, found);
  const told = [...withConflicts(isShortened ? worstOf(all) : all, conflicts)].sort(byPlace);
  return asListed(isShortened ? [...told, moreProblems] : told);
}

/** Whether nothing that is found later in the document takes the problem of a section back. */
function isSettled(problem: Finding): boolean {
  return !isJudgedInFile(problem) && problem.code !== 'table-gap' && problem.code !== 'table-stray-rows';
}

/** The same with the slips that only the whole file can tell from intended text. */
function withSlipsOfFile(workspace: Workspace, document: Document, found: ListedProblems): ListedProblems {
  const slips: Finding[] = [];
  eachListed(document, found, (problem, start) => {
    if (isJudgedInFile(problem)) slips.push(shiftFinding(problem, start));
  });
  if (slips.length === 0) return found;
  const others = filterListed(document, found, (problem) => !isJudgedInFile(problem));
  return { ...others, behind: [...others.behind, ...slipsOfFile(workspace, document, slips)] };
}

function worstOf(all: readonly Finding[]): readonly Finding[] {
  return order.flatMap((severity) => all.filter(({ code }) => severityOf(code) === severity)).slice(0, maximumProblems);
}

const order = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

const moreProblems: Finding = {
  code: 'too-many-problems',
  span: { start: 0, end: 0 },
  facts: { limit: maximumProblems },
};

const none: readonly Finding[] = [];
