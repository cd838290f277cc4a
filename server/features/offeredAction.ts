import type { CodeAction, Diagnostic, WorkspaceEdit } from 'vscode-languageserver-types';
import type { Edit } from '../checks/problems/finding.ts';
import type { Problem } from '../checks/problems/problem.ts';
import { label } from '../text/label.ts';
import type { Span } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Asked } from './asked.ts';
import type { EditSupport } from './editSupport.ts';

/** A code action whose edit is worked out when somebody chooses it. */
export interface OfferedAction extends Omit<CodeAction, 'edit' | 'data'> {
  readonly edit?: (support: EditSupport) => WorkspaceEdit;
}

/** What fixes are offered for. */
export interface FixesAsked extends Asked {
  /** All problems of the document. */
  readonly problems: readonly Problem[];
  readonly span: Span;
  /** The problem as the editor has it, so that the fix belongs to it. */
  readonly diagnosticOf: (problem: Problem) => Diagnostic;
  /** The command that opens the page of a code, for a client that has it. */
  readonly openPage?: string | undefined;
}

/** An action that changes its document only. */
export function actionIn(document: Document, kind: string, title: string, edits: readonly Edit[]): OfferedAction {
  const edit = (): WorkspaceEdit => ({
    changes: { [document.uri]: edits.map(({ span, newText }) => ({ range: document.range(span), newText })) },
  });
  return { title: label(title), kind, edit };
}
