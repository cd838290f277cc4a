import {
  type CompletionItem,
  type Diagnostic,
  DiagnosticSeverity,
  InsertTextFormat,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import { textOfSnippet } from '../../answers/snippet.ts';
import type { Severity } from '../../checks/problems/kinds.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { query } from '../../queries/remembered.ts';
import { printable } from '../../text/printable.ts';
import { type Span, shift } from '../../text/span.ts';
import { messageOf } from '../../wording/messageOf.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { relatedPlaces } from './relatedPlaces.ts';

/** The span of a range, in the order of the text. */
export function spanOf(document: Document, { start, end }: Range): Span {
  const [from, to] = [document.offsetAt(start), document.offsetAt(end)];
  return { start: Math.min(from, to), end: Math.max(from, to) };
}

/** Changes of a document as LSP has them. */
export function textEdits(
  document: Document,
  changes: readonly { readonly span: Span; readonly newText: string }[],
): TextEdit[] {
  return changes.map(({ span, newText }) => ({ range: document.range(span), newText }));
}

/** The style of problems for a client. */
export interface DiagnosticStyle {
  /** The URI under which the client has the pages of the codes, without a slash at its end. Without it codes are not links. */
  readonly pages?: string | undefined;
  /** Whether hints are information, which VS Code lists among the problems. */
  readonly listsHints?: boolean | undefined;
  /** The workspace with the other places of problems, for a client that shows them. */
  readonly placesIn?: Workspace | undefined;
}

/**
 * A problem as LSP has it.
 *
 * @param start where the coordinates of its span begin.
 */
export function diagnosticOf(
  document: Document,
  problem: Problem,
  messages: Messages,
  { pages, listsHints, placesIn }: DiagnosticStyle = {},
  start = 0,
): Diagnostic {
  const { code, severity, span } = problem;
  const related = placesIn ? relatedPlaces(placesIn, document, problem, messages) : [];
  return {
    range: document.range(shift(span, start)),
    severity: severities[severity === 'hint' && listsHints ? 'info' : severity],
    code,
    ...(pages !== undefined && { codeDescription: { href: `${pages}/${code}.md` } }),
    source: 'whq-rules',
    message: sentenceFor(problem, document, messages),
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

/** Each key asks for the sentences of all problems again. */
const sentenceFor = query((problem: Problem, document: Document, messages: Messages) =>
  printable(messageOf(problem, document, messages)),
);

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** The item for a client without snippets: tab stops become their plain text. */
export function withoutSnippets(item: CompletionItem): CompletionItem {
  const { textEdit, insertTextFormat } = item;
  if (!textEdit || insertTextFormat !== InsertTextFormat.Snippet) return item;
  // With a choice the right text is not known, so the printed name is inserted.
  const newText = textOfSnippet(textEdit.newText) ?? item.filterText ?? item.label;
  return { ...item, insertTextFormat: InsertTextFormat.PlainText, textEdit: { ...textEdit, newText } };
}
