// The host of a panel's page in a frame: what the page sends goes to the playground, and nobody else is heard.
const host = {
  postMessage: (message: unknown) => parent.postMessage(message, location.origin),
  setState: () => undefined,
};
Object.assign(globalThis, { acquireVsCodeApi: () => host });
addEventListener(
  'message',
  (event) => {
    if (event.source !== parent) event.stopImmediatePropagation();
  },
  { capture: true },
);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') host.postMessage({ kind: 'leave' });
});
