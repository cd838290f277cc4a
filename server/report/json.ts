import { safeFix } from '../checks/fixes/safeFix.ts';
import { copiesOf, otherPlaces } from '../checks/problems/otherPlaces.ts';
import type { Problem } from '../checks/problems/problem.ts';
import { printableJson } from '../text/printable.ts';
import { messageOf } from '../wording/messageOf.ts';
import { type CheckedFile, countProblems } from './checkedFile.ts';
import type { ReportStyle } from './reportStyle.ts';

/** The report for programs, also with the numbers of hidden problems, and with every place of a problem that is reported once for several. Lines and characters count from zero and in UTF-16, as in LSP. */
export function jsonReport(files: readonly CheckedFile[], { messages }: Pick<ReportStyle, 'messages'>): string {
  const problems = files.flatMap(({ path, document, problems }) =>
    problems.map((problem) => ({
      file: path,
      range: document.range(problem.span),
      code: problem.code,
      severity: problem.severity,
      message: messageOf(problem, document, messages),
      fixable: safeFix(problem) !== undefined,
      ...(otherPlaces(problem).length > 0 && { others: otherPlaces(problem).map((span) => document.range(span)) }),
      ...copiesIn(problem, files),
    })),
  );
  const hidden = {
    byBaseline: countProblems(files.map(({ hidden = [] }) => ({ problems: hidden }))),
    bySeverity: files.reduce((sum, { off = 0 }) => sum + off, 0),
  };
  return `${printableJson({ version: 1, files: files.length, problems, counts: countProblems(files), hidden })}\n`;
}

/** The places of the same slip in other files of the report. */
function copiesIn(problem: Problem, files: readonly CheckedFile[]): object {
  const copies = copiesOf(problem).flatMap(({ uri, span }) => {
    const file = files.find(({ document }) => document.uri === uri);
    return file ? [{ file: file.path, range: file.document.range(span) }] : [];
  });
  return copies.length > 0 ? { copies } : {};
}
