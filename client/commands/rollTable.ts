import * as vscode from 'vscode';
import type { TableArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { Server } from '../server/server.ts';
import { enterNumbers } from './enterNumbers.ts';
import { noteRoll, type RollPlaces, randomSeed } from './noteRoll.ts';

type TableRolled = ServerRequests['whq/rollTable']['result'];

/**
 * Rolls on a table, follows the tables and the dice of its result, and shows the way behind its first row and in the log, and
 * its first roll and last row in the status bar. Returns the way, or undefined if the user cancels.
 */
export async function rollTable(
  server: Server,
  { hint, log }: RollPlaces,
  place: TableArgument,
): Promise<string | undefined> {
  const rolled = await rollTableOnce(server, log, place);
  const [mark] = rolled?.marks ?? [];
  if (rolled && mark) hint.show(place.uri, await behindRow(place.uri, mark), rolled.text);
  return rolled?.text;
}

/** In a line with more letters behind the scores of a row its end may be out of sight. */
const maximumBehindScores = 200;

/** The end of the line with a row, where the way moves no word; its scores where that is far away. */
async function behindRow(uri: string, scores: TableArgument['position']): Promise<TableArgument['position']> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
  if (scores.line >= document.lineCount) return scores;
  const { end } = document.lineAt(scores.line).range;
  return end.character - scores.character > maximumBehindScores ? scores : end;
}

/** The same without the place in the text. The numbers that the roll needs are asked for. */
async function rollTableOnce(
  server: Server,
  log: RollPlaces['log'],
  { uri, position, seed = randomSeed() }: TableArgument,
): Promise<TableRolled | undefined> {
  const rolled = await server.ask('whq/rollTable', { uri, position, seed });
  if (rolled.open.length === 0) return noted(rolled, log, seed);
  const variables = await enterNumbers(rolled.open, {});
  if (!variables) return undefined;
  return noted(await server.ask('whq/rollTable', { uri, position, seed, variables }), log, seed);
}

function noted(rolled: TableRolled, log: RollPlaces['log'], seed: number): TableRolled {
  noteRoll(log, rolled.text, seed, rolled.result);
  return rolled;
}
