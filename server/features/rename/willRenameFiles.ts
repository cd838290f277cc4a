import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { movedPaths } from '../../checks/packageFiles/movedPaths.ts';
import type { Edit } from '../../checks/problems/finding.ts';
import { shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { AskedOfAll } from '../asked.ts';
import type { EditSupport } from '../editSupport.ts';
import { type RenamePlace, renameEdit } from './renameEdit.ts';

/** A file or folder that gets another name or place. */
interface MovedFile {
  readonly oldUri: string;
  readonly newUri: string;
}

/**
 * The edit with which the files that describe packages name the same files as before, once these files, or folders around them, have been
 * renamed or moved; it is made before that. Undefined if it would change nothing. In steps, one for each file that describes a package.
 */
export function* willRenameFiles(
  { workspace, reader }: AskedOfAll,
  files: readonly MovedFile[],
  support: EditSupport,
): Steps<WorkspaceEdit | undefined> {
  const moved = placesAfter(files);
  const places: RenamePlace[] = [];
  for (const document of workspace.documents()) {
    const { jsonFormat } = document;
    if (!jsonFormat) continue;
    yield () => {
      for (const edit of movedPaths(workspace, document, jsonFormat, moved)) places.push(placeOf(document, edit));
    };
  }
  return places.length > 0 ? renameEdit(places, reader.messages, support) : undefined;
}

/** Where each place will be, by its decoded URI. Of a moved file in a moved folder its own new place counts. */
function placesAfter(files: readonly MovedFile[]): (place: string) => string {
  const moved = new Map<string, string>();
  let longest = 0;
  for (const { oldUri, newUri } of files) {
    const [from, to] = [withoutSlash(oldUri), withoutSlash(newUri)];
    moved.set(from, to);
    longest = Math.max(longest, from.length);
  }
  return (place) => {
    const first = place.length > longest ? place.lastIndexOf('/', longest) : place.length;
    for (let end = first; end > 0; end = place.lastIndexOf('/', end - 1)) {
      const to = moved.get(place.slice(0, end));
      if (to !== undefined) return `${to}${place.slice(end)}`;
    }
    return place;
  };
}

function withoutSlash(uri: string): string {
  return decodedUri(uri).replace(/\/$/, '');
}

function placeOf(document: Document, { span, newText }: Edit): RenamePlace {
  const index = document.sectionIndexAt(span.start);
  const section = document.sections[index];
  if (!section) throw new RangeError('There is no section at the place of an edit.');
  return { document, section, span: shift(span, -document.startOf(index)), kind: 'path', newText };
}
