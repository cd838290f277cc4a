import type { Format, XmlFormat } from '../formats/format.ts';
import { query } from '../queries/remembered.ts';
import { inParts } from '../queries/run.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Package } from '../workspace/packages/package.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import type { AskedOfDocument } from './checkRecord.ts';
import { checksThatNeed, settledIn } from './checks.ts';
import { type Elsewhere, elsewhereIn } from './elsewhere/elsewhere.ts';
import type { Finding } from './problems/finding.ts';
import { type Severity, severityOf } from './problems/kinds.ts';
import {
  asListed,
  byPlace,
  eachListed,
  filterListed,
  foundInSection,
  inDocument,
  type ListedProblems,
  type SectionProblems,
  settledLists,
  unordered,
} from './problems/listedProblems.ts';
import { withSoundFixesInSections } from './problems/soundFixes.ts';
import { type FoundInSections, foundInSections, foundInSectionsSoFar } from './sectionProblems.ts';
import { Suppressions } from './suppressions/suppressions.ts';

/** The maximum of reported problems for a document, errors first; one more problem says that there are others. */
const maximumProblems = 1000;

/** All problems of a document, in the order of its text; none for a document that is not recognised. */
export function check(workspace: Workspace, document: Document): readonly Finding[] {
  return inDocument(document, checkBySection(workspace, document));
}

/** The same by section: the same object as long as nothing that they depend on has changed. In a run it pauses between two sections. */
export function checkBySection(workspace: Workspace, document: Document): ListedProblems {
  return problemsOf(document, workspace.packageOf(document), elsewhereIn(workspace));
}

/**
 * What can be said at once: the problems of the sections that have been checked so far, and the errors of markup in all others. Each of them is
 * among the problems of the whole check, which goes on where it has paused.
 */
export function problemsSoFar(workspace: Workspace, document: Document): ListedProblems {
  const { format } = document;
  const scope = workspace.packageOf(document);
  if (!format) return checkBySection(workspace, document);
  const inSections = foundInSectionsSoFar(document, scope, elsewhereIn(workspace));
  const edited = format.isXml ? foundInEdited({ scope, document, format }) : none;
  const found = foundIn(scope, document, format, inSections, withSoundFixesInSections(document, edited), false);
  return told(scope, document, found, false);
}

const problemsOf = query((document: Document, scope: Package, elsewhere: Elsewhere): ListedProblems => {
  const { format, jsonFormat } = document;
  if (jsonFormat) return asListed(foundInDocument(document, 'packageFile', scope));
  if (!format) return asListed(none);
  const inSections = foundInSections(document, scope, elsewhere);
  const found = foundIn(scope, document, format, inSections, foundAcross(scope, document, format), true);
  return told(scope, document, found, true);
});

/** What is found in a document, before it is compared with what is found in others. */
function foundIn(
  scope: Package,
  document: Document,
  format: Format,
  inSections: FoundInSections,
  across: readonly Finding[],
  isWhole: boolean,
): ListedProblems {
  const isSettled = settledIn(document);
  const suppressions = new Suppressions(document);
  const isTold = (problem: Finding, index?: number): boolean => {
    const { start } = problem.span;
    if (isSettled(problem, index)) return false;
    return !suppressions.ignores(problem.code, index ?? document.sectionIndexAt(start), start);
  };
  const before = format.isXml ? foundInDocument(document, 'document', scope).filter((one) => isTold(one)) : none;
  const ofSections = inSections.flatMap(({ index, problems }): SectionProblems | readonly [] => {
    const told = problems.filter((problem) => isTold(problem, index));
    return told.length > 0 ? { index, problems: told } : [];
  });
  const behind = across.filter((problem) => isTold(problem));
  const unused = isWhole
    ? suppressions.problems(maximumProblems).filter((problem) => !isSettled(problem, undefined))
    : none;
  return { ofSections, before, behind: [...behind, ...unused] };
}

/** Problems that show in several texts, or in a section beside others; after the sections, with which their texts are read. */
function foundAcross(scope: Package, document: Document, format: Format): readonly Finding[] {
  const inTexts = foundInDocument(document, 'texts', scope);
  if (!format.isXml) return inTexts;
  const found = foundInDocument(document, 'sections', scope);
  return [...inTexts, ...withSoundFixesInSections(document, found)];
}

/** What checks of several sections find in those that were edited last. */
function foundInEdited(asked: AskedOfDocument<XmlFormat>): readonly Finding[] {
  const { first, end } = asked.document.edited;
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  const checks = checksThatNeed('sections');
  return indexes.flatMap((index) => checks.flatMap(({ findAt }) => findAt?.(asked, index) ?? none));
}

/** The problems that checks of whole documents find, in document coordinates. In a run it pauses between two checks. */
const foundInDocument = inParts(
  (_: Document, need: NeedOfDocument, __: Package) => checksThatNeed(need).length,
  (index, document, need, scope: Package): readonly Finding[] => {
    const check = checksThatNeed(need)[index] as CheckOfDocument | undefined;
    return check?.find({ scope, document, format: document.format ?? document.jsonFormat }) ?? none;
  },
);

type NeedOfDocument = 'packageFile' | 'document' | 'texts' | 'sections';

/** Whatever kind of document it is for. */
interface CheckOfDocument {
  readonly find: (asked: AskedOfDocument<unknown>) => readonly Finding[];
}

/** What is told of that: of problems that are judged together what the judgement says, and not more than the maximum. */
function told(scope: Package, document: Document, found: ListedProblems, isWhole: boolean): ListedProblems {
  const judged = checksThatNeed('found').reduce((listed, check) => {
    const some: Finding[] = [];
    eachListed(document, listed, (problem, _, index) => {
      if (!check.judges?.(problem) || (!isWhole && check.waits?.(problem))) return;
      some.push(index === undefined ? problem : foundInSection(document, index, problem));
    });
    const others = filterListed(document, listed, (problem) => !check.judges?.(problem));
    return { ...others, behind: [...others.behind, ...check.find({ scope, document, found: some })] };
  }, found);
  let count = judged.before.length + judged.behind.length;
  for (const { problems } of judged.ofSections) count += problems.length;
  if (count <= maximumProblems) return settledLists(document, judged);
  return asListed([...worstOf(unordered(document, judged)).sort(byPlace), moreProblems]);
}

function worstOf(all: readonly Finding[]): Finding[] {
  return order.flatMap((severity) => all.filter(({ code }) => severityOf(code) === severity)).slice(0, maximumProblems);
}

const order = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

const moreProblems: Finding = {
  code: 'too-many-problems',
  span: { start: 0, end: 0 },
  facts: { limit: maximumProblems },
};

const none: readonly Finding[] = [];
