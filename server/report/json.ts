import { safeFix } from '../checks/fixes/safeFix.ts';
import { printableJson } from '../text/printable.ts';
import { messageOf } from '../wording/messageOf.ts';
import type { Messages } from '../wording/messages.ts';
import { type CheckedFile, countProblems } from './checkedFile.ts';

/** The report for programs, also with the numbers of hidden problems. Lines and characters count from zero and in UTF-16, as in LSP. */
export function jsonReport(files: readonly CheckedFile[], messages: Messages): string {
  const problems = files.flatMap(({ path, document, problems }) =>
    problems.map((problem) => ({
      file: path,
      range: { start: document.positionAt(problem.span.start), end: document.positionAt(problem.span.end) },
      code: problem.code,
      severity: problem.severity,
      message: messageOf(problem, document, messages),
      fixable: safeFix(problem) !== undefined,
    })),
  );
  const hidden = {
    byBaseline: countProblems(files.map(({ hidden = [] }) => ({ problems: hidden }))),
    bySeverity: files.reduce((sum, { off = 0 }) => sum + off, 0),
  };
  return `${printableJson({ version: 1, files: files.length, problems, counts: countProblems(files), hidden })}\n`;
}
