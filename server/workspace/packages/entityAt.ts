import type { EntityKind } from '../../formats/format.ts';
import { type Span, shift, touches } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { Entity } from '../index/entity.ts';
import type { Workspace } from './workspace.ts';

/** The entity of an id in a document. */
interface EntityAt {
  readonly kind: EntityKind;
  readonly id: string;
  /** The span of the written id in the document. */
  readonly span: Span;
  readonly isDefinition: boolean;
}

/** The entity with the id at the offset, in a definition or a reference; undefined without one. */
export function entityAt({ index }: Workspace, document: Document, offset: number): EntityAt | undefined {
  const found = document.sectionIndexAt(offset);
  // At a border of sections, an id may be at the end of the earlier one.
  for (const at of [found, found - 1]) {
    const section = document.sections[at];
    if (!section) continue;
    const start = document.startOf(at);
    const named = index.entities.referencesIn(section).find(({ span }) => touches(span, offset - start));
    if (named) return { kind: named.to, id: named.id, span: shift(named.span, start), isDefinition: false };
    const own = index.entities.entitiesIn(section).find(({ idSpan }) => touches(idSpan, offset - start));
    if (own) return { kind: own.kind, id: own.id, span: shift(own.idSpan, start), isDefinition: true };
  }
  return undefined;
}

/** A definition of or reference to an entity. The span of its id is in section coordinates. */
interface PlaceOfEntity {
  readonly document: Document;
  readonly section: Section;
  readonly span: Span;
  readonly isDefinition: boolean;
}

/** The definitions of and references to the entity in the workspace: file by file, in the order of the text. */
export function placesOfEntity({ index }: Workspace, { kind, id }: EntityAt): readonly PlaceOfEntity[] {
  const { entities } = index;
  const definitions = entities
    .ownWithId(kind, id)
    .map(({ document, section, idSpan }): PlaceOfEntity => ({ document, section, span: idSpan, isDefinition: true }));
  const references = entities
    .referencesTo(kind, id)
    .map(({ document, section, span }): PlaceOfEntity => ({ document, section, span, isDefinition: false }));
  return [...definitions, ...references].sort(
    (left, right) => index.comparePlaces(left, right) || left.span.start - right.span.start,
  );
}

/** The effective entities for an id: all of the workspace, of which the app keeps the last, or else the first bundled one. */
export function entitiesWithId({ index }: Workspace, kind: EntityKind, id: string): readonly Entity[] {
  const own = index.entities.ownWithId(kind, id);
  return own.length > 0 ? own : index.entities.withId(kind, id).slice(0, 1);
}
