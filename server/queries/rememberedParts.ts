/** What is known of the parts of one text. */
interface Reading<Value> {
  readonly parts: readonly string[];
  readonly values: readonly Value[];
}

/** The parts that a text shares with one that was read before: so many at its beginning, and so many at its end. */
interface Shared<Value> {
  readonly reading: Reading<Value>;
  readonly before: number;
  readonly behind: number;
}

/** The maximum number of texts of which the parts are cached: those that an author edits at the same time. */
const maximumRemembered = 8;

/**
 * Caches the results for the parts of long texts, such as paragraphs: a key changes one of them, and only that one is calculated again. The
 * latest state of each of the latest texts is kept; a cache by part would keep every state, since a part is a slice of its whole text.
 *
 * @param compute called for each part that no cached text has at the same place, counted from its beginning or from its end.
 * @returns a function of the parts of a text, in order, which gives their results in the same order.
 */
export function rememberedParts<Value>(
  compute: (part: string) => Value,
): (parts: readonly string[]) => readonly Value[] {
  const latest: Reading<Value>[] = [];
  return (parts) => {
    const shared = mostShared(parts, latest);
    const { before = 0, behind = 0, reading } = shared ?? {};
    const cached = reading?.values ?? [];
    const values = [
      ...cached.slice(0, before),
      ...parts.slice(before, parts.length - behind).map(compute),
      ...cached.slice(cached.length - behind),
    ];
    // Most of the text is the same: it is a later state of it.
    const isSameText = shared !== undefined && 2 * (shared.before + shared.behind) >= parts.length;
    const replaced = isSameText ? latest.indexOf(shared.reading) : maximumRemembered - 1;
    latest.splice(replaced, 1);
    latest.unshift({ parts, values });
    return values;
  };
}

function mostShared<Value>(parts: readonly string[], readings: readonly Reading<Value>[]): Shared<Value> | undefined {
  let most: Shared<Value> | undefined;
  for (const reading of readings) {
    const shared = sharedWith(parts, reading);
    if (shared.before + shared.behind > (most ? most.before + most.behind : 0)) most = shared;
  }
  return most;
}

function sharedWith<Value>(parts: readonly string[], reading: Reading<Value>): Shared<Value> {
  const other = reading.parts;
  const most = Math.min(parts.length, other.length);
  let before = 0;
  while (before < most && parts[before] === other[before]) before++;
  let behind = 0;
  while (behind < most - before && parts[parts.length - 1 - behind] === other[other.length - 1 - behind]) behind++;
  return { reading, before, behind };
}
