import type { Diagnostic } from 'vscode-languageserver';
import { byPlace, type ListedProblems, type SectionProblems } from '../../checks/problems/listedProblems.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { shiftFinding } from '../../checks/problems/shiftFinding.ts';
import { remembered } from '../../queries/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type DiagnosticStyle, diagnosticOf } from './convert.ts';

/**
 * The problems of a document as LSP has them, in the order of the text. Those of a section are the same objects as before, unless the section,
 * its first line or the style has changed.
 *
 * @param style the same object as long as it is the same.
 */
export function diagnosticsIn(
  document: Document,
  { ofSections, before, behind }: ListedProblems<Problem>,
  messages: Messages,
  style: DiagnosticStyle = usualStyle,
): Diagnostic[] {
  const placed: { readonly span: Span; readonly rank: number; readonly diagnostic: Diagnostic }[] = [];
  const add = (rank: number, problem: Problem): void => {
    placed.push({ span: problem.span, rank, diagnostic: diagnosticOf(document, problem, messages, style) });
  };
  for (const problem of before) add(-1, problem);
  for (const list of ofSections) {
    const start = document.startOf(list.index);
    for (const [at, diagnostic] of diagnosticsOfSection(document, list, messages, style).entries()) {
      const problem = list.problems[at];
      if (problem) placed.push({ span: shift(problem.span, start), rank: 0, diagnostic });
    }
  }
  for (const problem of behind) add(1, problem);
  return placed.sort((one, other) => byPlace(one, other) || one.rank - other.rank).map(({ diagnostic }) => diagnostic);
}

const usualStyle: DiagnosticStyle = {};

/** The diagnostics of a list of problems, as long as the rest is the same. */
interface Known {
  readonly section: Section | undefined;
  readonly line: number;
  readonly character: number;
  readonly messages: Messages;
  readonly style: DiagnosticStyle;
  readonly diagnostics: readonly Diagnostic[];
}

const lastTime = remembered((_: readonly Problem[]): { known?: Known } => ({}));

function diagnosticsOfSection(
  document: Document,
  { index, problems }: SectionProblems<Problem>,
  messages: Messages,
  style: DiagnosticStyle,
): readonly Diagnostic[] {
  const last = lastTime(problems);
  const section = document.sections[index];
  const start = document.startOf(index);
  const { line, character } = document.positionAt(start);
  const { known } = last;
  const isSame = known?.section === section && known?.messages === messages && known.style === style;
  if (isSame && known.line === line && known.character === character) return known.diagnostics;
  const diagnostics = problems.map((problem, at) => {
    const same = isSame ? known.diagnostics[at] : undefined;
    return same
      ? { ...same, range: document.range(shift(problem.span, start)) }
      : diagnosticOf(document, shiftFinding(problem, start), messages, style);
  });
  last.known = { section, line, character, messages, style, diagnostics };
  return diagnostics;
}
