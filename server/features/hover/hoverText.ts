import type { MarkdownBlock } from '../../answers/markdown.ts';
import type { Span } from '../../text/span.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Asked } from '../asked.ts';

/** A place that somebody points at. */
export interface HoverAsked extends Asked {
  readonly place: Place;
}

/** What a hover says, with the span that it is about, in section coordinates. */
export interface HoverText {
  readonly span: Span;
  readonly blocks: readonly MarkdownBlock[];
}
