import type { Span } from '../../text/span.ts';
import { textRuns } from '../../workspace/documents/textRuns.ts';
import type { Node } from '../../xml/tree.ts';

/**
 * The running text of a span with spaces for markup, comments and references, so that an offset in it plus the start of the span is an
 * offset in the section. A paragraph, a row and a line break of markup begin a new line. Apostrophes stay as they are escaped, because
 * readers of words know them.
 *
 * @param nodes the nodes of the section in the span.
 */
export function blankedText(text: string, nodes: readonly Node[], { start, end }: Span): string {
  let blanked = '';
  let at = start;
  for (const run of textRuns(nodes)) {
    if (run.start < at || run.end > end) continue;
    blanked += spaceFor(text.slice(at, run.start)) + text.slice(run.start, run.end);
    at = run.end;
  }
  blanked += spaceFor(text.slice(at, Math.max(at, end)));
  return withoutReferences(blanked);
}

/** The text of an attribute, in the same way. */
export function blankedValue(text: string, { start, end }: Span): string {
  return withoutReferences(text.slice(start, end));
}

function spaceFor(markup: string): string {
  if (markup === '') return '';
  return lineMarkup.test(markup) ? `\n${' '.repeat(markup.length - 1)}` : ' '.repeat(markup.length);
}

const lineMarkup = /<\/?(?:p|tr|table|li|ul|ol|br)\b|<text\b/;

function withoutReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, (found) => ' '.repeat(found.length)) : text;
}

const reference = /&(?!apos;|#39;|#x27;)#?\w{1,10};/g;
