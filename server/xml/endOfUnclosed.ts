import { patternFinder } from './markFinder.ts';

const tag = /<(?=[/A-Za-z!?])/g;
const tagOrLineEnd = /[\r\n]|<(?=[/A-Za-z!?])/g;
/** The first thing in its line. The blanks before it may not be many, so that no text makes this slow. */
const tagInNewLine = /(?<=[\r\n][ \t]{0,40})<(?=[/A-Za-z!?])/g;

/** Where a tag, or something that is written like one, begins next. */
export function nextTag(text: string, offset: number): number {
  return indexOf(tag, text, offset);
}

/** The end of the line, or where a tag begins in it. */
export function lineEnd(text: string, offset: number): number {
  return indexOf(tagOrLineEnd, text, offset);
}

/**
 * Finds where a comment or instruction before the root that is never closed ends: before the next tag that begins a line, for the words of
 * a comment may hold tags, `use <p>`, that are no root; without such a one before the next tag. Offsets must grow from call to call.
 */
export function endOfUnclosedFinder(text: string): (from: number) => number {
  const next = patternFinder(text, tagInNewLine);
  return (from) => (next(from) < text.length ? next(from) : nextTag(text, from));
}

function indexOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.index ?? text.length;
}
