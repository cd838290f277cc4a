import { childText, elementText } from '../../workspace/documents/elementText.ts';
import { entryLabelsIn } from '../../workspace/documents/entryLabels.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityElement } from '../../workspace/index/entityElement.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { childrenNamed, type Element } from '../../xml/tree.ts';
import { dotted, type MarkdownBlock, type MarkdownLine, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { openingWords } from './openingWords.ts';

type EntityWords = Reader['messages']['words']['entities'];

/** A card of the dungeon, an adventure, a location or a Warrior: the beginning of its text, and the entries that belong to it. */
export function placeCard(scope: Package, entity: Entity, reader: Reader): readonly MarkdownBlock[] {
  const element = entityElement(entity);
  if (!element) return [];
  const { section } = entity;
  const { entities: words } = reader.messages.words;
  const texts = ['description', 'flavor', 'rules']
    .map((name) => childText(section, element, name))
    .filter((text) => text !== '');
  const lines = factsOf(scope, entity, element, words).filter((line) => line !== '');
  return [
    ...texts.map((text) => paragraph(openingWords(text))),
    { kind: 'paragraph', lines: lines.map((line): MarkdownLine => [line]) },
  ];
}

function factsOf(scope: Package, entity: Entity, element: Element, words: EntityWords): readonly string[] {
  const { section, kind } = entity;
  switch (kind) {
    case 'card':
    case 'room':
      return [cardLine(section, element, words), adventuresOf(scope, element, section, words)];
    case 'location':
      return [settlementsOf(section, element, words), visitorsOf(scope, section, element, words)];
    case 'warrior':
      return [childText(section, element, 'race'), visitsOf(scope, entity, words)];
    case 'adventure':
      return [words.room(entryLabelsIn(entity.document, section)[0]?.name ?? '')];
    default:
      return [];
  }
}

function cardLine(section: Section, element: Element, words: EntityWords): string {
  const written = (name: string): string => attributeValue(section.text, element, name)?.trim() ?? '';
  const copies = written('copyCount');
  const parts = [written('type'), written('environment'), copies === '' ? '' : words.copies(copies)];
  return dotted(parts.filter((part) => part !== '')).join('');
}

/** The adventures of an objective room, from the files of adventures that name it. */
function adventuresOf(scope: Package, element: Element, section: Section, words: EntityWords): string {
  const { entities } = scope.index;
  const room = attributeValue(section.text, element, 'name')?.toLowerCase() ?? '';
  const names = entities
    .referencesTo('room', room)
    .flatMap((reference) => entities.entitiesIn(reference.section))
    .map(entityName);
  return names.length > 0 ? words.adventures(names.join(', ')) : '';
}

function settlementsOf(section: Section, element: Element, words: EntityWords): string {
  const types = textsIn(section, element, 'available', 'type').map(words.settlement);
  return types.length > 0 ? words.foundIn(types.join(', ')) : '';
}

function visitorsOf(scope: Package, section: Section, element: Element, words: EntityWords): string {
  const { entities } = scope.index;
  const named = entities.referencesIn(section).filter(({ to }) => to === 'warrior');
  const names = named.map((reference) => {
    const id = entities.idOf(reference);
    const [warrior] = entities.withId('warrior', id);
    return warrior ? entityName(warrior) : id;
  });
  const isForAll = textsIn(section, element, 'visitors', 'visitor').includes('all');
  const all = [...(isForAll ? [words.everyVisitor] : []), ...names];
  return all.length > 0 ? words.visitors(all.join(', ')) : '';
}

/** The locations that name the Warrior. */
function visitsOf({ index: { entities } }: Package, { kind, id }: Entity, words: EntityWords): string {
  const places = entities
    .referencesTo(kind, id)
    .flatMap(({ section }) => entities.entitiesIn(section).filter((entity) => entity.kind === 'location'))
    .map(entityName);
  return places.length > 0 ? words.visits([...new Set(places)].join(', ')) : '';
}

function textsIn(section: Section, element: Element, list: string, item: string): readonly string[] {
  const [items] = childrenNamed(element, list);
  return items ? childrenNamed(items, item).map((one) => elementText(section, one).trim()) : [];
}
