import type { JsonFormat } from '../../formats/jsonFormat.ts';
import { type JsonValue, readJson } from '../../json/readJson.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri, folderOf, pathFrom } from '../../workspace/documents/fileName.ts';
import type { FileNames } from '../../workspace/packages/fileNames.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Edit } from '../problems/finding.ts';
import { listedFiles, pathEdit, pathLike } from './listedFiles.ts';
import { placeNamed } from './namedFile.ts';
import { contentFolder, packageRootOf } from './packageRoot.ts';

/** Where a file or folder will be, from where it is: the same place if it does not move. Both are decoded URIs. */
export type Moved = (place: string) => string;

/** No file has a longer path. */
const maximumLength = 4096;

/**
 * The edits of a file that describes a package, in the order of its text, so that its paths name the same files after these get other places.
 * A path stays as it is if nothing can be written in its stead: for a file that leaves the package, or that is no XML any more. None of a
 * text that is no JSON; comments and a comma behind the last item do not matter.
 */
export function movedPaths(
  { fileNames }: Package,
  document: Document,
  { filesIn, fileIn }: JsonFormat,
  moved: Moved,
): readonly Edit[] {
  const { root, errors } = readJson(document.getText());
  if (errors.some(({ kind }) => kind !== 'comment' && kind !== 'trailingComma')) return [];
  const settingOf = (wanted: string | undefined): JsonValue | undefined =>
    root?.properties.findLast(({ name }) => name === wanted)?.value;
  const list = movedInList(fileNames, document.uri, settingOf(filesIn), moved);
  const setting = movedSetting(fileNames, document.uri, settingOf(fileIn), moved);
  return [...list, ...setting];
}

/**
 * Of a package that moves as a whole the paths stay. So they do if `data` or `data/xml` is moved or renamed: the apps look for their files
 * nowhere else, and the list is right again once the folder is back in its place.
 */
function movedInList(names: FileNames, uri: string, list: JsonValue | undefined, moved: Moved): readonly Edit[] {
  const root = list && packageRootOf(names, uri);
  if (!list || root === undefined || moved(`${root}/${contentFolder}`) !== `${root}/${contentFolder}`) return [];
  return listedFiles(list).flatMap((file) => {
    const old = `${root}/${file.name}`;
    const place = moved(old);
    if (place === old || place.length > maximumLength || !isListable(place)) return [];
    // The new place may be in another package, also in one inside this one.
    if (packageRootOf(names, place) !== root) return [];
    return [pathEdit(file.span, pathLike(file.path, place.slice(root.length + 1)))];
  });
}

/** Whether a list may have the file, by its schema. */
function isListable(place: string): boolean {
  return /[^/]\.xml$/.test(place);
}

/** The path of one file, from the folder of the file that has the setting, which may move too. */
function movedSetting(names: FileNames, uri: string, value: JsonValue | undefined, moved: Moved): readonly Edit[] {
  const path = value?.text;
  const old = path === undefined ? undefined : placeNamed(folderOf(uri), path);
  if (!value || path === undefined || old === undefined) return [];
  const place = moved(old);
  const own = moved(decodedUri(uri));
  const folder = own.slice(0, Math.max(0, own.lastIndexOf('/')));
  const written = pathFrom(folder, place);
  if (written === pathFrom(folderOf(uri), old) || !names.knows(place)) return [];
  const newPath = writtenAs(path, written);
  return placeNamed(folder, newPath) === place ? [pathEdit(value.span, newPath)] : [];
}

/** A path with `/`, written as the other one is. */
function writtenAs(path: string, written: string): string {
  return path.startsWith('./') && !written.startsWith('../') ? `./${written}` : written;
}
