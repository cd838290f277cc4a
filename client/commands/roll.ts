import * as vscode from 'vscode';
import type { LineRoll, RollArgument, TableArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import { rollArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import type { EnterExpression } from './enterExpression.ts';
import { enterVariables } from './enterVariables.ts';
import { noteRoll, type RollPlaces, randomSeed } from './noteRoll.ts';
import { rollTable } from './rollTable.ts';

type Rolled = ServerRequests['whq/roll']['result'];

/**
 * Rolls once, and shows the result after the dice and in the status bar for a while, without a pop-up. If the line has several rolls, it
 * asks for one of them. Without an argument, from the palette, it asks for the dice. Returns the line of the log, or undefined if the user
 * cancels.
 */
export async function roll(
  server: Server,
  places: RollPlaces,
  enterExpression: EnterExpression,
  given: unknown,
): Promise<string | undefined> {
  const { hint, log } = places;
  const argument = rollArgument(given);
  if (given !== undefined && argument === undefined) return undefined;
  const question = await askedRoll(server, argument, enterExpression);
  const table = question && tableOf(question);
  if (table) return rollTable(server, places, table);
  const complete = question && (await enterVariables(server, question));
  if (!complete) return undefined;
  const { text, result } = await rollOnce(server, log, complete);
  const place = placeOf(complete);
  if (place) hint.show(place.uri, place.position, result);
  return text;
}

/** Rolls, and shows the result in the status bar and in the log of rolls. The log contains the seed, which gives the same roll again. */
async function rollOnce(
  server: Server,
  log: vscode.OutputChannel,
  { expression, variables, seed = randomSeed() }: Pick<RollArgument, 'expression' | 'variables' | 'seed'>,
): Promise<Rolled> {
  const rolled = await server.ask('whq/roll', { expression, ...(variables && { variables }), seed });
  noteRoll(log, rolled.text, seed);
  return rolled;
}

/** The roll that is asked for: the given one, that which is chosen of several, or what is typed. Undefined if the user cancels. */
async function askedRoll(
  server: Server,
  argument: RollArgument | undefined,
  enterExpression: EnterExpression,
): Promise<RollArgument | undefined> {
  if (argument === undefined) {
    const expression = await enterExpression();
    if (expression === undefined) return undefined;
    const { rolls } = await server.ask('whq/roll', { expression });
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

/** The table that a roll is for, if it is for one. */
function tableOf({ uri, rolls, expression, seed }: RollArgument): TableArgument | undefined {
  const position = rolls?.find((roll) => roll.expression === expression)?.table;
  return uri !== undefined && position ? { uri, position, ...(seed !== undefined && { seed }) } : undefined;
}

function placeOf({
  uri,
  rolls,
  expression,
}: RollArgument): { uri: string; position: LineRoll['position'] } | undefined {
  const found = rolls?.find((roll) => roll.expression === expression);
  return uri !== undefined && found ? { uri, position: found.position } : undefined;
}
