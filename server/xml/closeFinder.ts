import { markFinder, patternFinder } from './markFinder.ts';
import { skipBlanks } from './name.ts';

/** Finds the end of a construct that a mark such as `<!--` opens, by the offset where its content begins; undefined if it is unclosed. */
export type CloseOf = (mark: string, from: number) => number | undefined;

const closingMarks: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };

/** Whether the mark opens a comment, a CDATA section or a processing instruction. */
export function isOpeningMark(mark: string): boolean {
  return closingMarks[mark] !== undefined;
}

/**
 * A comment or the like is unclosed if a tag begins in it and then the same construct is opened again: the closing mark belongs to the
 * later one. Offsets must grow from call to call; then the text is scanned once for each mark.
 *
 * @param tag matches the relevant tags, with the flag `g`.
 * @param markWithoutTags a construct with this opening mark is unclosed if a tag begins in it.
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
 * The same before the root, where every start tag counts, because one of them is the root. A CDATA section is not allowed there. A hidden
 * tag is the root if text or an end tag follows, because these occur only inside the root.
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

/** Inside the root a closing mark belongs to the first opening mark before it. */
export function closeFinderInRoot(find: (mark: string, from: number) => number): CloseOf {
  return (mark, from) => {
    const closing = closingMarks[mark] ?? mark;
    const close = find(closing, from);
    return close < 0 ? undefined : close + closing.length;
  };
}
