import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { movedPictures } from '../../checks/package/movedPictures.ts';
import { type Moved, movedPaths } from '../../checks/packageFiles/movedPaths.ts';
import type { Edit } from '../../checks/problems/finding.ts';
import { remembered } from '../../queries/remembered.ts';
import { documentSpan } from '../../workspace/documents/document.ts';
import { decodedUri, nearestAbove } from '../../workspace/documents/fileName.ts';
import { listedBySection } from '../../workspace/documents/listedBySection.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { AskedOfAll } from '../asked.ts';
import type { EditSupport } from '../editSupport.ts';
import { type RenamePlace, renameEdit } from './renameEdit.ts';

/**
 * The edit with which the files that describe packages, and entries with pictures, name the same files as before, once these files, or
 * folders around them, have been renamed or moved; it is made before that. Undefined
 * if it would change nothing.
 */
export function willRenameFiles(
  { scope, reader }: AskedOfAll,
  files: readonly MovedFile[],
  support: EditSupport,
): WorkspaceEdit | undefined {
  const moved = placesAfter(files);
  const places = scope.documents().flatMap((document) => placesIn(document, scope, moved));
  return places.length > 0 ? renameEdit(places, reader.messages, support) : undefined;
}

/** A file or folder that gets another name or place. */
interface MovedFile {
  readonly oldUri: string;
  readonly newUri: string;
}

/** A file that describes a package is one section. */
const placesIn = listedBySection((document, section, index, scope: Package, moved: Moved): readonly RenamePlace[] => {
  const { format, jsonFormat } = document;
  const place = ({ span, newText }: Edit): RenamePlace => ({ document, span, newText, kind: 'path' });
  if (jsonFormat) return movedPaths(scope, document, jsonFormat, moved).map(place);
  if (!format?.isXml || format.picture === undefined) return [];
  const pictures = movedPictures(scope.fileNames, document.uri, format, section, moved);
  return pictures.map(({ span, newText }) => place({ span: documentSpan(document, index, span), newText }));
});

/** Where each place will be, by its decoded URI. Of a moved file in a moved folder its own new place counts. */
const placesAfter = remembered((files: readonly MovedFile[]): Moved => {
  const moved = new Map(files.map(({ oldUri, newUri }) => [withoutSlash(oldUri), withoutSlash(newUri)]));
  return (place) =>
    nearestAbove(place, (from) => {
      const to = moved.get(from);
      return to === undefined ? undefined : `${to}${place.slice(from.length)}`;
    }) ?? place;
});

function withoutSlash(uri: string): string {
  return decodedUri(uri).replace(/\/$/, '');
}
