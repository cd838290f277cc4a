import type { PendingRequest } from '../connection/pendingRequest.ts';
import type { ServerRequests } from '../protocol/protocol.ts';

/** How requests of our own are answered, by their methods. */
export type RequestHandlers<Method extends keyof ServerRequests> = {
  readonly [Each in Method]: {
    /** The answer where it could not be worked out. */
    readonly empty: (params: ServerRequests[Each]['params']) => ServerRequests[Each]['result'];
    readonly answer: (
      params: ServerRequests[Each]['params'],
      request: PendingRequest,
    ) => ServerRequests[Each]['result'] | Promise<ServerRequests[Each]['result']>;
  };
};
