import { resolve } from 'node:path';
import { baselineText } from '../../checks/baseline/baseline.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Call } from '../call/command.ts';
import { writeText } from '../files/writeText.ts';
import { pathIn } from './choices.ts';
import type { ReportedProblems } from './reportedProblems.ts';

/** Writes all problems of the documents into the file of `--write-baseline`. Returns whether it could be written. */
export async function writeBaseline(
  { terminal, words, values }: Call,
  documents: ReadonlyMap<string, Document>,
  problemsOf: (document: Document) => ReportedProblems,
): Promise<boolean> {
  const name = values.get('write-baseline') ?? '';
  const path = resolve(terminal.workingFolder ?? '', name);
  const files = [...documents.values()].map((document) => ({
    path: pathIn(path, document),
    document,
    problems: problemsOf(document).problems,
  }));
  const isWritten = await writeText(path, baselineText(files));
  const count = files.reduce((sum, { problems }) => sum + problems.length, 0);
  const { choices: sentences } = words.check;
  terminal.complain(isWritten ? sentences.written({ problems: count, path: name }) : sentences.notWritten(name));
  return isWritten;
}
