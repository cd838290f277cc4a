import type { Span } from '../../text/span.ts';
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
  let mask = 0;
  return paragraphs.map(({ start, end }) => {
    while (mask < hidden.length && (hidden[mask]?.end ?? end) <= start) mask++;
    const isMasked = (hidden[mask]?.start ?? end) < end;
    const text = isMasked ? masked(section.text, { start, end }, hidden, mask) : section.text.slice(start, end);
    return { use: 'text', text: mayHaveListMark(text) ? text.replace(listMarks, spaces) : text, start };
  });
}

/** The text of the span without the ascending masks from the one with that index on, the first that ends in it. */
function masked(text: string, { start, end }: Span, masks: readonly Span[], first: number): string {
  const pieces: string[] = [];
  let at = start;
  for (let next = first; (masks[next]?.start ?? end) < end; next++) {
    const [from, to] = [Math.max(at, masks[next]?.start ?? at), Math.min(end, masks[next]?.end ?? end)];
    pieces.push(text.slice(at, from), hiddenPart.padEnd(to - from).slice(0, to - from));
    at = to;
  }
  pieces.push(text.slice(at, end));
  return pieces.join('');
}

/** The hyphen of a list item is not a minus. */
const listMarks = /^[ \t>]{0,20}(?:[-*+]|\d{1,2}[.)])(?=[ \t])/gm;

/** Whether a line may have a list mark: after each key all paragraphs are read, and most of their lines begin with a letter. */
function mayHaveListMark(text: string): boolean {
  if (otherLineEnd.test(text)) return true;
  let line = 0;
  do {
    if (!startsWithLetter.test(text.slice(line, line + 1))) return true;
    line = text.indexOf('\n', line) + 1;
  } while (line > 0);
  return false;
}

const startsWithLetter = /^\p{L}/u;
const otherLineEnd = /[\r\u2028\u2029]/;

function spaces(written: string): string {
  return ' '.repeat(written.length);
}
