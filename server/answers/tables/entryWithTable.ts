import type { EntityKind } from '../../formats/format.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** The entry with that id or name that has a roll table. */
export function entryWithTable(scope: Package, id: string): Section | undefined {
  const entries = kinds.flatMap((kind) => scope.index.entities.withId(kind, id));
  return entries.find(({ section }) => tablesIn(section).length > 0)?.section;
}

/** The kinds of entries, besides rules, with texts that have roll tables. */
const kinds: readonly EntityKind[] = ['event', 'location', 'adventure', 'card', 'room', 'monster', 'warrior'];
