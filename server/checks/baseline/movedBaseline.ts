import { readJson } from '../../json/readJson.ts';
import { decodedUri, folderOf, pathFrom } from '../../workspace/documents/fileName.ts';
import type { FileNames } from '../../workspace/packages/fileNames.ts';
import { pathEdit } from '../packageFiles/listedFiles.ts';
import type { Moved } from '../packageFiles/movedPaths.ts';
import { placeNamed } from '../packageFiles/namedFile.ts';
import type { Edit } from '../problems/finding.ts';
import { readBaseline } from './baseline.ts';

/**
 * The edits of a baseline at that URI, in the order of its text, so that the problems in it are those of the same files after these, or the
 * baseline itself, get other places. A path stays as it is for a file that leaves all listed folders. None of a text that is no baseline.
 */
export function movedBaseline(names: FileNames, uri: string, text: string, moved: Moved): readonly Edit[] {
  const own = moved(decodedUri(uri));
  const known = names.knows(own) ? readBaseline(text) : undefined;
  if (!known) return [];
  const [from, to] = [folderOf(uri), own.slice(0, Math.max(0, own.lastIndexOf('/')))];
  const changed = new Map<string, string>();
  for (const path of known.files.keys()) {
    const old = placeNamed(from, path);
    // No file is looked up under another path.
    if (old === undefined || pathFrom(from, old) !== path) continue;
    const place = moved(old);
    const newPath = pathFrom(to, place);
    if (newPath !== path && names.knows(place)) changed.set(path, newPath);
  }
  if (changed.size === 0) return [];
  const problems = readJson(text).root?.properties.findLast(({ name }) => name === 'problems')?.value;
  return (problems?.items ?? []).flatMap(({ properties }): readonly Edit[] => {
    const file = properties.findLast(({ name }) => name === 'file')?.value;
    const newPath = changed.get(file?.text ?? '');
    return file && newPath !== undefined ? [pathEdit(file.span, newPath)] : [];
  });
}
