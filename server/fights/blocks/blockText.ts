/** A section as the lines that people see, for a reader of stat blocks. */
import { rememberedLately } from '../../queries/remembered.ts';
import { filler, withCharacters } from '../../text/htmlCharacters.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import type { Section } from '../../workspace/documents/section.ts';

/**
 * The text of a section without markup and comments, of the same length, so that all offsets are those of the section: a paragraph and a row
 * of a table end with a line end, a cell with a tab.
 */
export function blockText(document: Document, section: Section): string {
  let text = plainText(section);
  if (document.format?.isXml) return text;
  const { code, textStart } = layoutOf(document, section);
  for (const { start, end } of code) {
    const shown = section.text.slice(start, end);
    // Other code may be a line of text that is only indented.
    if (/<t[rdh]/i.test(shown)) text = text.slice(0, start) + shown + text.slice(end);
  }
  return blanked(text.slice(0, textStart)) + text.slice(textStart);
}

/** As long as the section, so it is kept for the latest ones only. */
const plainText = rememberedLately(({ text }: Section): string => withoutMarkup(text));

/** A text of the same length without comments, tags and references to characters. */
export function withoutMarkup(text: string): string {
  return text
    .replace(rows, (row) => row.replace(/\s/g, ' '))
    .replace(markup, (part, name: string | undefined, closed: string | undefined) => {
      if (part.startsWith('&')) return withCharacters(part).replaceAll(filler, ' ');
      const tag = (closed ?? name ?? '').toLowerCase();
      const isEnd = closed !== undefined || tag === 'br' || part.endsWith('/>');
      return isEnd && ends.has(tag) ? (ends.get(tag) ?? '').padEnd(part.length) : blanked(part);
    });
}

const rows = /<tr(?:\s[^<>]*)?>(?:(?!<tr[\s>]|<\/tr>)[\s\S])*/gi;
const markup = /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<(?:([a-z][\w.-]*)|\/([a-z][\w.-]*))[^<>]*>|&[#\w]{1,30};/gi;

/** What stands behind the text of an element. */
const ends: ReadonlyMap<string, string> = new Map([
  ...'p tr li br h1 h2 h3 h4 h5 h6 text rules description flavor special'
    .split(' ')
    .map((name) => [name, '\n'] as const),
  ['td', '\t'],
  ['th', '\t'],
]);

function blanked(text: string): string {
  return text.replace(/[^\n\r]/g, ' ');
}
