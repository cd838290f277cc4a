import { withParts } from '../../text/markdown/hidden.ts';
import type { Document } from './document.ts';
import { layoutOf } from './layoutOf.ts';
import type { Prose } from './prose.ts';
import type { Section } from './section.ts';

/** Stands with spaces behind it for a part that is no running text: words on both sides of it are no neighbours. */
export const hiddenPart = '\ufffc';

/**
 * The running text of the paragraphs of a scenario: all checks of words take it from here. Code, comments, addresses and the marks of links are
 * hidden, and the marks of list items are spaces. Offsets as in `Prose`.
 */
export function paragraphsIn(document: Document, section: Section): readonly Prose[] {
  const { paragraphs, hidden } = layoutOf(document, section);
  const shown = withParts(section.text, hidden, (part) => hiddenPart.padEnd(part.length));
  const text = shown.replace(listMarks, (mark) => ' '.repeat(mark.length));
  return paragraphs.map(({ start, end }) => ({ use: 'text', text: text.slice(start, end), start }));
}

/** The hyphen of a list item is not a minus. */
const listMarks = /^[ \t>]{0,20}(?:[-*+]|\d{1,2}[.)])(?=[ \t])/gm;
