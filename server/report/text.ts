import type { Severity } from '../checks/problems/kinds.ts';
import type { Problem } from '../checks/problems/problem.ts';
import { printable } from '../text/printable.ts';
import type { CliWords } from '../wording/cliWordsFor.ts';
import { messageOf } from '../wording/messageOf.ts';
import type { Messages } from '../wording/messages.ts';
import { type CheckedFile, countProblems, inOrderOf, severities } from './checkedFile.ts';
import { excerpt } from './excerpt.ts';
import { type Paint, painted, plain } from './paint.ts';

interface TextStyle {
  readonly messages: Messages;
  readonly words: CliWords['check'];
  readonly isColoured: boolean;
  /** The columns of the terminal; source lines are cut to them. */
  readonly width: number;
  /** Problems of these severities are shown, each with its line, in this order; the others are counted by kind. */
  readonly shown: readonly Severity[];
}

/** Columns of a line number, so that the source lines of most files are aligned. */
const margin = 6;

/**
 * The report for people: each problem with its line, the most severe first, and their numbers at the end. `seconds` is the duration of the
 * check.
 */
export function textReport(files: readonly CheckedFile[], seconds: number, style: TextStyle): string {
  const shown = inOrderOf(style.shown, files).flatMap(({ file, problem }) => linesOf(file, problem, style));
  const lines = [...shown, ...countLines(files, style), summaryLine(files, seconds, style)];
  return `${lines.join('\n')}\n`;
}

/** The numbers of files and problems, and the duration. */
export function summaryLine(
  files: readonly CheckedFile[],
  seconds: number,
  { messages, words }: Pick<TextStyle, 'messages' | 'words'>,
): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const duration = seconds.toLocaleString(messages.language, digits);
  return words.summary({ files: files.length, ...countProblems(files), seconds: duration });
}

/** The number of problems of each kind that is not shown: the most severe kinds first, and of the same severity the most frequent. */
function countLines(files: readonly CheckedFile[], { words, isColoured, shown }: TextStyle): readonly string[] {
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

function linesOf({ path, document }: CheckedFile, problem: Problem, style: TextStyle): readonly string[] {
  const { code, severity, span } = problem;
  const paint: Paint = style.isColoured ? painted : plain;
  const { line, character } = document.positionAt(span.start);
  const number = String(line + 1).padStart(margin);
  const source = excerpt(document, span, Math.max(20, style.width - number.length - 3));
  const mark = ' '.repeat(source.indent) + paint('~'.repeat(source.length), severity);
  return [
    `${printable(path)}:${line + 1}:${character + 1}  ${paint(style.words.severities[severity], severity)}  ${printable(messageOf(problem, document, style.messages))}   ${paint(code, 'hint')}`,
    `${paint(`${number} │`, 'hint')} ${source.text}`,
    `${paint(`${' '.repeat(number.length)} │`, 'hint')} ${mark}`,
  ];
}
