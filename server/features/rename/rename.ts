import type { Range, WorkspaceEdit } from 'vscode-languageserver-types';
import { folderOf } from '../../workspace/documents/fileName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Asked } from '../asked.ts';
import type { EditSupport } from '../editSupport.ts';
import { newNameRefusal, type Renamed, refusalFor, renamedAt, renamePlaces } from './renamed.ts';
import { type RenamePlace, renameEdit } from './renameEdit.ts';

/** Either the result of a rename, or a sentence for people with the reason for a refusal. */
export type Renaming<Result> = Result | { readonly refusal: string };

/** The text that an editor offers to change. */
interface RenameTarget {
  readonly range: Range;
  readonly placeholder: string;
}

/** The id of a rule, a Monster, an Event … at the offset, or the name of a table or an objective room: where it is defined, or named. */
export function prepareRename(asked: Asked, offset: number): Renaming<RenameTarget> {
  const found = renamableAt(asked, offset);
  if ('refusal' in found) return found;
  const range = asked.document.range(found.span);
  return { range, placeholder: unescapeText(asked.document.getText(range)) };
}

/**
 * Gives it another id or name everywhere in its package: in its definition and where it is named, in the keys of its translations, and in
 * links and code of prose. An entry of a package that this one continues is refused: it is renamed there. Only the characters of ids and names are
 * replaced. Refused if the new one is not valid, or belongs to another entry already. Where a package has several entries with the id, only the
 * one at the offset gets another: the uses stay with the others.
 *
 * @param continuing the packages that continue this one: their uses get the new name if the author confirms it, and the client can ask.
 */
export function rename(
  asked: Asked,
  offset: number,
  newName: string,
  support: EditSupport,
  continuing: readonly Package[] = [],
): Renaming<WorkspaceEdit> {
  const renaming = renamingTo(asked, offset, newName);
  return 'refusal' in renaming ? renaming : renaming.edit(support, continuing);
}

/** The same without its places, which take longer to find. */
export function renamingTo(
  asked: Asked,
  offset: number,
  newName: string,
): Renaming<{ readonly edit: (support: EditSupport, continuing: readonly Package[]) => WorkspaceEdit }> {
  const { scope, reader } = asked;
  const found = renamableAt(asked, offset);
  if ('refusal' in found) return found;
  const refusal = newNameRefusal(found, newName, scope, reader.messages);
  if (refusal !== undefined) return { refusal };
  const edit = (support: EditSupport, continuing: readonly Package[]): WorkspaceEdit => {
    const places = renamePlaces(scope, found, newName);
    const repeated = repeatedAt(asked, found, places);
    if (repeated) return renameEdit([repeated], reader.messages, support);
    const elsewhere = support.hasAnnotations ? continuing.filter((other) => !definesItself(other, found)) : [];
    const toConfirm = elsewhere
      .flatMap((other) => renamePlaces(other, found, newName))
      .map((place): RenamePlace => ({ ...place, kind: 'continuing' }));
    return renameEdit([...places, ...toConfirm], reader.messages, support);
  };
  return { edit };
}

function renamableAt(asked: Asked, offset: number): Renaming<Renamed> {
  const { scope, reader } = asked;
  const found = renamedAt(asked, offset);
  if (!found) return { refusal: reader.messages.words.rename.nothingHere };
  const refusal = refusalFor(found, scope, reader.messages);
  return refusal === undefined ? found : { refusal };
}

function definesItself(scope: Package, { kind, id }: Renamed): boolean {
  const [entity] = scope.index.entities.ownWithId(kind, id);
  return entity !== undefined && scope.isOwn(entity.document);
}

/** The definition that was asked for, if its package has another one with the same id; undefined otherwise, and for rooms, which are shared names. */
function repeatedAt(
  { document }: Asked,
  { kind, span, isDefinition }: Renamed,
  places: readonly RenamePlace[],
): RenamePlace | undefined {
  if (!isDefinition || kind === 'room') return undefined;
  const folder = folderOf(document.uri);
  const definitions = places.filter((place) => place.kind === 'definition' && folderOf(place.document.uri) === folder);
  const isAsked = (place: RenamePlace): boolean => place.document === document && place.span.start === span.start;
  return definitions.length > 1 ? definitions.find(isAsked) : undefined;
}
