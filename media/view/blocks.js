// The blocks of a view as elements.

import { chartElements } from './chart.js';
import { controlElements } from './controls.js';
import { element, exactly, shape, wide } from './elements.js';

/**
 * @import { MarkdownItem, MarkdownLine } from '../../server/answers/markdown.ts'
 * @import { ViewBlock, ViewCell, ViewForm, ViewGrid, ViewStatus } from '../../server/answers/view/view.ts'
 */

/**
 * @param {ViewBlock} block
 * @param {string} [label] the name of a table for readers who do not see what is above it
 * @returns {readonly Element[]}
 */
export function blockElements(block, label = '') {
  switch (block.kind) {
    case 'heading':
      return [
        block.depth === 0
          ? element('h1', { tabIndex: -1 }, [block.text])
          : element(block.depth === 1 ? 'h2' : 'h3', {}, [block.text]),
      ];
    case 'paragraph':
      return block.lines.filter((line) => line.length > 0).map((line) => element('p', {}, line.map(pieceOf)));
    case 'list':
      return [listOf(block.items, 0)];
    case 'table':
      return tableOf(block.rows, label);
    case 'preformatted':
      return [element('pre', {}, [block.text])];
    case 'separator':
      return [element('hr', {})];
    case 'figures':
      return [
        element(
          'dl',
          { className: 'figures', 'aria-live': 'polite' },
          block.figures.map(({ label: name, text, exact }) =>
            element('div', {}, [element('dt', {}, [name]), element('dd', {}, [text, ...exactly(exact)])]),
          ),
        ),
      ];
    case 'chart':
      return chartElements(block);
    case 'form':
      return [formOf(block)];
    case 'grid':
      return [wide(gridOf(block))];
    case 'status':
      return [statusOf(block)];
    case 'log':
      return [
        element(
          'div',
          { className: 'log', role: 'log', tabIndex: 0, 'aria-label': block.label },
          block.lines.map(({ kind, text }) => element(kind === 'heading' ? 'h3' : 'p', { className: kind }, [text])),
        ),
      ];
  }
}

/** @param {ViewStatus} status */
function statusOf({ id, role, text }) {
  if (role === 'answer') return element('p', { id, 'aria-live': 'polite' }, [text]);
  // A result is read out again where it is the same; an alert is not, while somebody types.
  return role === 'alert'
    ? element('p', { id, role, className: 'warning' }, [text])
    : element('p', { id, role, 'data-again': '' }, [text]);
}

/**
 * The items of a depth, each with the list of the deeper ones behind it.
 * @param {readonly MarkdownItem[]} items
 * @param {number} depth
 */
function listOf(items, depth) {
  const list = element('ul', {});
  for (let index = 0; index < items.length; ) {
    const item = items[index];
    const next = items.findIndex((other, at) => at > index && other.depth <= depth);
    const end = next < 0 ? items.length : next;
    const own = item && item.depth <= depth ? item.line : [];
    const inner = items.slice(own.length > 0 ? index + 1 : index, end);
    list.append(element('li', {}, [...own.map(pieceOf), ...(inner.length > 0 ? [listOf(inner, depth + 1)] : [])]));
    index = end;
  }
  return list;
}

/** @param {MarkdownLine[number]} piece */
function pieceOf(piece) {
  if (typeof piece === 'string') return piece;
  const names = /** @type {const} */ ({ bold: 'b', italic: 'i', code: 'code', command: 'span' });
  return element(names[piece.kind], {}, [piece.text]);
}

/**
 * A table whose first row names the columns, and whose first cells name the rows.
 * @param {readonly (readonly string[])[]} rows
 * @param {string} label
 */
function tableOf([heads, ...rows], label) {
  if (heads === undefined) return [];
  const body = rows.map(([first = '', ...cells]) =>
    element('tr', {}, [element('th', { scope: 'row' }, [first]), ...cells.map((text) => element('td', {}, [text]))]),
  );
  return [
    wide(element('table', { 'aria-label': `${label}: ${heads[0]}` }, [headOf(heads), element('tbody', {}, body)])),
  ];
}

/**
 * The roles are written out, because a narrow page shows the rows in another form, which would take them away.
 * @param {ViewGrid} grid
 */
function gridOf({ caption, head, rows }) {
  const body = rows.map(({ cells, mark }) =>
    element('tr', { role: 'row', 'aria-current': mark === undefined ? undefined : 'true' }, [
      ...cells.map((cell, index) =>
        index === 0
          ? element('th', { scope: 'row', role: 'rowheader' }, [
              ...cellParts(cell),
              ...(mark === undefined ? [] : [element('span', { className: 'mark' }, [mark])]),
            ])
          : element('td', { role: 'cell', 'data-head': head[index] ?? '' }, cellParts(cell)),
      ),
    ]),
  );
  return element('table', { className: 'grid', role: 'table' }, [
    element('caption', {}, [caption]),
    headOf(head),
    element('tbody', { role: 'rowgroup' }, body),
  ]);
}

/** @param {readonly string[]} heads */
function headOf(heads) {
  const cells = heads.map((text) => element('th', { scope: 'col', role: 'columnheader' }, [text]));
  return element('thead', { role: 'rowgroup' }, [element('tr', { role: 'row' }, cells)]);
}

/** The longest text of a cell that needs no more room than numbers do. */
const longestShort = 20;

/** @param {ViewCell} cell */
function cellParts({ text, exact, share, controls = [] }) {
  const bar =
    share === undefined
      ? []
      : [
          shape('svg', { class: 'bar', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, [
            shape('rect', { height: 8, width: share * 100 }),
          ]),
        ];
  return [
    ...(text === undefined
      ? []
      : [element('span', { className: text.length > longestShort ? 'text long' : 'text' }, [text])]),
    ...exactly(exact),
    ...bar,
    ...controls.flatMap(controlElements),
  ];
}

/** @param {ViewForm} form */
function formOf({ id, label, controls }) {
  const parts = controls.flatMap(controlElements);
  const grouped = label === undefined ? parts : [element('fieldset', {}, [element('legend', {}, [label]), ...parts])];
  return element('form', { id }, grouped);
}
