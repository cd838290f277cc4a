// What a page and the extension say to each other. The other side is client/panels/page.ts.

/**
 * Says that the page is there, to which the extension answers with what is to be shown.
 * @template FromPage, ToPage
 * @param {(message: ToPage) => void} hear is given what the extension says from now on
 * @returns {(message: FromPage) => void} says something to the extension
 */
export function connected(hear) {
  // @ts-expect-error Only a webview has it, and only once.
  const host = acquireVsCodeApi();
  addEventListener('message', ({ data }) => hear(data));
  host.postMessage({ kind: 'ready' });
  return (message) => host.postMessage(message);
}
