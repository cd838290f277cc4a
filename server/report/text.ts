import type { Severity } from '../checks/problems/kinds.ts';
import { printable } from '../text/printable.ts';
import { type CheckedFile, countProblems, severities, type ToldProblem, toldInOrder } from './checkedFile.ts';
import { excerpt } from './excerpt.ts';
import { type Paint, painted, plain } from './paint.ts';
import type { ReportStyle } from './reportStyle.ts';

/** Columns of a line number, so that the source lines of most files are aligned. */
const margin = 6;

/** The report for people: each problem with its line, the most severe first, and their numbers at the end. */
export function textReport(files: readonly CheckedFile[], style: ReportStyle): string {
  const shown = toldInOrder(files, style).flatMap((problem) => linesOf(problem, style));
  const lines = [...shown, ...countLines(files, style), summaryLine(files, style)];
  return `${lines.join('\n')}\n`;
}

/** The numbers of files and problems, and the duration. */
export function summaryLine(files: readonly CheckedFile[], { messages, words, seconds }: ReportStyle): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const duration = seconds.toLocaleString(messages.language, digits);
  return words.summary({ files: files.length, ...countProblems(files), seconds: duration });
}

/** The number of problems of each kind that is not shown: the most severe kinds first, and of the same severity the most frequent. */
function countLines(files: readonly CheckedFile[], { words, isColoured, shown }: ReportStyle): readonly string[] {
  const paint: Paint = isColoured ? painted : plain;
  const kinds = new Map<string, { readonly severity: Severity; count: number }>();
  for (const { code, severity } of files.flatMap(({ problems }) => problems)) {
    if (shown.includes(severity)) continue;
    const kind = kinds.get(code) ?? { severity, count: 0 };
    kind.count++;
    kinds.set(code, kind);
  }
  const sorted = [...kinds].sort(
    ([, a], [, b]) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.count - a.count,
  );
  const widest = Math.max(0, ...sorted.map(([, { severity }]) => words.severities[severity].length));
  const lines = sorted.map(([code, { severity, count }]) => {
    const name = words.severities[severity];
    return `${String(count).padStart(margin)} × ${paint(name, severity)}${' '.repeat(widest - name.length)}  ${code}`;
  });
  const areOnlyHints = sorted.length > 0 && sorted.every(([, { severity }]) => severity === 'hint');
  return areOnlyHints && shown.includes('info') ? [...lines, words.howToShow] : lines;
}

function linesOf(told: ToldProblem, { isColoured, width }: ReportStyle): readonly string[] {
  const { code, severity, span } = told.problem;
  const { path, document } = told.file;
  const paint: Paint = isColoured ? painted : plain;
  const number = String(told.startLine).padStart(margin);
  const source = excerpt(document, span, Math.max(20, width - number.length - 3));
  const mark = ' '.repeat(source.indent) + paint('~'.repeat(source.length), severity);
  return [
    `${printable(path)}:${told.place}  ${paint(told.severity, severity)}  ${printable(told.message)}   ${paint(code, 'hint')}`,
    `${paint(`${number} │`, 'hint')} ${source.text}`,
    `${paint(`${' '.repeat(number.length)} │`, 'hint')} ${mark}`,
  ];
}
