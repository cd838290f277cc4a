/** Tables of cells between bars, as in Markdown, and the same rows as a list or as elements. */
import type { Span } from '../../text/span.ts';
import type { RollTable } from '../rollTable.ts';
import type { TableEdit } from './markupEdits.ts';

/** The form of the rows: a list of lines for prose, elements for XML, plain lines for XML. */
type RowForm = 'list' | 'elements' | 'lines';

/** The rows of a table of cells in another form, with all words of its head; undefined for another table. */
export function cellEdits(
  source: string,
  { span, layout }: RollTable,
  form: RowForm,
): readonly TableEdit[] | undefined {
  if (layout !== 'cells') return undefined;
  const block = blockOf(source, span);
  const lines = source.slice(block.start, block.end).split(/\r?\n/);
  const rows = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(markdownCells);
  if (rows.some((cells) => cells.length < 2)) return undefined;
  const indent = /^\s*/.exec(lines[0] ?? '')?.[0] ?? '';
  return [
    {
      span: block,
      newText: rows.map((cells, index) => `${indent}${rowIn(form, cells, index, rows.length)}`).join('\n'),
    },
  ];
}

/** The rows of a table of lines as cells, with a head; undefined for another table, or where a row has several paragraphs. */
export function barEdits(
  source: string,
  { span, layout, rows, die }: RollTable,
  head: string,
): readonly TableEdit[] | undefined {
  if (layout !== 'lines' || rows.some(({ tables }) => tables.length > 0)) return undefined;
  const start = source.lastIndexOf('\n', span.start - 1) + 1;
  const texts = rows.map(({ text }) => source.slice(text.start, text.end));
  if (texts.some((text) => /\n\s*\n|\|/.test(text))) return undefined;
  const roll = die ? source.slice(die.span.start, die.span.end) : head;
  const lines = rows.map(
    ({ mark }, index) =>
      `| ${source.slice(mark.start, mark.end)} | ${(texts[index] ?? '').replace(/\s*\n\s*/g, ' ').trim()} |`,
  );
  const before = /\n[ \t]*\n[ \t]*$|^[ \t]*$/.test(source.slice(0, start)) ? '' : '\n';
  return [
    { span: { start, end: span.end }, newText: `${before}| ${roll} | ${head} |\n| --- | --- |\n${lines.join('\n')}` },
  ];
}

function rowIn(form: RowForm, cells: readonly string[], index: number, count: number): string {
  const [scores = '', ...others] = cells;
  switch (form) {
    case 'list':
      return /\d/.test(scores) && index > 0 ? `* ${scores} ${others.join(' ')}` : `${cells.join(' ')}\n`;
    case 'lines':
      return cells.join(' ');
    case 'elements': {
      const row = `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
      return `${index === 0 ? '<table>' : ''}${row}${index === count - 1 ? '</table>' : ''}`;
    }
    default:
      return form satisfies never;
  }
}

/** The lines around a place that begin with a bar. */
function blockOf(source: string, { start, end }: Span): Span {
  let from = source.lastIndexOf('\n', start - 1) + 1;
  while (from > 0) {
    const before = source.lastIndexOf('\n', from - 2) + 1;
    if (!/^\s*\|/.test(source.slice(before, from))) break;
    from = before;
  }
  const next = source.indexOf('\n', end);
  return { start: from, end: next < 0 ? source.length : source[next - 1] === '\r' ? next - 1 : next };
}

/** The cells of a row of a Markdown table. */
function markdownCells(line: string): readonly string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
