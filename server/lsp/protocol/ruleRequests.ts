/** The requests of the look-up, client to server. */

import type { RuleItem } from '../../answers/cards/ruleItems.ts';
import type { LookUpPlace } from '../../answers/rules/lookUpPlace.ts';
import type { RulePlace } from '../../answers/rules/rulePlace.ts';
import type { OpenRuleArgument } from './commands.ts';
import type { TextPosition } from './textPosition.ts';

export interface RuleRequests {
  /** All known rules to choose from, in the order of names. */
  'whq/rules': { readonly params: Record<string, never>; readonly result: readonly RuleItem[] };
  /** The rules for a name, an id or a mention (`fear 6`), with its values; without any, rules with similar names. */
  'whq/lookUp': { readonly params: { readonly question: string }; readonly result: readonly RuleItem[] };
  /** The rule for a question as plain text, wrapped for a narrow editor; empty without one. */
  'whq/ruleText': { readonly params: { readonly question: string }; readonly result: { readonly text: string } };
  /** The rule at the place in a link, so that a link opens nothing else; `null` without a rule there. */
  'whq/rulePlace': { readonly params: OpenRuleArgument; readonly result: { readonly place: RulePlace | null } };
  /** The place for a look-up in an open document. */
  'whq/lookUpPlace': {
    readonly params: { readonly uri: string; readonly position: TextPosition };
    readonly result: LookUpPlace;
  };
}
