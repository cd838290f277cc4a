import type { Span } from '../span.ts';

/** The comments in a plain text, in order; one that is never closed is none. In Markdown, where they may stand in code, `markdownBlocks` has them. */
export function commentsIn(text: string): readonly Span[] {
  const comments: Span[] = [];
  for (let start = text.indexOf('<!--'); start >= 0; ) {
    const comment = commentAt(text, start);
    if (!comment) break;
    comments.push(comment);
    start = text.indexOf('<!--', comment.end);
  }
  return comments;
}

/** The comment whose `<!--` stands at the offset, which may go on over empty lines; undefined if it is never closed. */
export function commentAt(text: string, start: number): Span | undefined {
  const close = text.indexOf('-->', start + 4);
  return close < 0 ? undefined : { start, end: close + 3 };
}

/** What stands between `<!--` and `-->`. */
export function contentOf({ start, end }: Span): Span {
  return { start: start + 4, end: end - 3 };
}
