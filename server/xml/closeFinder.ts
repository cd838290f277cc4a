import { markFinder, patternFinder } from './markFinder.ts';
import { skipBlanks } from './name.ts';

/** Finds where what a mark such as `<!--` opens, and whose content begins at the offset, ends; undefined where it is never closed. */
export type CloseOf = (mark: string, from: number) => number | undefined;

const closingMarks: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };

/** Whether the mark opens a comment, a CDATA section or a processing instruction. */
export function isOpeningMark(mark: string): boolean {
  return closingMarks[mark] !== undefined;
}

/**
 * Where a tag begins in a comment or the like, and then the same thing is opened again, the closing mark after both belongs to the later
 * one, and the first is never closed. Offsets must grow from call to call; then the text is gone through once for each mark.
 *
 * @param tag finds the tags that count, and has the flag `g`.
 * @param markWithoutTags what this mark opens is never closed if a tag begins in it.
 */
export function closeFinder(text: string, tag: RegExp, markWithoutTags?: string): CloseOf {
  const find = markFinder(text);
  const lastOpening = new Map<string, { readonly close: number; readonly at: number }>();
  const nextTag = patternFinder(text, tag);
  return (mark, from) => {
    const closing = closingMarks[mark] ?? mark;
    const close = find(closing, from);
    if (close < 0) return undefined;
    let last = lastOpening.get(mark);
    if (last?.close !== close) {
      last = { close, at: text.lastIndexOf(mark, close) };
      lastOpening.set(mark, last);
    }
    const limit = mark === markWithoutTags ? close : last.at;
    if (limit < from) return close + closing.length;
    return nextTag(from) < limit ? undefined : close + closing.length;
  };
}

/**
 * The same before the root, where any start tag counts, for one of them is the root. No CDATA section may stand there; and a tag that is
 * hidden is the root if text or an end tag follows, which only the inside of the root has.
 */
export function closeFinderBeforeRoot(text: string): CloseOf {
  const startTag = /<(?=[\p{L}_:])/gu;
  const closeOf = closeFinder(text, startTag, '<![CDATA[');
  const nextTag = patternFinder(text, startTag);
  return (mark, from) => {
    const close = closeOf(mark, from);
    const following = close === undefined ? text.length : skipBlanks(text, close);
    if (following === text.length || (text[following] === '<' && text[following + 1] !== '/')) return close;
    return close !== undefined && nextTag(from) < close ? undefined : close;
  };
}

/** Inside the root a closing mark belongs to the first opening one before it. */
export function closeFinderInRoot(find: (mark: string, from: number) => number): CloseOf {
  return (mark, from) => {
    const closing = closingMarks[mark] ?? mark;
    const close = find(closing, from);
    return close < 0 ? undefined : close + closing.length;
  };
}
