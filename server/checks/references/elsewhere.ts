import { entityPlaces, type Format } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * A reference to an entity in a folder that the apps do not search for it: an Event for travel in a table for dungeons. None where the value
 * that chooses the folder is not a known one, which is a problem of its own, and where a file is in none of these folders.
 */
export function elsewhereProblem(scope: Package, reference: Reference): Finding | undefined {
  const { document, section, to, id, span } = reference;
  const folderBy = document.format && foldersOf(document.format).get(to);
  if (!folderBy) return undefined;
  const { attribute, folders, otherwise } = folderBy;
  const found = scope.index.entities.withId(to, id).map((entity) => folderIn(entity.document.uri));
  const [folder] = found;
  const entry = folder === undefined ? undefined : entryOf(section, document.format);
  if (folder === undefined || !entry) return undefined;
  const value = attributeValue(section.text, entry, attribute) ?? '';
  const wanted = value === '' ? otherwise : Object.hasOwn(folders, value) ? folders[value] : undefined;
  const [fitting] = Object.entries(folders).find(([, other]) => other === folder) ?? [];
  if (wanted === undefined || fitting === undefined || found.includes(wanted)) return undefined;
  // A copy in any other folder may be what the apps find.
  if (found.some((other) => other !== folder)) return undefined;
  return { code: 'entry-elsewhere', span, facts: { entity: to, id, folder, wanted, attribute, fitting } };
}

const foldersOf = remembered(
  (format: Format) =>
    new Map(
      [...entityPlaces(format).values()].flatMap(({ to, folderBy }) => (folderBy ? [[to, folderBy] as const] : [])),
    ),
);

/** The folder of a file among the content of a package: `travel` in `…/data/xml/travel/mine.xml`. */
function folderIn(uri: string): string | undefined {
  return /\/data\/xml\/([^/]+)\//.exec(decodedUri(uri))?.[1];
}
