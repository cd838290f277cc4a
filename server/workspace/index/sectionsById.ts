import { OrderedSet } from '../../text/orderedSet.ts';
import type { Section } from '../documents/section.ts';

/** Things that sections say about ids: found by id, and taken out again by the section that said them. */
export class SectionsById<Item> {
  readonly #byId = new Map<string, OrderedSet<Item>>();
  readonly #bySection = new Map<Section, readonly Item[]>();
  readonly #idOf: (item: Item) => string;
  readonly #compare: (left: Item, right: Item) => number;

  /** @param compare the order in which items of one id are read. Those of one section are equal, and stay in their order. */
  constructor(idOf: (item: Item) => string, compare: (left: Item, right: Item) => number) {
    this.#idOf = idOf;
    this.#compare = compare;
  }

  /** Nothing is kept of a section without items. A section is added once. */
  add(section: Section, items: readonly Item[]): void {
    if (items.length === 0) return;
    this.#bySection.set(section, items);
    for (const item of items) {
      const id = this.#idOf(item);
      const same = this.#byId.get(id) ?? new OrderedSet();
      if (same.size === 0) this.#byId.set(id, same);
      same.add(item);
    }
  }

  remove(section: Section): void {
    for (const item of this.in(section)) {
      const id = this.#idOf(item);
      const same = this.#byId.get(id);
      same?.remove(item);
      if (same?.size === 0) this.#byId.delete(id);
    }
    this.#bySection.delete(section);
  }

  /** All of that id, in order. The list is good until a section is added or removed. */
  of(id: string): readonly Item[] {
    return this.#byId.get(id)?.inOrder(this.#compare) ?? [];
  }

  /** The same in no order that means anything, which costs nothing. */
  inAnyOrder(id: string): readonly Item[] {
    return this.#byId.get(id)?.inAnyOrder() ?? [];
  }

  /** The ids that there are with that beginning, in no order. */
  idsBeginningWith(letters: string): readonly string[] {
    return [...this.#byId.keys()].filter((id) => id.startsWith(letters));
  }

  countOf(id: string): number {
    return this.#byId.get(id)?.size ?? 0;
  }

  in(section: Section): readonly Item[] {
    return this.#bySection.get(section) ?? [];
  }
}
