import type { Document } from '../workspace/documents/document.ts';
import { layoutOf } from '../workspace/documents/layoutOf.ts';
import type { Prose } from '../workspace/documents/prose.ts';
import type { Section } from '../workspace/documents/section.ts';

/** The paragraphs of a scenario, with spaces for code, links, comments and the marks of list items. Offsets as in `Prose`. */
export function paragraphsIn(document: Document, section: Section): readonly Prose[] {
  const { paragraphs, masks } = layoutOf(document, section);
  let mask = 0;
  return paragraphs.map(({ start, end }) => {
    const pieces: string[] = [];
    let at = start;
    while (mask < masks.length && (masks[mask]?.end ?? end) <= start) mask++;
    for (let next = mask; (masks[next]?.start ?? end) < end; next++) {
      const [from, to] = [Math.max(at, masks[next]?.start ?? at), Math.min(end, masks[next]?.end ?? end)];
      pieces.push(section.text.slice(at, from), ' '.repeat(to - from));
      at = to;
    }
    pieces.push(section.text.slice(at, end));
    return { use: 'text', text: pieces.join('').replace(listMarks, spaces), start };
  });
}

/** The hyphen of a list item is not a minus. */
const listMarks = /^[ \t>]{0,20}(?:[-*+]|\d{1,2}[.)])(?=[ \t])/gm;

function spaces(written: string): string {
  return ' '.repeat(written.length);
}
