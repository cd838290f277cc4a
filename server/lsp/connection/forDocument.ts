import type { CancellationToken, Position } from 'vscode-languageserver';
import type { Asked } from '../../features/asked.ts';
import type { ServerContext } from './context.ts';
import { guard, invalidParams } from './guard.ts';
import type { PendingRequest } from './pendingRequest.ts';

/** The params of every request about a document. */
export interface InDocument {
  readonly textDocument: { readonly uri: string };
}

/** The params of every request about a place in a document. */
export interface AtPosition extends InDocument {
  readonly position: Position;
}

/**
 * A handler, with its guard, for documents that are open; for any other it returns the empty answer. The answer is about the text at the
 * time of the request, or there is none.
 */
export function forDocument<Params extends InDocument, Result>(
  context: ServerContext,
  feature: string,
  empty: (params: Params) => Result,
  answer: (asked: Asked, params: Params, request: PendingRequest) => Result | Promise<Result>,
): (params: Params, token: CancellationToken) => Promise<Result> {
  return guard(context, feature, empty, async (params, pending) => {
    // A request without a document is none.
    if (!params.textDocument) throw invalidParams();
    const document = context.documents.get(params.textDocument.uri);
    if (!document) return empty(params);
    const request = pending.in(document);
    const reader = await context.readerOf(document.uri);
    request.assertWanted();
    const asked = { scope: context.workspace.packageOf(document), document, reader };
    const answered = await answer(asked, params, request);
    request.assertWanted();
    return answered;
  });
}
