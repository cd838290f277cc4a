import { type Format, hasEntities, isTranslation, refersTo, type XmlFormat } from '../formats/format.ts';
import { remembered } from '../text/remembered.ts';
import { overlaps, type Span } from '../text/span.ts';
import { type StoredValues, stored } from '../text/store.ts';
import { memoryBySection } from '../workspace/documents/bySection.ts';
import type { Document } from '../workspace/documents/document.ts';
import { proseOf } from '../workspace/documents/prose.ts';
import type { Section } from '../workspace/documents/section.ts';
import { finished, type Steps, until, whileUnchanged } from '../workspace/documents/steps.ts';
import { fileLanguage } from '../workspace/index/translation.ts';
import { readsNoParameters } from '../workspace/packages/readsNoParameters.ts';
import type { SchemaFile } from '../workspace/packages/schemaFile.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { abilityListProblems } from './abilities/abilityLists.ts';
import { listsInTexts } from './abilities/listsInTexts.ts';
import { chartMismatches } from './charts/chartMismatches.ts';
import { chartProblems } from './charts/charts.ts';
import { entryProblems } from './entries/entries.ts';
import { type FoundProblems, keptFindings } from './keptFindings.ts';
import { effectProblems } from './odds/fightEffects.ts';
import { oddsProblems } from './odds/odds.ts';
import { targetProblems } from './odds/targets.ts';
import { besideOthers } from './package/besideOthers.ts';
import { misplacedFileProblems } from './packageFiles/misplacedFile.ts';
import { packageFileProblems } from './packageFiles/packageFileProblems.ts';
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
import { referenceProblems } from './references/references.ts';
import { SaidOnce } from './saidOnce.ts';
import { scenarioProblems } from './scenario.ts';
import { bracketProblems } from './slips/brackets.ts';
import { withoutCopies } from './slips/copies.ts';
import { type Names, nameProblems, namesIn, noteNames } from './slips/names.ts';
import { ocrProblems } from './slips/ocr.ts';
import { repeatedProblems } from './slips/repeated.ts';
import { isJudgedInFile, slipsOfFile } from './slips/slipsOfFile.ts';
import { withSlipsOfValues } from './slips/slipsOfValues.ts';
import { type EndsOfText, endsOfTextsIn, noteTexts, splitSentenceProblems } from './slips/splitSentences.ts';
import { statBlockProblems } from './statBlocks/statBlocks.ts';
import { editionProblems } from './structure/editions.ts';
import { idProblems } from './structure/ids.ts';
import { leftOutProblems } from './structure/leftOut.ts';
import { type NestedEntries, nestedEntries } from './structure/nestedEntries.ts';
import { rootStructureProblems, structureProblems } from './structure/structure.ts';
import { Suppressions } from './suppressions/suppressions.ts';
import { type Ends, endsIn, noteEnds, strayRowProblems, withStrayRows } from './tables/strayAcross.ts';
import { tableProblems } from './tables/tableProblems.ts';
import { translationProblems } from './translations/translationProblems.ts';
import { declarationProblems } from './uses/declarations.ts';
import { freeTextProblems } from './uses/freeTexts.ts';
import { lostDeclarationProblems } from './uses/lostDeclarations.ts';
import { mentionedValueProblems } from './uses/mentionedValues.ts';
import { parameterProblems } from './uses/parameters.ts';
import { unexplainedProblems } from './uses/unexplained.ts';
import { type EntriesEndedByRoot, entriesEndedByRoot, isOfEndedEntry } from './wellFormed/entriesEndedByRoot.ts';
import { mergeConflicts, withConflicts } from './wellFormed/mergeConflicts.ts';
import { prefixProblems } from './wellFormed/prefixes.ts';
import { rootProblems, wellFormedProblems } from './wellFormed/wellFormed.ts';
import { xmlDeclarationProblems } from './wellFormed/xmlDeclaration.ts';

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
  if (jsonFormat)
    return { problems: asListed(yield* packageFileProblems(workspace, document, jsonFormat)), isWhole: true };
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
  const nested = format.isXml ? yield* nestedEntries(document) : undefined;
  const suppressions = yield* Suppressions.read(document);
  const ended: EntriesEndedByRoot = format.isXml ? entriesEndedByRoot(document) : new Map();
  const whole = format.isXml ? yield* documentProblems(workspace, document, format, ended) : none;
  const isIgnored = ({ code, span }: Finding): boolean =>
    suppressions.ignores(code, document.sectionIndexAt(span.start), span.start);
  const before = [...(nested?.problems ?? none), ...whole.filter((problem) => !nested?.isOfReference(problem))].filter(
    (problem) => !isIgnored(problem),
  );
  const said = { nested, ended, before };
  const { ofSections, ...seen } = yield* sectionsProblems(workspace, document, format, suppressions, said, isOver);
  const acrossTexts = seen.isWhole ? yield* until(problemsAcrossTexts(workspace, document), isOver) : undefined;
  const behind = (acrossTexts ?? none).filter((problem) => !isIgnored(problem));
  const isWhole = acrossTexts !== undefined;
  if (isWhole) for (const problem of suppressions.problems(maximumProblems, seen.all)) behind.push(problem);
  const conflicts = format.isXml ? yield* mergeConflicts(document) : [];
  const found = { ofSections, before, behind };
  return {
    problems: isWhole ? withStrayRows(document, found) : filterListed(document, found, isSettled),
    conflicts,
    isWhole,
  };
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

