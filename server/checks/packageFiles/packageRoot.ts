import { folderOf, nearestAbove } from '../../workspace/documents/fileName.ts';
import type { FileNames } from '../../workspace/packages/fileNames.ts';

/** The folder in a package with its XML files. */
export const contentFolder = 'data/xml';

/**
 * The folder of the package of a file, from which the apps count their paths: the nearest one around it with the folder `data/xml`. Decoded,
 * without `/` at its end; undefined if there is none, or if not all of its files are known.
 */
export function packageRootOf(names: FileNames, uri: string): string | undefined {
  const root = nearestAbove(folderOf(uri), (folder) =>
    names.hasFolder(`${folder}/${contentFolder}`) ? folder : undefined,
  );
  return root !== undefined && names.knows(root) ? root : undefined;
}
