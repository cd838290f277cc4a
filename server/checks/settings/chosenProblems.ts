import { query } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Baseline, compare } from '../baseline/baseline.ts';
import type { Finding } from '../problems/finding.ts';
import { asListed, inDocument, type ListedProblems, mapListed } from '../problems/listedProblems.ts';
import type { Problem } from '../problems/problem.ts';
import { type Severities, usualSeverities, withSeverities } from '../problems/severities.ts';

/** The choices about problems, of the author of a file and of the person who works with it. */
export interface FileChoices {
  readonly severities: Severities;
  /** The baseline, and the path of the file in it. */
  readonly known: { readonly baseline: Baseline; readonly path: string } | undefined;
}

export const usualChoices: FileChoices = { severities: usualSeverities, known: undefined };

/** The problems to report, and what the choices leave out. */
interface ChosenProblems {
  readonly problems: readonly Problem[];
  /** Those that the baseline has. */
  readonly hidden: readonly Problem[];
  /** The number of problems that have no severity, because their codes are off. */
  readonly off: number;
  /** The number of problems in the baseline that were not found. */
  readonly stale: number;
}

/** The findings of a document as the choices want them, in the same order. */
export function chosenProblems(
  document: Document,
  findings: readonly Finding[],
  { severities, known }: FileChoices,
): ChosenProblems {
  const problems = withSeverities(findings, severities);
  const off = findings.length - problems.length;
  if (!known) return { problems, hidden: [], off, stale: 0 };
  const { fresh, hidden, stale } = compare(known.baseline, known.path, document, problems);
  return { problems: fresh, hidden, off, stale };
}

/** The same for problems by section, of which only those to report are wanted. */
export function chosenBySection(
  document: Document,
  found: ListedProblems,
  choices: FileChoices,
): ListedProblems<Problem> {
  const { severities, known } = choices;
  // Which of several alike is known, their order in the document tells.
  if (known?.baseline.files.has(known.path))
    return asListed(chosenProblems(document, inDocument(document, found), choices).problems);
  return mapListed(document, found, (problems) => withSeveritiesAgain(problems, severities));
}

const withSeveritiesAgain = query(withSeverities);
