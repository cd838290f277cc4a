import { shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf, folderOf } from '../../workspace/documents/fileName.ts';
import { eachSection, type Steps } from '../../workspace/documents/steps.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';

/** Ids that more than one rule has, in this document or in it and another of the same package. Spans count in the document. */
export function* idProblems(workspace: Workspace, document: Document): Steps<readonly Finding[]> {
  const { repeatedIds } = workspace.index;
  const problems: Finding[] = [];
  if (repeatedIds.size === 0) return problems;
  const seen = new Map<string, number>();
  yield* eachSection(document, (section, index) => {
    const definition = workspace.index.definitionIn(section);
    const id = definition?.rule.id;
    if (!definition || id === undefined || !repeatedIds.has(id)) return;
    const problem = problemOf(workspace, document, definition, seen.get(id));
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
): Finding | undefined {
  const { id, idSpan } = rule;
  if (id === undefined || !idSpan) return undefined;
  if (earlier !== undefined) {
    const line = document.positionAt(document.startOf(earlier)).line + 1;
    return { code: 'duplicate-id', span: idSpan, facts: { id, line } };
  }
  const other = workspace.index.withId(id).find(
    // A package keeps its rules in one folder; what lies elsewhere is another package, or a copy.
    (found) =>
      !found.isBundled && found.document !== document && folderOf(found.document.uri) === folderOf(document.uri),
  );
  if (!other) return undefined;
  return { code: 'id-in-other-file', span: idSpan, facts: { id, file: fileNameOf(other.document.uri) } };
}
