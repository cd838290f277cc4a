/**
 * A search in one text for where marks such as `-->` stand next, from offsets that grow from call to call. It remembers what it found, so
 * that however often a mark is asked for, the text is gone through once. Returns -1 where the mark does not come any more.
 */
export function markFinder(text: string): (mark: string, from: number) => number {
  const next = new Map<string, number>();
  return (mark, from) => {
    const known = next.get(mark);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const found = text.indexOf(mark, from);
    next.set(mark, found);
    return found;
  };
}
