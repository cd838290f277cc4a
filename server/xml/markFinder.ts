/**
 * A search in one text for the next mark such as `-->`, from offsets that grow from call to call. It caches the last find, so that the text
 * is scanned once for any number of calls. Returns -1 if the mark does not occur any more.
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

/** The same for a pattern with the flag `g`; returns the end of the text if there is no further match. */
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
