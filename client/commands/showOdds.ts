import type { View } from '../../server/lsp/protocol/viewRequests.ts';
import type { EnterExpression } from './enterExpression.ts';

/**
 * Shows the odds in the panel beside the editor. Without an argument, from the palette, it asks for the dice; the panel has fields for
 * values that are not known. Returns what is shown; undefined if the user cancels, or if the argument is not valid.
 */
export async function showOdds(
  panel: { show(question: unknown): Promise<View | undefined> },
  enterExpression: EnterExpression,
  given: unknown,
): Promise<View | undefined> {
  if (given !== undefined) return panel.show(given);
  const expression = await enterExpression();
  return expression === undefined ? undefined : panel.show({ expression });
}
