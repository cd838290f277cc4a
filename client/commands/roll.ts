import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { RollArgument } from '../../server/lsp/protocol.ts';
import { ask } from '../ask.ts';
import { enterRoll } from './enterRoll.ts';

/** How long the status bar shows a roll. The log keeps it. */
const shownMilliseconds = 15_000;

/**
 * Rolls once, writes the line into the log of rolls and shows it in the status bar for a while; nothing pops up.
 * Without an argument, from the palette, it asks for the dice. Returns the line, undefined when dismissed.
 */
export async function roll(
  client: BaseLanguageClient,
  log: vscode.OutputChannel,
  argument: RollArgument | undefined,
): Promise<string | undefined> {
  const question = await enterRoll(client, argument, 'refused');
  if (question === undefined) return undefined;
  const { text } = await ask(client, 'whq/roll', { ...argument, ...question });
  log.appendLine(text);
  vscode.window.setStatusBarMessage(text, shownMilliseconds);
  return text;
}
