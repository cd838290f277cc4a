import { readJson } from '../../json/readJson.ts';
import { query } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { Package } from '../../workspace/packages/package.ts';

/**
 * Of two files of a package the one that the browser app loads last, by the list of the package; of two files of which only one is listed,
 * that one. Undefined without a list in the folder of the package, and if the list has neither.
 */
export function loadedLast(scope: Package, left: Document, right: Document): Document | undefined {
  const root = /^(.*)\/data\/xml\//.exec(decodedUri(left.uri))?.[1];
  const list = root === undefined ? undefined : scope.get(`${root}/content-manifest.json`);
  const name = list?.jsonFormat?.filesIn;
  if (!list || name === undefined || root === undefined) return undefined;
  const order = listedIn(list, name);
  const place = ({ uri }: Document): number => order.lastIndexOf(decodedUri(uri).slice(root.length + 1));
  const [first, second] = [place(left), place(right)];
  if (first === second) return undefined;
  return first > second ? left : right;
}

/** The paths in the list, from the folder of the package. */
const listedIn = query((list: Document, name: string): readonly string[] => {
  const { root } = readJson(list.getText());
  const value = root?.properties.findLast((property) => property.name === name)?.value;
  return (value?.items ?? []).map(({ text = '' }) => text.replace(/^\//, ''));
});
