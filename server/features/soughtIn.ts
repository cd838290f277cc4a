import { rememberedText } from '../queries/remembered.ts';
import { soughtRule } from '../workspace/rules/ruleReferences.ts';

export type Sought = NonNullable<ReturnType<typeof soughtRule>>;

/** The search for a rule, as the same object for the same names: long work that pauses is known again by it. */
export function soughtIn(...asked: Parameters<typeof soughtRule>): Sought | undefined {
  const sought = soughtRule(...asked);
  return sought && sameSought(`${sought.key} ${sought.names.join()}`, sought);
}

/** More than run at once. */
const sameSought = rememberedText({ most: 100 }, (_, sought: Sought) => sought);
