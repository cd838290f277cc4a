import { rememberedLately } from '../../queries/remembered.ts';
import { withNested } from '../../tables/rollTable.ts';
import { fenceStart, heading, listItem, quotation, tableRow } from '../../text/markdown/lines.ts';
import type { Span } from '../../text/span.ts';
import { lineAt, type Section } from '../../workspace/documents/section.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Node } from '../../xml/tree.ts';

/** The kinds of the lines of a section, for a reader of its text. Lines count from the section's first. */
interface TextLines {
  /** For each line the first of its paragraph: its own number, unless a line before it was only broken where the margin is. */
  readonly firstOf: readonly number[];
  /** The lines on which rows of tables begin. */
  readonly rows: ReadonlySet<number>;
}

/** How the lines of a section belong together. Takes time in proportion to the text. */
export const textLinesOf = rememberedLately((section: Section): TextLines => {
  const lines = section.text.split(/\r\n|\r|\n/);
  const rows = rowsIn(section, lines);
  return { firstOf: firstLines(lines, rows), rows };
});

function rowsIn(section: Section, lines: readonly string[]): ReadonlySet<number> {
  const rows = new Set<number>();
  const add = ({ start, end }: Span): void => {
    const last = lineAt(section, end).line;
    for (let { line } = lineAt(section, start); line <= last; line++) rows.add(line);
  };
  const addElements = (nodes: readonly Node[]): void => {
    for (const node of nodes)
      if (node.kind === 'element') {
        if (node.name === 'tr') add(node.span);
        else addElements(node.children);
      }
  };
  addElements(section.nodes);
  for (const table of tablesIn(section).flatMap(withNested))
    for (const { mark } of table.rows) add({ start: mark.start, end: mark.start });
  for (const [line, text] of lines.entries()) if (tableRow.test(text)) rows.add(line);
  return rows;
}

/** Nobody sets a margin at fewer characters, */
const narrowest = 60;

/** and whoever writes longer lines sets none. */
const widest = 120;

function firstLines(lines: readonly string[], rows: ReadonlySet<number>): readonly number[] {
  const first: number[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    while (end < lines.length && !isBlank(lines[end]) && !isBlank(lines[start])) end++;
    const width = marginOf(lines.slice(start, end));
    for (let line = start; line < end; line++) {
      const goesOn = line > start && !rows.has(line) && continues(lines[line - 1] ?? '', lines[line] ?? '', width);
      first.push(goesOn ? (first[line - 1] ?? line) : line);
    }
    start = end;
  }
  return first;
}

function isBlank(line = ''): boolean {
  return line.trim() === '';
}

/** Where the lines of a paragraph are broken, if they are. */
function marginOf(lines: readonly string[]): number {
  let margin = narrowest;
  for (const { length } of lines) if (length <= widest && length > margin) margin = length;
  return margin;
}

/** Marks of Markdown and tags of XML with which something new begins; `<b>` and its like stand within a sentence. */
const beginnings = [listItem, heading, tableRow, fenceStart, /^\s*<(?!\/?(?:b|i|u|em|strong|span|sup|sub)\b)/];

/** Whether a line only goes on with the one before: its first word had no place there. */
function continues(before: string, line: string, margin: number): boolean {
  if (beginnings.some((pattern) => pattern.test(line)) || heading.test(before)) return false;
  if (quotation.test(line) !== quotation.test(before)) return false;
  // Two blanks or a backslash break a line of Markdown on purpose.
  if (/(?: {2}|\\)$/.test(before) || /<br\s*\/?>\s*$/.test(before)) return false;
  if (before.length > widest && !before.includes('<')) return false;
  const word = /^[\s>]*(\S+)/.exec(line)?.[1] ?? '';
  return before.trimEnd().length + 1 + word.length > margin;
}
