import { remembered } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf, entryTag } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';

/**
 * The text between the tags of an entry of a translations file, in section coordinates. Behind the tag of `<entry key="…"/>`, and of an
 * entry that is not closed. Found in the letters, because the trees of a large file are not kept.
 */
export const entryContent = remembered((section: Section, { format }: Document): Span | undefined => {
  const tag = entryTag(section, format);
  if (!tag) return undefined;
  const { end: start } = tag.span;
  const end = section.text.indexOf('</', start);
  return end < 0 || tag.selfClosing ? { start, end: start } : { start, end };
});

/** An entry with the white space up to the next one, in section coordinates, to be removed. */
export const removedSpan = remembered((section: Section, { format }: Document): Span => {
  const { start, end } = entryOf(section, format)?.span ?? { start: 0, end: 0 };
  const behind = section.text.slice(end);
  return { start, end: /\S/.test(behind) ? end : section.text.length };
});
