import type { Span } from '../span.ts';
import { markdownBlocks } from './blocks.ts';
import { inlineMasks, linkLabels } from './inline.ts';

/**
 * The places of a document that are not running text: in Markdown front matter, code in blocks and in lines, links with their texts, HTML
 * tags and comments; in plain text addresses and comments. What is not closed as it should be hides no more than Markdown says.
 *
 * @returns ascending, none touching another.
 */
export function proseMasks(text: string, languageId: 'markdown' | 'plaintext'): readonly Span[] {
  const addresses = [...text.matchAll(/\b(?:https?:\/\/|www\.)[^\s<>]+/gi)].map(spanOf);
  if (languageId === 'plaintext') return merged([...addresses, ...commentsIn(text)]);
  const { masks, paragraphs } = markdownBlocks(text);
  const labels = linkLabels(text);
  const inline = paragraphs.flatMap((paragraph) => inlineMasks(text, paragraph, labels));
  return merged([...addresses, ...masks, ...inline]);
}

function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}

function commentsIn(text: string): readonly Span[] {
  const comments: Span[] = [];
  for (let start = text.indexOf('<!--'); start >= 0; ) {
    const close = text.indexOf('-->', start + 4);
    if (close < 0) break;
    comments.push({ start, end: close + 3 });
    start = text.indexOf('<!--', close + 3);
  }
  return comments;
}

function merged(spans: readonly Span[]): readonly Span[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
