import { type EntityKind, entityPlaces, type Format } from '../../formats/format.ts';
import { isIdentifier } from '../../formats/identifier.ts';
import type { Span } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import { slugOf } from '../../workspace/documents/entry.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import { entityAt, isInProse, referencesToEntity } from '../../workspace/packages/entityAt.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText, unescapeText } from '../../xml/references.ts';
import type { Asked } from '../asked.ts';
import { kindOfReference, type Renamable, type RenamePlace } from './renameEdit.ts';

/** The id of a Monster, an Event, a Warrior …, or the name of a table or a room at the offset; undefined without one. */
export function renamableEntity({ scope, document, reader }: Asked, offset: number): Renamable | undefined {
  const found = entityAt(scope, document, offset);
  if (!found || found.isName || found.kind === 'rule' || found.kind === 'magic') return undefined;
  const { kind, id, isDefinition } = found;
  // In a key of an adventure only what is behind the room is its id.
  const beginning = kind === 'adventure' ? id.slice(0, id.lastIndexOf('.') + 1) : '';
  const span = isDefinition ? found.span : { start: found.span.start + beginning.length, end: found.span.end };
  const renamed = { scope, kind, id, beginning, messages: reader.messages };
  return {
    written: unescapeText(document.getText(document.range(span))),
    span,
    refusal: refusalFor(renamed),
    renamedTo: (newName) => {
      const refusal = newNameRefusal(renamed, newName);
      return refusal === undefined ? { places: placesOf(renamed, newName) } : { refusal };
    },
    placesIn: (continuing, newName) => {
      const [entity] = continuing.index.entities.ownWithId(kind, id);
      return entity && continuing.isOwn(entity.document) ? [] : placesOf({ ...renamed, scope: continuing }, newName);
    },
  };
}

/** The reason why an entity that is not of this package cannot be renamed here. */
function refusalFor({ scope, kind, id, messages }: Renamed): string | undefined {
  const [entity] = scope.index.entities.ownWithId(kind, id);
  if (!entity || scope.isOwn(entity.document)) return undefined;
  return messages.words.rename.ofOtherPackage({ id, file: fileNameOf(entity.document.uri) });
}

interface Renamed {
  readonly scope: Package;
  readonly kind: EntityKind;
  readonly id: string;
  /** The part of the id before the one that is written: of an adventure its room. */
  readonly beginning: string;
  readonly messages: Messages;
}

function newNameRefusal({ scope, kind, id, beginning, messages }: Renamed, newName: string): string | undefined {
  const { rename: words } = messages.words;
  const { entities } = scope.index;
  const isName = kind === 'table' || kind === 'room';
  if (isName && !/[^\s\u00a0]/.test(newName)) return words.noName;
  if (kind === 'card' && !/^0*[1-9]\d*$/.test(newName)) return words.noNumber(newName);
  if (!isName && kind !== 'card' && !isIdentifier(newName)) return words.noId(newName);
  const newId = `${beginning}${idOf(kind, newName)}`;
  if (newId === id) return undefined;
  const [other] = entities.withId(kind, newId);
  if (other)
    return words.takenByEntity({ id: newName, kind: messages.words.entities.kinds[kind], name: entityName(other) });
  if (entities.referencesTo(kind, newId).some((reference) => reference.kind === 'translation'))
    return words.takenByTranslation(newName);
  return unwritable(scope, kind, id, newId, messages);
}

/** The id for a written name: the app finds a room in any case. */
function idOf(kind: EntityKind, written: string): string {
  return kind === 'room' ? written.toLowerCase() : written;
}

/** Why one of the places cannot say the new id: locations name Warriors by ids with a certain beginning. */
function unwritable(
  scope: Package,
  kind: EntityKind,
  id: string,
  newId: string,
  { words }: Messages,
): string | undefined {
  for (const reference of referencesToEntity(scope, { kind, id })) {
    const place = placeOf(reference.document.format, kind);
    if (reference.kind !== 'use' || !place?.idOf || place.idOf(newId) === newId) continue;
    return words.rename.needsPrefix({ id: newId, prefix: place.prefix ?? '' });
  }
  return undefined;
}

function placeOf(format: Format | undefined, kind: EntityKind) {
  if (!format) return undefined;
  return [...entityPlaces(format).values()].find(({ to }) => to === kind);
}

function placesOf(renamed: Renamed, newName: string): readonly RenamePlace[] {
  const { scope, kind, id, beginning } = renamed;
  const own = scope.index.entities.ownWithId(kind, id);
  return [
    ...own.map((entity) => definitionPlace(entity, newName)),
    ...referencesToEntity(scope, { kind, id }).map((reference) => referencePlace(reference, beginning, newName)),
    ...(kind === 'room' ? adventureKeys(scope, id, newName) : []),
  ];
}

function definitionPlace({ document, section, idSpan }: Entity, newName: string): RenamePlace {
  return { document, section, span: idSpan, kind: 'definition', newText: escaped(section, idSpan, newName) };
}

function referencePlace(reference: Reference, beginning: string, newName: string): RenamePlace {
  const { document, section, span: whole } = reference;
  const span = { start: whole.start + beginning.length, end: whole.end };
  const newText = isInProse(reference) ? newName : escaped(section, span, newName);
  return { document, section, span, kind: kindOfReference(reference), newText };
}

/** The keys of the adventures of a room begin with its name: `adventure.salt-hall.1.name`. */
function adventureKeys({ index: { entities } }: Package, room: string, newName: string): readonly RenamePlace[] {
  const sections = new Set(entities.referencesTo('room', room).map(({ section }) => section));
  const adventures = [...sections].flatMap((section) => entities.entitiesIn(section));
  const ids = new Set(adventures.flatMap(({ kind, id }) => (kind === 'adventure' ? [id] : [])));
  return [...ids].flatMap((id) => {
    const length = id.lastIndexOf('.');
    return entities.referencesTo('adventure', id).map(({ document, section, span }): RenamePlace => {
      const ofRoom = { start: span.start, end: span.start + length };
      return { document, section, span: ofRoom, kind: 'translation', newText: slugOf(newName) };
    });
  });
}

/** The text as it may stand in the quotes around the span. */
function escaped({ text }: Section, { start }: Span, newName: string): string {
  const written = escapeText(newName);
  return text[start - 1] === "'" ? written.replaceAll("'", '&apos;') : written;
}
