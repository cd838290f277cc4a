/** A page of a panel in a frame of the playground. */
interface PanelFrame<ToPage> {
  /** Shows a message in the page, now and whenever the page is loaded again. */
  show(message: ToPage): void;
  /** Sends a message that is not kept. */
  tell(message: ToPage): void;
}

/**
 * Puts the page into the place, instead of another one. It gets the focus with its first content.
 *
 * @param leave is called when the reader wants to go back to the text.
 * @param hear receives what the page sends.
 */
export function panelFrame<ToPage, FromPage>(
  place: HTMLElement,
  address: string,
  title: string,
  leave: () => void,
  hear: (message: FromPage) => void,
): PanelFrame<ToPage> {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = address;
  let last: ToPage | undefined;
  let isReady = false;
  const tell = (message: ToPage): void => {
    if (isReady) frame.contentWindow?.postMessage(message, location.origin);
  };
  const begin = (message: ToPage): void => {
    tell(message);
    frame.focus();
  };
  const receive = ({ source, data }: MessageEvent): void => {
    // Another page has taken its place.
    if (!frame.isConnected) removeEventListener('message', receive);
    if (source !== frame.contentWindow) return;
    if (data.kind === 'leave') leave();
    else if (data.kind !== 'ready') hear(data);
    else {
      isReady = true;
      if (last !== undefined) begin(last);
    }
  };
  addEventListener('message', receive);
  place.replaceChildren(frame);
  return {
    tell,
    show: (message) => {
      if (last === undefined && isReady) begin(message);
      else tell(message);
      last = message;
    },
  };
}
