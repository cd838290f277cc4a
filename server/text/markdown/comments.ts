import type { Span } from '../span.ts';
import { spansOf } from './inline.ts';

/**
 * The comments in a plain text, in order; an unclosed comment is not one. For Markdown, which can quote a comment as code, use
 * `markdownBlocks`.
 */
export function commentsIn(text: string): readonly Span[] {
  return spansOf(/<!--[\s\S]*?-->/g, text.slice(0, text.lastIndexOf('-->') + 3));
}

/** The comment with its `<!--` at the offset, which may contain empty lines; undefined if it is unclosed. */
export function commentAt(text: string, start: number): Span | undefined {
  const close = text.indexOf('-->', start + 4);
  return close < 0 ? undefined : { start, end: close + 3 };
}

/** The text between `<!--` and `-->`. */
export function contentOf({ start, end }: Span): Span {
  return { start: start + 4, end: end - 3 };
}
