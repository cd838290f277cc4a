import { fightsOfScenario } from '../../fights/asked/fightsOfScenario.ts';
import { monstersNamed } from '../../fights/asked/monstersNamed.ts';
import { addTo } from '../../text/grouped.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { monsterFacts } from '../../workspace/index/monsterFacts.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionLanguage } from '../../workspace/rules/mentionLanguage.ts';
import { type AbilityMention, mentionsIn } from '../../workspace/rules/mentions.ts';
import type { Reader } from '../reader.ts';
import type { Card } from './card.ts';
import { entityToCard } from './entityToCard.ts';
import { ruleToCard } from './ruleToCard.ts';

/**
 * The cards of the Monsters that fight in a scenario, and of the rules that it names, each once. A rule that is on the card of one of these
 * Monsters is not repeated. One that is always named with the same value has it.
 */
export function usedCards(scope: Package, document: Document, reader: Reader): readonly Card[] {
  const placed = fightsOfScenario(scope, document).flatMap(({ monsters }) => monsters);
  const monsters = new Set(placed.flatMap(({ name }) => monstersNamed(scope, name)[0] ?? []));
  const said = new Set([...monsters].flatMap((entity) => monsterFacts(entity)?.abilities.map(({ id }) => id) ?? []));
  const rules = new Map<Definition, AbilityMention[]>();
  const languages = new Map<Definition, string | undefined>();
  for (const section of document.sections)
    for (const mention of mentionsIn(scope, document, section)) {
      addTo(rules, mention.definition, mention);
      languages.set(mention.definition, mentionLanguage(scope, section, mention));
    }
  const ofRules = [...rules]
    .filter(([{ rule }]) => rule.id === undefined || !said.has(rule.id))
    .map(([definition, mentions]) =>
      ruleToCard(scope, { definition, given: commonOf(mentions), language: languages.get(definition) }, reader),
    );
  return [...[...monsters].flatMap((entity) => entityToCard(scope, entity, reader) ?? []), ...ofRules];
}

/** The first of mentions that all have the same values; undefined where they differ. */
function commonOf(mentions: readonly AbilityMention[]): AbilityMention | undefined {
  const values = new Set(mentions.map((mention) => JSON.stringify([...mention.values])));
  return values.size === 1 ? mentions[0] : undefined;
}
