import type { Span } from './span.ts';

/** What blank lines separate, in order. */
export function paragraphsOf(text: string): readonly Span[] {
  const paragraphs: Span[] = [];
  let start: number | undefined;
  let end = 0;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const isBlank = !/\S/.test(line);
    const isApart = start !== undefined && /\n\r?\n|\r\r/.test(text.slice(end, index));
    if (start !== undefined && (isBlank || isApart)) {
      paragraphs.push({ start, end });
      start = undefined;
    }
    if (!isBlank) {
      start ??= index;
      end = index + line.length;
    }
  }
  if (start !== undefined) paragraphs.push({ start, end });
  return paragraphs;
}
