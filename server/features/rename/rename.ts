import type { Range, WorkspaceEdit } from 'vscode-languageserver-types';
import { folderOf } from '../../workspace/documents/fileName.ts';
import { entityAt } from '../../workspace/packages/entityAt.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Asked } from '../asked.ts';
import type { EditSupport } from '../editSupport.ts';
import { renamableEntity } from './entityRename.ts';
import { type Renamable, type RenamePlace, type Renaming, renameEdit } from './renameEdit.ts';
import { renamableRule } from './ruleRename.ts';

/** The text that an editor offers to change. */
export interface RenameTarget {
  readonly range: Range;
  readonly placeholder: string;
}

/** The id of a rule, a Monster, an Event … at the offset, or the name of a table or an objective room: where it is defined, or named. */
export function prepareRename(asked: Asked, offset: number): Renaming<RenameTarget> {
  const found = renamableAt(asked, offset);
  if (!found) return { refusal: asked.reader.messages.words.rename.nothingHere };
  const { refusal, span, written } = found;
  return refusal === undefined ? { range: asked.document.range(span), placeholder: written } : { refusal };
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
  const { messages } = asked.reader;
  const found = renamableAt(asked, offset);
  if (!found) return { refusal: messages.words.rename.nothingHere };
  const { refusal } = found;
  if (refusal !== undefined) return { refusal };
  const renamed = found.renamedTo(newName);
  if ('refusal' in renamed) return renamed;
  const places = renamed.places.filter(({ document }) => asked.scope.isOwn(document));
  const repeated = repeatedAt(asked, offset, places);
  if (repeated) return renameEdit([repeated], messages, support);
  const elsewhere = support.hasAnnotations
    ? continuing.flatMap((other) => found.placesIn(other, newName).filter(({ document }) => other.isOwn(document)))
    : [];
  const toConfirm = elsewhere.map((place): RenamePlace => ({ ...place, kind: 'continuing' }));
  return renameEdit([...places, ...toConfirm], messages, support);
}

/** The definition at the offset, if its package has another one with the same id; undefined otherwise, and for rooms, which are shared names. */
function repeatedAt(
  { scope, document }: Asked,
  offset: number,
  places: readonly RenamePlace[],
): RenamePlace | undefined {
  const at = entityAt(scope, document, offset);
  if (!at?.isDefinition || at.kind === 'room') return undefined;
  const section = document.sections[document.sectionIndexAt(at.span.start)];
  const folder = folderOf(document.uri);
  const definitions = places.filter((place) => place.kind === 'definition' && folderOf(place.document.uri) === folder);
  return definitions.length > 1 ? definitions.find((place) => place.section === section) : undefined;
}

function renamableAt(asked: Asked, offset: number): Renamable | undefined {
  return renamableRule(asked, offset) ?? renamableEntity(asked, offset);
}
