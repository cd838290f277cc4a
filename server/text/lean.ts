/**
 * A copy of the list that takes no more memory than its items need, for data that is kept for many sections: a list that has grown has room
 * for 16 more items, and each empty list is an object. Here all empty lists are one object.
 */
export function lean<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? none : list.slice();
}

const none: readonly never[] = [];
