import type { PendingRequest } from '../connection/pendingRequest.ts';
import type { ServerRequests } from '../protocol/protocol.ts';

/** The answers to our own requests, by method. */
export type RequestHandlers<Method extends keyof ServerRequests> = {
  readonly [Each in Method]: {
    /** The answer about what is not there, and after a failure. */
    readonly empty: ServerRequests[Each]['result'];
    /** Undefined is the empty answer. */
    readonly answer: (
      params: ServerRequests[Each]['params'],
      request: PendingRequest,
    ) => Answer<ServerRequests[Each]['result']> | Promise<Answer<ServerRequests[Each]['result']>>;
  };
};

type Answer<Result> = Result | undefined;
