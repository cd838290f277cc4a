import type { Rule } from '../../abilities/rule.ts';
import type { Template } from '../../abilities/template.ts';
import type { Definition } from '../index/definition.ts';
import type { Package } from '../packages/package.ts';

/**
 * All names for the rule in texts and uses: its own first, then those of other rules with the same id, which are the same rule in another
 * pack, then those of translations.
 */
export function templatesOf(scope: Package, { rule }: Definition): readonly Template[] {
  const own = namesOf(rule);
  if (rule.id === undefined) return own;
  const others = scope.index.withId(rule.id).slice(0, maximumOthers);
  const translations = scope.index.translationsOf(rule.id).slice(0, maximumOthers);
  return [
    ...own,
    ...others.flatMap((other) => (other.rule === rule ? [] : namesOf(other.rule))),
    ...translations.flatMap(({ names }) => names.slice(0, maximumOthers)),
  ];
}

function namesOf({ template, valuedTemplate, alsoNamed }: Rule): readonly Template[] {
  return [template, ...(valuedTemplate ? [valuedTemplate] : []), ...alsoNamed.slice(0, maximumOthers)];
}

/** Only so many names, rules with the same id, and translations count: each use is compared with every one of them. */
const maximumOthers = 20;
