import { unescapeText } from '../../xml/references.ts';
import type { EntryText } from './sourceTexts.ts';

/** The words of a text in one line, without markup and with the characters of its references. White space and markup make no difference. */
export function sourceWords({ section, span, text }: Pick<EntryText, 'section' | 'span' | 'text'>): string {
  const written = section.text.slice(span.start, span.end);
  let words = '';
  let at = 0;
  for (const { 0: reference, index } of written.matchAll(references)) {
    words += text.slice(at, index) + unescapeText(reference);
    at = index + reference.length;
  }
  return (words + text.slice(at)).replace(/\s+/g, ' ').trim();
}

const references = /&#?\w{1,10};/g;
