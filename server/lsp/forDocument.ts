import type { CancellationToken, Position } from 'vscode-languageserver';
import type { Document } from '../workspace/document.ts';
import type { ServerContext } from './context.ts';
import { guard } from './guard.ts';

/** What every request about a document says of it. */
export interface InDocument {
  readonly textDocument: { readonly uri: string };
}

/** What every request about a place in a document says of it. */
export interface AtPosition extends InDocument {
  readonly position: Position;
}

/** A handler, with its guard, for documents that are open; for any other it answers as for a document that is not ours. */
export function forDocument<Params extends InDocument, Result>(
  { connection, documents }: ServerContext,
  feature: string,
  empty: Result,
  answer: (document: Document, params: Params, token: CancellationToken) => Result | Promise<Result>,
): (params: Params, token: CancellationToken) => Promise<Result> {
  return guard(
    connection,
    feature,
    empty,
    ({ textDocument }) => textDocument.uri,
    (params, token) => {
      const document = documents.get(params.textDocument.uri);
      return document ? answer(document, params, token) : empty;
    },
  );
}
