import type { Diagnostic } from 'vscode-languageserver';
import { byPlace, eachListed, type ListedProblems } from '../../checks/problems/listedProblems.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type DiagnosticStyle, diagnosticOf } from './convert.ts';

/** The problems of a document as LSP has them, in the order of the text. */
export function diagnosticsIn(
  document: Document,
  listed: ListedProblems<Problem>,
  messages: Messages,
  style?: DiagnosticStyle,
): Diagnostic[] {
  const placed: { readonly span: Span; readonly diagnostic: Diagnostic }[] = [];
  eachListed(document, listed, (problem, start) => {
    const diagnostic = diagnosticOf(document, problem, messages, style, start);
    placed.push({ span: shift(problem.span, start), diagnostic });
  });
  return placed.sort(byPlace).map(({ diagnostic }) => diagnostic);
}
