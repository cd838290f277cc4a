import type { Document } from '../../workspace/documents/document.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import type { Card } from './card.ts';
import { entityToCard } from './entityToCard.ts';
import { tableToCard } from './tableToCard.ts';

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
  if (!document.format) return [];
  if (!document.format.isXml) {
    if (kind !== undefined && kind !== 'table') return [];
    return document.sections.flatMap((section) =>
      tablesIn(section).map((table) => tableToCard(scope, document, { section, table }, reader)),
    );
  }
  return document.sections
    .flatMap((section) => scope.index.entities.entitiesIn(section))
    .filter((entity) => kind === undefined || entity.kind === kind || (kind === 'rule' && entity.kind === 'magic'))
    .flatMap((entity) => entityToCard(scope, entity, reader) ?? []);
}
