import { type MarkupContent, MarkupKind } from 'vscode-languageserver-types';
import { label } from '../text/label.ts';
import { printable } from '../text/printable.ts';

/** A piece of a line. A string is text, whatever signs it has: no text makes a link, an image, a tag or any other mark. */
export type MarkdownPiece =
  | string
  | { readonly kind: 'bold' | 'italic' | 'code'; readonly text: string }
  /** A link that runs a command of the editor with one argument, the only kind of link that there is. */
  | { readonly kind: 'command'; readonly text: string; readonly command: string; readonly argument: object };

export type MarkdownLine = readonly MarkdownPiece[];

/** A part of what is shown as Markdown; this file alone writes it. */
export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly MarkdownLine[] }
  | { readonly kind: 'list'; readonly items: readonly MarkdownItem[] }
  /** The first row is its head. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** Text that keeps its columns. */
  | { readonly kind: 'preformatted'; readonly text: string }
  /** A line across, between two cards. */
  | { readonly kind: 'separator' };

/** An item of a list; `depth` is 0 in the list itself, 1 in a list within an item. */
export interface MarkdownItem {
  readonly depth: number;
  readonly line: MarkdownLine;
}

/** A paragraph of one line. */
export function paragraph(...line: MarkdownLine): MarkdownBlock {
  return { kind: 'paragraph', lines: [line] };
}

/** A line of pieces with a dot between two. */
export function dotted(pieces: readonly MarkdownPiece[]): MarkdownLine {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [' · ', piece]));
}

/** What is shown together, with a line across between two. */
export function separated(parts: readonly (readonly MarkdownBlock[])[]): readonly MarkdownBlock[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [{ kind: 'separator' } as const, ...part]));
}

/** The blocks as an editor shows them. */
export function markupContent(blocks: readonly MarkdownBlock[]): MarkupContent {
  return { kind: MarkupKind.Markdown, value: markdownOf(blocks) };
}

/** The blocks as CommonMark with tables; blocks without any text are left out. */
export function markdownOf(blocks: readonly MarkdownBlock[]): string {
  return blocks.map(written).filter(Boolean).join('\n\n');
}

function written(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map(lineText).filter(Boolean).join('  \n');
    case 'list':
      return block.items.map(({ depth, line }) => `${'  '.repeat(depth)}- ${lineText(line)}`.trimEnd()).join('\n');
    case 'table':
      return tableText(block.rows);
    case 'preformatted':
      return preformattedText(block.text);
    case 'separator':
      return '---';
    default:
      return block satisfies never;
  }
}

/** A line that begins with `- `, `1. ` or `===` would be an item of a list, or make a heading of the line above. */
function lineText(line: MarkdownLine): string {
  const text = line.map(pieceText).join('').trim();
  return text.replace(/^(?:[-+](?=[\s-]|$)|=)/, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

function pieceText(piece: MarkdownPiece): string {
  if (typeof piece === 'string') return literal(piece);
  // Marks around a blank, or around nothing, are letters.
  const text = piece.text.trim();
  if (text === '') return '';
  switch (piece.kind) {
    case 'bold':
      return `**${literal(text)}**`;
    case 'italic':
      return `*${literal(text)}*`;
    case 'code':
      return codeText(text);
    case 'command':
      // Some readers undo escapes in the text of a link before they read it.
      return `[${literal(label(text))}](command:${piece.command}?${encoded([piece.argument])})`;
    default:
      return piece satisfies never;
  }
}

/** The text with everything that Markdown would take for a mark made literal, addresses too, which become links by themselves. */
function literal(text: string): string {
  return printable(text).replace(
    /[\\`*_{}[\]<>#|~!]|&(?=#?\w+;)|:(?=\/\/)|(?<=\bwww)\.|@(?=\S)|\b(?<=mailto|xmpp):/gi,
    '\\$&',
  );
}

/** Between more backticks than it has itself in a row. */
function codeText(text: string): string {
  const shown = printable(text);
  const fence = '`'.repeat(longestRun(shown) + 1);
  const gap = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${shown}${gap}${fence}`;
}

function preformattedText(text: string): string {
  const lines = text.split('\n').map(printable);
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return [`${fence}text`, ...lines, fence].join('\n');
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}

function tableText([head, ...body]: readonly (readonly string[])[]): string {
  if (!head) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const row = (cells: readonly string[]): string => line(cells.map((cell) => literal(cell.trim())));
  return [row(head), line(head.map((_, index) => (index === 0 ? ':--' : '--:'))), ...body.map(row)].join('\n');
}

/** Brackets and quotes would end a link. */
function encoded(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value)).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
