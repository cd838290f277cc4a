import { monsterBlock } from '../../fights/blocks/monsterBlock.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { type MonsterFacts, monsterFacts, profileValues } from '../../workspace/index/monsterFacts.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { partyAttacks } from '../fights/partyAttacks.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import { openingWords } from '../openingWords.ts';
import type { Reader } from '../reader.ts';
import { abilityLines } from './abilityLines.ts';

/** A Monster: its values as a table, its abilities with their odds, the text beside them, and its factions. */
export function monsterCard(scope: Package, entity: Entity, reader: Reader): readonly MarkdownBlock[] {
  const facts = monsterFacts(entity);
  if (!facts) return [];
  return [
    ...monsterNumbers(scope, entity, facts, reader),
    ...(facts.abilities.length > 0 ? [{ kind: 'list', items: abilityLines(scope, facts, reader) } as const] : []),
    ...(facts.text === '' ? [] : [paragraph(openingWords(facts.text))]),
    ...factionLines(facts, reader),
  ];
}

/** The values of a Monster as a table, and what its attacks do to the party. */
export function monsterNumbers(
  scope: Package,
  entity: Entity,
  { values }: MonsterFacts,
  reader: Reader,
): readonly MarkdownBlock[] {
  const { entities: words } = reader.messages.words;
  const shown = profileValues.filter((name) => values[name] !== '');
  const rows = [shown.map((name) => words.profile[name]), shown.map((name) => values[name])];
  const { block } = monsterBlock(entity, scope);
  const attacks = block && partyAttacks(scope, block, reader);
  return [
    ...(shown.length > 0 ? [{ kind: 'table', rows } as const] : []),
    ...(attacks === undefined ? [] : [paragraph(attacks)]),
  ];
}

/** The factions of a Monster; nothing without any. */
export function factionLines({ factions }: MonsterFacts, { messages }: Reader): readonly MarkdownBlock[] {
  return factions === '' ? [] : [paragraph(messages.words.entities.factions(factions))];
}
