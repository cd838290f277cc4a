import type { Position, ProtocolRequestType, ServerCapabilities } from 'vscode-languageserver';
import type { Asked } from '../../features/asked.ts';
import type { ServerContext } from '../connection/context.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
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

/** What an answer is made of, beside its place. */
interface InProgress<Params> {
  readonly params: Params;
  readonly request: PendingRequest;
  readonly context: ServerContext;
}

type Type<Params, Result> = ProtocolRequestType<Params, Result, unknown, void, unknown>;

/** Undefined is the empty answer. */
type Answer<Result> = (Result extends readonly (infer Item)[] ? readonly Item[] : Result) | undefined;

type Capabilities = NonNullable<Handler['capabilities']>;

/** A handler of requests about the workspace. `empty` is the answer to a request that fails. */
export function ofWorkspace<Params, Result>(
  type: Type<Params, Result>,
  capabilities: Capabilities,
  empty: Result,
  answer: (asked: InProgress<Params>) => Answer<Result> | Promise<Answer<Result>>,
): Handler {
  return {
    capabilities,
    register: (context) => {
      const handle = async (params: Params, request: PendingRequest): Promise<Result> =>
        ((await answer({ params, request, context })) ?? empty) as Result;
      context.connection.onRequest<Params, unknown, unknown, void, unknown>(
        type,
        guard(context, type.method, () => empty, handle),
      );
    },
  };
}

/** The same about an open document. */
export function ofDocument<Params extends InDocument, Result>(
  type: Type<Params, Result>,
  capabilities: Capabilities,
  empty: Result,
  answer: (asked: Asked, more: InProgress<Params>) => Answer<Result> | Promise<Answer<Result>>,
): Handler {
  return {
    capabilities,
    register: (context) => {
      const handle = async (asked: Asked, params: Params, request: PendingRequest): Promise<Result> =>
        ((await answer(asked, { params, request, context })) ?? empty) as Result;
      context.connection.onRequest<Params, unknown, unknown, void, unknown>(
        type,
        forDocument(context, type.method, () => empty, handle),
      );
    },
  };
}

/** The same about a place in one, by its offset. */
export function atPlace<Params extends InDocument & { readonly position: Position }, Result>(
  type: Type<Params, Result>,
  capabilities: Capabilities,
  empty: Result,
  answer: (asked: Asked, offset: number, more: InProgress<Params>) => Answer<Result> | Promise<Answer<Result>>,
): Handler {
  return ofDocument(type, capabilities, empty, (asked, more) =>
    answer(asked, asked.document.offsetAt(more.params.position), more),
  );
}
