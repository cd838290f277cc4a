import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-types';
import { isSameEdit } from '../checks/problems/edited.ts';
import type { Edit, Fix } from '../checks/problems/finding.ts';
import type { ProblemCode } from '../checks/problems/kinds.ts';
import type { Problem } from '../checks/problems/problem.ts';
import { ignoreFixes } from '../checks/suppressions/ignoreFixes.ts';
import { label } from '../text/label.ts';
import type { Span } from '../text/span.ts';
import { titleOf } from '../wording/messageOf.ts';
import type { Messages } from '../wording/messages.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Asked } from './asked.ts';
import type { EditSupport } from './editSupport.ts';

/**
 * Quick fixes for the problems at a span, one for each kind that repairs all of them in the document, and last comments that ignore a
 * problem.
 *
 * @param problems all problems of the document.
 * @param diagnosticOf the problem as the editor has it, so that the fix belongs to it.
 * @param openPage the command that opens the page of a code, for a client that has it.
 * @param support without it, or for a client without previews, no fix is shown before it is made.
 */
export function codeActions(
  { document, reader: { messages } }: Pick<Asked, 'document' | 'reader'>,
  problems: readonly Problem[],
  span: Span,
  diagnosticOf: (problem: Problem) => Diagnostic,
  openPage?: string,
  support?: EditSupport,
): readonly CodeAction[] {
  const touched = problems.filter((problem) => problem.span.start <= span.end && span.start <= problem.span.end);
  const single = touched.flatMap((problem) =>
    (problem.fixes ?? []).map(
      (fix): CodeAction => ({
        ...actionFor(document, fix, [problem], diagnosticOf, messages),
        ...(fix.kind === 'convert' && support && { edit: previewedEdit(document, fix, support, messages) }),
        isPreferred: problem.fixes?.length === 1,
      }),
    ),
  );
  const codes = new Set(touched.map(({ code }) => code));
  return [
    ...single,
    ...[...codes].flatMap((code) => fixAll(document, problems, code, diagnosticOf, messages) ?? []),
    ...ignoring(document, touched, diagnosticOf, messages),
    ...(openPage === undefined
      ? []
      : [...codes].map((code) => openingPage(openPage, code, touched, diagnosticOf, messages))),
  ];
}

/** Of several problems of one kind only the first offers to ignore them. */
function ignoring(
  document: Document,
  touched: readonly Problem[],
  diagnosticOf: (problem: Problem) => Diagnostic,
  messages: Messages,
): readonly CodeAction[] {
  const seen = new Set<ProblemCode>();
  return touched.flatMap((problem) => {
    if (seen.has(problem.code)) return [];
    seen.add(problem.code);
    return ignoreFixes(document, problem).map((fix) => actionFor(document, fix, [problem], diagnosticOf, messages));
  });
}

/** Opens the page that explains problems of a kind. */
function openingPage(
  openPage: string,
  code: ProblemCode,
  touched: readonly Problem[],
  diagnosticOf: (problem: Problem) => Diagnostic,
  { words }: Messages,
): CodeAction {
  const title = label(words.openPage(code));
  return {
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: touched.filter((problem) => problem.code === code).map(diagnosticOf),
    command: { title, command: openPage, arguments: [code] },
  };
}

/** Repairs every problem of a kind with a single fix; undefined for fewer than two. */
function fixAll(
  document: Document,
  problems: readonly Problem[],
  code: ProblemCode,
  diagnosticOf: (problem: Problem) => Diagnostic,
  messages: Messages,
): CodeAction | undefined {
  const alike = problems.filter((problem) => problem.code === code && problem.fixes?.length === 1);
  const edits = combined(alike.flatMap(({ fixes }) => fixes ?? []));
  if (alike.length < 2 || !edits) return undefined;
  return actionFor(document, { kind: 'all', code, count: alike.length, edits }, alike, diagnosticOf, messages);
}

function actionFor(
  document: Document,
  fix: Fix,
  problems: readonly Problem[],
  diagnosticOf: (problem: Problem) => Diagnostic,
  messages: Messages,
): CodeAction {
  return {
    title: label(titleOf(fix, messages)),
    kind: CodeActionKind.QuickFix,
    diagnostics: problems.map(diagnosticOf),
    edit: { changes: { [document.uri]: fix.edits.map((edit) => textEdit(document, edit)) } },
  };
}

/**
 * The edits of all fixes in the order of the text; undefined if two would change the same characters. Of two insertions at one place that
 * of the later problem comes first: an element that begins later is closed earlier. An edit of two problems is made once, and so is a fix
 * that moves a part of the text: the rows of a table that stand in another row are several problems with one fix.
 */
function combined(fixes: readonly Fix[]): readonly Edit[] | undefined {
  const moves = new Set<string>();
  const edits = fixes
    .toReversed()
    .filter((fix) => {
      if (fix.edits.every(isInsertion)) return true;
      const move = JSON.stringify(fix.edits);
      return !moves.has(move) && moves.add(move);
    })
    .flatMap((fix) => fix.edits)
    .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
    .filter((edit, index, all) => isInsertion(edit) || !isSameEdit(edit, all[index - 1]));
  const overlaps = edits.some((edit, index) => index > 0 && edit.span.start < (edits[index - 1]?.span.end ?? 0));
  return overlaps ? undefined : edits;
}

function isInsertion({ span }: Edit): boolean {
  return span.start === span.end;
}

/** The edit of a fix as one change that an editor shows and asks about, if it can. */
function previewedEdit(
  document: Document,
  fix: Fix,
  { hasAnnotations, hasDocumentChanges, versionOf }: EditSupport,
  messages: Messages,
): WorkspaceEdit {
  const edits = fix.edits.map((edit) => textEdit(document, edit));
  if (!hasAnnotations || !hasDocumentChanges) return { changes: { [document.uri]: edits } };
  const annotationId = fix.kind;
  return {
    documentChanges: [
      {
        textDocument: { uri: document.uri, version: versionOf(document) },
        edits: edits.map((edit) => ({ ...edit, annotationId })),
      },
    ],
    changeAnnotations: { [annotationId]: { label: label(titleOf(fix, messages)), needsConfirmation: true } },
  };
}

function textEdit(document: Document, { span, newText }: Edit): TextEdit {
  return { range: document.range(span), newText };
}
