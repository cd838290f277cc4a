import type { Document } from './document.ts';

/** The line end for new lines in a document: that of its first lines; a line feed in one without lines. */
export function lineEndOf({ sections: [first, second] }: Document): '\r\n' | '\n' {
  return first?.text.includes('\r\n') || second?.text.includes('\r\n') ? '\r\n' : '\n';
}
