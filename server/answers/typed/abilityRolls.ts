import type { Bindings } from '../../dice/evaluation/odds.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { statedOdds } from '../cards/ruleOdds.ts';
import { nameWith } from '../cards/ruleSnippets.ts';
import { lookUp } from '../rules/lookUp.ts';
import { ruleTextIn } from '../rules/ruleText.ts';

/** A roll of an ability. */
interface AbilityRoll {
  /** In the language of odds. */
  readonly expression: string;
  /** The ability in house style, with the values of the question: `Fear 6`. */
  readonly ability: string;
  /** The values that the question gives to the names in the expression. */
  readonly given: Bindings;
}

/** The rolls of an ability and of the abilities in brackets behind it, or similar names of abilities if it is unknown. */
type AbilityRolls =
  | {
      readonly kind: 'found';
      /** In the order of the rules; empty if the rules have no written odds. */
      readonly rolls: readonly AbilityRoll[];
    }
  | { readonly kind: 'unknown'; readonly nearest: readonly string[] };

/**
 * The rolls of the ability that a text as a whole names: `Fear 6`, `miedo 6`, `rpb-fear`, `Fear 6 (Ambush 4+)`.
 *
 * @param language of the labels, if the language of the text is not clear.
 */
export function abilityRolls(scope: Package, asked: string, language: string): AbilityRolls {
  const found = lookUp(scope, asked);
  if (found.kind === 'unknown') return found;
  const rolls = found.rules.flatMap(({ definition, given, language: named }) => {
    const ability = nameWith(scope, definition, given, named ?? language);
    const stated = statedOdds(definition, ruleTextIn(scope, definition, named ?? language), given);
    return stated.flatMap(({ sources, bindings }) =>
      sources
        .filter((source) => parseAnnotation(source).annotation)
        .map((source) => ({ expression: source.trim(), ability, given: bindings })),
    );
  });
  return { kind: 'found', rolls };
}
