import type { DiceFault } from '../../checks/problems/facts.ts';

/** What is wrong with an expression of dice, in rules and wherever one is typed: the sentences of one language. */
export type DiceMessages = {
  readonly [Code in DiceFault['code']]: (fault: Extract<DiceFault, { readonly code: Code }>) => string;
};

/** The one sentence for a fault. */
export function diceSentence(messages: DiceMessages, fault: DiceFault): string {
  const sentence = messages[fault.code] as (fault: DiceFault) => string;
  return sentence(fault);
}
