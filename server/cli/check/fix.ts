import { type Repaired, repair } from '../../checks/fixes/repair.ts';
import { pathOfUri } from '../../hosts/disk.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { differences } from '../files/differences.ts';
import { replaceFile } from '../files/replaceFile.ts';
import type { Choices } from './choices.ts';
import { reportedProblems } from './reportedProblems.ts';

/** The documents after `--fix`, and what happened. */
interface Fixed {
  /** By the paths to show. */
  readonly documents: ReadonlyMap<string, Document>;
  readonly changed: number;
  /** Whether a file could not be written. */
  readonly hasFailed: boolean;
}

/**
 * Makes the safe fixes of all documents, and writes the files; with `--dry-run` it prints the differences instead. The workspace then has
 * the new documents, except those of files that could not be written.
 */
export async function fix(
  { terminal, words, flags }: Call,
  workspace: Workspace,
  documents: ReadonlyMap<string, Document>,
  choices: Choices,
): Promise<Fixed> {
  const { fixes } = words.check;
  const { repaired, leftBroken } = repair(
    workspace,
    [...documents.values()],
    (document) => reportedProblems(workspace, document, choices).problems,
  );
  const result = new Map(documents);
  const pathOf = new Map([...documents].map(([path, document]) => [document, path]));
  const isDry = flags.has('dry-run');
  let hasFailed = false;
  const done: Repaired[] = [];
  for (const one of repaired) {
    const path = pathOf.get(one.before) ?? '';
    if (isDry) terminal.printData(differences(path, one.before.getText(), one.after.getText()));
    const outcome = isDry ? 'written' : await write(one);
    if (outcome === 'written') {
      done.push(one);
      result.set(path, one.after);
    } else {
      hasFailed = true;
      workspace.put(one.before);
      terminal.complain(fixes.notWritten[outcome](path));
    }
  }
  for (const document of leftBroken) terminal.complain(fixes.leftBroken(pathOf.get(document) ?? ''));
  const problems = done.reduce((sum, { count }) => sum + count, 0);
  terminal.complain(isDry ? fixes.wouldFix(problems, done.length) : fixes.fixed(problems, done.length));
  return { documents: result, changed: done.length, hasFailed };
}

async function write({ before, after }: Repaired): ReturnType<typeof replaceFile> {
  return replaceFile(pathOfUri(before.uri) ?? '', before.getText(), after.getText());
}
