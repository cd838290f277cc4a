import type { EntityKind } from '../../formats/format.ts';
import { type Span, shift, touches } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import { entryLabelsIn } from '../documents/entryLabels.ts';
import type { Section } from '../documents/section.ts';
import type { Entity } from '../index/entity.ts';
import type { Index } from '../index/index.ts';
import type { Reference } from '../index/reference.ts';
import type { Package } from './package.ts';

/** The entity of an id or a name in a document. */
interface EntityAt {
  readonly kind: EntityKind;
  readonly id: string;
  /** The span of the written id, or name, in the document. */
  readonly span: Span;
  readonly isDefinition: boolean;
  /** Whether it is the name of an entry beside its id. */
  readonly isName: boolean;
}

/** The entity with the id at the offset, in a definition or a reference, or with the name there in its entry; undefined without one. */
export function entityAt({ index }: Package, document: Document, offset: number): EntityAt | undefined {
  const found = document.sectionIndexAt(offset);
  // At a border of sections, an id may be at the end of the earlier one.
  for (const at of [found, found - 1]) {
    const section = document.sections[at];
    if (!section) continue;
    const start = document.startOf(at);
    const named = index.entities.referencesIn(section).find(({ span }) => touches(span, offset - start));
    if (named) {
      const kind = isInProse(named) ? kindInProse(index, named.id) : named.to;
      const id = index.entities.idOf(named);
      return { kind, id, span: shift(named.span, start), isDefinition: false, isName: false };
    }
    const entities = index.entities.entitiesIn(section);
    const label = entryLabelsIn(document, section).find(({ span }) => touches(span, offset - start));
    const byId = entities.find(({ idSpan }) => touches(idSpan, offset - start));
    const own = byId ?? entities.find(({ id }) => label?.key?.endsWith(`.${id}`));
    const span = byId?.idSpan ?? label?.span;
    if (own && span) {
      return { kind: own.kind, id: own.id, span: shift(span, start), isDefinition: true, isName: !byId };
    }
  }
  return undefined;
}

/** Whether the reference is an id in a text, which may be that of an entity of any kind. */
export function isInProse({ kind }: Pick<Reference, 'kind'>): boolean {
  return kind === 'link' || kind === 'code';
}

/** The kind of the entity with that id: that of a rule if there is one, or if there is none at all. */
function kindInProse({ entities }: Index, id: string): EntityKind {
  return ['rule' as const, ...kindsInProse].find((kind) => entities.isDefined(kind, id)) ?? 'rule';
}

/** The kinds of entity, besides rules, whose ids are written as rules' ids are. */
const kindsInProse = ['monster', 'event', 'warrior', 'location'] as const satisfies readonly EntityKind[];

/** A reference to the entity, also in prose, where the index takes each id for one of a rule. */
export function referencesToEntity(
  { index }: Package,
  { kind, id }: Pick<EntityAt, 'kind' | 'id'>,
): readonly Reference[] {
  const own = index.entities.referencesTo(kind, id);
  if (kind === 'rule' || kind === 'magic' || !index.entities.isDefined(kind, id)) return own;
  const inProse = index.entities.referencesTo('rule', id).filter(isInProse);
  return inProse.length > 0 && kindInProse(index, id) === kind ? [...own, ...inProse] : own;
}

/** A definition of or reference to an entity. The span of its id is in section coordinates. */
interface PlaceOfEntity {
  readonly document: Document;
  readonly section: Section;
  readonly span: Span;
  readonly isDefinition: boolean;
}

/** The definitions of and references to the entity in the workspace: file by file, in the order of the text. */
export function placesOfEntity(scope: Package, { kind, id }: Pick<EntityAt, 'kind' | 'id'>): readonly PlaceOfEntity[] {
  const { index } = scope;
  const { entities } = index;
  const definitions = entities.ownWithId(kind, id).map((own) => ({ ...own, span: own.idSpan, isDefinition: true }));
  const references = referencesToEntity(scope, { kind, id }).map((one) => ({ ...one, isDefinition: false }));
  return [...definitions, ...references].sort(
    (left, right) => index.comparePlaces(left, right) || left.span.start - right.span.start,
  );
}

/** The effective entities for an id: all of the package, of which the app keeps the last, or else the first of another one. */
export function entitiesWithId({ index }: Package, kind: EntityKind, id: string): readonly Entity[] {
  const own = index.entities.ownWithId(kind, id);
  return own.length > 0 ? index.effective(own) : index.entities.withId(kind, id).slice(0, 1);
}
