import { type MarkupContent, MarkupKind } from 'vscode-languageserver-types';
import { label } from '../text/label.ts';
import { printable } from '../text/printable.ts';
import { alignedLines } from './alignedLines.ts';
import { wrapped } from './wrapped.ts';

/** A piece of a line. A string is text with any characters: no text becomes a link, an image, a tag or any other markup. */
export type MarkdownPiece =
  | string
  | { readonly kind: 'bold' | 'italic' | 'code'; readonly text: string }
  /** A link that runs a command of the editor with one argument, the only kind of link. */
  | { readonly kind: 'command'; readonly text: string; readonly command: string; readonly argument: object };

export type MarkdownLine = readonly MarkdownPiece[];

/** A block of a text; only this file writes Markdown, and only `html.ts` HTML. */
export type MarkdownBlock =
  /** `depth` is 0 for the name of a card, 1 for a part of it, and so on. */
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly lines: readonly MarkdownLine[] }
  | { readonly kind: 'list'; readonly items: readonly MarkdownItem[] }
  /** The first row is its head. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** Text that keeps its columns. */
  | { readonly kind: 'preformatted'; readonly text: string }
  /** A horizontal line between two cards. */
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

/** A line of pieces, separated by dots. */
export function dotted(pieces: readonly MarkdownPiece[]): MarkdownLine {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [' · ', piece]));
}

/** Parts that are shown together, separated by horizontal lines. */
export function separated(parts: readonly (readonly MarkdownBlock[])[]): readonly MarkdownBlock[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [{ kind: 'separator' } as const, ...part]));
}

/**
 * How an editor shows texts: as plain text, as Markdown, or as Markdown with characters that keep the columns of tables apart in VS Code and
 * that other editors show as signs.
 */
export type Markup = 'plain' | 'markdown' | 'padded';

/** The blocks as an editor shows them. */
export function markupContent(blocks: readonly MarkdownBlock[], markup: Markup = 'markdown'): MarkupContent {
  if (markup === 'plain') return { kind: MarkupKind.PlainText, value: plainTextOf(blocks) };
  const value = markdownOf(blocks, markup === 'padded' ? columnGap : '');
  return { kind: MarkupKind.Markdown, value: markup === 'padded' ? value : withoutJoiners(value) };
}

/**
 * The blocks as CommonMark with tables, without blocks that have no text.
 *
 * @param level of the first heading, 1 to 5; deeper ones are below it.
 */
export function markdownOf(blocks: readonly MarkdownBlock[], gap = '', level = 1): string {
  return blocks
    .map((block) => written(block, gap, level))
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The blocks without marks: headings directly above what follows, the columns of tables two blanks apart.
 *
 * @param width the maximum of columns; rows of tables and longer words may be wider. Without one each paragraph and each item is one line.
 */
export function plainTextOf(blocks: readonly MarkdownBlock[], width?: number): string {
  return withoutJoiners(
    blocks
      .map((block) => ({ lines: plainLines(block, width), gap: block.kind === 'heading' ? '\n' : '\n\n' }))
      .flatMap(({ lines, gap }) => (lines.length > 0 ? [lines.join('\n') + gap] : []))
      .join('')
      .trimEnd(),
  );
}

function plainLines(block: MarkdownBlock, width: number | undefined): readonly string[] {
  const textOf = (line: MarkdownLine): string =>
    printable(line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).trim();
  switch (block.kind) {
    case 'heading':
      return wrapped(textOf([block.text]), '', width);
    case 'paragraph':
      return block.lines
        .map(textOf)
        .filter(Boolean)
        .flatMap((line) => wrapped(line, '', width));
    case 'list':
      return block.items.flatMap(({ depth, line }) => {
        const indent = '  '.repeat(depth);
        const [first = '', ...others] = wrapped(textOf(line), `${indent}  `, width);
        return [`${indent}- ${first.trimStart()}`.trimEnd(), ...others];
      });
    case 'table':
      return tableLines(block.rows, width);
    case 'preformatted':
      return block.text.split('\n').map(printable);
    case 'separator':
      return ['---'];
    default:
      return block satisfies never;
  }
}

/** Aligned columns; where they do not fit a paragraph for each row, in which the cells have the names of their columns. */
function tableLines(rows: readonly (readonly string[])[], width = Number.POSITIVE_INFINITY): readonly string[] {
  const aligned = alignedLines(rows);
  if (aligned.every(({ length }) => length <= width)) return aligned;
  const [head = [], ...body] = rows;
  return body.flatMap(([first = '', ...cells]) => {
    const named = cells.map((cell, index) => `${head[index + 1] ?? ''}: ${cell.trim()}`).join(' · ');
    return [...wrapped(printable(first), '', width), ...wrapped(printable(named), '  ', width)];
  });
}

/** Without the joiners that keep VS Code from reading marks in labels; in other editors they would be signs. */
function withoutJoiners(text: string): string {
  return text.replaceAll('\u2060', '');
}

function written(block: MarkdownBlock, gap: string, level: number): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(Math.min(6, level + block.depth))} ${lineText([block.text])}`;
    case 'paragraph':
      return block.lines.map(lineText).filter(Boolean).join('  \n');
    case 'list':
      return block.items.map(({ depth, line }) => `${'  '.repeat(depth)}- ${lineText(line)}`.trimEnd()).join('\n');
    case 'table':
      return tableText(block.rows, gap);
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
  // Marks around a space, or around nothing, are text.
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
      // Some readers remove escapes in the text of a link before they parse it.
      return `[${literal(label(text))}](command:${piece.command}?${encoded([piece.argument])})`;
    default:
      return piece satisfies never;
  }
}

/** The text with all Markdown marks escaped, also in addresses, which would become links. */
function literal(text: string): string {
  return printable(text).replace(
    /[\\`*_{}[\]<>#|~!]|&(?=#?\w+;)|:(?=\/\/)|(?<=\bwww)\.|@(?=\S)|\b(?<=mailto|xmpp):/gi,
    '\\$&',
  );
}

/** Between more backticks than its own longest run. */
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

function tableText([head, ...body]: readonly (readonly string[])[], gap: string): string {
  if (!head) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const row = (cells: readonly string[]): string =>
    line(cells.map((cell, index) => `${index === 0 || cell.trim() === '' ? '' : gap}${literal(cell.trim())}`));
  return [row(head), line(head.map((_, index) => (index === 0 ? ':--' : '--:'))), ...body.map(row)].join('\n');
}

/** VS Code draws the columns of a table in a hover 4 pixels apart, and trims cells: the blanks stand behind a character that is none. */
const columnGap = `\u2060${'\u00a0'.repeat(3)}`;

/** Brackets and quotes would end a link. */
function encoded(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value)).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
