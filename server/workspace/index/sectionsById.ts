import { OrderedSet } from '../../text/orderedSet.ts';
import type { Section } from '../documents/section.ts';

/** Items of sections by id: they are found by id and removed by section. */
export class SectionsById<Item extends object> {
  /** By group and id. A joined key would take more time and memory. */
  readonly #groups = new Map<string, Map<string, Item | OrderedSet<Item>>>();
  readonly #bySection = new Map<Section, readonly Item[]>();
  readonly #idOf: (item: Item) => string;
  readonly #groupOf: (item: Item) => string;
  readonly #compare: (left: Item, right: Item) => number;

  /**
   * @param compare the order of the items of one id. Items of one section are equal and stay in their order.
   * @param groupOf the group of an item; equal ids in two groups are different ids. Without it all items are in the group ''.
   */
  constructor(
    idOf: (item: Item) => string,
    compare: (left: Item, right: Item) => number,
    groupOf: (item: Item) => string = () => '',
  ) {
    this.#idOf = idOf;
    this.#groupOf = groupOf;
    this.#compare = compare;
  }

  /** A section without items is not stored. A section is added once. */
  add(section: Section, items: readonly Item[]): void {
    if (items.length === 0) return;
    this.#bySection.set(section, items);
    for (const item of items) {
      const id = this.#idOf(item);
      const group = this.#groupOf(item);
      const byId = this.#groups.get(group) ?? new Map<string, Item | OrderedSet<Item>>();
      if (byId.size === 0) this.#groups.set(group, byId);
      const same = byId.get(id);
      // Most ids have one item, which needs no set.
      byId.set(id, same === undefined ? item : together(same, item));
    }
  }

  remove(section: Section): void {
    for (const item of this.in(section)) {
      const id = this.#idOf(item);
      const byId = this.#groups.get(this.#groupOf(item));
      const same = byId?.get(id);
      if (same instanceof OrderedSet) same.remove(item);
      if (!(same instanceof OrderedSet) || same.size === 0) byId?.delete(id);
    }
    this.#bySection.delete(section);
  }

  /** All items of that id, in order. The list is valid until a section is added or removed. */
  of(id: string, group = ''): readonly Item[] {
    const found = this.#groups.get(group)?.get(id);
    if (found instanceof OrderedSet) return found.inOrder(this.#compare);
    return found === undefined ? [] : [found];
  }

  /** The same in any order, without the cost of sorting. */
  inAnyOrder(id: string, group = ''): readonly Item[] {
    const found = this.#groups.get(group)?.get(id);
    if (found instanceof OrderedSet) return found.inAnyOrder();
    return found === undefined ? [] : [found];
  }

  /** The existing ids with that beginning, in any order. */
  idsBeginningWith(letters: string, group = ''): readonly string[] {
    return [...(this.#groups.get(group)?.keys() ?? [])].filter((id) => id.startsWith(letters));
  }

  /** All ids, in any order. */
  ids(group = ''): Iterable<string> {
    return this.#groups.get(group)?.keys() ?? [];
  }

  countOf(id: string, group = ''): number {
    const found = this.#groups.get(group)?.get(id);
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
