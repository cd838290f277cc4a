import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import { printable } from '../../server/text/printable.ts';
import { rollArgument } from '../commandArguments.ts';
import type { Server } from '../server/server.ts';
import type { EnterExpression } from './enterExpression.ts';
import { enterVariables } from './enterVariables.ts';

/** How long the status bar shows a roll. The log keeps it. */
const shownMilliseconds = 15_000;

/** Seeds that nobody chose stay short enough to be copied by hand. */
const seeds = 1_000_000;

/**
 * Rolls once, shows the line in the status bar for a while and writes it into the log of rolls with the seed, with which the
 * same roll can be had again; nothing pops up. Without an argument, from the palette, it asks for the dice. Returns the
 * line, undefined when dismissed.
 */
export async function roll(
  server: Server,
  log: vscode.OutputChannel,
  enterExpression: EnterExpression,
  given: unknown,
): Promise<string | undefined> {
  const argument = rollArgument(given);
  if (given !== undefined && argument === undefined) return undefined;
  const expression = argument?.expression ?? (await enterExpression());
  if (expression === undefined) return undefined;
  const question = await enterVariables(server, { ...argument, expression });
  if (question === undefined) return undefined;
  const seed = argument?.seed ?? Math.floor(Math.random() * seeds);
  const { text } = await server.ask('whq/roll', { ...question, seed });
  log.appendLine(vscode.l10n.t('{0}   (seed {1})', printable(text), seed));
  vscode.window.setStatusBarMessage(label(text), shownMilliseconds);
  return text;
}
