import type { DiceFault } from '../checks/problems/facts.ts';

/** The sentences of one language for mistakes in expressions of dice, in rules and in input fields. */
export type DiceMessages = {
  readonly [Code in DiceFault['code']]: (fault: Extract<DiceFault, { readonly code: Code }>) => string;
};

/** The sentence for a mistake. */
export function diceSentence(messages: DiceMessages, fault: DiceFault): string {
  const sentence = messages[fault.code] as (fault: DiceFault) => string;
  return sentence(fault);
}
