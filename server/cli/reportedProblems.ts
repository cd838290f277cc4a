import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compare } from '../checks/baseline/baseline.ts';
import { check } from '../checks/check.ts';
import type { Problem } from '../checks/problems/problem.ts';
import { withSeverities } from '../checks/problems/severities.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import type { Choices } from './choices.ts';

/** The problems of a document to report, and the numbers of known ones that are hidden and that were not found. */
interface Reported {
  readonly problems: readonly Problem[];
  readonly hidden: number;
  readonly stale: number;
}

/** The problems of a document, in the order of its text, as the choices want them. */
export function reportedProblems(workspace: Workspace, document: Document, choices: Choices): Reported {
  const problems = withSeverities(check(workspace, document), choices.severitiesOf(document));
  const known = choices.baselineOf(document);
  if (!known) return { problems, hidden: 0, stale: 0 };
  const { fresh, hidden, stale } = compare(known.file.baseline, known.path, document, problems);
  return { problems: fresh, hidden, stale };
}

/** The number of known problems in files that do not exist any more. */
export function goneProblems({ baselines }: Choices): number {
  let count = 0;
  for (const { path, baseline } of baselines)
    for (const [file, known] of baseline.files)
      if (!existsSync(join(dirname(path), file))) for (const number of known.values()) count += number;
  return count;
}
