import type { RollArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { rollArgument } from '../server/commandArguments.ts';
import type { EnterExpression } from './enterExpression.ts';

type OddsData = ServerRequests['whq/oddsData']['result'];

/**
 * Shows the odds in the panel beside the editor. Without an argument, from the palette, it asks for the dice; the panel has fields for
 * values that are not known. Returns the odds that are shown, or undefined if the user cancels.
 */
export async function showOdds(
  panel: { show(question: RollArgument): Promise<OddsData> },
  enterExpression: EnterExpression,
  given: unknown,
): Promise<OddsData | undefined> {
  const argument = rollArgument(given);
  if (given !== undefined) return argument && panel.show(argument);
  const expression = await enterExpression();
  return expression === undefined ? undefined : panel.show({ expression });
}
