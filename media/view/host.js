// The messages between a page and the extension. The other side is client/panels/page.ts.

/**
 * Reports that the page is ready. The extension answers with the content to show, and with the state with which it shows the same in a
 * window that is opened again: the window keeps that.
 * @template FromPage, ToPage
 * @param {(message: ToPage) => void} receive receives the messages of the extension from now on
 * @returns {(message: FromPage) => void} sends a message to the extension
 */
export function connect(receive) {
  // @ts-expect-error Only a webview has this function, and a page may call it only once.
  const host = acquireVsCodeApi();
  addEventListener('message', ({ data }) => {
    if (data.kind === 'state') host.setState(data.state);
    else receive(data);
  });
  host.postMessage({ kind: 'ready' });
  return (message) => host.postMessage(message);
}
