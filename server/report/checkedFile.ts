import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Severity } from '../checks/problems/kinds.ts';
import type { Problem } from '../checks/problems/problem.ts';

/** A file and what was found in it: what every kind of report is made from. */
export interface CheckedFile {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly document: Pick<TextDocument, 'getText' | 'positionAt'>;
  /** In the order of the text. */
  readonly problems: readonly Problem[];
}

/** How many problems of each severity there are in all files. */
export function countProblems(files: readonly CheckedFile[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { problems } of files) for (const { severity } of problems) counts[severity]++;
  return counts;
}
