import * as vscode from 'vscode';
import type { LineRoll, RollArgument, ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import { printable } from '../../server/text/printable.ts';
import { rollArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import type { RollHint } from '../views/rollHint.ts';
import type { EnterExpression } from './enterExpression.ts';
import { enterVariables } from './enterVariables.ts';

/** The time for which the status bar shows a roll. The log keeps it. */
const shownMilliseconds = 15_000;

/** The number of random seeds: they stay short enough to be copied by hand. */
const seedCount = 1_000_000;

type Rolled = ServerRequests['whq/roll']['result'];

/** The places that show rolls: after their dice in the text, and in the log. */
interface RollPlaces {
  readonly hint: RollHint;
  readonly log: vscode.OutputChannel;
}

/**
 * Rolls once, and shows the result after the dice and in the status bar for a while, without a pop-up. If the line has several rolls, it
 * asks for one of them. Without an argument, from the palette, it asks for the dice. Returns the line of the log, or undefined if the user
 * cancels.
 */
export async function roll(
  server: Server,
  { hint, log }: RollPlaces,
  enterExpression: EnterExpression,
  given: unknown,
): Promise<string | undefined> {
  const argument = rollArgument(given);
  if (given !== undefined && argument === undefined) return undefined;
  const question = await questionOf(server, argument, enterExpression);
  const complete = question && (await enterVariables(server, question));
  if (!complete) return undefined;
  const { text, result } = await rollOnce(server, log, complete);
  const place = placeOf(complete);
  if (place) hint.show(place.uri, place.position, result);
  return text;
}

/** Rolls, and shows the result in the status bar and in the log of rolls. The log contains the seed, which gives the same roll again. */
export async function rollOnce(
  server: Server,
  log: vscode.OutputChannel,
  {
    expression,
    variables,
    seed = Math.floor(Math.random() * seedCount),
  }: Pick<RollArgument, 'expression' | 'variables' | 'seed'>,
): Promise<Rolled> {
  const rolled = await server.ask('whq/roll', { expression, ...(variables && { variables }), seed });
  log.appendLine(vscode.l10n.t('{0}   (seed {1})', printable(rolled.text), seed));
  vscode.window.setStatusBarMessage(label(rolled.text), shownMilliseconds);
  return rolled;
}

async function questionOf(
  server: Server,
  argument: RollArgument | undefined,
  enterExpression: EnterExpression,
): Promise<RollArgument | undefined> {
  if (argument === undefined) {
    const expression = await enterExpression();
    if (expression === undefined) return undefined;
    const { rolls } = await server.ask('whq/expression', { expression });
    return rolls.length < 2 ? { expression } : pickRoll(rolls);
  }
  const { rolls = [] } = argument;
  if (rolls.length < 2) return argument;
  const chosen = await pickRoll(rolls);
  return chosen && { ...argument, expression: chosen.expression };
}

async function pickRoll<Roll extends { readonly label: string }>(rolls: readonly Roll[]): Promise<Roll | undefined> {
  const items = rolls.map((roll) => ({ label: label(roll.label), roll }));
  return (await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Which roll?') }))?.roll;
}

function placeOf({
  uri,
  rolls,
  expression,
}: RollArgument): { uri: string; position: LineRoll['position'] } | undefined {
  const found = rolls?.find((roll) => roll.expression === expression);
  return uri !== undefined && found ? { uri, position: found.position } : undefined;
}
