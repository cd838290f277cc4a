import type { EntityKind } from '../../formats/format.ts';
import { printOf, type Shorten } from '../../queries/kept.ts';
import { noteRead, unrecorded } from '../../queries/reads.ts';
import type { Section } from '../documents/section.ts';
import type { Contribution } from './contribution.ts';
import type { DocumentOrder, Located } from './documentOrder.ts';
import type { Entity } from './entity.ts';
import type { IndexInputs } from './indexInputs.ts';
import type { Reference } from './reference.ts';
import { SectionsById } from './sectionsById.ts';

/** Definitions of and references to entities, by kind and id, updated with the sections that edits replace. */
export class EntityIndex {
  readonly #own: SectionsById<Entity>;
  readonly #bundled: SectionsById<Entity>;
  readonly #references: SectionsById<Reference>;
  /** The references with another id, by that. */
  readonly #otherwise: SectionsById<Reference>;
  /** The ids of more than one entity of the author. */
  readonly #repeated = new Map<string, Set<string>>();
  /** What is about to change, as `rule rpb-fear`, and how many entities had that id before. */
  readonly #touched = new Map<string, number>();
  readonly #byPlace: (left: Located, right: Located) => number;
  readonly #load: () => void;

  readonly #inputs: IndexInputs;
  readonly #order: DocumentOrder;
  /** In the order of the texts, as far as they are known. */
  #ownIds: ReadonlyMap<Namespace, ReadonlySet<string>> | undefined;

  /**
   * @param load adds the bundled packs, once.
   */
  constructor(order: DocumentOrder, load: () => void, inputs: IndexInputs) {
    this.#inputs = inputs;
    this.#order = order;
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
    this.#touch(entities, references);
    (isBundled ? this.#bundled : this.#own).add(section, entities);
    this.#references.add(section, references);
    if (references.some(hasOtherId)) this.#otherwise.add(section, references.filter(hasOtherId));
  }

  remove(section: Section): void {
    this.#touch(this.#own.in(section), this.#references.in(section));
    this.#own.remove(section);
    this.#bundled.remove(section);
    this.#references.remove(section);
    this.#otherwise.remove(section);
  }

  /** Notes what is about to change. */
  #touch(entities: readonly Entity[], references: readonly Reference[]): void {
    for (const { kind, id } of entities) {
      const name = `${namespaceOf(kind)} ${id}`;
      if (!this.#touched.has(name)) this.#touched.set(name, this.#countOf(name));
    }
    for (const { to, id, otherId } of references)
      for (const one of otherId === undefined ? [id] : [id, otherId])
        this.#inputs.changeOf(`references ${namespaceOf(to)} ${one}`);
  }

  /** To be called when sections have been added or taken away: tells what has changed. Mostly an entity has only another text. */
  settle(): void {
    for (const [name, before] of this.#touched) {
      const [namespace, id] = partsOf(name);
      const now = this.#countOf(name);
      this.#ownIds = undefined;
      this.#inputs.changeOf(`definitions ${name}`);
      if (now > 0 !== before > 0) this.#inputs.changeOf(`isDefined ${name}`);
      const repeated = this.#repeated.get(namespace) ?? new Set();
      if (now > 1) this.#repeated.set(namespace, repeated.add(id));
      else repeated.delete(id);
    }
    this.#touched.clear();
  }

  #countOf(name: string): number {
    const [namespace, id] = partsOf(name);
    return this.#own.countOf(id, namespace);
  }

