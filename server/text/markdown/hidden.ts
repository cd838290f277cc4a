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
  const { code, comments } = markdownBlocks(text);
  const written = code.filter(({ start }) => !indented.test(text.slice(start, start + 5)));
  const targets = [...spansOf(linkTarget, text), ...spansOf(definedTarget, text)];
  return merged([...addresses, ...targets, ...comments, ...written]);
}

const linkTarget = /(?<=\])\([^()\n]{0,1000}\)/g;
/** `[map]: maps/2D6.png`; `[1-3]: 2D6 rats` is a row of a table. */
const definedTarget = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*[^\s/.]*[/.]\S*/gm;
const indented = /^(?: {4}|\t)/;

/** The text with blanks for some of its parts, as long as before. Line breaks stay. */
export function blanked(text: string, parts: readonly Span[]): string {
  return withParts(text, parts, (part) => part.replace(/[^\r\n]/g, ' '));
}

/** The text with others in place of some of its parts, which are in order and do not overlap. */
export function withParts(text: string, parts: readonly Span[], write: (part: string) => string): string {
  let at = 0;
  const pieces = parts.map(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return before + write(text.slice(start, end));
  });
  return pieces.join('') + text.slice(at);
}
