import type { ServerContext } from '../connection/context.ts';
import { guard } from '../connection/guard.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import type { ServerRequests } from '../protocol/protocol.ts';
import { diceRequests } from './diceRequests.ts';
import { packageRequests } from './packageRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';
import { ruleRequests } from './ruleRequests.ts';
import { tableRequests } from './tableRequests.ts';
import { translationEditRequests } from './translationEditRequests.ts';
import { translationRequests } from './translationRequests.ts';
import { viewRequests } from './viewRequests.ts';
import { writingRequests } from './writingRequests.ts';

/** Answers the requests of our own, each topic with a file. */
export function registerOwnRequests(context: ServerContext): void {
  const handlers: RequestHandlers<keyof ServerRequests> = {
    ...diceRequests(context),
    ...packageRequests(context),
    ...ruleRequests(context),
    ...tableRequests(context),
    ...translationRequests(context),
    ...translationEditRequests(context),
    ...viewRequests(context),
    ...writingRequests(context),
    'whq/ping': { empty: () => null, answer: () => null },
  };
  for (const method of Object.keys(handlers) as (keyof ServerRequests)[]) register(context, method, handlers[method]);
}

function register<Method extends keyof ServerRequests>(
  context: ServerContext,
  method: Method,
  handler: RequestHandlers<keyof ServerRequests>[Method],
): void {
  const { empty, answer } = handler as {
    empty: (params: unknown) => unknown;
    answer: (params: unknown, request: PendingRequest) => unknown;
  };
  context.connection.onRequest(method, guard(context, method, empty, answer));
}
