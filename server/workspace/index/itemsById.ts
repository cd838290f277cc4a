import { OrderedSet } from '../../text/orderedSet.ts';

/** Items by id; those with the same id are in order. */
export class ItemsById<Item extends object> {
  /** Most ids have one item, which needs no set. */
  readonly #items = new Map<string, Item | OrderedSet<Item>>();
  readonly #compare: (left: Item, right: Item) => number;

  /** @param compare the order of the items of one id. Items of one section are equal and stay in their order. */
  constructor(compare: (left: Item, right: Item) => number) {
    this.#compare = compare;
  }

  /** Adds an item that is not there. */
  add(id: string, item: Item): void {
    const same = this.#items.get(id);
    if (same instanceof OrderedSet) same.add(item);
    else this.#items.set(id, same ? new OrderedSet([same, item]) : item);
  }

  remove(id: string, item: Item): void {
    const same = this.#items.get(id);
    if (same instanceof OrderedSet) same.remove(item);
    else this.#items.delete(id);
  }

  /** The list is valid until an item is added or removed. */
  of(id: string): readonly Item[] {
    const found = this.#items.get(id);
    if (found instanceof OrderedSet) return found.inOrder(this.#compare);
    return found === undefined ? [] : [found];
  }
}
