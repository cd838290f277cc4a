import type { EntityKind } from '../../formats/format.ts';
import type { Inputs } from '../../queries/inputs.ts';
import { printOf, type Shorten } from '../../queries/kept.ts';
import { noteRead } from '../../queries/reads.ts';
import { query, remembered } from '../../queries/remembered.ts';
import type { Section } from '../documents/section.ts';
import type { Contribution, Contributions } from './contribution.ts';
import type { DocumentOrder } from './documentOrder.ts';
import type { Entity } from './entity.ts';
import { ItemsById } from './itemsById.ts';
import type { Reference } from './reference.ts';

/** What an index is made of. */
interface Known {
  readonly order: DocumentOrder;
  readonly contributions: Contributions;
  readonly inputs: Inputs;
  /** Adds the bundled packs, once. */
  readonly load: () => void;
}

/** Definitions of and references to entities, by kind and id, updated with the sections that edits replace. */
export class EntityIndex {
  readonly #known: Known;
  /** The effective one first: of the workspace's entities with one id the last counts, as in the app; of the packs' the first. */
  readonly #entities: ItemsById<Entity>;
  /** By the id, and by the other one. */
  readonly #references: ItemsById<Reference>;

  constructor(known: Known) {
    this.#known = known;
    this.#entities = new ItemsById((left, right) => known.order.compareEffect(left, right));
    this.#references = new ItemsById((left, right) => known.order.compare(left, right));
  }

  /** Sections say something in place of what others have said: tells what has changed. Mostly an entity has only another text. */
  replace(removed: readonly Contribution[], added: readonly Contribution[]): void {
    const { inputs } = this.#known;
    const wasDefined = new Map<string, boolean>();
    for (const { entities } of [...removed, ...added])
      for (const { kind, id, isBundled } of entities)
        if (!isBundled) wasDefined.set(nameOf(kind, id), this.#ownNamed(nameOf(kind, id)).length > 0);
    for (const { entities, references } of removed) {
      for (const entity of entities) this.#entities.remove(nameOf(entity.kind, entity.id), entity);
      for (const reference of references)
        for (const name of namesOf(reference)) {
          this.#references.remove(name, reference);
          inputs.change(`references ${name}`);
        }
    }
    for (const { entities, references } of added) {
      for (const entity of entities) this.#entities.add(nameOf(entity.kind, entity.id), entity);
      for (const reference of references)
        for (const name of namesOf(reference)) {
          this.#references.add(name, reference);
          inputs.change(`references ${name}`);
        }
    }
    for (const [name, before] of wasDefined) {
      inputs.change(`definitions ${name}`);
      if (this.#ownNamed(name).length > 0 !== before) inputs.change(`isDefined ${name}`);
    }
  }

  /** All that is known about an entity, as a text: `definitions rule rpb-fear`. */
  answerTo(question: string, shorten: Shorten): string {
    const [what, name] = [question.slice(0, question.indexOf(' ')), question.slice(question.indexOf(' ') + 1)];
    const own = this.#ownNamed(name);
    if (what === 'isDefined') return String(own.length > 0);
    return JSON.stringify(
      what === 'definitions'
        ? own.map(({ section }) => [section.name, printOf(section, section.mark, shorten)])
        : this.#references
            .of(name)
            .map(({ document, span, kind, parameter, id }) => [document.uri, span, kind, parameter, id]),
    );
  }

  /** The entities of that kind and id, the effective one first: those of the author, the last of them first, before the bundled ones. */
  withId(kind: EntityKind, id: string): readonly Entity[] {
    this.#known.load();
    this.#known.inputs.read(`definitions ${nameOf(kind, id)}`);
    return this.#entities.of(nameOf(kind, id));
  }

  /** Those of the author only, without reading the packs. */
  ownWithId(kind: EntityKind, id: string): readonly Entity[] {
    this.#known.inputs.read(`definitions ${nameOf(kind, id)}`);
    return this.#ownNamed(nameOf(kind, id));
  }

  #ownNamed(name: string): readonly Entity[] {
    return ownOf(this.#entities.of(name));
  }

  /** Whether the author or a pack defines an entity of that kind and id. */
  isDefined(kind: EntityKind, id: string): boolean {
    this.#known.load();
    this.#known.inputs.read(`isDefined ${nameOf(kind, id)}`);
    return this.#entities.of(nameOf(kind, id)).length > 0;
  }

  /** Whether the author defines any entity of that kind. */
  definesOwn(kind: EntityKind): boolean {
    return [...this.#idsOf(kind).values()].some((count) => count > 0);
  }

  /** The ids of all entities of that kind, those of the author first, in the order of the documents and their texts. */
  ids(kind: EntityKind): readonly string[] {
    return [...this.#idsOf(kind).keys()];
  }

  /** The ids of more than one entity of the workspace. */
  repeatedIds(kind: EntityKind): ReadonlySet<string> {
    return new Set([...this.#idsOf(kind)].flatMap(([id, count]) => (count > 1 ? [id] : [])));
  }

  /** Each id with the number of the author's entities. */
  #idsOf(kind: EntityKind): ReadonlyMap<string, number> {
    this.#known.load();
    return idsIn(this.#known).get(namespaceOf(kind)) ?? new Map();
  }

  /** The entities that the section defines, in order. */
  entitiesIn(section: Section): readonly Entity[] {
    noteRead(section);
    return this.#known.contributions.get(section)?.entities ?? [];
  }

  /** The author's references to the entity, in order. */
  referencesTo(kind: EntityKind, id: string): readonly Reference[] {
    this.#known.inputs.read(`references ${nameOf(kind, id)}`);
    return this.#references
      .of(nameOf(kind, id))
      .filter((reference) => reference.id === id || this.idOf(reference) === id);
  }

  /** The id that a reference has: the other one if only that is defined. */
  idOf({ to, id, otherId }: Pick<Reference, 'to' | 'id' | 'otherId'>): string {
    return otherId !== undefined && !this.isDefined(to, id) && this.isDefined(to, otherId) ? otherId : id;
  }

  /** The references in the section, in order. */
  referencesIn(section: Section): readonly Reference[] {
    noteRead(section);
    return this.#known.contributions.get(section)?.references ?? [];
  }
}

const idsIn = query(({ order, contributions, inputs }: Known) => {
  inputs.read('ids');
  const ids = new Map<EntityKind, Map<string, number>>();
  for (const section of order.sections()) {
    for (const { kind, id, isBundled } of contributions.get(section)?.entities ?? []) {
      const counts = ids.get(namespaceOf(kind)) ?? new Map<string, number>();
      ids.set(namespaceOf(kind), counts.set(id, (counts.get(id) ?? 0) + Number(!isBundled)));
    }
  }
  return ids;
});

/** Schools of magic are rules; the ids of all other kinds are unique among themselves. */
function namespaceOf(kind: EntityKind): EntityKind {
  return kind === 'magic' ? 'rule' : kind;
}

function nameOf(kind: EntityKind, id: string): string {
  return `${namespaceOf(kind)} ${id}`;
}

function namesOf({ to, id, otherId }: Reference): readonly string[] {
  return otherId === undefined ? [nameOf(to, id)] : [nameOf(to, id), nameOf(to, otherId)];
}

/** Those of the author. The lists of an id stay the same until it changes, and each of its many definitions may ask for it. */
const ownOf = remembered((entities: readonly Entity[]) => entities.filter(({ isBundled }) => !isBundled));
