import { merged, type Span } from '../span.ts';
import { markdownBlocks } from './blocks.ts';
import { addressesIn, spansOf } from './inline.ts';

/**
 * The parts of a text that nobody reads as a sentence: addresses, and on a page also front matter, fenced code, comments and the targets of links. Code
 * spans are read. The spans are in order and do not touch.
 *
 * @param isPage whether the text is a page of Markdown or plain text. In plain text an indented line is no code, so in neither it is.
 */
export function hiddenIn(text: string, isPage: boolean): readonly Span[] {
  const addresses = addressesIn(text);
  if (!isPage) return addresses;
  const targets = text.includes('](') ? spansOf(linkTarget, text) : [];
  const defined = text.includes(']:') ? spansOf(definedTarget, text) : [];
  const blocks = mayHaveBlocks.test(text) ? hiddenBlocks(text) : [];
  return merged([...addresses, ...targets, ...defined, ...blocks]);
}

function hiddenBlocks(text: string): readonly Span[] {
  const { code, comments } = markdownBlocks(text);
  return [...comments, ...code.filter(({ start }) => !indented.test(text.slice(start, start + 5)))];
}

const linkTarget = /(?<=\])\([^()\n]{0,1000}\)/g;
/** `[map]: maps/2D6.png`; `[1-3]: 2D6 rats` is a row of a table. */
const definedTarget = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*[^\s/.]*[/.]\S*/gm;
const mayHaveBlocks = /^---|^[ \t>*+-]*(?:```|~~~)|<!--/m;
const indented = /^(?: {4}|\t)/;

/** The text with blanks for some of its parts, as long as before. Line breaks stay. */
export function blanked(text: string, parts: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of parts) {
    pieces.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}
