import { type Span, shift, trimmed } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Element } from '../../xml/tree.ts';
import type { Section } from './section.ts';

/** A value of a line of a chart, as the app reads it, with its place in the section. */
export interface ChartCell {
  readonly value: string;
  readonly span: Span;
}

/**
 * The values of a `<columns>` or a `<row>`: words with semicolons between, otherwise numbers and marks with spaces between. An empty value
 * between two semicolons counts, one behind the last does not.
 */
export function chartCells({ text }: Section, { children }: Element): readonly ChartCell[] {
  const start = children[0]?.span.start ?? 0;
  const end = children.at(-1)?.span.end ?? 0;
  let shown = '';
  for (const { kind, span } of children) {
    shown = shown.padEnd(span.start - start) + (kind === 'text' ? text.slice(span.start, span.end) : '');
  }
  shown = shown.padEnd(end - start);
  // The semicolon of `&amp;` separates nothing.
  const separable = shown.replace(/&[#\w]{1,30};/g, (reference) => '&'.repeat(reference.length));
  const pattern = separable.includes(';') ? /[^;]+|(?<=;)(?=;)|^(?=;)/g : /\S+/g;
  return [...separable.matchAll(pattern)].flatMap(({ 0: { length }, index }): ChartCell[] => {
    const span = trimmed(shown, { start: index, end: index + length });
    const value = unescapeText(shown.slice(span.start, span.end));
    return value === '' && index + length === shown.length ? [] : [{ value, span: shift(span, start) }];
  });
}
