import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { NamedByEntry, TableEntry } from './tableFacts.ts';

/** The name of something that is drawn: that of its entry, or else its id. */
export function drawnName({ index: { entities } }: Package, { kind, id }: Pick<NamedByEntry, 'kind' | 'id'>): string {
  const [entity] = entities.withId(kind, id);
  return entity ? entityName(entity) : id;
}

/** An entry as people say it: `7-12 Goblin + 1 Goblin Shaman`, `→ Deep Water`, `→ Deep Water (2 ×)`. */
export function entryName(scope: Package, { what, names, times }: TableEntry): string {
  const written = names.map((name) => [name.number, drawnName(scope, name)].filter(Boolean).join(' ')).join(' + ');
  if (what !== 'table') return written;
  return times === '' || times === '1' ? `→ ${written}` : `→ ${written} (${times} ×)`;
}
