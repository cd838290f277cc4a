import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from './cursor.ts';
import { problemsOf, type ToldProblem } from './problems.ts';

/** A rules file with that text. */
export function rulesFile(text: string): Document {
  return new Document('file:///rules/a.xml', 'xml', 1, text);
}

/** All problems of a rules file that is alone in its workspace, in English. */
export function problemsOfRules(text: string): readonly ToldProblem[] {
  const workspace = new Workspace([]);
  const document = rulesFile(text);
  workspace.put(document);
  return problemsOf(workspace, document, english.messages);
}

/** How many errors keep a rules file from being well-formed. */
export function syntaxErrorsIn(text: string): number {
  return rulesFile(text).sections.reduce((sum, { errors }) => sum + errors.length, 0);
}
