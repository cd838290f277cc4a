import type { ServerContext } from '../connection/context.ts';

/** A question about something in a document, or in the workspace alone. */
interface PlacedQuestion {
  readonly uri?: string | undefined;
}

/**
 * What a question is answered with, as soon as the files are known: its document (undefined if it names none, or one that is not known), the
 * package of that, or without one all files as one, and the person who asks.
 */
export function questionPlace({ documents, readerOf, filesKnown, workspace }: ServerContext) {
  return async ({ uri }: PlacedQuestion) => {
    await filesKnown();
    const document = uri === undefined ? undefined : documents.get(uri);
    return { document, scope: document ? workspace.packageOf(document) : workspace.all, reader: await readerOf(uri) };
  };
}
