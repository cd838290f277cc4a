import type { Severity } from '../checks/problems/kinds.ts';
import { printable } from '../text/printable.ts';
import { type CheckedFile, type ToldProblem, toldInOrder } from './checkedFile.ts';
import type { ReportStyle } from './reportStyle.ts';
import { summaryLine } from './text.ts';

/** GitHub shows this number of annotations of each kind for a step, and drops the others without a word. */
const maximumOfKind = 10;

/**
 * The problems as workflow commands of GitHub Actions, which shows them beside the lines of the files. Problems beyond GitHub's limit are
 * plain lines of the log.
 */
export function githubReport(files: readonly CheckedFile[], style: ReportStyle): string {
  const { words, troubles } = style;
  const commands = troubles.map((trouble) => `::error::${escapedText(printable(trouble))}`);
  const told: Record<Command, number> = { error: commands.length, warning: 0, notice: 0 };
  const others: string[] = [];
  for (const problem of toldInOrder(files, style)) {
    const command = commandFor[problem.problem.severity];
    if (++told[command] <= maximumOfKind) commands.push(commandOf(command, problem));
    else others.push(plainLine(problem));
  }
  const lines = [
    ...commands,
    ...(others.length > 0 ? [words.github.notAnnotated(others.length), ...others] : []),
    summaryLine(files, style),
  ];
  return `${lines.join('\n')}\n`;
}

type Command = 'error' | 'warning' | 'notice';

const commandFor: Readonly<Record<Severity, Command>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
  hint: 'notice',
};

function commandOf(
  command: Command,
  { file, problem, message, startLine, startColumn, endLine, endColumn }: ToldProblem,
): string {
  // GitHub ignores columns if the place has several lines.
  const columns = startLine === endLine ? { col: startColumn, endColumn } : {};
  const properties = { file: file.path, line: startLine, endLine, ...columns, title: problem.code };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapedText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${command} ${written.join(',')}::${escapedText(printable(message))}`;
}

/** Begins with a word, so that no path of a file becomes a command. */
function plainLine({ file, problem, message, severity, place }: ToldProblem): string {
  return printable(`${severity}  ${file.path}:${place}  ${message}   ${problem.code}`);
}

/** As the toolkit of GitHub Actions writes it: the percent sign first, because the others need it. */
function escapedText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
