import type { EntityKind } from '../../formats/format.ts';
import type { Section } from '../documents/section.ts';
import type { Contribution } from './contribution.ts';
import type { DocumentOrder, Located } from './documentOrder.ts';
import type { Entity } from './entity.ts';
import type { Reference } from './reference.ts';
import { SectionsById } from './sectionsById.ts';

/** Definitions of and references to entities, by kind and id, updated with the sections that edits replace. */
export class EntityIndex {
  readonly #own: SectionsById<Entity>;
  readonly #bundled: SectionsById<Entity>;
  readonly #references: SectionsById<Reference>;
  /** The references with another id, by that. */
  readonly #otherwise: SectionsById<Reference>;
  /** The ids of more than one entity of the workspace. */
  readonly #repeated = new Map<Namespace, Set<string>>();
  readonly #byPlace: (left: Located, right: Located) => number;
  readonly #load: () => void;

  /**
   * @param load adds the bundled packs, once.
   */
  constructor(order: DocumentOrder, load: () => void) {
    const byPlace = (left: Located, right: Located): number => order.compare(left, right);
    this.#byPlace = byPlace;
    // Of the workspace's entities with one id the last counts, as in the app; of the packs' the first.
    this.#own = new SectionsById<Entity>(idOf, (left, right) => order.compareEffect(left, right), namespaceOfEntity);
    this.#bundled = new SectionsById<Entity>(idOf, byPlace, namespaceOfEntity);
    this.#references = new SectionsById<Reference>(idOf, byPlace, ({ to }) => namespaceOf(to));
    this.#otherwise = new SectionsById<Reference>(
      ({ otherId = '' }) => otherId,
      byPlace,
      ({ to }) => namespaceOf(to),
    );
    this.#load = load;
  }

  add(
    section: Section,
    { entities, references }: Pick<Contribution, 'entities' | 'references'>,
    isBundled: boolean,
  ): void {
    (isBundled ? this.#bundled : this.#own).add(section, entities);
    this.#references.add(section, references);
    if (references.some(hasOtherId)) this.#otherwise.add(section, references.filter(hasOtherId));
    for (const entity of entities) this.#noteRepetition(entity);
  }

  remove(section: Section): void {
    const entities = this.#own.in(section);
    this.#own.remove(section);
    this.#bundled.remove(section);
    this.#references.remove(section);
    this.#otherwise.remove(section);
    for (const entity of entities) this.#noteRepetition(entity);
  }

  /** The entities of that kind and id, the effective one first: those of the workspace, the last of them first, before the bundled ones. */
  withId(kind: EntityKind, id: string): readonly Entity[] {
    this.#load();
    const bundled = this.#bundled.of(id, namespaceOf(kind));
    return bundled.length === 0 ? this.ownWithId(kind, id) : [...this.ownWithId(kind, id), ...bundled];
  }

  /** Those of the workspace only, without reading the packs. */
  ownWithId(kind: EntityKind, id: string): readonly Entity[] {
    return this.#own.of(id, namespaceOf(kind));
  }

  /** Whether the workspace or a pack defines an entity of that kind and id. */
  isDefined(kind: EntityKind, id: string): boolean {
    const namespace = namespaceOf(kind);
    if (this.#own.countOf(id, namespace) > 0) return true;
    this.#load();
    return this.#bundled.countOf(id, namespace) > 0;
  }

  /** Whether the workspace defines any entity of that kind. */
  definesOwn(kind: EntityKind): boolean {
    for (const _ of this.#own.ids(namespaceOf(kind))) return true;
    return false;
  }

  /** The ids of all entities of that kind, those of the workspace first. */
  *ids(kind: EntityKind): Iterable<string> {
    this.#load();
    yield* this.#own.ids(namespaceOf(kind));
    yield* this.#bundled.ids(namespaceOf(kind));
  }

  /** The entities that the section defines, in order. */
  entitiesIn(section: Section): readonly Entity[] {
    const own = this.#own.in(section);
    return own.length > 0 ? own : this.#bundled.in(section);
  }

  /** The workspace's references to the entity, in order. */
  referencesTo(kind: EntityKind, id: string): readonly Reference[] {
    const others = this.#namedOtherwise(kind, id);
    const named = this.#references.of(id, namespaceOf(kind));
    return others.length === 0 ? named : [...named, ...others].sort(this.#byPlace);
  }

  /** The same in any order, for callers that only count. */
  referencesInAnyOrder(kind: EntityKind, id: string): readonly Reference[] {
    const others = this.#namedOtherwise(kind, id);
    const named = this.#references.inAnyOrder(id, namespaceOf(kind));
    return others.length === 0 ? named : [...named, ...others];
  }

  countReferencesTo(kind: EntityKind, id: string): number {
    return this.#references.countOf(id, namespaceOf(kind)) + this.#namedOtherwise(kind, id).length;
  }

  /** The id that a reference has: the other one if only that is defined. */
  idOf({ to, id, otherId }: Pick<Reference, 'to' | 'id' | 'otherId'>): string {
    return otherId !== undefined && !this.isDefined(to, id) && this.isDefined(to, otherId) ? otherId : id;
  }

  /** The references to the entity by their other id, whose first one nothing has. */
  #namedOtherwise(kind: EntityKind, id: string): readonly Reference[] {
    const found = this.#otherwise.of(id, namespaceOf(kind));
    return found.length === 0 ? found : found.filter((reference) => this.idOf(reference) === id);
  }

  /** The references in the section, in order. */
  referencesIn(section: Section): readonly Reference[] {
    return this.#references.in(section);
  }

  /** The ids of more than one entity of the workspace. */
  repeatedIds(kind: EntityKind): ReadonlySet<string> {
    return this.#repeated.get(namespaceOf(kind)) ?? noIds;
  }

  #noteRepetition({ kind, id }: Entity): void {
    const namespace = namespaceOf(kind);
    const ids = this.#repeated.get(namespace) ?? new Set();
    if (this.#own.countOf(id, namespace) > 1) this.#repeated.set(namespace, ids.add(id));
    else ids.delete(id);
  }
}

const noIds: ReadonlySet<string> = new Set();

/** Kinds of entity whose ids are unique among themselves: schools of magic are rules. */
type Namespace = Exclude<EntityKind, 'magic'>;

function namespaceOf(kind: EntityKind): Namespace {
  return kind === 'magic' ? 'rule' : kind;
}

function hasOtherId({ otherId }: Reference): boolean {
  return otherId !== undefined;
}

function idOf({ id }: Entity | Reference): string {
  return id;
}

function namespaceOfEntity({ kind }: Entity): Namespace {
  return namespaceOf(kind);
}
