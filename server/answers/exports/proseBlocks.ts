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

class PageReader {
  readonly #isMarkdown: boolean;
  readonly #blocks: MarkdownBlock[] = [];
  /** The paragraph or item that goes on; without a depth, a paragraph. */
  #open: { readonly depth?: number; text: string } | undefined;
  #code: { readonly fence: string; readonly lines: string[] } | undefined;
  #indents: readonly number[] = [];
  #items: MarkdownItem[] = [];
  #rows: (readonly string[])[] = [];

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
    const [, backticks, tildes] = (this.#isMarkdown && fenceStart.exec(line)) || [];
    const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line);
    const [, lead] = listItem.exec(line) ?? [];
    const fence = backticks ?? tildes;
    if (fence !== undefined) {
      this.#close();
      this.#code = { fence, lines: [] };
    } else if (heading) {
      this.#indents = [];
      this.#add(this.#heading(heading[1]?.length ?? 1, withoutMarks(heading[2] ?? '')));
    } else if (this.#open && this.#open.depth === undefined && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) {
      const { text } = this.#open;
      this.#open = undefined;
      this.#add(this.#heading(line.trim().startsWith('=') ? 1 : 2, text));
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

  #heading(level: number, text: string): MarkdownBlock {
    return { kind: 'heading', depth: level - 1, text: plainLine(text, this.#isMarkdown) };
  }

  #addRow(line: string): void {
    const cells = cellsOf(line);
    this.#close();
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
    if (this.#blocks.at(-1)?.kind !== 'table') {
      this.#rows = [];
      this.#add({ kind: 'table', rows: this.#rows });
    }
    this.#rows.push(cells.map((cell) => plainLine(cell, this.#isMarkdown)));
  }

  #add(block: MarkdownBlock): void {
    this.#close();
    this.#blocks.push(block);
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    const line = lineOf(open.text, this.#isMarkdown);
    const isItem = open.depth !== undefined;
    if (!isItem) this.#add({ kind: 'paragraph', lines: [line] });
    else if (this.#blocks.at(-1)?.kind !== 'list') {
      this.#items = [];
      this.#add({ kind: 'list', items: this.#items });
    }
    if (isItem) this.#items.push({ depth: open.depth, line });
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

/** A heading without the signs that may close it. */
function withoutMarks(heading: string): string {
  const text = heading.trimEnd();
  const marks = /#+$/.exec(text.slice(-maximumMarks))?.[0] ?? '';
  const before = text.slice(0, text.length - marks.length);
  return marks !== '' && (before === '' || /[ \t]$/.test(before)) ? before.trimEnd() : text;
}

/** More signs than anybody writes. */
const maximumMarks = 100;

/** The cells of a row, without its outer bars. */
function cellsOf(line: string): readonly string[] {
  const inner = line.trim().replace(/^\||(?<!\\)\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}
