import { visible } from '../text/printable.ts';

/** A sign as a terminal shows it, and how many columns it takes. */
export interface Cell {
  readonly text: string;
  readonly width: number;
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A tab leads nowhere in a line that is cut and has a margin; two blanks show it well enough. */
const tab = '  ';

/** The signs of a line of a file, none of which can move the cursor, hide a neighbour or send the terminal a command. */
export function cellsOf(line: string): readonly Cell[] {
  if (simple.test(line))
    return Array.from(line, (sign) => (sign === '\t' ? { text: tab, width: tab.length } : { text: sign, width: 1 }));
  return [...signs.segment(line)].map(({ segment }) => {
    if (segment === '\t') return { text: tab, width: tab.length };
    if (unprintable.test(segment)) return { text: visible(segment), width: 1 };
    return { text: segment, width: wide.test(segment) ? 2 : 1 };
  });
}

/** Lines of single signs of one column each, as nearly all are: to find that out takes a fraction of taking them apart. */
const simple = /^[\t\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027]*$/;

/** Controls, invisible formatting (which can turn the direction of a line), halves of surrogate pairs, line separators. */
const unprintable = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Signs of two columns: East Asian wide and full-width ones (Unicode Annex 11), and what is shown as an emoji. */
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u;
