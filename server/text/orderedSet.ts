/**
 * Items that are read in an order. They are sorted when they are read: adding or removing many items costs no more than one sort, and
 * sorting a nearly sorted list costs hardly more than reading it.
 */
export class OrderedSet<Item> {
  readonly #items: Set<Item>;
  /** A new list after each change, because a caller may still read the old one. */
  #sorted: readonly Item[] | undefined;

  constructor(items: Iterable<Item> = []) {
    this.#items = new Set(items);
  }

  get size(): number {
    return this.#items.size;
  }

  add(item: Item): void {
    this.#items.add(item);
    this.#sorted = undefined;
  }

  remove(item: Item): void {
    this.#items.delete(item);
    this.#sorted = undefined;
  }

  /** @param compare as for `Array.sort`; always the same one. */
  inOrder(compare: (left: Item, right: Item) => number): readonly Item[] {
    this.#sorted ??= [...this.#items].sort(compare);
    return this.#sorted;
  }
}
