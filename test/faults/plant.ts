import assert from 'node:assert/strict';
import { check as findingsIn } from '../../server/checks/check.ts';
import { edited } from '../../server/checks/problems/edited.ts';
import type { Finding } from '../../server/checks/problems/finding.ts';
import { overlaps, type Span } from '../../server/text/span.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import type { Seeded } from '../fuzz/seeded.ts';
import type { FaultKind } from './faultKinds.ts';

/** The outcome of a planted fault. `mended`: whether the only fix of its problem removes it; undefined without a single fix. */
export interface Outcome {
  readonly kind: string;
  readonly where: string;
  readonly isReported: boolean;
  readonly mended: boolean | undefined;
}

/** Plants one fault in a file of the workspace, looks for its problem, and takes it out again. Undefined if no place can have it. */
export function plant(workspace: Workspace, fault: FaultKind, random: Seeded): Outcome | undefined {
  const files = workspace.documents().filter(({ uri }) => fault.files.test(uri));
  const candidates = files.filter((document) =>
    new RegExp(fault.pattern, fault.pattern.flags).test(document.getText()),
  );
  for (let tried = 0; tried < maximumTries && candidates.length > 0; tried++) {
    const document = random.pick(candidates);
    const change = changeIn(document, fault, random);
    if (!change) continue;
    const outcome = tryChange(workspace, document, fault, change);
    if (outcome) return outcome;
  }
  return undefined;
}

/** At some places a fault cannot be made, or is there already. */
const maximumTries = 20;

interface Change {
  readonly span: Span;
  readonly newText: string;
}

function changeIn(document: Document, { pattern, write }: FaultKind, random: Seeded): Change | undefined {
  const text = document.getText();
  const match = random.pick([...text.matchAll(new RegExp(pattern.source, `${pattern.flags}d`))]);
  const [start, end] = match.indices?.[1] ?? [];
  assert.ok(start !== undefined && end !== undefined, `no group in ${pattern.source}`);
  if (isHidden(text, start)) return undefined;
  const newText = write(match[1] ?? '', random, match[0], text);
  return newText === undefined || newText === match[1] ? undefined : { span: { start, end }, newText };
}

/** Whether the place is in a comment or an instruction, which nobody reads as text. */
function isHidden(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('<!--') > before.lastIndexOf('-->') || before.lastIndexOf('<?') > before.lastIndexOf('?>');
}

function tryChange(workspace: Workspace, document: Document, fault: FaultKind, change: Change): Outcome | undefined {
  const { start, end } = change.span;
  const written = document.getText().slice(start, end);
  const before = told(workspace, document, fault, placeOf(document, fault, change.span));
  replace(workspace, document, change.span, change.newText);
  const planted = { start, end: start + change.newText.length };
  const place = placeOf(document, fault, planted);
  const found = told(workspace, document, fault, place);
  const { line } = document.positionAt(start);
  const mended = found.length > 0 ? isMended(workspace, document, fault, found) : undefined;
  replace(workspace, document, planted, written);
  // Another fault is there already.
  if (before.length > 0) return undefined;
  const where = `${document.uri.split('/').at(-1)}:${line + 1}`;
  return { kind: fault.name, where, isReported: found.length > 0, mended };
}

function replace(workspace: Workspace, document: Document, span: Span, text: string): void {
  workspace.update(document, [{ range: document.range(span), text }], document.version + 1);
}

/** The problems that tell of the fault at that place: they are there, or name it as the other place of a repeated id. */
function told(workspace: Workspace, document: Document, { codes }: FaultKind, place: Span): readonly Finding[] {
  const wide = { start: place.start - 1, end: place.end + 1 };
  const isThere = (span: Span): boolean =>
    overlaps(span, wide) || (span.start === span.end && wide.start <= span.start && span.start <= wide.end);
  return findingsIn(workspace, document).filter(
    (found) =>
      codes.includes(found.code) &&
      (isThere(found.span) || (found.code === 'duplicate-id' && isThere(found.facts.first))),
  );
}

function placeOf(document: Document, { place }: FaultKind, span: Span): Span {
  if (place === 'here') return span;
  if (place === 'line') {
    const [{ line }, { line: last }] = [document.positionAt(span.start), document.positionAt(span.end)];
    return {
      start: document.offsetAt({ line, character: 0 }),
      end: document.offsetAt({ line: last, character: Number.MAX_SAFE_INTEGER }),
    };
  }
  const index = document.sectionIndexAt(span.start);
  return {
    start: document.startOf(index),
    end: document.startOf(index) + (document.sections[index]?.text.length ?? 0),
  };
}

/** Whether the first of the problems with a single fix is gone after it; undefined if none has a single fix. */
function isMended(
  workspace: Workspace,
  document: Document,
  fault: FaultKind,
  found: readonly Finding[],
): boolean | undefined {
  const problem = found.find(({ fixes }) => fixes?.length === 1);
  const edits = problem?.fixes?.[0]?.edits;
  if (!problem || !edits) return undefined;
  const text = document.getText();
  const whole = { start: 0, end: text.length };
  const mended = edited(text, edits);
  replace(workspace, document, whole, mended);
  const rest = told(workspace, document, fault, problem.span).filter(({ code }) => code === problem.code);
  replace(workspace, document, { start: 0, end: mended.length }, text);
  return rest.length === 0;
}
