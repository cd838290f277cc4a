import type { Package } from '../../workspace/packages/package.ts';

/** The id of a Monster for a new table: one whose id begins like those of the file, or else any of the workspace; undefined without any. */
export function knownMonster({ index }: Package, prefix: string): string | undefined {
  let first: string | undefined;
  for (const id of index.entities.ids('monster')) {
    if (prefix !== '' && id.startsWith(prefix)) return id;
    first ??= id;
  }
  return first;
}
