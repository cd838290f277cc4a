import { query } from '../../queries/remembered.ts';
import { folderOf } from '../../workspace/documents/fileName.ts';
import type { FileNames } from '../../workspace/packages/fileNames.ts';
import { NearestPlaces } from '../../workspace/packages/nearestPlaces.ts';

/** The folder in a package with its XML files. */
export const contentFolder = 'data/xml';

/**
 * The folder of the package of a file, from which the apps count their paths: the nearest one around it with the folder `data/xml`. Decoded,
 * without `/` at its end; undefined if there is none, or if not all of its files are known.
 */
export function packageRootOf(names: FileNames, uri: string): string | undefined {
  const root = rootsIn(names).around(folderOf(uri))?.place;
  return root !== undefined && names.knows(root) ? root : undefined;
}

const rootsIn = query((names: FileNames) => {
  const folders = names.foldersNamed(contentFolder);
  return new NearestPlaces(new Map(folders.map((folder) => [folder.slice(0, -contentFolder.length - 1), true])));
});
