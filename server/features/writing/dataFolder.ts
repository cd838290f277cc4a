import { decodedUri } from '../../workspace/documents/fileName.ts';

/**
 * The folder `data` of a package in a workspace folder: that of the content nearest to the workspace folder; of several, the first by name.
 *
 * @param uris of the documents of the workspace.
 * @returns a URI in the encoding of the documents; undefined if no document is at `data/xml/…/….xml` in the folder.
 */
export function dataFolderIn(uris: readonly string[], folder: string): string | undefined {
  const start = `${decodedUri(folder).replace(/\/$/, '')}/`;
  const depth = (path: string): number => path.split('/').length;
  const folders = uris.flatMap((uri) => /^.*\/data(?=\/xml\/[^/]+\/[^/]+\.xml$)/i.exec(uri)?.[0] ?? []);
  return folders
    .filter((data) => `${decodedUri(data)}/`.startsWith(start))
    .sort((left, right) => depth(left) - depth(right) || (left < right ? -1 : 1))[0];
}
