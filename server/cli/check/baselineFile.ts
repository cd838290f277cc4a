import { resolve } from 'node:path';
import { baselineText } from '../../checks/baseline/baseline.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { writeText } from '../files/writeText.ts';
import { type Choices, pathIn } from './choices.ts';
import { reportedProblems } from './reportedProblems.ts';

/** Writes all problems of the documents into the file of `--write-baseline`. Returns whether it could be written. */
export async function writeBaseline(
  { terminal, words, values }: Call,
  workspace: Workspace,
  documents: ReadonlyMap<string, Document>,
  choices: Choices,
): Promise<boolean> {
  const name = values.get('write-baseline') ?? '';
  const path = resolve(terminal.workingFolder ?? '', name);
  const files = [...documents.values()].map((document) => ({
    path: pathIn(path, document),
    document,
    problems: reportedProblems(workspace, document, choices).problems,
  }));
  const isWritten = await writeText(path, baselineText(files));
  const count = files.reduce((sum, { problems }) => sum + problems.length, 0);
  const { choices: sentences } = words.check;
  terminal.complain(isWritten ? sentences.written(count, name) : sentences.notWritten(name));
  return isWritten;
}
