import type { ListedEntry } from '../../answers/package/listedEntries.ts';
import type { KnownOfEntries } from '../../answers/package/shownEntries.ts';
import { checkBySection } from '../../checks/check.ts';
import { safeEdits } from '../../checks/fixes/safeEdits.ts';
import { mentionedRules } from '../../checks/package/unused.ts';
import type { Severity } from '../../checks/problems/kinds.ts';
import { asListed, inDocument } from '../../checks/problems/listedProblems.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { isTranslation } from '../../formats/format.ts';
import { addTo } from '../../text/grouped.ts';
import { newMark, remembered } from '../../text/remembered.ts';
import { isSameList } from '../../text/sameList.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { ruleUseCounts, sumOfUses, type UseCount } from '../../workspace/rules/ruleUseCounts.ts';
import type { ProblemCounts } from '../protocol/packageRequests.ts';
import type { ServerContext } from './context.ts';
import type { PendingRequest } from './pendingRequest.ts';
import { shownProblems } from './shownProblems.ts';

/** The problems of a file, as its author sees them. */
interface FileTally {
  readonly marks: readonly unknown[];
  readonly counts: ProblemCounts;
  /** The number of problems that `Fix All` repairs. */
  readonly fixable: number;
  /** By section, with their places in it. */
  readonly bySection: ReadonlyMap<Section, readonly { readonly at: number; readonly severity: Severity }[]>;
}

/** The uses of rules in a file, for one package. */
interface UsesTally {
  readonly marks: readonly unknown[];
  readonly counts: ReadonlyMap<string, UseCount>;
}

export const noProblems: ProblemCounts = { error: 0, warning: 0, info: 0, hint: 0 };

/** So long one call works on, in milliseconds; then its answer says how far it is. */
const patience = 400;

/**
 * The numbers of problems and uses in all files of the workspace, open or not. They are worked out when somebody looks at them, some files at a
 * time, and again only for files for which something has changed.
 */
