import { dirname, join } from 'node:path';
import { check } from '../../checks/check.ts';
import { chosenProblems } from '../../checks/settings/chosenProblems.ts';
import { reading } from '../../hosts/cache/reading.ts';
import { forget } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Choices } from './choices.ts';

export type ReportedProblems = ReturnType<typeof chosenProblems>;

/**
 * Finds the problems of documents, in the order of their texts, as the choices want them.
 *
 * @param areResultsKept whether a document that is checked again needs little time, for which memory must have room for all of them.
 */
export function problemReporter(
  workspace: Workspace,
  choices: Choices,
  areResultsKept: boolean,
): (document: Document) => ReportedProblems {
  return (document) => {
    const problems = chosenProblems(document, check(workspace, document), choices.of(document));
    if (!areResultsKept) {
      const definitions = document.sections.flatMap((section) => workspace.all.index.definitionIn(section) ?? []);
      forget([document, ...document.sections, ...definitions]);
    }
    return problems;
  };
}

/** The number of known problems in files that do not exist any more. */
export function goneProblems({ baselines }: Choices): number {
  let count = 0;
  for (const { path, baseline } of baselines)
    for (const [file, known] of baseline.files)
      if (!reading.exists.now(join(dirname(path), file))) for (const number of known.values()) count += number;
  return count;
}
