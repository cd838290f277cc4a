import { remembered } from '../../text/remembered.ts';

/**
 * A message as JSON. The text of a diagnostic is kept as long as the object exists, because after a key most of a document are the same objects
 * as before.
 */
export function messageText(message: object): string {
  if ('result' in message && isReport(message.result)) {
    const { items } = message.result;
    return withList(JSON.stringify({ ...message, result: { ...message.result, items: [] } }), 'items', items);
  }
  if ('params' in message && isNotice(message.params)) {
    const { diagnostics } = message.params;
    const around = { ...message, params: { ...message.params, diagnostics: [] } };
    return withList(JSON.stringify(around), 'diagnostics', diagnostics);
  }
  return JSON.stringify(message);
}

/** The report on a document: other answers with items have no kind. */
function isReport(result: unknown): result is { readonly items: readonly object[] } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'kind' in result &&
    result.kind === 'full' &&
    'items' in result &&
    Array.isArray(result.items)
  );
}

function isNotice(params: unknown): params is { readonly diagnostics: readonly object[] } {
  return typeof params === 'object' && params !== null && 'diagnostics' in params && Array.isArray(params.diagnostics);
}

/** In a JSON text, the list in place of the empty one with that name: quotation marks in its strings are escaped. */
function withList(text: string, name: string, list: readonly object[]): string {
  return text.replace(`"${name}":[]`, () => `"${name}":[${list.map(textOf).join(',')}]`);
}

const textOf = remembered((diagnostic: object): string => JSON.stringify(diagnostic));
