import type { PendingRequest } from '../connection/pendingRequest.ts';
import type { ServerRequests } from '../protocol/protocol.ts';

/** The answers to our own requests, by method. */
export type RequestHandlers<Method extends keyof ServerRequests> = {
  readonly [Each in Method]: {
    /** The answer after a failure. */
    readonly empty: (params: ServerRequests[Each]['params']) => ServerRequests[Each]['result'];
    readonly answer: (
      params: ServerRequests[Each]['params'],
      request: PendingRequest,
    ) => ServerRequests[Each]['result'] | Promise<ServerRequests[Each]['result']>;
  };
};
