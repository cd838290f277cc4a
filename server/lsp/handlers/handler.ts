import type { Position, ProtocolRequestType, ServerCapabilities } from 'vscode-languageserver';
import type { Asked } from '../../features/asked.ts';
import { isObject } from '../../text/parsedJson.ts';
import type { ServerContext } from '../connection/context.ts';
import { guard } from '../connection/guard.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';

/** What a client has said of itself. */
export type Client = Pick<ServerContext, 'capabilities' | 'initializationOptions'>;

/** A handler of one feature: its announced capabilities and its answers. */
export interface Handler {
  /** The capabilities that `initialize` announces to this client; none if the client lacks the feature, or learns of it later. */
  readonly capabilities?: ServerCapabilities | ((client: Client) => ServerCapabilities);
  /** Answers the requests from now on. May return what is to be called when files or settings have changed. */
  readonly register: (context: ServerContext) => (() => void) | undefined;
}

/** The params of a request about a document. */
interface InDocument {
  readonly textDocument: { readonly uri: string };
  readonly position?: Position;
}

/** What an answer is made of: if the request is about an open document, also that, and the offset of its place. */
export type Question<Params> = {
  readonly params: Params;
  readonly request: PendingRequest;
  readonly context: ServerContext;
} & (Params extends InDocument ? { readonly asked: Asked } : unknown) &
  (Params extends { readonly position: Position } ? { readonly offset: number } : unknown);

/** Undefined is the empty answer. */
type Answer<Result> = (Result extends readonly (infer Item)[] ? readonly Item[] : Result) | undefined;

/**
 * A handler of one request.
 *
 * @param empty the answer to a request that fails, and about a document that is not open.
 */
export function feature<Params, Result>(
  type: ProtocolRequestType<Params, Result, unknown, unknown, unknown>,
  capabilities: NonNullable<Handler['capabilities']>,
  empty: Result,
  answer: (question: Question<Params>) => Answer<Result> | Promise<Answer<Result>>,
): Handler {
  return {
    capabilities,
    register: (context) => {
      const handle = async (params: Params, request: PendingRequest): Promise<unknown> => {
        const question = await questionIn(context, params, request);
        if (!question) return empty;
        const answered = await answer(question);
        question.request.assertWanted();
        return answered ?? empty;
      };
      const guarded = guard(context, type.method, () => empty, handle);
      context.connection.onRequest<Params, unknown, unknown, unknown, unknown>(type, guarded);
      return undefined;
    },
  };
}

/** Undefined for a document that is not open. The answer about one is about the text at the time of the request, or there is none. */
async function questionIn<Params>(
  context: ServerContext,
  params: Params,
  pending: PendingRequest,
): Promise<Question<Params> | undefined> {
  if (!isInDocument(params)) return { params, request: pending, context } as Question<Params>;
  const document = context.documents.get(params.textDocument.uri);
  if (!document) return undefined;
  const request = pending.in(document);
  const reader = await context.readerOf(document.uri);
  request.assertWanted();
  const asked = { scope: context.workspace.packageOf(document), document, reader };
  const { position } = params;
  return { params, request, context, asked, offset: position && document.offsetAt(position) } as Question<Params>;
}

function isInDocument(params: unknown): params is InDocument {
  return isObject(params) && 'textDocument' in params;
}
