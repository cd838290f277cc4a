import type { MarkdownBlock } from '../../answers/markdown.ts';
import type { Span } from '../../text/span.ts';

/** What a hover says, with the span that it is about, in section coordinates. */
export interface HoverText {
  readonly span: Span;
  readonly blocks: readonly MarkdownBlock[];
}
