import type { XmlFormat } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { Finding } from '../problems/finding.ts';
import { locateRoot } from '../structure/structure.ts';
import { contentFolder } from './packageRoot.ts';

/** A file among the XML of a package, in a folder from which the desktop app loads no files of its kind: it has one for each. */
export function misplacedFileProblems(format: XmlFormat, document: Document): readonly Finding[] {
  const [, path] = decodedUri(document.uri).match(inContent) ?? [];
  if (path === undefined || document.rootDamage) return [];
  const folders = foldersOf(format);
  const [first = ''] = path.split('/');
  if (folders.includes(`${contentFolder}/${first}`)) return [];
  const span = locateRoot(document)?.nameSpan;
  return span ? [{ code: 'misplaced-file', span, facts: { root: format.root, folders } }] : [];
}

const inContent = new RegExp(`^.*/${contentFolder}/(.*)$`);

/** The folders from which the app loads files of that kind. Roots of two words are no names of folders. */
function foldersOf({ root, folders = [], ownFolder }: XmlFormat): readonly string[] {
  if (ownFolder !== undefined) return [ownFolder];
  return [root, ...folders].filter((name) => /^[a-z]+$/.test(name)).map((name) => `${contentFolder}/${name}`);
}
