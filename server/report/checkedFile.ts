import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Severity } from '../checks/problems/kinds.ts';
import type { Problem } from '../checks/problems/problem.ts';

/** A file and its problems: the input of every kind of report. */
export interface CheckedFile {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly document: Pick<TextDocument, 'getText' | 'positionAt'>;
  /** In the order of the text. */
  readonly problems: readonly Problem[];
}

/** The number of problems of each severity in all files. */
export function countProblems(files: readonly CheckedFile[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { problems } of files) for (const { severity } of problems) counts[severity]++;
  return counts;
}
