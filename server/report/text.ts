import type { Problem } from '../checks/problem.ts';
import type { CliWords } from '../l10n/cliWords.ts';
import { printable } from '../text/printable.ts';
import { type CheckedFile, countProblems } from './checkedFile.ts';
import { excerpt } from './excerpt.ts';
import { type Paint, painted, plain } from './paint.ts';

export interface TextStyle {
  readonly words: CliWords;
  readonly isColoured: boolean;
  /** The columns of the terminal; source lines are cut to them. */
  readonly width: number;
}

/** Columns of a line number, so that the source lines of a usual file stand below each other. */
const margin = 6;

/** The report for people: each problem with its line, and at the end how many there are. `seconds` is how long it took. */
export function textReport(files: readonly CheckedFile[], seconds: number, style: TextStyle): string {
  const lines = files.flatMap((file) => file.problems.flatMap((problem) => linesOf(file, problem, style)));
  return `${[...lines, style.words.summary(files.length, countProblems(files), seconds)].join('\n')}\n`;
}

function linesOf({ path, document }: CheckedFile, problem: Problem, style: TextStyle): readonly string[] {
  const { code, severity, span, message } = problem;
  const paint: Paint = style.isColoured ? painted : plain;
  const { line, character } = document.positionAt(span.start);
  const number = String(line + 1).padStart(margin);
  const source = excerpt(document, span, Math.max(20, style.width - number.length - 3));
  const mark = ' '.repeat(source.indent) + paint('~'.repeat(source.length), severity);
  return [
    `${printable(path)}:${line + 1}:${character + 1}  ${paint(style.words.severities[severity], severity)}  ${printable(message)}   ${paint(code, 'hint')}`,
    `${paint(`${number} │`, 'hint')} ${source.text}`,
    `${paint(`${' '.repeat(number.length)} │`, 'hint')} ${mark}`,
  ];
}
