import { type EntityKind, entityPlaces } from '../../formats/format.ts';
import { isIdentifier } from '../../formats/identifier.ts';
import { type Span, shift, touches } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { slugOf } from '../../workspace/documents/entry.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityAt, isInProse, referencesToEntity } from '../../workspace/packages/entityAt.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import type { Asked } from '../asked.ts';
import type { RenamePlace } from './renameEdit.ts';

/** A rule, a Monster, an Event … whose id gets another, or a table or a room whose name does. */
export interface Renamed {
  readonly kind: EntityKind;
  readonly id: string;
  /** The part of the id before the one that is written: of an adventure its room. */
  readonly beginning: string;
  /** The written id or name at which it is asked for, in document coordinates. */
  readonly span: Span;
  readonly isDefinition: boolean;
}

/** The id or the name at the offset, in a definition or a reference; undefined without one. */
export function renamedAt({ scope, document }: Asked, offset: number): Renamed | undefined {
  const found = variantAt(scope, document, offset) ?? entityAt(scope, document, offset);
  if (!found || found.isName) return undefined;
  const { kind, id, isDefinition, span } = found;
  // In a key of an adventure only what is behind the room is its id.
  const beginning = kind === 'adventure' ? id.slice(0, id.lastIndexOf('.') + 1) : '';
  const start = isDefinition ? span.start : span.start + beginning.length;
  return { kind, id, beginning, span: { start, end: span.end }, isDefinition };
}

/** The id in the `<?variant-of …?>` of a rule. */
function variantAt(scope: Package, document: Document, offset: number) {
  const at = document.sectionIndexAt(offset);
  const section = document.sections[at];
  const variantOf = section && scope.index.definitionIn(section)?.rule.variantOf;
  const span = variantOf && shift(variantOf.idSpan, document.startOf(at));
  if (!span || !touches(span, offset)) return undefined;
  return { kind: 'rule', id: variantOf.id, span, isDefinition: false, isName: false } as const;
}

/** The reason why what is not of this package cannot be renamed here. */
export function refusalFor({ kind, id }: Renamed, scope: Package, { words }: Messages): string | undefined {
  const [entity] = scope.index.entities.withId(kind, id);
  if (!entity || scope.isOwn(entity.document)) return undefined;
  if (entity.isBundled) return words.rename.bundled(id);
  return words.rename.ofOtherPackage({ id, file: fileNameOf(entity.document.uri) });
}

/** The reason why it cannot get that id or name. */
export function newNameRefusal(renamed: Renamed, newName: string, scope: Package, messages: Messages) {
  const { kind, id, beginning } = renamed;
  const { rename: words, entities: entityWords } = messages.words;
  const { entities } = scope.index;
  const isName = kind === 'table' || kind === 'room';
  if (isName && !/[^\s\u00a0]/.test(newName)) return words.noName;
  if (kind === 'card' && !/^0*[1-9]\d*$/.test(newName)) return words.noNumber(newName);
  if (!isName && kind !== 'card' && !isIdentifier(newName)) return words.noId(newName);
  // The app finds a room in any case.
  const newId = `${beginning}${kind === 'room' ? newName.toLowerCase() : newName}`;
  if (newId === id) return undefined;
  const [other] = entities.withId(kind, newId);
  if (other) return words.taken({ id: newName, kind: entityWords.kinds[kind], name: entityName(other) });
  const isTranslated = entities.referencesTo(kind, newId).some((reference) => reference.kind === 'translation');
  return isTranslated ? words.takenByTranslation(newName) : unwritable(renamed, newId, scope, messages);
}

/** Why one of the places cannot say the new id: locations name Warriors by ids with a certain beginning. */
function unwritable({ kind, id }: Renamed, newId: string, scope: Package, { words }: Messages): string | undefined {
  for (const { kind: use, document } of referencesToEntity(scope, { kind, id })) {
    const places = document.format && use === 'use' ? [...entityPlaces(document.format).values()] : [];
    const place = places.find(({ to }) => to === kind);
    if (place?.idOf && place.idOf(newId) !== newId)
      return words.rename.needsPrefix({ id: newId, prefix: place.prefix ?? '' });
  }
  return undefined;
}

/** Where the package itself writes the id or the name. */
export function renamePlaces(
  scope: Package,
  { kind, id, beginning }: Renamed,
  newName: string,
): readonly RenamePlace[] {
  const { index } = scope;
  const place = (
    { document, section }: Pick<Entity, 'document' | 'section'>,
    span: Span,
    what: RenamePlace['kind'],
    newText = escaped(section, span, newName),
  ): RenamePlace => {
    const start = document.startOf(document.sections.indexOf(section));
    return { document, span: shift(span, start), kind: what, newText };
  };
  const variants = kind === 'rule' ? index.variantsOf(id) : [];
  const places = [
    ...index.entities.ownWithId(kind, id).map((entity) => place(entity, entity.idSpan, 'definition')),
    ...variants.flatMap((one) => (one.rule.variantOf ? [place(one, one.rule.variantOf.idSpan, 'use')] : [])),
    ...referencesToEntity(scope, { kind, id }).map((reference) => {
      const span = { start: reference.span.start + beginning.length, end: reference.span.end };
      if (isInProse(reference)) return place(reference, span, 'prose', newName);
      return place(reference, span, reference.kind === 'translation' ? 'translation' : 'use');
    }),
    ...(kind === 'room' ? adventureKeys(scope, id) : []).map(({ of, span }) =>
      place(of, span, 'translation', slugOf(newName)),
    ),
  ];
  return places.filter(({ document }) => scope.isOwn(document));
}

/** The keys of the adventures of a room begin with its name: `adventure.salt-hall.1.name`. */
function adventureKeys({ index: { entities } }: Package, room: string) {
  const sections = new Set(entities.referencesTo('room', room).map(({ section }) => section));
  const adventures = [...sections].flatMap((section) => entities.entitiesIn(section));
  const ids = new Set(adventures.flatMap(({ kind, id }) => (kind === 'adventure' ? [id] : [])));
  return [...ids].flatMap((id) =>
    entities.referencesTo('adventure', id).map((of) => {
      return { of, span: { start: of.span.start, end: of.span.start + id.lastIndexOf('.') } };
    }),
  );
}

/** The text as it may stand in the quotes around the span. */
function escaped({ text }: Section, { start }: Span, newName: string): string {
  const written = escapeText(newName);
  return text[start - 1] === "'" ? written.replaceAll("'", '&apos;') : written;
}
