import { OrderedSet } from '../../text/orderedSet.ts';
import type { Section } from '../documents/section.ts';

/** Items of sections by id: they are found by id and removed by section. */
export class SectionsById<Item extends object> {
  /** Most ids have one item, which needs no set. */
  readonly #byId = new Map<string, Item | OrderedSet<Item>>();
  readonly #bySection = new Map<Section, readonly Item[]>();
  readonly #idOf: (item: Item) => string;
  readonly #compare: (left: Item, right: Item) => number;

  /**
   * @param compare the order of the items of one id. Items of one section are equal and stay in their order.
   */
  constructor(idOf: (item: Item) => string, compare: (left: Item, right: Item) => number) {
    this.#idOf = idOf;
    this.#compare = compare;
  }

  /** A section without items is not stored. A section is added once. */
  add(section: Section, items: readonly Item[]): void {
    if (items.length === 0) return;
    this.#bySection.set(section, items);
    for (const item of items) {
      const id = this.#idOf(item);
      const same = this.#byId.get(id);
      if (same === undefined) this.#byId.set(id, item);
      else this.#byId.set(id, together(same, item));
    }
  }

  remove(section: Section): void {
    for (const item of this.in(section)) {
      const id = this.#idOf(item);
      const same = this.#byId.get(id);
      if (same instanceof OrderedSet) same.remove(item);
      if (!(same instanceof OrderedSet) || same.size === 0) this.#byId.delete(id);
    }
    this.#bySection.delete(section);
  }

  /** All items of that id, in order. The list is valid until a section is added or removed. */
  of(id: string): readonly Item[] {
    const found = this.#byId.get(id);
    if (found instanceof OrderedSet) return found.inOrder(this.#compare);
    return found === undefined ? [] : [found];
  }

  /** The same in any order, without the cost of sorting. */
  inAnyOrder(id: string): readonly Item[] {
    const found = this.#byId.get(id);
    if (found instanceof OrderedSet) return found.inAnyOrder();
    return found === undefined ? [] : [found];
  }

  /** The existing ids with that beginning, in any order. */
  idsBeginningWith(letters: string): readonly string[] {
    return [...this.#byId.keys()].filter((id) => id.startsWith(letters));
  }

  countOf(id: string): number {
    const found = this.#byId.get(id);
    if (found instanceof OrderedSet) return found.size;
    return found === undefined ? 0 : 1;
  }

  in(section: Section): readonly Item[] {
    return this.#bySection.get(section) ?? [];
  }
}

function together<Item>(same: Item | OrderedSet<Item>, item: Item): OrderedSet<Item> {
  const set = same instanceof OrderedSet ? same : new OrderedSet<Item>();
  if (set !== same) set.add(same as Item);
  set.add(item);
  return set;
}
