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
  };
  for (const method of Object.keys(handlers) as (keyof ServerRequests)[]) register(context, method, handlers[method]);
}

function register<Method extends keyof ServerRequests>(
  context: ServerContext,
  method: Method,
  { empty, answer }: RequestHandlers<Method>[Method],
): void {
  const handle = async (params: ServerRequests[Method]['params'], request: PendingRequest) =>
    (await answer(params, request)) ?? empty;
  context.connection.onRequest<unknown, unknown>(
    method,
    guard(context, method, () => empty, handle),
  );
}
