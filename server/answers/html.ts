import { printable } from '../text/printable.ts';
import type { MarkdownBlock, MarkdownItem, MarkdownLine, MarkdownPiece } from './markdown.ts';

/** A page by itself; only this file makes HTML of what the program answers. */
interface PageParts {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Any text. */
  readonly title: string;
  /** Our own CSS, without any text of a package. */
  readonly style: string;
  /** Made by the functions of this file. */
  readonly body: string;
}

/** A page for a browser or a printer: nothing is loaded, and nothing runs. */
export function htmlPage({ language, title, style, body }: PageParts): string {
  return `<!DOCTYPE html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
${htmlElement('title', title)}
<style>
${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** An element with a text, in which nothing is markup. */
export function htmlElement(name: string, text: string, className?: string): string {
  return `<${name}${className === undefined ? '' : ` class="${className}"`}>${escaped(text)}</${name}>`;
}

/** A table whose first row names the columns, and the first cell of the others the row. Empty for no rows. */
function htmlTable([head, ...rows]: readonly (readonly string[])[], label: string): string {
  if (!head) return '';
  const heads = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => htmlElement('td', cell)).join('')}</tr>`,
  );
  return `<table aria-label="${escaped(label)}"><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/**
 * Blocks as HTML, the same that `markdownOf` writes as Markdown. Commands of an editor become text.
 *
 * @param label the name of a table for readers who do not see what is above it.
 * @param level of the first heading, 1 to 4; deeper ones are below it.
 */
export function blocksHtml(blocks: readonly MarkdownBlock[], label: string, level: number): string {
  return blocks
    .map((block) => blockHtml(block, label, level))
    .filter(Boolean)
    .join('\n');
}

function blockHtml(block: MarkdownBlock, label: string, level: number): string {
  switch (block.kind) {
    case 'heading':
      return htmlElement(`h${Math.min(6, level + block.depth)}`, block.text);
    case 'paragraph': {
      const lines = block.lines.map(lineHtml).filter(Boolean);
      return lines.length > 0 ? `<p>${lines.join('<br>')}</p>` : '';
    }
    case 'list':
      return listHtml(block.items, 0);
    case 'table':
      return htmlTable(block.rows, label);
    case 'preformatted':
      return htmlElement('pre', block.text);
    case 'separator':
      return '<hr>';
    default:
      return block satisfies never;
  }
}

/** The items of a depth, each with the list of the deeper ones behind it. */
function listHtml(items: readonly MarkdownItem[], depth: number): string {
  const parts: string[] = [];
  for (let index = 0; index < items.length; ) {
    const item = items[index];
    const next = items.findIndex((other, at) => at > index && other.depth <= depth);
    const end = next < 0 ? items.length : next;
    const inner = items.slice(item && item.depth > depth ? index : index + 1, end);
    const own = item && item.depth <= depth ? lineHtml(item.line) : '';
    parts.push(`<li>${own}${inner.length > 0 ? listHtml(inner, depth + 1) : ''}</li>`);
    index = end;
  }
  return `<ul>${parts.join('')}</ul>`;
}

function lineHtml(line: MarkdownLine): string {
  return line.map(pieceHtml).join('').trim();
}

function pieceHtml(piece: MarkdownPiece): string {
  if (typeof piece === 'string') return escaped(piece);
  switch (piece.kind) {
    case 'bold':
      return htmlElement('b', piece.text);
    case 'italic':
      return htmlElement('i', piece.text);
    case 'code':
      return htmlElement('code', piece.text);
    case 'command':
      return escaped(piece.text);
    default:
      return piece satisfies never;
  }
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return printable(text).replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
}
