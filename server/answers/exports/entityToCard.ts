import { blocksOf } from '../../abilities/content.ts';
import { messagesBeside } from '../../wording/messages.ts';
import { bookOf, chartsIn } from '../../workspace/documents/chartsIn.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityElement } from '../../workspace/index/entityElement.ts';
import { monsterFacts } from '../../workspace/index/monsterFacts.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { childrenNamed, type Element } from '../../xml/tree.ts';
import { blocksMarkdown } from '../cards/blocksMarkdown.ts';
import { tableDraws } from '../draws/tableDraws.ts';
import { drawTables } from '../draws/tableRows.ts';
import { abilitiesOf } from '../entities/abilityLines.ts';
import { eventFacts, eventTexts } from '../entities/eventCard.ts';
import { factionLines, monsterNumbers } from '../entities/monsterCard.ts';
import { tableCard } from '../entities/tableCard.ts';
import { translatedName } from '../entities/textTranslations.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { boundBlocks, boundName, ruleTextIn, wholeName } from '../rules/ruleText.ts';
import type { Card } from './card.ts';
import { chartCard } from './chartCards.ts';
import { ruleToCard } from './ruleToCard.ts';
import { tableToCard } from './tableToCard.ts';

/** The card of an entity with its whole text; undefined for a kind that has none, such as a Warrior. */
export function entityToCard(scope: Package, entity: Entity, reader: Reader): Card | undefined {
  const { id, document, section } = entity;
  const { language } = reader.messages;
  const card = (kind: Card['kind'], blocks: readonly MarkdownBlock[] | undefined): Card | undefined =>
    blocks && {
      kind,
      id,
      name: translatedName(scope, entity, language) ?? entityName(entity),
      place: documentTitle(scope, document, language),
      language,
      blocks,
    };
  switch (entity.kind) {
    case 'rule':
    case 'magic': {
      const definition = scope.ruleWithId(id);
      return definition && ruleToCard(scope, { definition, given: undefined }, reader);
    }
    case 'monster':
      return card('monster', monsterText(scope, entity, reader));
    case 'event': {
      const element = entityElement(entity);
      return card(
        'event',
        element && [...textBlocks(entity, element, eventTexts, reader), eventFacts(entity, element, reader)],
      );
    }
    case 'table': {
      const draws = tableDraws(entity);
      return card('table', draws && [...tableCard(scope, entity, reader), ...drawTables(scope, draws, reader)]);
    }
    case 'chart': {
      const [system = ''] = scope.systemsOf(document);
      const book = bookOf(section, document);
      const [of] = [...book.charts, ...book.modifiers];
      return of && chartCard({ system, book: chartsIn(document) }, of, reader);
    }
    default:
      return undefined;
  }
}

/** Its values, and the texts of its abilities, in the reader's language where there is a translation. */
function monsterText(scope: Package, entity: Entity, reader: Reader): readonly MarkdownBlock[] | undefined {
  const facts = monsterFacts(entity);
  const element = entityElement(entity);
  if (!facts || !element) return undefined;
  const [special] = childrenNamed(element, 'special');
  return [
    ...monsterNumbers(scope, entity, facts, reader),
    ...factionLines(facts, reader),
    ...(special ? textBlocks(entity, special, ['text'], reader) : []),
    ...abilitiesOf(scope, facts, reader).flatMap(({ name, definition, given, odds }): readonly MarkdownBlock[] => {
      const text = definition && ruleTextIn(scope, definition, reader.messages.language);
      const isTranslated = text?.language !== undefined && given;
      return [
        {
          kind: 'heading',
          depth: 1,
          text: isTranslated ? wholeName(boundName(text, given), given.multiplier, given.suffixes) : name,
        },
        ...odds.map((line) => paragraph({ kind: 'italic', text: line })),
        ...(text ? blocksMarkdown(boundBlocks(text, given), messagesBeside(text.language, reader.messages)) : []),
      ];
    }),
  ];
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

/**
 * The cards of a document in order: of each rule, Monster, Event and table in XML, and of each roll table in a scenario.
 *
 * @param kind of the cards that are wanted; without one all are.
 */
export function documentToCards(
  scope: Package,
  document: Document,
  reader: Reader,
  kind?: Card['kind'],
): readonly Card[] {
  const isWanted = (one: string): boolean => kind === undefined || one === kind || (kind === 'rule' && one === 'magic');
  return document.sections.flatMap((section) =>
    document.format?.isXml === false && isWanted('table')
      ? tablesIn(section).map((table) => tableToCard(scope, document, { section, table }, reader))
      : scope.index.entities
          .entitiesIn(section)
          .filter((entity) => isWanted(entity.kind))
          .flatMap((entity) => entityToCard(scope, entity, reader) ?? []),
  );
}
