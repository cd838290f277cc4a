/**
 * A copy of the list that takes no more memory than its items need, for what is kept of many sections: a list that has grown has room for 16
 * more, and each empty one is an object. All empty ones are the same here.
 */
export function lean<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? none : list.slice();
}

const none: readonly never[] = [];
