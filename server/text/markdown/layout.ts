import { blankLine, paragraphsOf } from '../paragraphs.ts';
import { merged, type Span } from '../span.ts';
import { markdownBlocks } from './blocks.ts';
import { commentsIn } from './comments.ts';
import { beginsFrontMatter, frontMatterEnd } from './frontMatter.ts';
import { addressesIn, inlineParts, linkLabels } from './inline.ts';

/** The parts of a page of prose. All lists are in the order of the text. */
export interface ProseLayout {
  readonly isMarkdown: boolean;
  /** The start of the first line behind the front matter. In plain text too, because some programs read front matter there. */
  readonly textStart: number;
  /** Paragraphs end at empty lines, and in Markdown at front matter and code blocks, which are in no paragraph. */
  readonly paragraphs: readonly Span[];
  readonly comments: readonly Span[];
  /** Front matter and code blocks, as whole lines; empty for plain text. */
  readonly code: readonly Span[];
  /**
   * Parts that are not running text: in Markdown front matter, code blocks and spans, links with their texts, HTML tags and comments; in
   * plain text addresses and comments. An unclosed part hides no more than CommonMark says. They do not touch each other.
   */
  readonly masks: readonly Span[];
  /** The same parts without the texts of links, which a reader sees as text. */
  readonly hidden: readonly Span[];
}

/** Reads the layout of a page, in linear time for any text. */
export function proseLayout(text: string, languageId: 'markdown' | 'plaintext'): ProseLayout {
  const isMarkdown = languageId === 'markdown';
  const { code, comments, paragraphs } = isMarkdown
    ? markdownBlocks(text)
    : { code: [], comments: commentsIn(text), paragraphs: paragraphsOf(text) };
  const labels = linkLabels(text);
  const commentEnds = new Map(comments.map(({ start, end }) => [start, end]));
  const inline = isMarkdown ? paragraphs.map((paragraph) => inlineParts(text, paragraph, labels, commentEnds)) : [];
  const hidden = merged([...addressesIn(text), ...code, ...comments, ...inline.flatMap((parts) => parts.hidden)]);
  const masks = merged([...hidden, ...inline.flatMap(({ links }) => links)]);
  return { isMarkdown, textStart: frontMatterEnd(text), paragraphs, comments, code, masks, hidden };
}

/** Whether the offset is in code, a comment or front matter, closed or not: completion offers nothing there. */
export function isCodeAt(text: string, layout: ProseLayout, offset: number): boolean {
  const { isMarkdown, textStart, code, paragraphs } = layout;
  const before = text.slice(0, offset);
  if (isInComment(text, layout, offset)) return true;
  if (!isMarkdown) return false;
  if (textStart === 0 && beginsFrontMatter(before) && !blankLine.test(before)) return true;
  if (code.some(({ start, end }) => start < offset && (offset < end || end === text.length))) return true;
  const paragraph = paragraphs.findLast(({ start }) => start < offset);
  if (!paragraph || blankLine.test(text.slice(paragraph.end, offset))) return false;
  const backticks = text.slice(paragraph.start, offset).match(/`/g) ?? [];
  return backticks.length % 2 === 1;
}

/** Whether the offset is in a comment. An unclosed comment, perhaps a forgotten one, counts up to the next empty line. */
function isInComment(text: string, { comments, masks }: ProseLayout, offset: number): boolean {
  if (comments.some(({ start, end }) => start < offset && offset < end)) return true;
  const start = text.lastIndexOf('<!--', offset - 1);
  if (start < 0 || text.indexOf('-->', start) >= 0) return false;
  return !masks.some((mask) => mask.start <= start && start < mask.end) && !blankLine.test(text.slice(start, offset));
}
