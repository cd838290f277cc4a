import { printableJson } from '../text/printable.ts';
import { type CheckedFile, countProblems } from './checkedFile.ts';

/** The report for programs. Lines and characters count from zero and in UTF-16, as in LSP. */
export function jsonReport(files: readonly CheckedFile[]): string {
  const problems = files.flatMap(({ path, document, problems }) =>
    problems.map(({ span, code, severity, message, fixes }) => ({
      file: path,
      range: { start: document.positionAt(span.start), end: document.positionAt(span.end) },
      code,
      severity,
      message,
      // Of two repairs somebody must choose one.
      fixable: fixes?.length === 1,
    })),
  );
  return `${printableJson({ version: 1, files: files.length, problems, counts: countProblems(files) })}\n`;
}
