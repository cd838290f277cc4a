import { nearest } from '../text/nearest.ts';
import { commandFirst } from './call/arguments.ts';
import { type Call, command, refuse } from './call/command.ts';
import { type CommandName, commandNames, isCommand } from './call/commands.ts';
import { helpText } from './call/help.ts';
import { type ExitStatus, exitStatus, type Terminal } from './call/terminal.ts';
import { exportCommand } from './cards/export.ts';
import { checkCommand } from './check/check.ts';
import { convertCommand, formatCommand } from './check/format.ts';
import { packCommand } from './check/pack.ts';
import { drawsCommand } from './dice/draws.ts';
import { oddsCommand } from './dice/odds.ts';
import { rollCommand } from './dice/roll.ts';
import { ruleCommand } from './dice/rule.ts';
import { balanceCommand } from './fights/balance.ts';
import { fightCommand } from './fights/fight.ts';
import { translateCommand } from './translate/translate.ts';

/** Loads the language server, which then serves the streams of the process. */
type Serve = () => Promise<void>;

const works: Readonly<Record<CommandName, (call: Call, serve: Serve) => Promise<ExitStatus> | ExitStatus>> = {
  balance: balanceCommand,
  check: checkCommand,
  convert: convertCommand,
  draws: drawsCommand,
  export: exportCommand,
  fight: fightCommand,
  format: formatCommand,
  lsp: lspCommand,
  odds: oddsCommand,
  pack: packCommand,
  roll: rollCommand,
  rule: ruleCommand,
  translate: translateCommand,
};

/**
 * Runs `whq-rules` with the words of a command line. An unexpected error is told with its stack.
 *
 * @returns the exit status of the process.
 */
export async function program(parameters: readonly string[], terminal: Terminal, serve: Serve): Promise<ExitStatus> {
  const words = commandFirst(parameters);
  const [name = '', ...others] = words;
  try {
    if (!isCommand(name)) return await command(undefined, words, terminal, (call) => withoutCommand(call, name));
    return await command(name, others, terminal, (call) => works[name](call, serve));
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    for (const line of told.split('\n')) terminal.complain(line);
    return exitStatus.unusable;
  }
}

/** No command, or one that does not exist. */
function withoutCommand(call: Call, name: string): ExitStatus {
  if (name !== '' && !name.startsWith('-'))
    return refuse(call, { kind: 'unknownCommand', command: name, nearest: nearest(name, commandNames) });
  for (const line of helpText(undefined, call.words).trimEnd().split('\n')) call.terminal.complain(line);
  return exitStatus.unusable;
}

/** Runs the language server until the editor says goodbye. */
async function lspCommand(call: Call, serve: Serve): Promise<ExitStatus> {
  if (!call.flags.has('stdio')) return refuse(call, { kind: 'missingOption', option: '--stdio' });
  // Loaded only now: it takes the streams for itself, and the other commands start sooner without it.
  await serve();
  return exitStatus.clean;
}
