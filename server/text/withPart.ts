/** A copy of the list with `items` in place of the items from `start` up to `end`. If the number is the same, only one list is created. */
export function withPart<Item>(
  list: readonly Item[],
  start: number,
  end: number,
  items: readonly Item[],
): readonly Item[] {
  if (items.length !== end - start) return list.slice(0, start).concat(items, list.slice(end));
  const copy = list.slice();
  for (const [place, item] of items.entries()) copy[start + place] = item;
  return copy;
}
