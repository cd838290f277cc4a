import type { JsonFormat } from '../../formats/jsonFormat.ts';
import type { ReadJson } from '../../json/readJson.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { folderOf } from '../../workspace/documents/fileName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/** A file that a setting names, and that does not exist. None if its folder has not been listed. */
export function namedFileProblems(
  { fileNames, isBeingRead }: Package,
  { uri }: Document,
  { root }: ReadJson,
  { fileIn }: JsonFormat,
): readonly Finding[] {
  const value = root?.properties.findLast(({ name }) => name === fileIn)?.value;
  const path = value?.text;
  if (!value || !path || isBeingRead) return [];
  const place = placeNamed(folderOf(uri), path);
  if (place === undefined || !fileNames.knows(folderOf(place)) || fileNames.has(place)) return [];
  return [{ code: 'missing-file', span: value.span, facts: { path, nearest: undefined, isListed: false } }];
}

/** The decoded URI that a path names from a decoded folder; undefined for a path that leads out of all folders. */
function placeNamed(folder: string, path: string): string | undefined {
  const parts = folder.split('/');
  for (const part of path.split(/[\\/]/)) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return /^(?:[A-Za-z]:|[\\/])/.test(path) || parts.length < 2 ? undefined : parts.join('/');
}
