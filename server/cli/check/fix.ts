import { type Repaired, repair, restore } from '../../checks/fixes/repair.ts';
import { pathOfUri } from '../../hosts/disk.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { differences } from '../files/differences.ts';
import { replaceFile } from '../files/replaceFile.ts';
import type { ReportedProblems } from './reportedProblems.ts';

interface Checked {
  readonly version: number;
  readonly judged: ReportedProblems;
}

/** What happened at `--fix`. */
interface Fixed {
  /** The problems of a document that are left, where they are known already. */
  readonly judgedOf: (document: Document) => ReportedProblems | undefined;
  readonly changed: number;
  /** Whether a file could not be written. */
  readonly hasFailed: boolean;
}

/**
 * Makes the safe fixes of all documents, and writes the files; with `--dry-run` it prints the differences instead. The documents are edited,
 * except those of files that could not be written.
 */
export async function fix(
  { terminal, words, flags }: Call,
  workspace: Workspace,
  documents: ReadonlyMap<string, Document>,
  problemsOf: (document: Document) => ReportedProblems,
): Promise<Fixed> {
  const { fixes } = words.check;
  const checked = new Map<Document, Checked>();
  const { repaired, leftBroken, isSettled } = repair(workspace, [...documents.values()], (document) => {
    const judged = problemsOf(document);
    checked.set(document, { version: document.version, judged });
    return judged.problems;
  });
  const pathOf = new Map([...documents].map(([path, document]) => [document, path]));
  const isDry = flags.has('dry-run');
  let hasFailed = false;
  const done: Repaired[] = [];
  for (const one of repaired) {
    const path = pathOf.get(one.document) ?? '';
    if (isDry) terminal.printData(differences(path, one.before, one.document.getText()));
    const outcome = isDry ? 'written' : await write(one);
    if (outcome === 'written') {
      done.push(one);
    } else {
      hasFailed = true;
      restore(workspace, one);
      terminal.complain(fixes.notWritten[outcome](path));
    }
  }
  for (const document of leftBroken) terminal.complain(fixes.leftBroken(pathOf.get(document) ?? ''));
  const problems = done.reduce((sum, { count }) => sum + count, 0);
  terminal.complain(
    isDry ? fixes.wouldFix({ problems, files: done.length }) : fixes.fixed({ problems, files: done.length }),
  );
  const isTrue = isSettled && !hasFailed;
  const judgedOf = (document: Document): ReportedProblems | undefined => {
    const last = isTrue ? checked.get(document) : undefined;
    return last?.version === document.version ? last.judged : undefined;
  };
  return { changed: done.length, hasFailed, judgedOf };
}

async function write({ document, before }: Repaired): ReturnType<typeof replaceFile> {
  return replaceFile(pathOfUri(document.uri) ?? '', before, document.getText());
}
