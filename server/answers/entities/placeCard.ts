import type { EntityKind } from '../../formats/format.ts';
import { childText, elementText } from '../../workspace/documents/elementText.ts';
import { entryLabelsIn } from '../../workspace/documents/entryLabels.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityElement } from '../../workspace/index/entityElement.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { childrenNamed, type Element } from '../../xml/tree.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import { openingWords } from '../openingWords.ts';
import type { Reader } from '../reader.ts';

/** A card of the dungeon, an adventure, a location or a Warrior: the beginning of its text, and the entries that belong to it. */
export function placeCard(scope: Package, entity: Entity, reader: Reader): readonly MarkdownBlock[] {
  const element = entityElement(entity);
  if (!element) return [];
  const texts = ['description', 'flavor', 'rules'].map((name) => childText(entity.section, element, name));
  return [
    ...texts.filter(Boolean).map((text) => paragraph(openingWords(text))),
    { kind: 'paragraph', lines: placeFacts(scope, entity, element, reader).map((line) => [line]) },
  ];
}

/** What there is to say of it, a line each: first what tells it from others of its kind, then the entries that belong to it. */
export function placeFacts(
  { index: { entities } }: Package,
  { section, document, kind, id }: Entity,
  element: Element,
  { messages }: Reader,
): readonly string[] {
  const { entities: words } = messages.words;
  const attribute = (name: string): string => attributeValue(section.text, element, name)?.trim() ?? '';
  const naming = (to: EntityKind, named: string, by: EntityKind): readonly string[] =>
    entities
      .referencesTo(to, named)
      .flatMap((reference) => entities.entitiesIn(reference.section).filter((entity) => entity.kind === by))
      .map(entityName);
  switch (kind) {
    case 'card':
    case 'room': {
      const copies = attribute('copyCount');
      const own = [attribute('type'), attribute('environment'), copies && words.copies(copies)];
      const adventures = naming('room', attribute('name').toLowerCase(), 'adventure');
      return saying([own.filter(Boolean).join(' · ')], [words.adventures, adventures]);
    }
    case 'location': {
      const warriors = entities.referencesIn(section).flatMap((reference) => {
        if (reference.to !== 'warrior') return [];
        const [warrior] = entities.withId('warrior', entities.idOf(reference));
        return warrior ? entityName(warrior) : entities.idOf(reference);
      });
      const all = textsIn(section, element, 'visitors', 'visitor').includes('all') ? [words.everyVisitor] : [];
      const found = textsIn(section, element, 'available', 'type').map(words.settlement);
      return saying([], [words.foundIn, found], [words.visitors, [...all, ...warriors]]);
    }
    case 'warrior':
      return saying([childText(section, element, 'race')], [words.visits, naming(kind, id, 'location')]);
    case 'adventure':
      return [words.room(entryLabelsIn(document, section)[0]?.name ?? '')];
    default:
      return saying([attribute(kind === 'chart' ? 'roll' : 'source')]);
  }
}

/** Lines, and what is said of names, each once; without those that say nothing. */
function saying(
  lines: readonly string[],
  ...lists: readonly (readonly [say: (names: string) => string, names: readonly string[]])[]
): readonly string[] {
  const said = lists.map(([say, names]) => (names.length > 0 ? say([...new Set(names)].join(', ')) : ''));
  return [...lines, ...said].filter(Boolean);
}

function textsIn(section: Section, element: Element, list: string, item: string): readonly string[] {
  const [items] = childrenNamed(element, list);
  return items ? childrenNamed(items, item).map((one) => elementText(section, one).trim()) : [];
}
