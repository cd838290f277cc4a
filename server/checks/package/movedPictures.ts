import type { XmlFormat } from '../../formats/format.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { FileNames } from '../../workspace/packages/fileNames.ts';
import { escapeText } from '../../xml/references.ts';
import { elementsIn, textIn } from '../entries/elementsIn.ts';
import { pathLike } from '../packageFiles/listedFiles.ts';
import type { Moved } from '../packageFiles/movedPaths.ts';
import { contentFolder, packageRootOf } from '../packageFiles/packageRoot.ts';
import type { Edit } from '../problems/finding.ts';

/**
 * The edits of an entry, in the order of its text and in section coordinates, so that it names the same pictures after these, or folders
 * around them, get other places. A path stays as it is for a picture that leaves the package, and if the package moves as a whole, or its
 * content moves away from it.
 */
export function movedPictures(
  names: FileNames,
  uri: string,
  { picture }: XmlFormat,
  section: Section,
  moved: Moved,
): readonly Edit[] {
  const root = picture === undefined ? undefined : packageRootOf(names, uri);
  if (picture === undefined || root === undefined) return [];
  if (moved(`${root}/${contentFolder}`) !== `${root}/${contentFolder}`) return [];
  return elementsIn(section.nodes, picture).flatMap((element): readonly Edit[] => {
    const written = textIn(section.text, element);
    if (!written) return [];
    const path = written.text.replace(/^\//, '');
    const place = moved(`${root}/${path}`);
    if (path === '' || place === `${root}/${path}` || !place.startsWith(`${root}/`)) return [];
    const newPath = pathLike(written.text, place.slice(root.length + 1));
    return [{ span: written.span, newText: escapeText(newPath) }];
  });
}
