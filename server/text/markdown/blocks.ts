import type { Span } from '../span.ts';
import { commentAt } from './comments.ts';
import { frontMatterEnd } from './frontMatter.ts';
import { codeEndsIn } from './inline.ts';
import { fenceLine, fenceStart, listItem } from './lines.ts';

/** The blocks of a Markdown document; all lists are in the order of the text. */
interface MarkdownBlocks {
  /** Front matter, and the lines of fenced and indented code. */
  readonly code: readonly Span[];
  readonly comments: readonly Span[];
  /** Lines that belong together, without the last line break. A code span or link that begins in one paragraph does not end in another. */
  readonly paragraphs: readonly Span[];
}

/** Divides a document into code and text, by the rules of CommonMark for code and comments. */
export function markdownBlocks(text: string): MarkdownBlocks {
  const start = frontMatterEnd(text);
  const code: Span[] = start > 0 ? [{ start: 0, end: start }] : [];
  const comments: Span[] = [];
  const paragraphs: { readonly start: number; end: number }[] = [];
  /** Behind it no comment is closed. */
  const lastEnd = text.lastIndexOf('-->');
  let fence: string | undefined;
  /** The column of the list item's text; the other lines of the item are indented as far. */
  let listIndent = 0;
  let before: 'blank' | 'code' | 'text' = 'blank';
  const lines = /[^\r\n]*(?:\r\n?|\n|$)/g;
  lines.lastIndex = start;
  for (const { 0: whole, index } of text.matchAll(lines)) {
    const line = whole.trimEnd();
    const span = { start: index, end: index + whole.length };
    const commentEnd = comments.at(-1)?.end ?? 0;
    const indent = widthOf(/^[ \t]*/.exec(line)?.[0] ?? '');
    if (index >= commentEnd) {
      if (fence !== undefined) {
        code.push(span);
        if (fenceLine.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
        continue;
      }
      const [, backticks, tildes] = fenceStart.exec(line) ?? [];
      fence = backticks ?? tildes;
      const isCode: boolean = fence !== undefined || (before !== 'text' && line !== '' && indent >= listIndent + 4);
      if (isCode) code.push(span);
      if (isCode || line === '') {
        before = isCode && fence === undefined ? 'code' : 'blank';
        continue;
      }
      const item = listItem.exec(line)?.[1];
      if (item !== undefined) listIndent = widthOf(item);
      else if (before === 'blank' && indent < listIndent) listIndent = 0;
    }
    if (before !== 'text') paragraphs.push({ start: index, end: index });
    before = 'text';
    const paragraph = paragraphs.at(-1);
    if (paragraph) paragraph.end = index + line.length;
    if (index < lastEnd) addComments(comments, text, Math.max(index, commentEnd), span.end);
  }
  return { code, comments, paragraphs };
}

/** Adds the comments that begin in a part of a line. A comment may contain empty lines; an unclosed one is not a comment. */
function addComments(comments: Span[], text: string, from: number, to: number): void {
  const line = text.slice(from, to);
  if (!line.includes('<!--')) return;
  const codeEnds = codeEndsIn(line);
  let at = 0;
  for (const { 0: mark, index } of line.matchAll(/\\[^\n]|`+|<!--/g)) {
    if (index < at) continue;
    if (mark.startsWith('`')) at = codeEnds.get(index) ?? index + mark.length;
    if (mark !== '<!--') continue;
    const comment = commentAt(text, from + index);
    if (!comment) return;
    comments.push(comment);
    at = comment.end - from;
  }
}

/** In columns; a tab has four. */
function widthOf(indentation: string): number {
  return indentation.replaceAll('\t', '    ').length;
}
