import type { MarkdownBlock } from '../markdown.ts';
import { paragraph } from '../markdown.ts';
import type { ChartedTable, View, ViewBlock, ViewChart } from './view.ts';

/** A view for paper, a text or the terminal: charts are tables, and what only a panel has is left out. */
export function printedBlocks({ blocks }: Pick<View, 'blocks'>): readonly MarkdownBlock[] {
  return blocks.flatMap(printed);
}

function printed(block: ViewBlock): readonly MarkdownBlock[] {
  switch (block.kind) {
    case 'chart':
      return [{ kind: 'table', rows: chartRows(block) }, ...beyondOf(block)];
    case 'status':
      return block.role !== 'status' ? [paragraph(block.text)] : [];
    case 'log':
      return [
        {
          kind: 'list',
          items: block.lines.map(({ kind, text }) => ({ depth: kind === 'line' ? 1 : 0, line: [text] })),
        },
      ];
    case 'figures':
    case 'form':
    case 'grid':
      return [];
    default:
      return [block];
  }
}

function beyondOf({ table: { beyond } }: ViewChart): readonly MarkdownBlock[] {
  return beyond === undefined ? [] : [paragraph(beyond)];
}

/** The table of a chart; behind each row a bar where one column is drawn. */
function chartRows({ table }: ViewChart): readonly (readonly string[])[] {
  const bars = table.across === undefined ? barsOf(table) : undefined;
  return tableRows(table).map((row, index) => (bars ? [...row, index === 0 ? '' : (bars[index - 1] ?? '')] : row));
}

/** The rows of a table, the first of them its head. Of a single column the exact chances are told too. */
function tableRows({ head, across, columns, rows }: ChartedTable): readonly (readonly string[])[] {
  const first = across === undefined ? head : `${head} ↓ ${across} →`;
  const texts = rows.map(({ label, cells }) => [
    label,
    ...cells.map(({ text, exact }) => (exact === undefined || columns.length > 1 ? text : `${text} (${exact})`)),
  ]);
  return [[first, ...columns.map(({ label }) => label)], ...texts];
}

/** A bar for each row, as long as the share in its first cell; undefined where all are of one length. */
export function barsOf({ rows }: Pick<ChartedTable, 'rows'>): readonly string[] | undefined {
  const shares = rows.map(({ cells: [first] }) => first?.share ?? 0);
  if (new Set(shares).size < 2) return undefined;
  const most = Math.max(...shares);
  return shares.map((share) => (share > 0 ? bar.repeat(Math.max(1, Math.round((share / most) * longestBar))) : ''));
}

/** These blocks have a gap above and below in every font: without it the bars of close lines would become one. */
const bar = '━';
const longestBar = 24;
