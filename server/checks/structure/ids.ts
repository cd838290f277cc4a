import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf, folderOf } from '../../workspace/documents/fileName.ts';
import { eachSection, type Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';

/** Duplicate ids of rules, in this document or in another of the same package. Spans are in document coordinates. */
export function* idProblems(workspace: Workspace, document: Document): Steps<readonly Finding[]> {
  const { repeatedIds } = workspace.index;
  const problems: Finding[] = [];
  if (repeatedIds.size === 0) return problems;
  const seen = new Map<string, Span>();
  yield* eachSection(document, (section, index) => {
    const definition = workspace.index.definitionIn(section);
    const id = definition?.rule.id;
    if (!definition || id === undefined || !repeatedIds.has(id)) return;
    const { idSpan } = definition.rule;
    if (!idSpan) return;
    const span = shift(idSpan, document.startOf(index));
    const first = seen.get(id);
    if (first) problems.push({ code: 'duplicate-id', span, facts: { id, first } });
    else {
      seen.set(id, span);
      problems.push(...inOtherFile(workspace, document, id, span));
    }
  });
  return problems;
}

function inOtherFile(workspace: Workspace, document: Document, id: string, span: Span): readonly Finding[] {
  const other = workspace.index.withId(id).find(
    // A package has its rules in one folder; files elsewhere are another package, or a copy.
    (found) =>
      !found.isBundled && found.document !== document && folderOf(found.document.uri) === folderOf(document.uri),
  );
  if (!other) return [];
  const { uri } = other.document;
  return [{ code: 'id-in-other-file', span, facts: { id, file: fileNameOf(uri), uri } }];
}
