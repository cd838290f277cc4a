import type { Template } from '../../abilities/template.ts';
import { isListed } from '../../answers/cards/ruleItems.ts';
import { printedName } from '../../answers/rules/lookUp.ts';
import { query } from '../../queries/remembered.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** A rule with an id, as it is known while somebody types in the text of any. */
interface KnownRule {
  readonly id: string;
  readonly isMagic: boolean;
  /** In the asked language. */
  readonly name: string;
  /** Its names and its id, in small letters. */
  readonly searched: string;
  /** Whether it is offered by its name: of several rules with one name the first. */
  readonly isOfferedByName: boolean;
}

/** A rule, with the number of its uses in the workspace. */
export interface RankedRule extends KnownRule {
  readonly count: number;
}

/** Every rule that counts and has an id, those that are used most first, then in the order of their names. */
export const rankedRules = query((scope: Package, language: string): readonly RankedRule[] =>
  knownRules(scope, language)
    .map((rule) => ({ ...rule, count: scope.index.referencesTo(rule.id).length }))
    .sort((a, b) => b.count - a.count),
);

const knownRules = query((scope: Package, language: string): readonly KnownRule[] => {
  const { index } = scope;
  const names = new Set<string>();
  const byId = new Map<string, KnownRule>();
  for (const definition of index.definitions()) {
    const { id, isMagic, name: own } = definition.rule;
    if (id === undefined || index.ruleWithId(id)?.rule !== definition.rule) continue;
    const name = printedName(templateIn(scope, definition, language));
    const isOfferedByName = name !== '' && !names.has(name) && isListed(scope, definition);
    if (isOfferedByName) names.add(name);
    byId.set(id, { id, isMagic, name, searched: `${name} ${own} ${id}`.toLowerCase(), isOfferedByName });
  }
  return [...byId.values()].sort((a, b) => ((a.name === b.name ? a.id < b.id : a.name < b.name) ? -1 : 1));
});

/** The name of the rule in that language, or the one that it gives itself. A bundled translation is one of the bundled rule alone. */
export function templateIn(scope: Package, { rule, isBundled }: Definition, language: string): Template {
  const translations = rule.id === undefined ? [] : scope.index.translationsOf(rule.id);
  const name = translations.find(
    (one) => one.part === 'name' && one.language === language && one.isBundled === isBundled && one.names.length > 0,
  );
  return name?.names[0] ?? rule.template;
}
