import type { Position, Range } from 'vscode-languageserver-types';
import type { Edit } from '../../server/checks/problems/finding.ts';
import type { Span } from '../../server/text/span.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { parse } from '../../server/xml/parse.ts';
import { expect } from './difference.ts';

/** Fails unless the span lies in the text, begins before it ends, and cuts no character in two. */
export function expectSpan(text: string, { start, end }: Span, what: string): void {
  expect(0 <= start && start <= end && end <= text.length, () => `${what}: ${start}–${end} of ${text.length}`);
  expect(!isInsidePair(text, start) && !isInsidePair(text, end), () => `${what}: cuts a character at ${start}–${end}`);
}

/** Whether the offset is between the two units of one character. */
export function isInsidePair(text: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(offset - 1, offset + 1));
}

/** Fails unless the edits lie in the text, in its order, and apart. */
export function expectEdits(text: string, edits: readonly Edit[], what: string): void {
  let at = 0;
  for (const { span } of edits) {
    expectSpan(text, span, what);
    expect(at <= span.start, () => `${what}: edits overlap at ${span.start}`);
    at = span.end;
  }
}

/**
 * Fails if an edit has made XML harder to read for programs: as its entries are read, each by itself, and also as a whole. Without a root,
 * or with an entry in an entry, the two do not count alike.
 */
export function expectNotWorse(before: Document, after: Document, what: string): void {
  if (!before.format?.isXml) return;
  const isWorse = [errorsInSections, errorsInWhole].every((errorsIn) => errorsIn(after) > errorsIn(before));
  expect(!isWorse, () => `"${what}" breaks the document, with ${errorsInWhole(after)} errors of syntax`);
}

function errorsInSections({ sections }: Document): number {
  return sections.reduce((sum, { errors }) => sum + errors.length, 0);
}

function errorsInWhole(document: Document): number {
  return parse(document.getText()).errors.length;
}

/**
 * Fails unless every range and position in an answer, however deep, is one of the document that it counts in: the one that was asked
 * about, or that which a `uri` beside it names. Edits of one list must not overlap.
 */
export function expectRanges(answer: unknown, document: Document, workspace: Workspace, what: string): void {
  if (Array.isArray(answer)) {
    const edits = answer.filter(isTextEdit);
    if (edits.length > 0) expectApart(edits, document, what);
    for (const item of answer) expectRanges(item, document, workspace, what);
  } else if (isRange(answer)) {
    expectRange(answer, document, what);
  } else if (isPosition(answer)) {
    offsetOf(answer, document, what);
  } else if (isRecord(answer)) {
    expectRangesIn(answer, document, workspace, what);
  }
}

function expectRangesIn(
  answer: Readonly<Record<string, unknown>>,
  asked: Document,
  workspace: Workspace,
  what: string,
) {
  const { textDocument, from } = answer;
  const versioned = isRecord(textDocument) ? documentWith(textDocument.uri, workspace) : undefined;
  const target = documentWith(answer.targetUri, workspace);
  const caller = isRecord(from) ? documentWith(from.uri, workspace) : undefined;
  const own = documentWith(answer.uri, workspace) ?? versioned ?? asked;
  for (const [key, value] of Object.entries(answer)) {
    // What a command is given, and what an item carries, is for us alone.
    if (key === 'data' || key === 'arguments') continue;
    const byName = documentWith(key, workspace);
    const counted = key.startsWith('target') ? target : key === 'fromRanges' ? caller : undefined;
    expectRanges(value, byName ?? counted ?? own, workspace, `${what} ${key}`);
  }
}

function documentWith(uri: unknown, workspace: Workspace): Document | undefined {
  return typeof uri === 'string' ? (workspace.get(uri) ?? workspace.packWith(uri)) : undefined;
}

function expectApart(edits: readonly { readonly range: Range }[], document: Document, what: string): void {
  const spans = edits.map(({ range }) => expectRange(range, document, what));
  spans.sort((a, b) => a.start - b.start || a.end - b.end);
  spans.forEach(({ start }, index) => {
    expect(start >= (spans[index - 1]?.end ?? 0), () => `${what}: edits overlap at ${start}`);
  });
}

function expectRange({ start, end }: Range, document: Document, what: string): Span {
  const span = { start: offsetOf(start, document, what), end: offsetOf(end, document, what) };
  expectSpan(document.getText(), span, what);
  return span;
}

/** The offset of a position that is one of the document. */
function offsetOf(position: Position, document: Document, what: string): number {
  const offset = document.offsetAt(position);
  const { line, character } = document.positionAt(offset);
  const isSame = line === position.line && character === position.character;
  expect(isSame, () => `${what}: no position ${position.line}:${position.character}`);
  return offset;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPosition(value: unknown): value is Position {
  return isRecord(value) && typeof value.line === 'number' && typeof value.character === 'number';
}

function isRange(value: unknown): value is Range {
  return isRecord(value) && isPosition(value.start) && isPosition(value.end);
}

function isTextEdit(value: unknown): value is { readonly range: Range } {
  return isRecord(value) && typeof value.newText === 'string' && isRange(value.range);
}
