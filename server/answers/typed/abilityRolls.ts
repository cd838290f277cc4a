import type { Bindings } from '../../dice/evaluation/odds.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { lookUp } from '../rules/lookUp.ts';
import { bindingsOf } from '../rules/ruleBindings.ts';
import { ruleTextIn } from '../rules/ruleText.ts';

/** A roll of an ability. */
interface AbilityRoll {
  /** In the language of odds. */
  readonly expression: string;
  /** What the question gives the names in it. */
  readonly given: Bindings;
}

/** What an ability and those in brackets behind it roll, or the names of abilities that are much like what was asked. */
type AbilityRolls =
  | {
      readonly kind: 'found';
      /** In the order of the rules; none where nobody has written down what they roll. */
      readonly rolls: readonly AbilityRoll[];
    }
  | { readonly kind: 'unknown'; readonly nearest: readonly string[] };

/**
 * The rolls of the ability that a text as a whole names: `Fear 6`, `miedo 6`, `rpb-fear`, `Fear 6 (Ambush 4+)`.
 *
 * @param language of the labels, where the text does not say in which language it asks.
 */
export function abilityRolls(workspace: Workspace, asked: string, language: string): AbilityRolls {
  const found = lookUp(workspace, asked);
  if (found.kind === 'unknown') return found;
  const rolls = found.rules.flatMap(({ definition, given, language: named }) => {
    const { mechanics, mechanicsFrom } = ruleTextIn(workspace, definition, named ?? language);
    const bindings = bindingsOf((mechanicsFrom ?? definition).rule, given);
    const readable = mechanics.filter(({ source }) => parseAnnotation(source).annotation);
    return readable.map(({ source }): AbilityRoll => ({ expression: source.trim(), given: bindings }));
  });
  return { kind: 'found', rolls };
}
