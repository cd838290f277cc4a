import { decodedUri } from '../../workspace/documents/fileName.ts';

/**
 * The folder `data` of a package in a workspace folder: that of the content nearest to the workspace folder; of several, the first by name.
 *
 * @param uris of the documents of the workspace.
 * @returns a URI in the encoding of the documents; undefined if no document is at `data/xml/…/….xml` in the folder.
 */
export function dataFolderIn(uris: readonly string[], folder: string): string | undefined {
  const start = `${decodedUri(folder).replace(/\/$/, '')}/`;
  let found: string | undefined;
  for (const uri of uris) {
    const data = /^.*\/data(?=\/xml\/[^/]+\/[^/]+\.xml$)/i.exec(uri)?.[0];
    if (data === undefined || !`${decodedUri(data)}/`.startsWith(start)) continue;
    if (found === undefined || compare(data, found) < 0) found = data;
  }
  return found;
}

function compare(left: string, right: string): number {
  const difference = left.split('/').length - right.split('/').length;
  return difference !== 0 ? difference : left < right ? -1 : Number(left > right);
}
