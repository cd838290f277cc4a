import { type CompletionItem, type Diagnostic, DiagnosticSeverity, InsertTextFormat } from 'vscode-languageserver';
import type { Problem, Severity } from '../checks/problem.ts';
import type { Document } from '../workspace/document.ts';

/** A problem as LSP has it. */
export function diagnosticOf(document: Document, { code, severity, span, message }: Problem): Diagnostic {
  return { range: document.range(span), severity: severities[severity], code, source: 'whq-rules', message };
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** The item for a client that knows no snippets: what would be a place to type in stays as its plain text. */
export function withoutSnippets(item: CompletionItem): CompletionItem {
  const { textEdit } = item;
  if (!textEdit) return item;
  // Which of the choices is meant nobody can tell, so what is put in is what the label says.
  if (/\$\{\d+\|/.test(textEdit.newText)) {
    return { ...item, insertTextFormat: InsertTextFormat.PlainText, textEdit: { ...textEdit, newText: item.label } };
  }
  const newText = textEdit.newText.replace(/\$\{\d+:([^}]*)\}|\$\d+/g, '$1').replace(/\\([$}\\])/g, '$1');
  return { ...item, insertTextFormat: InsertTextFormat.PlainText, textEdit: { ...textEdit, newText } };
}
