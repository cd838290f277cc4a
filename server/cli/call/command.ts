import { type CliWords, cliWordsFor, type UsageProblem } from '../../wording/cliWordsFor.ts';
import { type Messages, messagesFor } from '../../wording/messages.ts';
import { type Arguments, localeOf, readArguments } from './arguments.ts';
import { type CommandName, commandOf } from './commands.ts';
import { helpText } from './help.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

/** A command with the words that follow it, in the language in which it answers. */
export interface Call extends Arguments {
  /** Undefined without a command. */
  readonly name: CommandName | undefined;
  readonly terminal: Terminal;
  readonly messages: Messages;
  readonly words: CliWords;
}

/**
 * Does what all commands have in common: reads the command line, and answers `--help`, `--version` and wrong usage.
 * Whatever is left is `work`'s; it never throws for what a user types or what a file holds.
 */
export async function command(
  name: CommandName | undefined,
  parameters: readonly string[],
  terminal: Terminal,
  work: (call: Call) => Promise<ExitStatus> | ExitStatus,
): Promise<ExitStatus> {
  const form = commandOf(name);
  const read = readArguments(parameters, form);
  const messages = messagesFor(localeOf(read, terminal.environment));
  const call: Call = { ...read, name, terminal, messages, words: cliWordsFor(messages.language) };
  if (read.flags.has('help') || read.flags.has('version')) {
    terminal.print(read.flags.has('help') ? helpText(name, call.words) : `${terminal.version}\n`);
    return exitStatus.clean;
  }
  // Of a command that does not exist no option is known.
  if (read.problem && (name !== undefined || read.operands.length === 0)) return refuse(call, read.problem);
  const needsFolder = form.isInFolder || ['package', 'party'].some((option) => read.values.has(option));
  if (needsFolder && terminal.workingFolder === undefined) {
    terminal.complain(call.words.noWorkingFolder);
    return exitStatus.unusable;
  }
  return work(call);
}

/** Says what is wrong with the command line. */
export function refuse({ name, terminal, words }: Call, problem: UsageProblem): ExitStatus {
  terminal.complain(words.usage(problem));
  terminal.complain(words.seeHelp(name === undefined ? 'whq-rules' : `whq-rules ${name}`));
  return exitStatus.unusable;
}
