import type { Diagnostic } from 'vscode-languageserver';
import { byPlace, type ListedProblems, type SectionProblems } from '../../checks/problems/listedProblems.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { shiftFinding } from '../../checks/problems/shiftFinding.ts';
import { query, remembered } from '../../queries/remembered.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type DiagnosticStyle, diagnosticOf } from './convert.ts';

/**
 * The problems of a document as LSP has them, in the order of the text. Those of a section are the same objects as before, unless the section,
 * its first line or the style has changed.
 */
export function diagnosticsIn(
  document: Document,
  { ofSections, before, behind }: ListedProblems<Problem>,
  messages: Messages,
  style: DiagnosticStyle = {},
): Diagnostic[] {
  const all: Diagnostic[] = [];
  const ofDocument = [...before.map((problem) => ({ problem, rank: -1 })), ...behind.map(behindOthers)];
  if (behind.length > 0) ofDocument.sort((one, other) => byPlace(one.problem, other.problem));
  let next = 0;
  const addBefore = (start: number, end: number): void => {
    for (let one = ofDocument[next]; one; one = ofDocument[++next]) {
      const { problem, rank } = one;
      if ((problem.span.start - start || problem.span.end - end || rank) > 0) return;
      all.push(diagnosticOf(document, problem, messages, style));
    }
  };
  const wording = wordingOf(document, messages, style.pages, style.listsHints, style.placesIn);
  for (const list of ofSections) {
    const diagnostics = diagnosticsOfSection(document, list, wording);
    const start = document.startOf(list.index);
    for (let at = 0; at < diagnostics.length; at++) {
      const [problem, diagnostic] = [list.problems[at], diagnostics[at]];
      if (!problem || !diagnostic) continue;
      addBefore(start + problem.span.start, start + problem.span.end);
      all.push(diagnostic);
    }
  }
  addBefore(Number.POSITIVE_INFINITY, 0);
  return all;
}

function behindOthers(problem: Problem): { readonly problem: Problem; readonly rank: number } {
  return { problem, rank: 1 };
}

/** What the wording of problems depends on besides them: the same object as long as it is the same. */
interface Wording {
  readonly messages: Messages;
  readonly style: DiagnosticStyle;
}

const wordingOf = query(
  (
    _: Document,
    messages: Messages,
    pages: DiagnosticStyle['pages'],
    listsHints: DiagnosticStyle['listsHints'],
    placesIn: DiagnosticStyle['placesIn'],
  ): Wording => ({ messages, style: { pages, listsHints, placesIn } }),
);

/** The diagnostics of a list of problems, as long as the rest is the same. */
interface Known {
  readonly section: Section | undefined;
  readonly line: number;
  readonly column: number;
  readonly wording: Wording;
  readonly diagnostics: readonly Diagnostic[];
}

const lastTime = remembered((_: readonly Problem[]): { known?: Known } => ({}));

function diagnosticsOfSection(
  document: Document,
  { index, problems }: SectionProblems<Problem>,
  wording: Wording,
): readonly Diagnostic[] {
  const last = lastTime(problems);
  const { known } = last;
  const section = document.sections[index];
  const start = document.startOf(index);
  const { line, character: column } = document.positionAt(start);
  const isSame = known !== undefined && known.section === section && known.wording === wording;
  if (isSame && known.line === line && known.column === column) return known.diagnostics;
  const diagnostics = problems.map((problem, at) => {
    const same = isSame ? known.diagnostics[at] : undefined;
    const { span } = problem;
    return same
      ? { ...same, range: document.range({ start: start + span.start, end: start + span.end }) }
      : diagnosticOf(document, shiftFinding(problem, start), wording.messages, wording.style);
  });
  last.known = { section, line, column, wording, diagnostics };
  return diagnostics;
}
