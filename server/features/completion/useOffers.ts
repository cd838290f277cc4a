import { CompletionItemKind } from 'vscode-languageserver-types';
import { elementSnippet } from '../../answers/cards/ruleSnippets.ts';
import { parameterValues } from '../../answers/rules/parameterValues.ts';
import { placeholder, snippetText } from '../../answers/snippet.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import { begunTagAt } from './elementOffers.ts';
import { type CompletionAsked, type Offer, type Offers, offer } from './offer.ts';
import { languageAround } from './offeredNames.ts';
import { type RankedRule, rankedRules, templateIn } from './rankedRules.ts';
import type { ItemData } from './resolveItem.ts';

/** More than anybody looks through; the next letter brings others. */
const maximumUses = 100;

/**
 * The uses of rules and of magic that may stand among the special rules of an entry, each as a whole element under the name of its rule.
 * Those that the workspace uses most come first. Where there are too many, only those that have in their name or their id what is typed.
 */
export function useOffers(asked: CompletionAsked): Offers | undefined {
  const { scope, document, place } = asked;
  const tag = begunTagAt(asked);
  if (!tag?.isUse) return undefined;
  const { span } = tag;
  const language = languageAround(document, place.section, place.offset);
  const typed = place.section.text.slice(span.start, place.offset).toLowerCase();
  const all = rankedRules(scope, language).filter(({ isOfferedByName }) => isOfferedByName);
  const wanted = all.length > maximumUses ? all.filter(({ searched }) => searched.includes(typed)) : all;
  return {
    offers: wanted.slice(0, maximumUses).flatMap((rule) => offersOf(rule, scope, language)),
    span,
    isIncomplete: wanted.length < all.length || wanted.length > maximumUses,
  };
}

/** None where the rule is gone. */
const offersOf = remembered(({ id, name, count }: RankedRule, scope: Package, language: string): readonly Offer[] => {
  const definition = scope.ruleWithId(id);
  if (!definition) return [];
  const data: ItemData = { entity: 'rule', id, language };
  return [
    offer({
      label: name,
      kind: CompletionItemKind.Reference,
      // Few know the ids by heart, but some do.
      filterText: `${name} ${id}`,
      // Behind the elements, which are few.
      sortText: `8${String(9999 - Math.min(count, 9999)).padStart(4, '0')}${name}`,
      data,
      newText: elementOfUse(scope, definition, id, language).slice(1),
      isSnippet: true,
    }),
  ];
});

/** As a snippet, the element that uses the rule, with its name in that language. */
function elementOfUse(scope: Package, definition: Definition, id: string, language: string): string {
  if (definition.rule.isMagic) return `<magic id="${snippetText(escapeText(id))}" level="${placeholder(1, '1')}" />`;
  const published = parameterValues(scope, definition);
  return elementSnippet(definition.rule, id, templateIn(scope, definition, language), { published });
}
