import type { CancellationToken, Position } from 'vscode-languageserver';
import type { Asked } from '../../features/asked.ts';
import { isObject } from '../../text/parsedJson.ts';
import type { ServerContext } from './context.ts';
import { guard } from './guard.ts';
import type { PendingRequest } from './pendingRequest.ts';

/** The params of every request about a document. */
export interface InDocument {
  readonly textDocument: { readonly uri: string };
}

/** A request with its subject. */
interface InProgress {
  readonly params: unknown;
  readonly request: PendingRequest;
  readonly context: ServerContext;
  readonly asked?: Asked;
  readonly offset?: number | undefined;
}

/**
 * A request with its subject. If it is about a document, the answer is about the text at the time of the request, or there is none; undefined if
 * the document is not open.
 */
export async function questionIn(
  context: ServerContext,
  params: unknown,
  request: PendingRequest,
): Promise<InProgress | undefined> {
  if (!isInDocument(params)) return { params, request, context };
  const document = context.documents.get(params.textDocument.uri);
  if (!document) return undefined;
  const inDocument = request.in(document);
  const reader = await context.readerOf(document.uri);
  inDocument.assertWanted();
  const asked = { scope: context.workspace.packageOf(document), document, reader };
  const { position } = params;
  return { params, request: inDocument, context, asked, offset: position && document.offsetAt(position) };
}

function isInDocument(params: unknown): params is InDocument & { readonly position?: Position } {
  return isObject(params) && 'textDocument' in params;
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
    const question = await questionIn(context, params, pending);
    if (!question?.asked) return empty(params);
    const answered = await answer(question.asked, params, question.request);
    question.request.assertWanted();
    return answered;
  });
}
