import type { Package } from '../../workspace/packages/package.ts';
import { rulePartsOf } from '../cards/ruleCard.ts';
import type { Reader } from '../reader.ts';
import type { FoundRule } from '../rules/lookUp.ts';
import { wholeName } from '../rules/ruleText.ts';
import type { Card } from './card.ts';

/** The card of a rule with the values of a mention: its whole text and all its odds, in the language of the mention or else of the reader. */
export function ruleToCard(
  scope: Package,
  found: Pick<FoundRule, 'definition' | 'given'> & Partial<FoundRule>,
  reader: Reader,
): Card {
  const { definition, multiplier, suffixes } = found;
  const parts = rulePartsOf(scope, definition, reader, { ...found, isWhole: true });
  const { name, place, messages, odds, text } = parts;
  return {
    kind: 'rule',
    id: definition.rule.id ?? '',
    name: wholeName(name, multiplier, suffixes),
    place,
    language: messages.language,
    blocks: [...text, ...odds],
  };
}
