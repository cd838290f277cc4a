import type { Severity } from '../checks/problems/kinds.ts';
import type { Problem } from '../checks/problems/problem.ts';
import type { Span } from '../text/span.ts';
import { messageOf } from '../wording/messageOf.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { ReportStyle } from './reportStyle.ts';

/** A file and its problems: the input of every kind of report. */
export interface CheckedFile {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly document: Document;
  /** In the order of the text. */
  readonly problems: readonly Problem[];
  /** Those that a baseline hides; without one there are none. */
  readonly hidden?: readonly Problem[];
  /** The number of those whose codes are off. */
  readonly off?: number;
}

/** The gravest first. */
export const severities = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

/** The number of problems of each severity in all files. */
export function countProblems(files: readonly Pick<CheckedFile, 'problems'>[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { problems } of files) for (const { severity } of problems) counts[severity]++;
  return counts;
}

/** A problem as reports tell it. */
export interface ToldProblem extends Region {
  readonly file: CheckedFile;
  readonly problem: Problem;
  readonly message: string;
  /** In words. */
  readonly severity: string;
  /** `line:column`. */
  readonly place: string;
}

/** The problems of a file that are to be shown, in the order of the text. */
export function toldIn(file: CheckedFile, { messages, words, shown }: ReportStyle): readonly ToldProblem[] {
  return file.problems.flatMap((problem) => {
    if (!shown.includes(problem.severity)) return [];
    const region = regionOf(file, problem.span);
    const message = messageOf(problem, file.document, messages);
    const place = `${region.startLine}:${region.startColumn}`;
    return [{ ...region, file, problem, message, severity: words.severities[problem.severity], place }];
  });
}

/** Those of all files, in the order of the severities, then of the files. */
export function toldInOrder(files: readonly CheckedFile[], style: ReportStyle): readonly ToldProblem[] {
  const all = files.flatMap((file) => toldIn(file, style));
  return style.shown.flatMap((severity) => all.filter(({ problem }) => problem.severity === severity));
}

/** A place in a file. Lines and columns count from 1, and the end column is behind the last character. */
interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function regionOf({ document }: CheckedFile, span: Span): Region {
  const { start, end } = document.range(span);
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}
