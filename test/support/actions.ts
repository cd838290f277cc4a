import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { check } from '../../server/checks/check.ts';
import type { Asked } from '../../server/features/asked.ts';
import type { EditSupport } from '../../server/features/editSupport.ts';
import type { FixesAsked, OfferedAction } from '../../server/features/offeredAction.ts';
import { diagnosticOf } from '../../server/lsp/connection/convert.ts';
import type { Span } from '../../server/text/span.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { withSeverity } from './withSeverity.ts';

/** A client that knows nothing but edits. */
export const plainSupport: EditSupport = { versionOf: () => null, hasDocumentChanges: false, hasAnnotations: false };

/** The action as a client gets it that does not ask again. */
export function whole({ edit, ...action }: OfferedAction, support: EditSupport = plainSupport) {
  const made: WorkspaceEdit | undefined = edit?.(support);
  return { ...action, edit: made };
}

/** What fixes are offered for at a span, with all problems of the document. */
export function fixesAsked(workspace: Workspace, asked: Asked, span: Span): FixesAsked {
  const { document, reader } = asked;
  return {
    ...asked,
    problems: check(workspace, document).map(withSeverity),
    span,
    diagnosticOf: (problem) => diagnosticOf(document, problem, reader.messages),
  };
}
