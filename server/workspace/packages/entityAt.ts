import type { EntityKind } from '../../formats/format.ts';
import { type Span, shift, touches } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { Entity } from '../index/entity.ts';
import type { Workspace } from './workspace.ts';

/** The entity that an id in a document stands for. */
interface EntityAt {
  readonly kind: EntityKind;
  readonly id: string;
  /** Of the id as it is written, counted in the document. */
  readonly span: Span;
  readonly isDefinition: boolean;
}

/** The entity whose id the offset touches, where it is defined or named; undefined where there is none. */
export function entityAt({ index }: Workspace, document: Document, offset: number): EntityAt | undefined {
  const found = document.sectionIndexAt(offset);
  // At the border of two sections an id may end the earlier one.
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

/** A place of the workspace that stands for an entity. The span is that of its id, counted in the section. */
interface PlaceOfEntity {
  readonly document: Document;
  readonly section: Section;
  readonly span: Span;
  readonly isDefinition: boolean;
}

/** Where the workspace defines and names the entity: file by file, in the order of the text. */
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

/** The entities that count under an id: all those of the workspace, of which the app keeps the last, or else the first bundled one. */
export function entitiesWithId({ index }: Workspace, kind: EntityKind, id: string): readonly Entity[] {
  const own = index.entities.ownWithId(kind, id);
  return own.length > 0 ? own : index.entities.withId(kind, id).slice(0, 1);
}
