import { type Repaired, repair, restore } from '../../checks/fixes/repair.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { rewrite } from '../files/rewrite.ts';
import type { Judge } from './judge.ts';

/** What happened at `--fix`. */
interface Fixed {
  /** The number of files with fixes. */
  readonly changed: number;
  /** Whether a file could not be written. */
  readonly hasFailed: boolean;
}

/**
 * Makes the safe fixes of all documents, and writes the files; with `--dry-run` it prints the differences instead. The documents are edited,
 * except those of files that could not be written.
 */
export async function fix(
  call: Call,
  workspace: Workspace,
  documents: ReadonlyMap<string, Document>,
  { problemsOf }: Judge,
): Promise<Fixed> {
  const { terminal, words, flags } = call;
  const { fixes } = words.check;
  const { repaired, leftBroken } = repair(
    workspace,
    [...documents.values()],
    (document) => problemsOf(document).problems,
  );
  const pathOf = new Map([...documents].map(([path, document]) => [document, path]));
  const isDry = flags.has('dry-run');
  const done: Repaired[] = [];
  for (const one of repaired) {
    const texts = { before: one.before, after: one.document.getText() };
    if (await rewrite(call, pathOf.get(one.document) ?? '', one.document, texts, isDry)) done.push(one);
    else restore(workspace, one);
  }
  for (const document of leftBroken) terminal.complain(fixes.leftBroken(pathOf.get(document) ?? ''));
  const problems = done.reduce((sum, { count }) => sum + count, 0);
  const said = { problems, files: done.length };
  terminal.complain(isDry ? fixes.wouldFix(said) : fixes.fixed(said));
  return { changed: done.length, hasFailed: done.length < repaired.length };
}
