import { markdownCells } from '../../tables/edits/cellEdits.ts';
import { markdownBlocks } from '../../text/markdown/blocks.ts';
import { commentsIn } from '../../text/markdown/comments.ts';
import { frontMatterEnd } from '../../text/markdown/frontMatter.ts';
import { blanked } from '../../text/markdown/hidden.ts';
import { fenceLine, fenceStart, listItem, quotation, tableRow } from '../../text/markdown/lines.ts';
import type { MarkdownBlock, MarkdownItem, MarkdownLine, MarkdownPiece } from '../markdown.ts';

/**
 * The text of a scenario as blocks, without front matter and comments: headings, paragraphs, lists, tables and code. Quotations are paragraphs;
 * the lines of a paragraph, and what goes on below the mark of an item, are one text. Links and pictures become their texts.
 */
export function proseBlocks(text: string, languageId: string): readonly MarkdownBlock[] {
  const comments = languageId === 'markdown' ? markdownBlocks(text).comments : commentsIn(text);
  const reader = new PageReader(languageId === 'markdown');
  for (const line of blanked(text, comments).slice(frontMatterEnd(text)).split(/\r?\n/)) reader.readLine(line);
  return reader.finished();
}

/** A block to which lines can be added. */
type OpenBlock =
  | Exclude<MarkdownBlock, { readonly kind: 'list' | 'table' }>
  | { readonly kind: 'list'; readonly items: MarkdownItem[] }
  | { readonly kind: 'table'; readonly rows: (readonly string[])[] };

class PageReader {
  readonly #isMarkdown: boolean;
  readonly #blocks: OpenBlock[] = [];
  /** The paragraph or item that goes on; without a depth, a paragraph. */
  #open: { readonly depth?: number; text: string } | undefined;
  #code: { readonly fence: string; readonly lines: string[] } | undefined;
  #indents: readonly number[] = [];

  constructor(isMarkdown: boolean) {
    this.#isMarkdown = isMarkdown;
  }

  finished(): readonly MarkdownBlock[] {
    this.#endCode();
    this.#close();
    return this.#blocks;
  }

  readLine(line: string): void {
    if (!this.#code) this.#readText(line);
    else if (fenceLine.exec(line)?.[1]?.startsWith(this.#code.fence)) this.#endCode();
    else this.#code.lines.push(line);
  }

  #readText(line: string): void {
    const [, backticks, fence = backticks] = (this.#isMarkdown && fenceStart.exec(line)) || [];
    const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line);
    const [, lead] = listItem.exec(line) ?? [];
    if (fence !== undefined) {
      this.#close();
      this.#code = { fence, lines: [] };
    } else if (heading) {
      this.#indents = [];
      this.#addHeading(heading[1]?.length ?? 1, heading[2]?.trimEnd().replace(/(?:^|[ \t])#{1,100}$/, '') ?? '');
    } else if (this.#open && this.#open.depth === undefined && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) {
      const { text } = this.#open;
      this.#open = undefined;
      this.#addHeading(line.includes('=') ? 1 : 2, text);
    } else if (/^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/.test(line)) {
      this.#add({ kind: 'separator' });
    } else if (lead !== undefined) {
      this.#close();
      const indent = lead.search(/\S/);
      this.#indents = [...this.#indents.filter((other) => other < indent), indent];
      const number = /\d+[.)]/.exec(lead)?.[0] ?? '';
      this.#open = { depth: this.#indents.length - 1, text: `${number} ${line.slice(lead.length).trim()}`.trim() };
    } else if (tableRow.test(line)) {
      this.#addRow(line);
    } else if (line.trim() === '') {
      this.#close();
    } else {
      if (!this.#open && !/^[ \t]/.test(line)) this.#indents = [];
      this.#open ??= { text: '' };
      this.#open.text = `${this.#open.text} ${line.replace(quotation, '').trim()}`.trim();
    }
  }

  #addHeading(level: number, text: string): void {
    this.#add({ kind: 'heading', depth: level - 1, text: plainLine(text.trim(), this.#isMarkdown) });
  }

  #addRow(line: string): void {
    const cells = markdownCells(line);
    this.#close();
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
    const row = cells.map((cell) => plainLine(cell, this.#isMarkdown));
    const last = this.#blocks.at(-1);
    if (last?.kind === 'table') last.rows.push(row);
    else this.#blocks.push({ kind: 'table', rows: [row] });
  }

  #add(block: OpenBlock): void {
    this.#close();
    this.#blocks.push(block);
  }

  #close(): void {
    if (!this.#open) return;
    const { depth, text } = this.#open;
    const line = lineOf(text, this.#isMarkdown);
    const last = this.#blocks.at(-1);
    this.#open = undefined;
    if (depth === undefined) this.#blocks.push({ kind: 'paragraph', lines: [line] });
    else if (last?.kind === 'list') last.items.push({ depth, line });
    else this.#blocks.push({ kind: 'list', items: [{ depth, line }] });
  }

  #endCode(): void {
    if (this.#code) this.#add({ kind: 'preformatted', text: this.#code.lines.join('\n') });
    this.#code = undefined;
  }
}

function plainLine(text: string, isMarkdown: boolean): string {
  return lineOf(text, isMarkdown)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}

/** The parts of a text are limited, so that a long one with many open marks takes no more time than any other. Code, strong and other emphasis, pictures and links, escaped signs and tags. */
const marks =
  /(`+)(?!`)(.{1,1000}?)(?<!`)\1(?!`)|(?:\*\*|__)(?=\S)(.{1,1000}?)(?<=\S)(?:\*\*|__)|\*(?=[^\s*])([^*]{1,1000}?)(?<=\S)\*|(?<![\p{L}\p{N}])_(?=[^\s_])([^_]{1,1000}?)(?<=\S)_(?![\p{L}\p{N}])|!?\[([^\]]{0,500})\](?:\([^)\s]{0,1000}(?:\s"[^"]{0,200}")?\)|\[[^\]]{0,200}\])|\\([!-/:-@[-`{-~])|<\/?[a-z][^<>]{0,500}>/giu;

function lineOf(text: string, isMarkdown: boolean): MarkdownLine {
  if (!isMarkdown) return [text];
  const pieces: MarkdownPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > from) pieces.push(text.slice(from, found.index));
    from = found.index + found[0].length;
    const [, , code, bold, star, underscore, link, escaped] = found;
    const italic = star ?? underscore;
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (bold !== undefined) pieces.push({ kind: 'bold', text: plainLine(bold, true) });
    else if (italic !== undefined) pieces.push({ kind: 'italic', text: plainLine(italic, true) });
    else if (link !== undefined) pieces.push(...lineOf(link, true));
    else if (escaped !== undefined) pieces.push(escaped);
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