  /** All that is known about an entity, as a text: `definitions rule rpb-fear`. */
  answerTo(question: string, shorten: Shorten): string {
    const [what, name] = partsOf(question);
    const [namespace, id] = partsOf(name);
    if (what === 'isDefined') return String(this.#own.countOf(id, namespace) > 0);
    if (what === 'definitions')
      return JSON.stringify(
        this.#own.of(id, namespace).map(({ section }) => [section.name, printOf(section, section.mark, shorten)]),
      );
    const found = [...this.#references.of(id, namespace), ...this.#otherwise.of(id, namespace)];
    return JSON.stringify(
      found.map(({ document, span, kind, parameter, otherId }) => [document.uri, span, kind, parameter, otherId]),
    );
  }

  /** The entities of that kind and id, the effective one first: those of the author, the last of them first, before the bundled ones. */
  withId(kind: EntityKind, id: string): readonly Entity[] {
    this.#load();
    const own = this.ownWithId(kind, id);
    const bundled = this.#bundled.of(id, namespaceOf(kind));
    return bundled.length === 0 ? own : [...own, ...bundled];
  }

  /** Those of the author only, without reading the packs. */
  ownWithId(kind: EntityKind, id: string): readonly Entity[] {
    this.#inputs.readOf(`definitions ${namespaceOf(kind)} ${id}`);
    return this.#own.of(id, namespaceOf(kind));
  }

  /** Whether the author or a pack defines an entity of that kind and id. */
  isDefined(kind: EntityKind, id: string): boolean {
    const namespace = namespaceOf(kind);
    this.#inputs.readOf(`isDefined ${namespace} ${id}`);
    if (this.#own.countOf(id, namespace) > 0) return true;
    this.#load();
    return this.#bundled.countOf(id, namespace) > 0;
  }

  /** Whether the author defines any entity of that kind. */
  definesOwn(kind: EntityKind): boolean {
    this.#inputs.read('ids');
    for (const _ of this.#own.ids(namespaceOf(kind))) return true;
    return false;
  }

  /** The ids of all entities of that kind, those of the author first, in the order of the documents and their texts. */
  ids(kind: EntityKind): readonly string[] {
    this.#load();
    this.#inputs.read('ids');
    const namespace = namespaceOf(kind);
    this.#ownIds ??= this.#idsInOrder();
    return [...(this.#ownIds.get(namespace) ?? []), ...this.#bundled.ids(namespace)];
  }

  #idsInOrder(): ReadonlyMap<Namespace, ReadonlySet<string>> {
    const ids = new Map<Namespace, Set<string>>();
    const sections = unrecorded(() => this.#order.documents().flatMap((document) => document.sections));
    for (const { kind, id } of sections.flatMap((section) => this.#own.in(section))) {
      const ofKind = ids.get(namespaceOf(kind)) ?? new Set();
      ids.set(namespaceOf(kind), ofKind.add(id));
    }
    return ids;
  }

  /** The entities that the section defines, in order. */
  entitiesIn(section: Section): readonly Entity[] {
    noteRead(section);
    const own = this.#own.in(section);
    return own.length > 0 ? own : this.#bundled.in(section);
  }

  /** The author's references to the entity, in order. */
  referencesTo(kind: EntityKind, id: string): readonly Reference[] {
    const others = this.#namedOtherwise(kind, id);
    const named = this.#references.of(id, this.#referred(kind, id));
    return others.length === 0 ? named : [...named, ...others].sort(this.#byPlace);
  }

  /** The same in any order, for callers that only count. */
  referencesInAnyOrder(kind: EntityKind, id: string): readonly Reference[] {
    const others = this.#namedOtherwise(kind, id);
    const named = this.#references.inAnyOrder(id, this.#referred(kind, id));
    return others.length === 0 ? named : [...named, ...others];
  }

  countReferencesTo(kind: EntityKind, id: string): number {
    return this.#references.countOf(id, this.#referred(kind, id)) + this.#namedOtherwise(kind, id).length;
  }

  #referred(kind: EntityKind, id: string): Namespace {
    const namespace = namespaceOf(kind);
    this.#inputs.readOf(`references ${namespace} ${id}`);
    return namespace;
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
    noteRead(section);
    return this.#references.in(section);
  }

  /** The ids of more than one entity of the workspace. */
  repeatedIds(kind: EntityKind): ReadonlySet<string> {
    this.#inputs.read('ids');
    return this.#repeated.get(namespaceOf(kind)) ?? noIds;
  }
}

/** The first word of a text, and what is behind it. */
function partsOf(text: string): readonly [first: string, rest: string] {
  const end = text.indexOf(' ');
  return [text.slice(0, end), text.slice(end + 1)];
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
