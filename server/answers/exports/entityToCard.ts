import { blocksOf } from '../../abilities/content.ts';
import { messagesBeside } from '../../wording/messages.ts';
import { bookOf, chartsIn } from '../../workspace/documents/chartsIn.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityElement } from '../../workspace/index/entityElement.ts';
import { type MonsterFacts, monsterFacts } from '../../workspace/index/monsterFacts.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { childrenNamed, type Element } from '../../xml/tree.ts';
import { blocksMarkdown } from '../cards/blocksMarkdown.ts';
import { abilitiesOf } from '../entities/abilityLines.ts';
import { eventFacts, eventTexts } from '../entities/eventCard.ts';
import { factionLines, monsterNumbers } from '../entities/monsterCard.ts';
import { tableCard } from '../entities/tableCard.ts';
import { translatedName } from '../entities/textTranslations.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { boundBlocks, boundName, ruleTextIn, wholeName } from '../rules/ruleText.ts';
import type { Card, CardAbility } from './card.ts';
import { cardTables } from './cardTables.ts';
import { chartCard } from './chartCards.ts';
import { drawnTables } from './drawnTables.ts';
import { ruleToCard } from './ruleToCard.ts';
import { tableBlocks } from './tableToCard.ts';

/** The card of an entity with its whole text; undefined for a kind that has none, such as a Warrior. */
export function entityToCard(scope: Package, entity: Entity, reader: Reader): Card | undefined {
  const { messages } = reader;
  const element = entityElement(entity);
  const own = {
    id: entity.id,
    name: translatedName(scope, entity, messages.language) ?? entityName(entity),
    place: documentTitle(scope, entity.document, messages.language),
    language: messages.language,
  };
  switch (entity.kind) {
    case 'rule':
    case 'magic': {
      const definition = scope.ruleWithId(entity.id);
      return definition && ruleToCard(scope, { definition, given: undefined }, reader);
    }
    case 'monster': {
      const facts = monsterFacts(entity);
      return facts && element && { ...own, ...monsterParts(scope, entity, element, facts, reader) };
    }
    case 'event':
      return (
        element && {
          ...own,
          kind: 'event',
          blocks: [...textBlocks(entity, element, eventTexts, reader), eventFacts(entity, element, reader)],
          tables: cardTables(entity.section.text, tablesIn(entity.section), entity.id, own.name),
        }
      );
    case 'table': {
      const tables = drawnTables(scope, entity, own.name, reader);
      const blocks = [
        ...tableCard(scope, entity, reader),
        ...tables.flatMap((table) => [
          ...(tables.length > 1 ? [{ kind: 'heading', depth: 1, text: table.name } as const] : []),
          ...tableBlocks(table, reader),
        ]),
      ];
      return { ...own, kind: 'table', blocks, tables };
    }
    case 'chart': {
      const [system = ''] = scope.systemsOf(entity.document);
      const book = bookOf(entity.section, entity.document);
      const [of] = [...book.charts, ...book.modifiers];
      return of && chartCard({ system, book: chartsIn(entity.document) }, of, reader);
    }
    default:
      return undefined;
  }
}

function monsterParts(
  scope: Package,
  entity: Entity,
  element: Element,
  facts: MonsterFacts,
  reader: Reader,
): Pick<Card, 'kind' | 'blocks' | 'monster' | 'tables'> {
  const abilities = cardAbilities(scope, facts, reader);
  const [special] = childrenNamed(element, 'special');
  const blocks: readonly MarkdownBlock[] = [
    ...monsterNumbers(scope, entity, facts, reader),
    ...factionLines(facts, reader),
    ...(special ? textBlocks(entity, special, ['text'], reader) : []),
    ...abilities.flatMap(({ name, odds, blocks: text }): readonly MarkdownBlock[] => [
      { kind: 'heading', depth: 1, text: name },
      ...odds.map((line) => paragraph({ kind: 'italic', text: line })),
      ...text,
    ]),
  ];
  const { values, factions } = facts;
  return { kind: 'monster', blocks, monster: { values, factions, abilities }, tables: [] };
}

/** The abilities with the texts of their rules, in the reader's language where there is a translation. */
function cardAbilities(scope: Package, facts: MonsterFacts, reader: Reader): readonly CardAbility[] {
  return abilitiesOf(scope, facts, reader).map(({ id, name, definition, given, odds }) => {
    if (!definition) return { id, name, odds, blocks: [] };
    const text = ruleTextIn(scope, definition, reader.messages.language);
    const bound = boundBlocks(text, given);
    const messages = messagesBeside(text.language, reader.messages);
    return {
      id,
      name:
        text.language !== undefined && given
          ? wholeName(boundName(text, given), given.multiplier, given.suffixes)
          : name,
      odds,
      blocks: blocksMarkdown(bound, messages),
    };
  });
}

/** The texts of child elements with those names, with the chances of the rows of their tables. */
function textBlocks(
  { section }: Entity,
  element: Element,
  names: readonly string[],
  { messages }: Reader,
): readonly MarkdownBlock[] {
  return names.flatMap((name) => {
    const [child] = childrenNamed(element, name);
    return child ? blocksMarkdown(blocksOf(section.text, child), messages) : [];
  });
}
