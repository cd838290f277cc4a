import { dirname, join } from 'node:path';
import { check } from '../../checks/check.ts';
import { chosenProblems } from '../../checks/settings/chosenProblems.ts';
import { reading } from '../../kept/reading.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Choices } from './choices.ts';

/** The problems of a document, in the order of its text, as the choices want them. */
export function reportedProblems(
  workspace: Workspace,
  document: Document,
  choices: Choices,
): ReturnType<typeof chosenProblems> {
  return chosenProblems(document, check(workspace, document), choices.of(document));
}

/** The number of known problems in files that do not exist any more. */
export function goneProblems({ baselines }: Choices): number {
  let count = 0;
  for (const { path, baseline } of baselines)
    for (const [file, known] of baseline.files)
      if (!reading.exists(join(dirname(path), file))) for (const number of known.values()) count += number;
  return count;
}
