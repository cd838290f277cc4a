/** The JSON of a message in parts: the list of diagnostics is between two texts. After a key most diagnostics are the same objects as before. */
export interface MessageParts {
  readonly before: string;
  /** Their JSON follows, with commas between. */
  readonly diagnostics: readonly object[];
  readonly after: string;
}

/** The parts of a message; one without diagnostics is a single text. */
export function messageParts(message: object): MessageParts {
  if ('result' in message && isReport(message.result)) {
    const { items } = message.result;
    const around = { ...message, result: { ...message.result, items: [] } };
    return partsOf(JSON.stringify(around), '"items":[', items);
  }
  if ('params' in message && isNotice(message.params)) {
    const { diagnostics } = message.params;
    const around = { ...message, params: { ...message.params, diagnostics: [] } };
    return partsOf(JSON.stringify(around), '"diagnostics":[', diagnostics);
  }
  return { before: JSON.stringify(message), diagnostics: [], after: '' };
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

/** @param opening where the list begins in the text: in its strings, quotation marks are escaped */
function partsOf(text: string, opening: string, diagnostics: readonly object[]): MessageParts {
  const at = text.indexOf(opening) + opening.length;
  return { before: text.slice(0, at), diagnostics, after: text.slice(at) };
}
