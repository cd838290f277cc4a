import type { MarkdownBlock } from '../markdown.ts';
import { paragraph } from '../markdown.ts';
import type { ChartedTable } from '../odds/chartedTable.ts';
import type { View, ViewBlock, ViewRow } from './view.ts';

/** A view for paper, a text or the terminal: charts and grids are tables, and what only a panel has is left out. */
export function printedBlocks({ blocks }: Pick<View, 'blocks'>): readonly MarkdownBlock[] {
  return blocks.flatMap(printed);
}

function printed(block: ViewBlock): readonly MarkdownBlock[] {
  switch (block.kind) {
    case 'figures':
      return block.figures.map(({ label, text, exact }) =>
        paragraph(`${label}: `, { kind: 'bold', text }, exact === undefined ? '' : ` (${exact})`),
      );
    case 'chart':
      return chartedRows(block.table);
    case 'grid':
      return [{ kind: 'table', rows: [block.head, ...block.rows.map(rowTexts)] }];
    case 'status':
      return block.role === 'alert' ? [paragraph(block.text)] : [];
    case 'log':
      return block.lines.map(({ kind, text }) => paragraph(kind === 'line' ? text : { kind: 'bold', text }));
    case 'form':
      return [];
    default:
      return [block];
  }
}

/** A charted table without bars. */
function chartedRows({ head, columns, rows, beyond }: ChartedTable): readonly MarkdownBlock[] {
  const table = [
    [head, ...columns.map(({ label }) => label)],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
  ];
  return [{ kind: 'table', rows: table }, ...(beyond === undefined ? [] : [paragraph(beyond)])];
}

function rowTexts({ cells }: ViewRow): readonly string[] {
  return cells.map(({ text = '', controls = [] }) =>
    [text, ...controls.flatMap((control) => (control.kind === 'field' ? [control.value] : []))]
      .filter(Boolean)
      .join(' '),
  );
}
