import type { Severity } from '../checks/problems/kinds.ts';
import type { Problem } from '../checks/problems/problem.ts';
import type { Document } from '../workspace/documents/document.ts';

/** A file and its problems: the input of every kind of report. */
export interface CheckedFile {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly document: Document;
  /** In the order of the text. */
  readonly problems: readonly Problem[];
  /** Those that a baseline hides; without one there are none. */
  readonly hidden?: readonly Problem[];
  /** The number of those whose codes are off. */
  readonly off?: number;
}

/** The gravest first. */
export const severities = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

/** The number of problems of each severity in all files. */
export function countProblems(files: readonly Pick<CheckedFile, 'problems'>[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { problems } of files) for (const { severity } of problems) counts[severity]++;
  return counts;
}

/** A problem with its file. */
export interface PlacedProblem {
  readonly file: CheckedFile;
  readonly problem: Problem;
}

/** The problems of these severities, in the order of the severities, then of the files and of their texts. */
export function inOrderOf(severities: readonly Severity[], files: readonly CheckedFile[]): readonly PlacedProblem[] {
  return severities.flatMap((severity) =>
    files.flatMap((file) =>
      file.problems.flatMap((problem) => (problem.severity === severity ? [{ file, problem }] : [])),
    ),
  );
}
