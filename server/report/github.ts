import type { Severity } from '../checks/problems/kinds.ts';
import { printable } from '../text/printable.ts';
import { messageOf } from '../wording/messageOf.ts';
import { type CheckedFile, inOrderOf, type PlacedProblem } from './checkedFile.ts';
import type { ReportStyle } from './reportStyle.ts';
import { summaryLine } from './text.ts';

/** GitHub shows this number of annotations of each kind for a step, and drops the others without a word. */
const maximumOfKind = 10;

/**
 * The problems as workflow commands of GitHub Actions, which shows them beside the lines of the files. Problems beyond GitHub's limit are
 * plain lines of the log. `seconds` is the duration of the check.
 */
export function githubReport(files: readonly CheckedFile[], seconds: number, style: ReportStyle): string {
  const { words, troubles, shown } = style;
  const commands = troubles.map((trouble) => `::error::${escapedText(printable(trouble))}`);
  const told: Record<Command, number> = { error: commands.length, warning: 0, notice: 0 };
  const others: string[] = [];
  for (const placed of inOrderOf(shown, files)) {
    const command = commandFor[placed.problem.severity];
    if (++told[command] <= maximumOfKind) commands.push(commandOf(command, placed, style));
    else others.push(plainLine(placed, style));
  }
  const lines = [
    ...commands,
    ...(others.length > 0 ? [words.github.notAnnotated(others.length), ...others] : []),
    summaryLine(files, seconds, style),
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

function commandOf(command: Command, { file, problem }: PlacedProblem, { messages }: ReportStyle): string {
  const { path, document } = file;
  const { start, end } = document.range(problem.span);
  // GitHub ignores columns if the place has several lines.
  const columns = start.line === end.line ? { col: start.character + 1, endColumn: end.character + 1 } : {};
  const properties = { file: path, line: start.line + 1, endLine: end.line + 1, ...columns, title: problem.code };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  return `::${command} ${written.join(',')}::${escapedText(printable(messageOf(problem, document, messages)))}`;
}

/** Begins with a word, so that no path of a file becomes a command. */
function plainLine({ file, problem }: PlacedProblem, { messages, words }: ReportStyle): string {
  const { path, document } = file;
  const { line, character } = document.positionAt(problem.span.start);
  const place = `${path}:${line + 1}:${character + 1}`;
  return printable(
    `${words.severities[problem.severity]}  ${place}  ${messageOf(problem, document, messages)}   ${problem.code}`,
  );
}

/** As the toolkit of GitHub Actions writes it: the percent sign first, because the others need it. */
function escapedText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(text: string): string {
  return escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
