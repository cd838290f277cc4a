import type { Document } from '../../workspace/documents/document.ts';
import { type Baseline, compare } from '../baseline/baseline.ts';
import type { Finding } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { type Severities, usualSeverities, withSeverities } from '../problems/severities.ts';

/** The choices about problems, of the author of a file and of the person who works with it. */
export interface FileChoices {
  readonly severities: Severities;
  /** The baseline, and the path of the file in it. */
  readonly known: { readonly baseline: Baseline; readonly path: string } | undefined;
}

export const usualChoices: FileChoices = { severities: usualSeverities, known: undefined };

/** The problems to report, and the numbers of known ones that are hidden and that were not found. */
interface ChosenProblems {
  readonly problems: readonly Problem[];
  readonly hidden: number;
  readonly stale: number;
}

/** The findings of a document as the choices want them, in the same order. */
export function chosenProblems(
  document: Document,
  findings: readonly Finding[],
  { severities, known }: FileChoices,
): ChosenProblems {
  const problems = withSeverities(findings, severities);
  if (!known) return { problems, hidden: 0, stale: 0 };
  const { fresh, hidden, stale } = compare(known.baseline, known.path, document, problems);
  return { problems: fresh, hidden, stale };
}
