import type { Document } from '../../workspace/documents/document.ts';
import { folderOf } from '../../workspace/documents/fileName.ts';
import type { Package } from '../../workspace/packages/package.ts';

/**
 * Whether uses of rules in a document have no `param` because its edition lacks that: the first one. A file of tables does not show its
 * edition, so it has that of the Monsters and Events in the folders beside its own.
 */
export function readsNoParameters(scope: Package, { format, uri }: Document): boolean {
  if (!format?.isXml) return false;
  if (format.edition === 'first') return true;
  if (!format.first || format.first.format) return false;
  const beside = parentOf(uri);
  return scope
    .documents()
    .some(
      (other) => other.format?.isXml === true && other.format.edition === 'first' && parentOf(other.uri) === beside,
    );
}

function parentOf(uri: string): string {
  return folderOf(folderOf(uri).replace(/\/$/, ''));
}
