import { patternFinder } from './markFinder.ts';

const tag = /<(?=[/A-Za-z!?])/g;
const tagOrLineEnd = /[\r\n]|<(?=[/A-Za-z!?])/g;
/** A tag at the start of its line. The indentation has a limit, so that the search stays linear. */
const tagInNewLine = /(?<=[\r\n][ \t]{0,40})<(?=[/A-Za-z!?])/g;

/** The start of the next tag or of anything written like one. */
export function nextTag(text: string, offset: number): number {
  return indexOf(tag, text, offset);
}

/** The end of the line, or the start of a tag in it. */
export function lineEnd(text: string, offset: number): number {
  return indexOf(tagOrLineEnd, text, offset);
}

/**
 * Finds the end of an unclosed comment or instruction before the root: before the next tag that begins a line, because the words of a
 * comment may quote tags (`use <p>`) that are not the root; without such a tag, before the next tag. Offsets must grow from call to call.
 */
export function endOfUnclosedFinder(text: string): (from: number) => number {
  const next = patternFinder(text, tagInNewLine);
  return (from) => (next(from) < text.length ? next(from) : nextTag(text, from));
}

function indexOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.index ?? text.length;
}
