import { CompletionItemKind } from 'vscode-languageserver-types';
import { parameterValues } from '../../answers/rules/parameterValues.ts';
import { usesRules } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { escapeText } from '../../xml/references.ts';
import { type CompletionAsked, type Offer, type Offers, offer } from './offer.ts';
import { languageAround } from './offeredNames.ts';
import { type RankedRule, rankedRules } from './rankedRules.ts';
import type { ItemData } from './resolveItem.ts';

/** More ids than anybody looks through; the next letter brings others. */
const maximumIds = 200;

/** The values for `id` and `param` of the `<rule>` or `<magic>` of a monster or a table; undefined anywhere else. */
export function ruleAttributeOffers(asked: CompletionAsked): Offers | undefined {
  const { scope, document, place } = asked;
  const { location, section } = place;
  if (location.kind !== 'attributeValue' || !usesRules(document.format)) return undefined;
  const { element, attribute, span } = location;
  if (element.name !== 'rule' && element.name !== 'magic') return undefined;
  if (attribute.name === 'id') return idOffers(asked, span, element.name === 'magic');
  const id = attribute.name === 'param' ? attributeValue(section.text, element, 'id') : undefined;
  const definition = id === undefined ? undefined : scope.ruleWithId(id);
  const offers = definition && parameterValues(scope, definition).all.map(valueOffer);
  return offers && { offers, span };
}

/** The ids of rules, those that are used most first. */
function idOffers({ scope, document, place }: CompletionAsked, span: Offers['span'], isMagic: boolean): Offers {
  const { section, offset } = place;
  const typed = section.text.slice(span.start, offset).toLowerCase();
  const language = languageAround(document, section, offset);
  const ranked = rankedRules(scope, language).filter(
    (rule) => rule.isMagic === isMagic && rule.searched.includes(typed),
  );
  return { offers: ranked.slice(0, maximumIds).map(idOffer), span, isIncomplete: ranked.length > maximumIds };
}

const idOffer = remembered(({ id, name }: RankedRule): Offer => {
  const data: ItemData = { entity: 'rule', id, detail: 'text' };
  return offer({
    label: id,
    description: name,
    kind: CompletionItemKind.Reference,
    // By its name as well: few know the ids by heart.
    filterText: `${id} ${name}`,
    data,
    newText: escapeText(id),
  });
});

function valueOffer(value: string): Offer {
  return offer({ label: value, filterText: value, kind: CompletionItemKind.Value, newText: escapeText(value) });
}
