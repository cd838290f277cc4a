import { type Span, trimmed } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Element } from '../../xml/tree.ts';
import { isStub } from '../model/stubs.ts';

/**
 * The text of an entry of a translations file, as people write it. `markup`: the entry has elements or comments, and the text is that of the
 * file. In a stub and a blank entry it is empty.
 */
export interface EntryWords {
  readonly form: 'text' | 'cdata' | 'markup' | 'selfClosing';
  /** Without white space around it, and with `\n` at the ends of lines. */
  readonly words: string;
  /** The written text, in section coordinates; all of the entry's content for a stub or a blank entry. */
  readonly span: Span;
}

/** The text of an entry; undefined for any other section, and for an entry that is not well-formed. */
export function entryWords(section: Section, document: Document): EntryWords | undefined {
  const element = section.errors.length === 0 ? entryOf(section, document.format) : undefined;
  if (!element) return undefined;
  const { start, end } = contentOf(element);
  if (element.selfClosing) return { form: 'selfClosing', words: '', span: { start: end - 2, end } };
  if (isStub(section) || !/\S/.test(section.text.slice(start, end)))
    return { form: 'text', words: '', span: { start, end } };
  const [first, ...others] = element.children;
  const isCData = first?.kind === 'cdata' && others.length === 0;
  const span = trimmed(section.text, isCData ? first.contentSpan : { start, end });
  const written = withLineFeeds(section.text.slice(span.start, span.end));
  if (isCData) return { form: 'cdata', words: written, span };
  return element.children.every(({ kind }) => kind === 'text')
    ? { form: 'text', words: withLineFeeds(unescapeText(written)).trim(), span }
    : { form: 'markup', words: written, span };
}

/** The text with `\n` at the ends of lines, also where a reference or a program has written `\r`. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function contentOf({ startTag, endTag, span }: Element): Span {
  return { start: startTag.end, end: endTag?.span.start ?? span.end };
}

/**
 * Other words for an entry, escaped for its form. Apostrophes and quotation marks are escaped if they are in the former text.
 *
 * @param element the name of the entry's element.
 * @param eol the end of a line in the file.
 */
export function rewritten(
  { form, span }: EntryWords,
  former: Section,
  element: string,
  words: string,
  eol: string,
): string {
  if (form === 'markup') return words.replaceAll('\n', eol);
  if (form === 'cdata') return words.replaceAll('\n', eol).replaceAll(']]>', ']]]]><![CDATA[>');
  const escaped = escapedLike(words, former.text.slice(span.start, span.end), eol);
  return form === 'selfClosing' ? `>${escaped}</${element}>` : escaped;
}

/** The text as character data, with these ends of lines. */
export function escapedLike(text: string, former: string, eol: string): string {
  let escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');
  for (const [character, reference] of optional)
    if (former.includes(reference)) escaped = escaped.replaceAll(character, reference);
  return escaped.replaceAll('\n', eol);
}

const optional = [
  ["'", '&apos;'],
  ['"', '&quot;'],
] as const;