export class PackageTally {
  readonly #context: ServerContext;
  /** The texts of all documents at the latest look, and a mark that changes with them. */
  #texts: readonly unknown[] = [];
  #textsMark = newMark();
  /** The same for printed charts, which the checks of all documents read. */
  #charts: readonly unknown[] = [];
  #chartsMark = newMark();
  #hasBegun = false;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /**
   * Looks at files that have not been looked at, or have changed, for some time; at one in any case, but for the first call, whose answer is there
   * at once. Returns whether all are known now. Translations come last, because they take longest.
   *
   * @param withUses whether texts are read for uses of rules too, after all problems.
   */
  async goOn(request: PendingRequest, withUses: boolean): Promise<boolean> {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      return false;
    }
    const end = Date.now() + patience;
    let isFirst = true;
    const isOver = (): boolean => {
      const isLate = !isFirst && Date.now() >= end;
      isFirst = false;
      return isLate;
    };
    const rank = ({ format }: Document): number => (isTranslation(format) ? 1 : 0);
    const documents = this.#context.workspace.documents().toSorted((one, other) => rank(one) - rank(other));
    const hasChecked = await this.#checkOn(documents, request, isOver);
    return hasChecked && (!withUses || (await this.#countOn(documents, request, isOver)));
  }

  /** Checks files until it `isOver`. Returns whether all are checked. */
  async #checkOn(documents: readonly Document[], request: PendingRequest, isOver: () => boolean): Promise<boolean> {
    const { workspace } = this.#context;
    const mentioned = workspace.isBeingRead ? '' : [...mentionedRules(workspace)].join();
    this.#noteTexts();
    for (const document of documents) {
      const marks = await this.#marksOf(document, mentioned);
      const known = tallyOf(document);
      if (isSameList(known.file?.marks ?? [], marks)) continue;
      if (isOver()) return false;
      known.file = { marks, ...(await this.#checked(document, request)) };
    }
    return true;
  }

  /** Counts the uses of rules in files until it `isOver`. Returns whether all are counted. */
  async #countOn(documents: readonly Document[], request: PendingRequest, isOver: () => boolean): Promise<boolean> {
    for (const around of new Set(documents.map((document) => this.#context.workspace.around(document)))) {
      for (const document of around.documents()) {
        if (knownUses(around, document)) continue;
        if (isOver()) return false;
        const marks = usesMarks(around, document);
        const counts = await request.finishWhole(() => ruleUseCounts(around, document));
        tallyOf(document).uses.set(around, { marks, counts });
      }
    }
    return true;
  }

  /** What is known of a file, which may be of its text some moments ago; undefined for one that has not been looked at. */
  of(document: Document): Omit<FileTally, 'marks'> | undefined {
    return tallyOf(document).file;
  }

  /** The problems of an entry; undefined where it has changed since its file was looked at. */
  problemsOf({ entity: { document, section }, from, to }: ListedEntry): ProblemCounts | undefined {
    const { file } = tallyOf(document);
    if (!file || !isCurrent(file, document)) return undefined;
    const counts = { ...noProblems };
    for (const { at, severity } of file.bySection.get(section) ?? []) if (at >= from && at < to) counts[severity]++;
    return counts;
  }

  /** What is known at this time, for one answer. */
  known(): KnownOfEntries {
    const sums = new Map<Workspace, ReadonlyMap<string, UseCount> | undefined>();
    return {
      hasProblem: (entry) => {
        const { error, warning, info } = this.problemsOf(entry) ?? noProblems;
        return error + warning + info > 0;
      },
      usesOfRule: (around, key) => {
        if (!sums.has(around)) sums.set(around, usesOfRules(around));
        const counts = sums.get(around);
        return counts && (counts.get(key) ?? { all: 0, untranslated: 0 });
      },
    };
  }

  /** The problems of a document as its author sees them. */
  async problemsIn(document: Document, request: PendingRequest): Promise<readonly Problem[]> {
    const isWanted = (await this.#context.settings.get(document.uri)).problems?.enabled ?? true;
    const found = isWanted
      ? await request.finishWhole(() => checkBySection(this.#context.workspace, document))
      : asListed([]);
    return inDocument(document, await shownProblems(this.#context, document, found));
  }

  async #checked(document: Document, request: PendingRequest): Promise<Omit<FileTally, 'marks'>> {
    const problems = await this.problemsIn(document, request);
    const counts = { ...noProblems };
    const bySection = new Map<Section, { at: number; severity: Severity }[]>();
    for (const { severity, span } of problems) {
      counts[severity]++;
      const index = document.sectionIndexAt(span.start);
      const section = document.sections[index];
      if (section) addTo(bySection, section, { at: span.start - document.startOf(index), severity });
    }
    return { counts, bySection, fixable: safeEdits(problems).repaired.length };
  }

  #noteTexts(): void {
    const documents = this.#context.workspace.documents();
    const texts = documents.map(({ sections }) => sections);
    const charts = documents.filter(({ format }) => format?.isXml && format.isOfCharts).map(({ sections }) => sections);
    if (!isSameList(this.#texts, texts)) [this.#texts, this.#textsMark] = [texts, newMark()];
    if (!isSameList(this.#charts, charts)) [this.#charts, this.#chartsMark] = [charts, newMark()];
  }

  /** All that the problems of a document depend on. What other files say to it is in the keys of the index; a translation depends on their texts. */
  async #marksOf(document: Document, mentioned: string): Promise<readonly unknown[]> {
    const { workspace, settings, choicesOf, typedPlaces } = this.#context;
    const around = workspace.around(document);
    const { severities, known } = await choicesOf(document.uri);
    const { textsBeside, fileNames, unitsKey, isBeingRead } = workspace;
    const dependsOnTexts = isTranslation(document.format) || !document.format;
    return [
      document.sections,
      around,
      around.index.allKeys,
      workspace.index.referencesKey,
      unitsKey,
      fileNames.key,
      isBeingRead,
      mentioned,
      typedPlaces.at(document),
      dependsOnTexts ? this.#textsMark : this.#chartsMark,
      textsBeside.recordOf(document),
      document.format?.isXml ? textsBeside.schemaOf(document)?.text : undefined,
      (await settings.get(document.uri)).problems?.enabled,
      severities,
      known?.baseline,
    ];
  }
}

/** What is known of a document: of its text, and of its uses of rules for each package. */
const tallyOf = remembered((_: Document): { file?: FileTally; readonly uses: Map<Workspace, UsesTally> } => ({
  uses: new Map(),
}));

function knownUses(around: Workspace, document: Document): UsesTally | undefined {
  const found = tallyOf(document).uses.get(around);
  return found && isSameList(found.marks, usesMarks(around, document)) ? found : undefined;
}

/** The sums of all files; undefined where one has not been read. */
function usesOfRules(around: Workspace): ReadonlyMap<string, UseCount> | undefined {
  const known = around.documents().map((document) => knownUses(around, document)?.counts);
  const read = known.filter((counts) => counts !== undefined);
  return read.length === known.length ? sumOfUses(read) : undefined;
}

function isCurrent({ marks: [sections] }: FileTally, document: Document): boolean {
  return sections === document.sections;
}

/** All that the uses of rules in a document depend on. */
function usesMarks({ index }: Workspace, { sections }: Document): readonly unknown[] {
  return [sections, index.namesKey];
}
