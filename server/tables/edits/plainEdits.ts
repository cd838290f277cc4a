/** Tables of elements as running text: their tags are taken away, and everything else stays. */

import type { RollTable } from '../rollTable.ts';
import type { TableEdit } from './markupEdits.ts';

const tag = /<(\/?)(?:table|tbody|thead|tr|t[dh])\b[^<>]*>/g;

/** What the tags of a table cannot be told from. */
const hidden = /<!--|<!\[CDATA\[|<\?/;

/**
 * The tags of a table of elements, and of those in its rows, with a blank or a line end where two words would become one; in the order of
 * the text. Undefined for another table.
 */
export function plainEdits(source: string, { span, layout }: RollTable): readonly TableEdit[] | undefined {
  const written = source.slice(span.start, span.end);
  if (layout !== 'markup' || hidden.test(written)) return undefined;
  const edits: TableEdit[] = [];
  // Where the last text ended, and whether the tags since then end more than a cell.
  let end = 0;
  let isApart = /\s$/.test(source.slice(0, span.start));
  let isRow = true;
  for (const match of written.matchAll(tag)) {
    const between = written.slice(end, match.index);
    if (/\S/.test(between)) {
      isRow = false;
      isApart = /\s$/.test(between);
    } else if (between !== '') isApart = true;
    isRow ||= !/^<\/?t[dh]\b/.test(match[0]);
    end = match.index + match[0].length;
    const rest = written[end];
    const isText = rest !== undefined && !/^\s/.test(rest) && !isTagAt(written, end);
    const newText = isText && !isApart ? (isRow ? '\n' : ' ') : '';
    if (newText !== '') isApart = true;
    edits.push({ span: { start: span.start + match.index, end: span.start + end }, newText });
  }
  const after = source[span.end];
  const last = edits.at(-1);
  // The text goes on behind the table: its last row ends there.
  if (!last || isApart || after === undefined || /[\s<]/.test(after)) return edits;
  return [...edits.slice(0, -1), { ...last, newText: '\n' }];
}

const tagHere = /<\/?(?:table|tbody|thead|tr|t[dh])\b[^<>]*>/y;

function isTagAt(text: string, at: number): boolean {
  tagHere.lastIndex = at;
  return tagHere.test(text);
}
