import type { RollArgument } from '../../server/lsp/protocol/commands.ts';
import type { Server } from '../server/server.ts';
import { enterNumbers } from './enterNumbers.ts';

/** The roll with a number for each of its free variables. Asks the user for missing numbers; undefined if the user cancels. */
export async function enterVariables(server: Server, roll: RollArgument): Promise<RollArgument | undefined> {
  const { variables: free, given } = await server.ask('whq/roll', { expression: roll.expression });
  const variables = await enterNumbers(free, roll.variables ?? given);
  return variables && { ...roll, variables };
}
