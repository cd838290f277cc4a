import type { Bindings } from '../../dice/evaluation/odds.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { lookUp } from '../rules/lookUp.ts';
import { bindingsOf } from '../rules/ruleBindings.ts';
import { ruleTextIn } from '../rules/ruleText.ts';

/** What an ability rolls, or the names of abilities that are much like what was asked. */
type AbilityRolls =
  | {
      readonly kind: 'found';
      /** In the language of odds, in the order of the rule; none where nobody has written down what it rolls. */
      readonly expressions: readonly string[];
      /** What the question gives the names in them. */
      readonly given: Bindings;
    }
  | { readonly kind: 'unknown'; readonly nearest: readonly string[] };

/**
 * What the ability rolls that a text as a whole names: `Fear 6`, `miedo 6`, `rpb-fear`.
 *
 * @param language of the labels, where the text does not say in which language it asks.
 */
export function abilityRolls(workspace: Workspace, asked: string, language: string): AbilityRolls {
  const found = lookUp(workspace, asked);
  if (found.kind === 'unknown') return found;
  const [rule] = found.rules;
  const { mechanics, mechanicsFrom } = ruleTextIn(workspace, rule.definition, rule.language ?? language);
  return {
    kind: 'found',
    expressions: mechanics.flatMap(({ source }) => (parseAnnotation(source).annotation ? [source.trim()] : [])),
    given: bindingsOf((mechanicsFrom ?? rule.definition).rule, rule.given),
  };
}
