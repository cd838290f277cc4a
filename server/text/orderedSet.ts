/**
 * Items that are read in an order. They are sorted when they are read: adding or removing many items costs no more than one sort, and
 * sorting a nearly sorted list costs hardly more than reading it.
 */
export class OrderedSet<Item> {
  #items: Item[] = [];
  #removed: Set<Item> | undefined;
  #isSorted = true;

  get size(): number {
    return this.#items.length - (this.#removed?.size ?? 0);
  }

  /** Adds an item that is not in the set. */
  add(item: Item): void {
    if (this.#removed && (this.#removed.size >= maximumRemoved || this.#removed.has(item))) this.#dropRemoved();
    // `push` reserves room for 16 more items, and nearly all lists are this short.
    if (this.#items.length < maximumSmallSize) this.#items = this.#items.concat([item]);
    else this.#items.push(item);
    this.#isSorted = this.#items.length === 1;
  }

  /** Removes an item of the set. */
  remove(item: Item): void {
    this.#removed ??= new Set();
    this.#removed.add(item);
  }

  /** In an order without a meaning, for callers that only count. */
  inAnyOrder(): readonly Item[] {
    this.#dropRemoved();
    return this.#items;
  }

  /** @param compare as for `Array.sort`; always the same one. */
  inOrder(compare: (left: Item, right: Item) => number): readonly Item[] {
    this.#dropRemoved();
    if (!this.#isSorted) this.#items.sort(compare);
    this.#isSorted = true;
    return this.#items;
  }

  #dropRemoved(): void {
    const removed = this.#removed;
    if (!removed) return;
    // A new list, because a caller may still read the old one.
    this.#items = this.#items.filter((item) => !removed.has(item));
    this.#removed = undefined;
  }
}

const maximumSmallSize = 4;

/** Each key in an edited text removes an item and adds another: the whole list is filtered once in so many keys. */
const maximumRemoved = 16;
