// The page of the panel with a card: draws the blocks of the card in the messages. All words come from the server.

import { byId, element } from '../shared/elements.js';
import { connect } from '../shared/host.js';
import { wideTable } from '../shared/wideTable.js';

/**
 * @import { FromCardPage, ToCardPage } from '../../client/panels/cardPage.ts'
 * @import { MarkdownBlock, MarkdownItem, MarkdownPiece } from '../../server/answers/markdown.ts'
 */

/** The buttons with their messages. */
const actions = /** @type {const} */ (['printA4', 'printA6', 'copyMarkdown', 'copyCsv']);

for (const kind of actions) byId(kind).addEventListener('click', () => send({ kind }));
/** @type {(message: FromCardPage) => void} */
const send = connect(receive);

/** @param {ToCardPage} message */
function receive({ view }) {
  const { name, language, blocks, hasCsv, words } = view;
  document.documentElement.lang = words.language;
  for (const kind of actions) byId(kind).textContent = words[kind];
  byId('copyCsv').hidden = !hasCsv;
  const card = byId('card');
  card.lang = language;
  card.ariaLabel = name;
  card.replaceChildren(...blocks.flatMap((block) => elementsOf(block, name)));
}

/**
 * @param {MarkdownBlock} block
 * @param {string} name
 * @returns {Element[]}
 */
function elementsOf(block, name) {
  switch (block.kind) {
    case 'heading':
      return [element(block.depth === 0 ? 'h1' : 'h2', { textContent: block.text })];
    case 'paragraph': {
      const lines = block.lines.filter((line) => line.length > 0);
      return lines.map((line) => filled('p', line));
    }
    case 'list':
      return [listOf(block.items)];
    case 'table':
      return wideTable(block.rows, name);
    case 'preformatted':
      return [element('pre', { textContent: block.text })];
    case 'separator':
      return [element('hr', {})];
  }
}

/**
 * The items, each with the list of the deeper ones behind it.
 * @param {readonly MarkdownItem[]} items
 * @returns {HTMLUListElement}
 */
function listOf(items) {
  const list = element('ul', {});
  /** @type {{ list: HTMLUListElement, last: HTMLLIElement | undefined }[]} */
  const open = [{ list, last: undefined }];
  for (const { depth, line } of items) {
    open.length = Math.min(open.length, depth + 1);
    let current = open.at(-1) ?? { list, last: undefined };
    if (open.length <= depth && current.last) {
      const inner = element('ul', {});
      current.last.append(inner);
      current = { list: inner, last: undefined };
      open.push(current);
    }
    current.last = filled('li', line);
    current.list.append(current.last);
  }
  return list;
}

/**
 * @template {'p' | 'li'} Name
 * @param {Name} name
 * @param {readonly MarkdownPiece[]} line
 */
function filled(name, line) {
  const target = element(name, {});
  target.append(...line.map(pieceOf));
  return target;
}

/** @param {MarkdownPiece} piece */
function pieceOf(piece) {
  if (typeof piece === 'string') return piece;
  const names = /** @type {const} */ ({ bold: 'b', italic: 'i', code: 'code', command: 'span' });
  return element(names[piece.kind], { textContent: piece.text });
}
