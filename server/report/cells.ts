import { visible } from '../text/printable.ts';

/** A character as a terminal shows it, and its number of columns. */
export interface Cell {
  readonly text: string;
  readonly width: number;
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Tab stops mean nothing in a line that is cut and has a margin, so two spaces show a tab. */
const tab = '  ';

/** The characters of a line; none of them can move the cursor, hide a neighbour or send the terminal a command. */
export function cellsOf(line: string): readonly Cell[] {
  if (simple.test(line))
    return Array.from(line, (sign) => (sign === '\t' ? { text: tab, width: tab.length } : { text: sign, width: 1 }));
  return [...signs.segment(line)].map(({ segment }) => {
    if (segment === '\t') return { text: tab, width: tab.length };
    if (unprintable.test(segment)) return { text: visible(segment), width: 1 };
    return { text: segment, width: wide.test(segment) ? 2 : 1 };
  });
}

/** Lines of characters with one column each, as nearly all are: this test takes a fraction of dividing a line into cells. */
const simple = /^[\t\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027]*$/;

/** Control characters, invisible formatting (which can change the direction of a line), lone surrogates, line separators. */
const unprintable = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Characters of two columns: East Asian wide and full-width ones (Unicode Annex 11), and emoji. */
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u;
