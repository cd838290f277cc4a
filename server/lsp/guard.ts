import { type CancellationToken, type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/**
 * Wraps the handler of a request: a request that is cancelled before its turn is not worked on; an exception becomes one line in the log
 * and the empty answer, so that one fault never takes the rest of the editor's features with it.
 *
 * @param uriOf where the request is about, for the log.
 */
export function guard<Params, Result>(
  connection: Connection,
  feature: string,
  empty: Result,
  uriOf: (params: Params) => string,
  handle: (params: Params, token: CancellationToken) => Result | Promise<Result>,
): (params: Params, token: CancellationToken) => Promise<Result> {
  return async (params, token) => {
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
    try {
      return await handle(params, token);
    } catch (error) {
      connection.console.error(`${feature} ${uriOf(params)}: ${error instanceof Error ? error.stack : String(error)}`);
      return empty;
    }
  };
}
