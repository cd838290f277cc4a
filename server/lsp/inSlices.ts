import type { CancellationToken } from 'vscode-languageserver';
import type { Document } from '../workspace/document.ts';

/** For so long, in milliseconds, work goes on before other messages have their turn. */
const slice = 6;

/**
 * Does work that can wait, piece by piece, so that a key that is pressed meanwhile is answered first.
 *
 * @param isStale whether nobody wants the result any more; asked after each pause.
 * @returns whether all of it has been done.
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
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

/** The items of lists that are worked out one after the other, in slices; undefined if they have become stale. */
export async function collectInSlices<Item>(
  lists: Iterable<readonly Item[]>,
  isStale: () => boolean,
): Promise<Item[] | undefined> {
  const collected: (readonly Item[])[] = [];
  return (await inSlices(lists, (list) => collected.push(list), isStale)) ? collected.flat() : undefined;
}

/** Tells whether an answer is no longer wanted, or one of the documents that it is about has changed since now. */
export function staleness(token: CancellationToken, documents: readonly Document[]): () => boolean {
  const versions = documents.map(({ version }) => version);
  return () => token.isCancellationRequested || documents.some(({ version }, index) => version !== versions[index]);
}
