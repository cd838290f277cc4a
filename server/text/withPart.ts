/** A copy of the list that has `items` in place of those from `start` up to `end`. Where they are as many it is the only list that is made. */
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
