import { type CancellationToken, ErrorCodes, ResponseError } from 'vscode-languageserver';
import type { ServerContext } from './context.ts';
import { PendingRequest } from './pendingRequest.ts';

/**
 * Wraps the handler of a request. A cancelled request is not handled, and an invalid one is refused. An exception becomes a line in the log
 * and the empty answer, so that a fault in one feature never stops the others.
 *
 * @param empty the answer in that case: the least that this request allows, such as the item itself if more about an item was asked.
 * @param aboutOf the subject of the request for the log, mostly the URI of a document.
 */
export function guard<Params, Result>(
  context: Pick<ServerContext, 'documents' | 'slices' | 'faults' | 'lifeCycle'>,
  feature: string,
  empty: (params: Params) => Result,
  aboutOf: (params: Params) => string,
  handle: (params: Params, request: PendingRequest) => Result | Promise<Result>,
): (params: Params, token: CancellationToken) => Promise<Result> {
  return async (params, token) => {
    context.lifeCycle.assertRunning();
    const where = `${feature} ${aboutIn(params, aboutOf)}`;
    const request = new PendingRequest(context, where, token);
    request.assertWanted();
    try {
      return await handle(params, request);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      context.faults.report(where, error);
      return empty(params);
    }
  };
}

/** The subject of the request. Refuses invalid params: an invalid position, or a document without a URI. */
function aboutIn<Params>(params: Params, aboutOf: (params: Params) => string): string {
  const fields = fieldsOf(params);
  const { textDocument, position, positions, range } = fields ?? {};
  const isSound =
    fields !== undefined &&
    (textDocument === undefined || typeof fieldsOf(textDocument)?.uri === 'string') &&
    (position === undefined || isPosition(position)) &&
    (positions === undefined || (Array.isArray(positions) && positions.every(isPosition))) &&
    (range === undefined || (isPosition(fieldsOf(range)?.start) && isPosition(fieldsOf(range)?.end)));
  if (!isSound) throw invalidParams();
  try {
    return aboutOf(params);
  } catch {
    throw invalidParams();
  }
}

function invalidParams(): ResponseError<void> {
  return new ResponseError(ErrorCodes.InvalidParams, 'The parameters are not those of the request.');
}

/** Whole numbers; a position beyond the text means its end. */
function isPosition(value: unknown): boolean {
  const fields = fieldsOf(value);
  return Number.isInteger(fields?.line) && Number.isInteger(fields?.character);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
