import type { CliWords, UsageProblem } from '../../wording/cliWordsFor.ts';
import { cliWordsFor } from '../../wording/cliWordsFor.ts';
import { type Messages, messagesFor } from '../../wording/messages.ts';
import { type Arguments, localeOf, type OptionNames, readArguments } from './arguments.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

/** A command with the words that follow it, in the language in which it answers. */
export interface Call extends Arguments {
  readonly terminal: Terminal;
  readonly messages: Messages;
  readonly words: CliWords;
}

/**
 * Does what all commands have in common: reads the command line, and answers `--help`, `--version` and wrong usage.
 * Whatever is left is `work`'s; it never throws for what a user types or what a file holds.
 */
export async function command(
  name: keyof CliWords['help'],
  parameters: readonly string[],
  terminal: Terminal,
  names: OptionNames,
  work: (call: Call) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  const read = readArguments(parameters, names);
  const messages = messagesFor(localeOf(read, terminal.environment));
  const call: Call = { ...read, terminal, messages, words: cliWordsFor(messages.language) };
  if (read.flags.has('help')) {
    terminal.print(call.words.help[name]);
    return exitStatus.clean;
  }
  if (read.flags.has('version')) {
    terminal.print(`${terminal.version}\n`);
    return exitStatus.clean;
  }
  return read.problem ? refuse(call, name, read.problem) : work(call);
}

/** Says what is wrong with the command line. */
export function refuse({ terminal, words }: Call, name: keyof CliWords['help'], problem: UsageProblem): ExitStatus {
  terminal.complain(words.usage(problem));
  terminal.complain(words.seeHelp(name === 'all' ? 'whq-rules' : `whq-rules ${name}`));
  return exitStatus.unusable;
}
