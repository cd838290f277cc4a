import { type Format, hasEntities, isTranslation, refersTo, type XmlFormat } from '../formats/format.ts';
import { stored } from '../text/store.ts';
import { memoryBySection } from '../workspace/documents/bySection.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Steps } from '../workspace/documents/steps.ts';
import { fileLanguage } from '../workspace/index/translation.ts';
import { readsNoParameters } from '../workspace/packages/readsNoParameters.ts';
import type { SchemaFile } from '../workspace/packages/schemaFile.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import type { AskedOfSection, CheckNeed } from './checkRecord.ts';
import { checksThatNeed } from './checks.ts';
import { mentionedRules } from './package/unused.ts';
import type { Finding } from './problems/finding.ts';
import { isSyntaxCode } from './problems/kinds.ts';
import { withSoundFixes } from './problems/soundFixes.ts';

/** Problems of the sections of a document, all with the same needs. */
interface ProblemsOfSections {
  /** In section coordinates; undefined for a section that is still to be checked. */
  readonly found: (readonly Finding[] | undefined)[];
  readonly find: (section: Section, index: number) => readonly Finding[];
  /** Whether a problem is none after all, for a reason that changes more often than what was looked at to find it. */
  readonly isMoot?: (problem: Finding) => boolean;
}

/**
 * Finds the problems of one section after another, if they are not known from the last time; when it `isOver`, only the errors of markup, and
 * the problems of the sections that were edited last.
 *
 * @param look is called with the problems of each section. It says whether to go on.
 * @returns whether all problems have been looked for in the sections.
 */
export function* eachSectionChecked(
  workspace: Workspace,
  document: Document,
  format: Format,
  isOver: () => boolean,
  look: (index: number, problems: readonly Finding[]) => boolean,
): Steps<boolean> {
  const schema = format.isXml ? workspace.textsBeside.schemaOf(document) : undefined;
  const own: ProblemsOfSections = {
    found: ownProblems(document, [format, schema]),
    find: (section, index) => problemsOfSection(document, format, section, index, schema),
  };
  const ofMarkup: ProblemsOfSections = {
    found: errorsOfMarkup(document, [format]),
    find: (section, index) =>
      format.isXml ? foundBy(checksOfMarkup(), askedOf(document, format, section, index)) : none,
  };
  const byOthers = problemsByOthers(workspace, document, format);
  const all = [own, ...byOthers];
  let isWhole = true;
  for (const [index, section] of document.sections.entries()) {
    if (!isKnown(all, index)) {
      const isLeft = !isEdited(document, index) && isOver();
      if (isLeft) isWhole = false;
      for (const { found, find } of !isLeft ? all : own.found[index] ? [] : [ofMarkup])
        if (!found[index])
          yield () => {
            found[index] = find(section, index);
          };
    }
    const first = own.found[index] ?? ofMarkup.found[index] ?? none;
    if (!look(index, joined(first, problemsOf(byOthers, index)))) return isWhole;
  }
  return isWhole;
}

/** Whether the last edit has replaced the section: its author waits for its problems. */
function isEdited({ edited }: Document, index: number): boolean {
  return index >= edited.first && index < edited.end;
}

/** Whether nothing is to be looked for in a section. Called for each section at every key, so it makes nothing. */
function isKnown(all: readonly ProblemsOfSections[], index: number): boolean {
  for (const { found } of all) if (!found[index]) return false;
  return true;
}

function problemsOf(all: readonly ProblemsOfSections[], index: number): readonly Finding[] {
  let problems = none;
  for (const { found, isMoot } of all) {
    const some = found[index] ?? none;
    problems = joined(problems, isMoot && some.some(isMoot) ? some.filter((problem) => !isMoot(problem)) : some);
  }
  return problems;
}

/** Both lists as one; most of them are empty. */
function joined(one: readonly Finding[], other: readonly Finding[]): readonly Finding[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}

const none: readonly Finding[] = [];

/** The problems that depend on a section alone. */
const ownProblems = memoryBySection<readonly Finding[]>();
const errorsOfMarkup = memoryBySection<readonly Finding[]>();

