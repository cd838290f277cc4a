import assert from 'node:assert/strict';
import type { ProblemCode, Severity } from '../../server/checks/problems/kinds.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { ToldProblem } from './problems.ts';

/** A problem that a marked text announces with a line such as `^^^ error unknown-attribute: part of the message` below its place. */
export interface ExpectedProblem {
  /** Counted from 0, as is the column; the end is not included. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly severity: Severity;
  readonly code: ProblemCode;
  /** What the message must contain; empty where that does not matter. */
  readonly message: string;
  /** The titles of what is offered to mend it, each from a line `fix: TITLE` below the one that announces the problem. */
  readonly fixes?: readonly string[];
}

/** The text without its `|`, and the offset at which that stood. Throws unless there is exactly one. */
export function readCursor(marked: string): { readonly text: string; readonly offset: number } {
  const [before, after, ...others] = marked.split('|');
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`Exactly one | must mark the cursor: ${marked}`);
  }
  return { text: before + after, offset: before.length };
}

const annotation = /^ *(\^+) (error|warning|info|hint) ([a-z][a-z-]*)(?:: (.*))?$/;

/** The text without its `^^^` and `fix:` lines, and the problems that they announce. Throws if one has no line above it or cannot be read. */
export function readMarked(marked: string): { readonly text: string; readonly expected: readonly ExpectedProblem[] } {
  const lines: string[] = [];
  const expected: ExpectedProblem[] = [];
  for (const line of marked.split('\n')) {
    const [, title] = /^ *fix: (.*)$/.exec(line) ?? [];
    const last = expected.at(-1);
    if (title !== undefined && last) {
      expected[expected.length - 1] = { ...last, fixes: [...(last.fixes ?? []), title] };
      continue;
    }
    const match = annotation.exec(line);
    if (!match) {
      if (/^ *\^\^/.test(line)) throw new Error(`No problem can be read from: ${line}`);
      lines.push(line);
      continue;
    }
    const [, carets = '', severity, code, message = ''] = match;
    if (lines.length === 0) throw new Error(`No line stands above: ${line}`);
    const start = line.indexOf('^');
    const place = { line: lines.length - 1, start, end: start + carets.length };
    expected.push({ ...place, severity: severity as Severity, code: code as ProblemCode, message });
  }
  return { text: lines.join('\n'), expected };
}

/**
 * Fails unless the problems are those expected, none missing and none too many, with a difference that shows them line by line. Where one of
 * those expected has a fix, the fixes of all are compared.
 */
export function assertProblems(
  document: Document,
  problems: readonly ToldProblem[],
  expected: readonly ExpectedProblem[],
): void {
  const showsFixes = expected.some(({ fixes }) => fixes);
  const found = problems.map(({ code, severity, span, message, fixes }): ExpectedProblem => {
    const { start, end } = document.range(span);
    // Carets reach to the end of the line at most.
    const lastColumn = end.line === start.line ? end.character : lengthOfLine(document, start.line);
    const told = { line: start.line, start: start.character, end: lastColumn, severity, code, message };
    return showsFixes && fixes ? { ...told, fixes: fixes.map(({ title }) => title) } : told;
  });
  const inOrder = [...expected].sort(byPlace);
  const shown = found.sort(byPlace).map((problem, index) => {
    const part = inOrder[index]?.message;
    return show(part !== undefined && problem.message.includes(part) ? { ...problem, message: part } : problem);
  });
  assert.deepEqual(shown, inOrder.map(show));
}

function byPlace(a: ExpectedProblem, b: ExpectedProblem): number {
  return a.line - b.line || a.start - b.start || a.end - b.end || (a.code < b.code ? -1 : 1);
}

function show({ line, start, end, severity, code, message, fixes = [] }: ExpectedProblem): string {
  const offered = fixes.map((title) => `; fix: ${title}`).join('');
  return `line ${line + 1}, columns ${start}–${end}: ${severity} ${code}: ${message}${offered}`;
}

function lengthOfLine(document: Document, line: number): number {
  const start = document.offsetAt({ line, character: 0 });
  return document.offsetAt({ line, character: Number.MAX_SAFE_INTEGER }) - start;
}
