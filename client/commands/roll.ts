import * as vscode from 'vscode';
import type { LineRoll, RollArgument, ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import { printable } from '../../server/text/printable.ts';
import { rollArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import type { RollHint } from '../views/rollHint.ts';
import type { EnterExpression } from './enterExpression.ts';
import { enterVariables } from './enterVariables.ts';

/** How long the status bar shows a roll. The log keeps it. */
const shownMilliseconds = 15_000;

/** Seeds that nobody chose stay short enough to be copied by hand. */
const seeds = 1_000_000;

type Rolled = ServerRequests['whq/roll']['result'];

/** Where rolls are shown: behind their dice in the text, and in the log. */
interface RollPlaces {
  readonly hint: RollHint;
  readonly log: vscode.OutputChannel;
}

/**
 * Rolls once, and shows the result behind the dice and in the status bar for a while; nothing pops up. Of several rolls of a line it asks
 * which is meant. Without an argument, from the palette, it asks for the dice. Returns the line of the log, undefined when dismissed.
 */
export async function roll(
  server: Server,
  { hint, log }: RollPlaces,
  enterExpression: EnterExpression,
  given: unknown,
): Promise<string | undefined> {
  const argument = rollArgument(given);
  if (given !== undefined && argument === undefined) return undefined;
  const question = await questionOf(argument, enterExpression);
  const complete = question && (await enterVariables(server, question));
  if (!complete) return undefined;
  const { text, result } = await rollOnce(server, log, complete);
  const place = placeOf(complete);
  if (place) hint.show(place.uri, place.position, result);
  return text;
}

/** Rolls, tells the status bar, and writes it into the log of rolls with the seed, with which the same roll can be had again. */
export async function rollOnce(
  server: Server,
  log: vscode.OutputChannel,
  { expression, variables, seed = Math.floor(Math.random() * seeds) }: RollArgument,
): Promise<Rolled> {
  const rolled = await server.ask('whq/roll', { expression, ...(variables && { variables }), seed });
  log.appendLine(vscode.l10n.t('{0}   (seed {1})', printable(rolled.text), seed));
  vscode.window.setStatusBarMessage(label(rolled.text), shownMilliseconds);
  return rolled;
}

async function questionOf(
  argument: RollArgument | undefined,
  enterExpression: EnterExpression,
): Promise<RollArgument | undefined> {
  if (argument === undefined) {
    const expression = await enterExpression();
    return expression === undefined ? undefined : { expression };
  }
  const { rolls = [] } = argument;
  if (rolls.length < 2) return argument;
  const items = rolls.map((roll) => ({ label: label(roll.label), roll }));
  const chosen = await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Which roll?') });
  return chosen && { ...argument, expression: chosen.roll.expression };
}

function placeOf({
  uri,
  rolls,
  expression,
}: RollArgument): { uri: string; position: LineRoll['position'] } | undefined {
  const found = rolls?.find((roll) => roll.expression === expression);
  return uri !== undefined && found ? { uri, position: found.position } : undefined;
}
