import { label } from '../../text/label.ts';
import { childText } from '../../workspace/documents/elementText.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityElement } from '../../workspace/index/entityElement.ts';
import { monsterFacts } from '../../workspace/index/monsterFacts.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Element } from '../../xml/tree.ts';
import { levelsDrawn } from '../draws/drawnFrom.ts';
import { tableFacts } from '../draws/tableFacts.ts';
import type { Reader } from '../reader.ts';
import { placeFacts } from './placeCard.ts';

/** A short line that tells an entity from others of its kind: the values of a Monster, the gold of an Event, and how often it is named. */
export function entityDetail(scope: Package, entity: Entity, reader: Reader): string {
  const { words } = reader.messages;
  const element = entityElement(entity);
  const uses = scope.index.entities.referencesTo(entity.kind, entity.id).filter(({ kind }) => kind === 'use').length;
  const parts = [
    ...(element ? ownParts(scope, entity, element, reader) : []),
    ...(uses > 0 ? [words.completion.uses(uses)] : []),
  ];
  return label(parts.filter((part) => part !== '').join(' · '));
}

function ownParts(scope: Package, entity: Entity, element: Element, reader: Reader): readonly string[] {
  const { entities: words } = reader.messages.words;
  const { section, document } = entity;
  switch (entity.kind) {
    case 'monster':
      return [...statLine(entity, reader), listedLevels(levelsDrawn(scope, entity), reader)];
    case 'event':
      return [childText(section, element, 'goldValue').replace(/^-$/, ''), childText(section, element, 'users')];
    case 'table': {
      const facts = tableFacts(document, section);
      return facts ? [words.tableKind(facts.kind), words.entries(facts.entries.length)] : [];
    }
    default:
      return placeFacts(scope, entity, element, reader).slice(0, 1);
  }
}

function statLine(entity: Entity, { messages: { words } }: Reader): readonly string[] {
  const facts = monsterFacts(entity);
  if (!facts) return [];
  const { values } = facts;
  const shown = ['weaponskill', 'strength', 'toughness', 'wounds', 'attacks', 'damage'] as const;
  const profile = shown.flatMap((name) => (values[name] ? [`${words.entities.profile[name]} ${values[name]}`] : []));
  return [profile.join(' '), values.gold ? words.entities.gold(values.gold) : ''];
}

function listedLevels(levels: string, { messages: { words } }: Reader): string {
  return levels && words.entities.levels(levels);
}
