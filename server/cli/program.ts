import { nearest } from '../text/nearest.ts';
import { commandFirst } from './call/arguments.ts';
import { command, refuse } from './call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from './call/terminal.ts';
import { exportCommand } from './cards/export.ts';
import { checkCommand } from './check/check.ts';
import { convertCommand } from './check/convert.ts';
import { formatCommand } from './check/format.ts';
import { packCommand } from './check/pack.ts';
import { drawsCommand } from './dice/draws.ts';
import { oddsCommand } from './dice/odds.ts';
import { rollCommand } from './dice/roll.ts';
import { ruleCommand } from './dice/rule.ts';
import { balanceCommand } from './fights/balance.ts';
import { fightCommand } from './fights/fight.ts';
import { lspCommand } from './lsp.ts';
import { translateCommand } from './translate/translate.ts';

/** Loads the language server, which then serves the streams of the process. */
type Serve = () => Promise<void>;

const commands: ReadonlyMap<
  string,
  (parameters: readonly string[], terminal: Terminal, serve: Serve) => Promise<ExitStatus>
> = new Map([
  ['balance', balanceCommand],
  ['check', checkCommand],
  ['convert', convertCommand],
  ['draws', drawsCommand],
  ['export', exportCommand],
  ['fight', fightCommand],
  ['format', formatCommand],
  ['odds', oddsCommand],
  ['pack', packCommand],
  ['roll', rollCommand],
  ['rule', ruleCommand],
  ['translate', translateCommand],
  ['lsp', lspCommand],
]);

/**
 * Runs `whq-rules` with the words of a command line. An unexpected error is told with its stack.
 *
 * @returns the exit status of the process.
 */
export async function program(parameters: readonly string[], terminal: Terminal, serve: Serve): Promise<ExitStatus> {
  const words = commandFirst(parameters);
  const [name = '', ...others] = words;
  const run = commands.get(name);
  try {
    return await (run ? run(others, terminal, serve) : withoutCommand(name, words, terminal));
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    for (const line of told.split('\n')) terminal.complain(line);
    return exitStatus.unusable;
  }
}

/** `whq-rules --help`, or a command that does not exist. */
function withoutCommand(name: string, words: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const isOption = name.startsWith('-');
  const names = { maximumOperands: isOption ? 0 : Number.POSITIVE_INFINITY };
  return command('all', words, terminal, names, async (call) => {
    if (name !== '' && !isOption)
      return refuse(call, 'all', { kind: 'unknownCommand', command: name, nearest: nearest(name, commands.keys()) });
    for (const line of call.words.help.all.trimEnd().split('\n')) terminal.complain(line);
    return exitStatus.unusable;
  });
}
