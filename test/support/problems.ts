import { check } from '../../server/checks/check.ts';
import type { Edit, Finding } from '../../server/checks/problems/finding.ts';
import type { ProblemCode, Severity } from '../../server/checks/problems/kinds.ts';
import type { Span } from '../../server/text/span.ts';
import { messageOf, titleOf } from '../../server/wording/messageOf.ts';
import type { Messages } from '../../server/wording/messages.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { withSeverity } from './withSeverity.ts';

/** A problem as people are told of it. */
export interface ToldProblem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly fixes?: readonly ToldFix[];
}

export interface ToldFix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/**
 * Whether a problem is one of a family, by its codes. What a test says of a text is said of its own family, so that a new check breaks no
 * test but its own.
 */
export function isOneOf(...own: readonly ProblemCode[]): (problem: { readonly code: ProblemCode }) => boolean {
  const codes: ReadonlySet<ProblemCode> = new Set(own);
  return ({ code }) => codes.has(code);
}

/** All problems of a document in the words of a language. */
export function problemsOf(workspace: Workspace, document: Document, messages: Messages): readonly ToldProblem[] {
  return check(workspace, document).map((finding) => told(finding, document, messages));
}

function told(finding: Finding, document: Document, messages: Messages): ToldProblem {
  const { code, severity, span, fixes } = withSeverity(finding);
  const problem = { code, severity, span, message: messageOf(finding, document, messages) };
  return fixes
    ? { ...problem, fixes: fixes.map((fix) => ({ title: titleOf(fix, messages), edits: fix.edits })) }
    : problem;
}
