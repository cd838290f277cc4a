/** For so long, in milliseconds, work goes on before other messages have their turn. */
const slice = 6;

/**
 * Does work that can wait, piece by piece, so that a key that is pressed meanwhile is answered first.
 *
 * @param isStale whether nobody wants the result any more; asked after each pause.
 * @returns whether all of it has been done.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  isStale: () => boolean,
): Promise<boolean> {
  let end = Date.now() + slice;
  for (const item of items) {
    if (Date.now() >= end) {
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      if (isStale()) return false;
      end = Date.now() + slice;
    }
    work(item);
  }
  return true;
}
