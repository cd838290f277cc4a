import { shift } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf, folderOf } from '../../workspace/documents/fileName.ts';
import { eachSection, type Steps } from '../../workspace/documents/steps.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type Problem, severities } from '../problems/problem.ts';

/** Ids that more than one rule has, in this document or in it and another of the same package. Spans count in the document. */
export function* idProblems(workspace: Workspace, document: Document, messages: Messages): Steps<readonly Problem[]> {
  const { repeatedIds } = workspace.index;
  const problems: Problem[] = [];
  if (repeatedIds.size === 0) return problems;
  const seen = new Map<string, number>();
  yield* eachSection(document, (section, index) => {
    const definition = workspace.index.definitionIn(section);
    const id = definition?.rule.id;
    if (!definition || id === undefined || !repeatedIds.has(id)) return;
    const problem = problemOf(workspace, document, definition, seen.get(id), messages);
    if (!seen.has(id)) seen.set(id, index);
    if (problem) problems.push({ ...problem, span: shift(problem.span, document.startOf(index)) });
  });
  return problems;
}

function problemOf(
  workspace: Workspace,
  document: Document,
  { rule }: Definition,
  earlier: number | undefined,
  messages: Messages,
): Problem | undefined {
  const { id, idSpan } = rule;
  if (id === undefined || !idSpan) return undefined;
  if (earlier !== undefined) {
    const line = document.positionAt(document.startOf(earlier)).line + 1;
    return problem('duplicate-id', idSpan, messages.problems.duplicateId(id, line));
  }
  const other = workspace.index.withId(id).find(
    // A package keeps its rules in one folder; what lies elsewhere is another package, or a copy.
    (found) =>
      !found.isBundled && found.document !== document && folderOf(found.document.uri) === folderOf(document.uri),
  );
  if (!other) return undefined;
  return problem('id-in-other-file', idSpan, messages.problems.idInOtherFile(id, fileNameOf(other.document.uri)));
}

function problem(code: 'duplicate-id' | 'id-in-other-file', span: Problem['span'], message: string): Problem {
  return { code, severity: severities[code], span, message };
}
