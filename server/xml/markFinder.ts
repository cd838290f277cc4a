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

/** The same for what a pattern with the flag `g` finds; the end of the text where it comes no more. */
export function patternFinder(text: string, pattern: RegExp): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) {
      pattern.lastIndex = from;
      next = pattern.exec(text)?.index ?? text.length;
    }
    return next;
  };
}
