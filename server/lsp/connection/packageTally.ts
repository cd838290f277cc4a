import type { ListedEntry } from '../../answers/package/listedEntries.ts';
import { safeEdits } from '../../checks/fixes/safeEdits.ts';
import type { Severity } from '../../checks/problems/kinds.ts';
import { inDocument } from '../../checks/problems/listedProblems.ts';
import { remembered } from '../../queries/remembered.ts';
import { addTo } from '../../text/grouped.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { ProblemCounts } from '../protocol/packageRequests.ts';
import type { ServerContext } from './context.ts';
import type { PendingRequest } from './pendingRequest.ts';
import { allProblems, type ShownProblems } from './shownProblems.ts';

/** The problems of a file, as its author sees them. */
interface FileTally {
  readonly problems: ShownProblems['listed'];
  /** Its text then. */
  readonly sections: readonly Section[];
  readonly counts: ProblemCounts;
  /** The number of problems that `Fix All` repairs. */
  readonly fixable: number;
  /** By section, with their places in it. */
  readonly bySection: ReadonlyMap<Section, readonly { readonly at: number; readonly severity: Severity }[]>;
}

const noProblems: ProblemCounts = { error: 0, warning: 0, info: 0, hint: 0 };

/** The numbers of files and of their problems: `3 files: 1 error, 2 hints.` */
export function foundText(
  { found, counted }: Messages['words']['packageCheck'],
  files: number,
  counts: ProblemCounts,
): string {
  const problems = severities.flatMap((severity) => (counts[severity] > 0 ? counted[severity](counts[severity]) : []));
  return found({ files, problems });
}

/** The numbers of these problems. */
export function problemCountsOf(problems: readonly { readonly severity: Severity }[]): ProblemCounts {
  const counts = { ...noProblems };
  for (const { severity } of problems) counts[severity]++;
  return counts;
}

/** All of them together. */
export function allCounts(all: readonly ProblemCounts[]): ProblemCounts {
  const sum = { ...noProblems };
  for (const counts of all) for (const severity of severities) sum[severity] += counts[severity];
  return sum;
}

const severities = ['error', 'warning', 'info', 'hint'] as const;

/** So long one call works on, in milliseconds; then its answer says how far it is. */
const patience = 400;

/**
 * The numbers of problems in all files of the workspace, open or not. They are worked out when somebody looks at them, some files at a
 * time, and again only for files for which something has changed.
 */
export class PackageTally {
  readonly #context: ServerContext;
  readonly #looked = remembered((_: Document): { at?: FileTally } => ({}));
  #hasBegun = false;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /**
   * Looks at files that have not been looked at, or have changed, for some time; not at the first call, whose answer is there at once. Returns
   * whether all are known now.
   */
  async goOn(request: PendingRequest): Promise<boolean> {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      return false;
    }
    const end = Date.now() + patience;
    const isOver = (): boolean => Date.now() >= end;
    return (await allProblems(this.#context, request, (shown) => this.#look(shown), isOver)) !== undefined;
  }

  #look({ document, listed }: ShownProblems): void {
    if (this.of(document)?.problems === listed) return;
    const bySection = new Map<Section, { at: number; severity: Severity }[]>();
    const problems = inDocument(document, listed);
    for (const { severity, span } of problems) {
      const index = document.sectionIndexAt(span.start);
      const section = document.sections[index];
      if (section) addTo(bySection, section, { at: span.start - document.startOf(index), severity });
    }
    const fixable = safeEdits(problems).repaired.length;
    const { sections } = document;
    this.#looked(document).at = { problems: listed, sections, counts: problemCountsOf(problems), bySection, fixable };
  }

  /** What is known of a file, which may be of its text some moments ago; undefined for one that has not been looked at. */
  of(document: Document): FileTally | undefined {
    return this.#looked(document).at;
  }

  /** The problems of an entry; undefined where it has changed since its file was looked at. */
  problemsOf({ entity: { document, section }, from, to }: ListedEntry): ProblemCounts | undefined {
    const file = this.of(document);
    if (file?.sections !== document.sections) return undefined;
    return problemCountsOf((file.bySection.get(section) ?? []).filter(({ at }) => at >= from && at < to));
  }
}
