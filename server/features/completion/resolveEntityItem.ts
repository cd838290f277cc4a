import type { CompletionItem } from 'vscode-languageserver-types';
import { entityCard } from '../../answers/entities/entityCard.ts';
import { entityDetail } from '../../answers/entities/entityDetail.ts';
import { markupContent } from '../../answers/markdown.ts';
import type { EntityKind } from '../../formats/format.ts';
import type { AskedOfAll } from '../asked.ts';

/** The data of an item, from which its detail and its card are made later. */
export interface EntityItemData {
  readonly entity: EntityKind;
  readonly id: string;
}

/** The item with its detail and the card of its entity, which are made for the item that the author looks at. Any other item is given back. */
export function resolveEntityItem({ scope, reader }: AskedOfAll, item: CompletionItem): CompletionItem {
  const { entity: kind, id } = dataOf(item);
  const [entity] = kind === undefined || id === undefined ? [] : scope.index.entities.withId(kind, id);
  if (!entity) return item;
  return {
    ...item,
    detail: entityDetail(scope, entity, reader),
    documentation: markupContent(entityCard(scope, entity, reader), reader.markup?.documentation),
  };
}

/** Data that a client sends back is checked. */
function dataOf({ data }: CompletionItem): Partial<EntityItemData> {
  const { entity, id }: Partial<EntityItemData> = typeof data === 'object' && data !== null ? data : {};
  return typeof entity === 'string' && typeof id === 'string' ? { entity, id } : {};
}