/** Those of them that the document keeps. What is read for checks of several sections is read and kept with them. */
function problemsOfSection(
  document: Document,
  format: Format,
  section: Section,
  index: number,
  schema: SchemaFile | undefined,
): readonly Finding[] {
  if (!format.isXml) {
    const ofPage = (): string => `prose ${JSON.stringify(document.languageId)} ${section.text}`;
    return stored(document.values, ofPage, () => foundBy(checksThatNeed('page'), { format, document, section }));
  }
  const asked = askedOf(document, format, section, index, schema);
  // All that the reading of a section depends on.
  const key = (): string => {
    const { root, language } = asked;
    return `${JSON.stringify([format.kind, format.root, format.edition, root, language, schema])} ${section.text}`;
  };
  const isWorthKeeping = section.text.length >= minimumKeptLength;
  const readings = checksThatNeed('sections').flatMap(({ reading }) => reading ?? []);
  const { problems, read } = stored(isWorthKeeping ? document.parts : undefined, key, () => ({
    problems: foundBy(checksThatNeed('section'), asked),
    read: readings.map(({ valueIn }) => valueIn(document, section, index)),
  }));
  for (const [at, { note }] of readings.entries()) note(document, index, () => read[at]);
  return problems;
}

/** A shorter section is read as fast as what was found in it. */
const minimumKeptLength = 100;

function askedOf(
  document: Document,
  format: XmlFormat,
  section: Section,
  index: number,
  schema?: SchemaFile,
): AskedOfSection {
  return { format, document, section, root: document.rootFor(index), language: fileLanguage(document), schema };
}

/** What the checks find in a section, with the fixes that are sound there. */
function foundBy<Asked extends Pick<AskedOfSection, 'document' | 'section'>>(
  checks: readonly { readonly find: (asked: Asked) => readonly Finding[] }[],
  asked: Asked,
): readonly Finding[] {
  const { document, section } = asked;
  const found = checks.reduce((problems, { find }) => joined(problems, find(asked)), none);
  return withSoundFixes(found, section, document.rootFor(section === document.sections[0] ? 0 : 1));
}

/** The checks that find errors of well-formedness. */
function checksOfMarkup(): ReturnType<typeof checksThatNeed<'section'>> {
  return checksThatNeed('section').filter(({ codes }) => codes.some(isSyntaxCode));
}

/** What checks of a section need of other files. */
type NeedOfOthers = Extract<CheckNeed, 'rules' | 'references' | 'words' | 'files'>;

/** A need of other files: the documents that have such problems, and what their problems depend on. */
interface BesideOthers {
  readonly isFor: (format: Format) => boolean;
  readonly keysOf: (workspace: Workspace, document: Document) => readonly unknown[];
  readonly memory: ReturnType<typeof memoryBySection<readonly Finding[]>>;
}

const needs: Readonly<Record<NeedOfOthers, BesideOthers>> = {
  rules: {
    // A rules file does not depend on others, and must not wait for the packs to be read.
    isFor: (format) => refersTo(format, 'rule'),
    keysOf: (workspace, document) => [
      document.format,
      readsNoParameters(workspace, document),
      workspace,
      workspace.index.namesKey,
      workspace.index.definitionsKey,
      workspace.isBeingRead,
      workspace.unitsKey,
    ],
    memory: memoryBySection(),
  },
  references: {
    isFor: (format) => format.isXml && !isTranslation(format),
    keysOf: (workspace) => [
      workspace,
      workspace.index.definitionsKey,
      workspace.index.referencesKey,
      workspace.whole.index.referencesKey,
      workspace.isBeingRead,
    ],
    memory: memoryBySection(),
  },
  words: {
    // Rules files, most of all, must not wait for the packs to be read.
    isFor: (format) => format.isXml && (format.freeWords !== undefined || format.values?.group !== undefined),
    keysOf: (workspace) => [
      workspace,
      workspace.index.namesKey,
      workspace.index.definitionsKey,
      workspace.index.tagsKey,
      workspace.isBeingRead,
    ],
    memory: memoryBySection(),
  },
  files: {
    isFor: (format) => format.isXml && format.picture !== undefined,
    keysOf: (workspace) => [workspace, workspace.fileNames.key, workspace.isBeingRead],
    memory: memoryBySection(),
  },
};

/** The problems of sections that depend on other files too. */
function problemsByOthers(workspace: Workspace, document: Document, format: Format): readonly ProblemsOfSections[] {
  // Few rules have no other use, and without one the scenarios need not be read.
  let inScenarios: ReadonlySet<string> | undefined;
  const isMentioned = (id: string): boolean => {
    inScenarios ??= mentionedRules(workspace.whole);
    return inScenarios.has(id);
  };
  return (Object.keys(needs) as readonly NeedOfOthers[]).flatMap((need) => {
    const { isFor, keysOf, memory } = needs[need];
    if (!isFor(format)) return [];
    const checks = checksThatNeed(need);
    const moot = hasEntities(format, 'rule') ? checks.flatMap(({ isMoot }) => isMoot ?? []) : [];
    return {
      found: memory(document, keysOf(workspace, document)),
      find: (section) => foundBy(checks, { workspace, document, section }),
      ...(moot.length > 0 && { isMoot: (problem) => moot.some((isMoot) => isMoot(problem, isMentioned)) }),
    };
  });
}
