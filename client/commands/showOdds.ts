import type { ServerRequests } from '../../server/lsp/protocol.ts';
import { rollArgument } from '../commandArguments.ts';
import type { OddsPanel } from '../panels/oddsPanel.ts';
import type { EnterExpression } from './enterExpression.ts';

/**
 * Shows the odds in the panel beside the editor. Without an argument, from the palette, it asks for the dice; the panel has
 * fields for what they leave open. Returns what is shown, undefined when dismissed.
 */
export async function showOdds(
  panel: OddsPanel,
  enterExpression: EnterExpression,
  given: unknown,
): Promise<ServerRequests['whq/oddsData']['result'] | undefined> {
  const argument = rollArgument(given);
  if (given !== undefined) return argument && panel.show(argument);
  const expression = await enterExpression();
  return expression === undefined ? undefined : panel.show({ expression });
}
