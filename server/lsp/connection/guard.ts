import { type CancellationToken, ErrorCodes, ResponseError } from 'vscode-languageserver';
import { isObject } from '../../text/parsedJson.ts';
import type { ServerContext } from './context.ts';
import { PendingRequest } from './pendingRequest.ts';

/**
 * Wraps the handler of a request. A cancelled request is not handled, and an invalid one is refused. An exception becomes a line in the log
 * and the empty answer, so that a fault in one feature never stops the others.
 *
 * @param empty the answer in that case: the least that this request allows, such as the item itself if more about an item was asked.
 */
export function guard<Params, Result>(
  context: Pick<ServerContext, 'documents' | 'slices' | 'faults' | 'lifeCycle'>,
  method: string,
  empty: (params: Params) => Result,
  handle: (params: Params, request: PendingRequest) => Result | Promise<Result>,
): (params: Params, token: CancellationToken) => Promise<Result> {
  return async (params, token) => {
    context.lifeCycle.assertRunning();
    if (!isSound(method, params))
      throw new ResponseError(ErrorCodes.InvalidParams, 'The parameters are not those of the request.');
    const { textDocument } = params;
    const where = `${method} ${isObject(textDocument) ? textDocument.uri : ''}`;
    const request = new PendingRequest({ context, where, token });
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

/** Whether no field has a document without a URI, or an invalid position. A position beyond the text means its end. */
function isSound(method: string, params: unknown): params is Readonly<Record<string, unknown>> {
  if (!isObject(params)) return false;
  const { textDocument, position, positions = [], range } = params;
  const isInDocument = method.startsWith('textDocument/') || textDocument !== undefined;
  const ends = isObject(range) ? [range.start ?? null, range.end ?? null] : [range];
  return (
    (!isInDocument || (isObject(textDocument) && typeof textDocument.uri === 'string')) &&
    Array.isArray(positions) &&
    [position, ...positions, ...ends].every((one) => one === undefined || isPosition(one))
  );
}

function isPosition(value: unknown): boolean {
  return isObject(value) && Number.isInteger(value.line) && Number.isInteger(value.character);
}