/** Problems that show in several texts, or in a text beside others; after the sections, which have noted the names and the ends of their texts. */
function* problemsAcrossTexts(workspace: Workspace, document: Document): Steps<readonly Finding[]> {
  const ofGame = [...(yield* chartMismatches(workspace, document)), ...(yield* statBlockProblems(workspace, document))];
  if (!document.format?.isXml) return ofGame;
  return [
    ...ofGame,
    ...(yield* nameProblems(document)),
    ...(yield* splitSentenceProblems(document)),
    ...(yield* translationProblems(workspace, document)),
    ...(yield* strayRowProblems(document)),
    ...(yield* listsInTexts(workspace, document)),
    ...(yield* lostDeclarationProblems(workspace, document)),
    ...(yield* leftOutProblems(document, workspace.textsBeside.schemaOf(document))),
  ];
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

/** Problems that depend on the whole document. Spans are in document coordinates. */
function* documentProblems(
  workspace: Workspace,
  document: Document,
  format: XmlFormat,
  ended: EntriesEndedByRoot,
): Steps<readonly Finding[]> {
  const problems: Finding[] = [];
  for (const find of [
    () => xmlDeclarationProblems(document),
    () => rootProblems(document, ended),
    () => rootStructureProblems(format, document),
    () => editionProblems(format, document),
    () => misplacedFileProblems(format, document),
  ])
    yield () => {
      for (const problem of find()) problems.push(problem);
    };
  return [...problems, ...(yield* idProblems(workspace, document)), ...(yield* chartProblems(workspace, document))];
}

const ownProblems = memoryBySection<readonly Finding[]>();
const dependentProblems = memoryBySection<readonly Finding[]>();
const errorsOfMarkup = memoryBySection<readonly Finding[]>();

/** What problems of the document say of several sections, whose own problems then say nothing of it. */
interface SaidOtherwise {
  readonly nested: NestedEntries | undefined;
  readonly ended: EntriesEndedByRoot;
  /** These problems. */
  readonly before: readonly Finding[];
}

/** The problems of the sections of a document, and how much of it has been looked at. */
interface Seen {
  readonly ofSections: readonly SectionProblems[];
  /** Whether every section has been looked at: there were not too many errors. */
  readonly all: boolean;
  /** Whether all problems have been looked for in these. */
  readonly isWhole: boolean;
}

/** The problems of the sections, until there are too many errors; when it `isOver`, of further sections only the errors of markup. */
function* sectionsProblems(
  workspace: Workspace,
  document: Document,
  format: Format,
  suppressions: Suppressions,
  { nested, ended, before }: SaidOtherwise,
  isOver: () => boolean,
): Steps<Seen> {
  const { sections } = document;
  const schema = format.isXml ? workspace.textsBeside.schemaOf(document) : undefined;
  const own = ownProblems(document, [format, schema]);
  const ofMarkup = errorsOfMarkup(document, [format]);
  // A rules file does not depend on others, and must not wait for the packs to be read.
  const dependent = refersTo(format, 'rule')
    ? dependentProblems(document, [
        format,
        readsNoParameters(workspace, document),
        workspace,
        workspace.index.namesKey,
        workspace.index.definitionsKey,
        workspace.isBeingRead,
        workspace.unitsKey,
      ])
    : undefined;
  const ofPackage = format.isXml && !isTranslation(format) ? besideOthers(workspace, document) : undefined;
  const said = new SaidOnce(document);
  const ofSections: SectionProblems[] = [];
  let errors = before.length;
  let index = 0;
  let isWhole = true;
  for (; index < sections.length && errors <= maximumProblems; index++) {
    const isKnown = own[index] !== undefined && (!dependent || dependent[index] !== undefined);
    if (!isKnown && isOver()) {
      isWhole = false;
      if (!own[index] && !ofMarkup[index] && sections[index]?.errors.length !== 0) {
        yield () => {
          ofMarkup[index] = markupErrors(format, document, index);
        };
      }
    }
    if (isWhole && !own[index]) {
      yield () => {
        own[index] = problemsOfSection(document.values, format, document, index, schema);
      };
    }
    if (isWhole && dependent && !dependent[index]) {
      yield () => {
        dependent[index] = problemsByOthers(workspace, document, index);
      };
    }
    const ofSection = own[index] ?? ofMarkup[index] ?? none;
    const ofOthers = dependent?.[index] ?? none;
    const beside = (isWhole ? ofPackage?.(index) : undefined) ?? none;
    if (ofSection.length + ofOthers.length + beside.length === 0) continue;
    const problems: Finding[] = [];
    for (const problem of none.concat(ofSection, ofOthers, beside)) {
      const { code, span } = problem;
      if (said.has(problem, index) || nested?.say(index, problem) || isOfEndedEntry(ended, index, problem)) continue;
      if (suppressions.ignores(code, index, span.start)) continue;
      said.add(problem, index);
      problems.push(nested?.endsBehind(index, problem) ? withoutFixes(problem) : problem);
      if (severityOf(code) === 'error') errors++;
    }
    if (problems.length > 0) ofSections.push({ index, problems });
  }
  return { ofSections, all: index === sections.length, isWhole };
}

/** The same object each time. */
const withoutFixes = remembered((problem: Finding): Finding => ({ ...problem, fixes: [] }));

function worstOf(all: readonly Finding[]): readonly Finding[] {
  return order.flatMap((severity) => all.filter(({ code }) => severityOf(code) === severity)).slice(0, maximumProblems);
}

const order = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

const moreProblems: Finding = {
  code: 'too-many-problems',
  span: { start: 0, end: 0 },
  facts: { limit: maximumProblems },
};

/** The errors of well-formedness of a section, which are among its own problems. */
function markupErrors(format: Format, document: Document, index: number): readonly Finding[] {
  const section = document.sections[index];
  const problems = section && format.isXml ? wellFormedProblems(format, section, document.rootFor(index)) : none;
  return problems.length > 0 ? problems : none;
}

/** The problems of a section that depend on it alone. What later checks need of it is noted. */
function problemsOfSection(
  values: StoredValues | undefined,
  format: Format,
  document: Document,
  index: number,
  schema: SchemaFile | undefined,
): readonly Finding[] {
  const section = document.sections[index];
  if (!section) return none;
  if (!format.isXml) {
    return stored(
      values,
      () => `prose ${JSON.stringify(document.languageId)} ${section.text}`,
      () => scenarioProblems(format, document, section),
    );
  }
  const root = document.rootFor(index);
  const language = fileLanguage(document);
  // All that the reading of a section depends on.
  const inputs = (): string =>
    `${JSON.stringify([format.kind, format.root, format.edition, root, language, schema])} ${section.text}`;
  const isWorthKeeping = section.text.length >= minimumKeptLength;
  const { problems, names, texts, ends } = stored(isWorthKeeping ? values : undefined, inputs, () =>
    readSection(format, document, section, root, schema),
  );
  noteNames(document, index, names);
  noteTexts(document, index, texts);
  noteEnds(document, index, ends);
  return problems.length > 0 ? problems : none;
}

/** A shorter section is read as fast as what was found in it. */
const minimumKeptLength = 100;

/** What is found in a section when it is read, as plain data. */
interface SectionReading {
  readonly problems: readonly Finding[];
  readonly names: Names | undefined;
  readonly texts: readonly EndsOfText[];
  readonly ends: Ends | undefined;
}

/** Reads a section, on which alone the result depends, and on the format, the root, the language and the schema of its document. */
function readSection(
  format: XmlFormat,
  document: Document,
  section: Section,
  root: ReturnType<Document['rootFor']>,
  schema: SchemaFile | undefined,
): SectionReading {
  const texts = proseOf(section);
  const prefixes = prefixProblems(section);
  // To the schema, a name with an undeclared prefix is unknown.
  const violations = structureProblems(format, section, schema).filter(({ span }) =>
    prefixes.every((other) => !overlaps(other.span, span)),
  );
  const slips = ocrProblems(format, section, root, texts, fileLanguage(document));
  const problems = none.concat(
    wellFormedProblems(format, section, root),
    prefixes,
    withSlipsOfValues(violations, slips),
    hasEntities(format, 'rule') ? declarationProblems(document, section) : none,
    entryProblems(format, section),
    oddsProblems(section),
    effectProblems(document, section),
    // The other bracket may be in text that broken markup has swallowed.
    section.errors.length === 0 ? bracketProblems(texts) : none,
    repeatedProblems(texts, section.text),
    targetProblems(texts),
    tableProblems(section),
  );
  return { problems, names: namesIn(texts), texts: endsOfTextsIn(document, section), ends: endsIn(section) };
}

/** The problems of a section that depend on other entries. */
function problemsByOthers(workspace: Workspace, document: Document, index: number): readonly Finding[] {
  const section = document.sections[index];
  if (!section) return none;
  const problems = none.concat(
    referenceProblems(workspace, document, section),
    parameterProblems(workspace, document, section),
    unexplainedProblems(workspace, document, section),
    freeTextProblems(workspace, document, section),
    mentionedValueProblems(workspace, document, section),
    abilityListProblems(workspace, document, section),
  );
  return problems.length > 0 ? problems : none;
}

const none: readonly Finding[] = [];
