/**
 * Items that are read in an order. They are put in it when they are read: to add or remove many costs no more than to sort them once, and to
 * sort what is nearly sorted costs hardly more than to look at it.
 */
export class OrderedSet<Item> {
  #items: Item[] = [];
  #removed: Set<Item> | undefined;
  #isSorted = true;

  get size(): number {
    return this.#items.length - (this.#removed?.size ?? 0);
  }

  /** Adds an item that is not there. */
  add(item: Item): void {
    if (this.#removed && (this.#removed.size >= mostRemoved || this.#removed.has(item))) this.#dropRemoved();
    // A list that grows by itself has room for 16 more, and nearly all lists are this short.
    if (this.#items.length < shortest) this.#items = this.#items.concat([item]);
    else this.#items.push(item);
    this.#isSorted = this.#items.length === 1;
  }

  /** Removes an item that is there. */
  remove(item: Item): void {
    this.#removed ??= new Set();
    this.#removed.add(item);
  }

  /** In no order that means anything: for who only counts them. */
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
    // A list that somebody is still reading stays as it is.
    this.#items = this.#items.filter((item) => !removed.has(item));
    this.#removed = undefined;
  }
}

const shortest = 4;

/** Somebody who types takes an item out and puts another in at each key: the whole list is gone through once in so many. */
const mostRemoved = 16;
