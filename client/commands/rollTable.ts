import type { TableArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { Server } from '../server/server.ts';
import { enterNumbers } from './enterNumbers.ts';
import { noteRoll, type RollPlaces, randomSeed } from './noteRoll.ts';

type TableRolled = ServerRequests['whq/rollTable']['result'];

/**
 * Rolls on a table, follows the tables and the dice of its result, and shows the way after the scores of its first row and in the log, and
 * its first roll and last row in the status bar. Returns the way, or undefined if the user cancels.
 */
export async function rollTable(
  server: Server,
  { hint, log }: RollPlaces,
  place: TableArgument,
): Promise<string | undefined> {
  const rolled = await rollTableOnce(server, log, place);
  const [mark] = rolled?.marks ?? [];
  if (rolled && mark) hint.show(place.uri, mark, rolled.text);
  return rolled?.text;
}

/** The same without the place in the text. The numbers that the roll needs are asked for. */
export async function rollTableOnce(
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
