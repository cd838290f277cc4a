import type { Span } from '../span.ts';

/** What of a Markdown document is no text at all, and the stretches of text between. */
interface MarkdownBlocks {
  /** Front matter, fenced and indented code, and comments. */
  readonly masks: readonly Span[];
  /** Lines that belong together. A mark of code or of a link that begins in one does not end in another. */
  readonly paragraphs: readonly Span[];
}

const fenceStart = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const fenceLine = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const listItem = /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)\S/;

/** Cuts a document into code and text, by the rules of CommonMark as far as they matter for what is text. */
export function markdownBlocks(text: string): MarkdownBlocks {
  return new BlockReader(text).read();
}

class BlockReader {
  readonly #text: string;
  readonly #masks: Span[] = [];
  readonly #paragraphs: Span[] = [];
  #paragraphStart = -1;
  #fence: string | undefined;
  /** Where the text of the list item begins in its line, that other lines of the item are indented to. */
  #listIndent = 0;
  #isAfterBlank = true;
  #isCode = false;
  #commentEnd = 0;
  /** Whether `-->` stands nowhere in the rest of the text. */
  #isWithoutEnd = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): MarkdownBlocks {
    let start = frontMatterEnd(this.#text);
    if (start > 0) this.#masks.push({ start: 0, end: start });
    while (start < this.#text.length) {
      const lineEnd = this.#text.indexOf('\n', start);
      const end = lineEnd < 0 ? this.#text.length : lineEnd + 1;
      this.#readLine({ start, end });
      start = end;
    }
    this.#endParagraph(this.#text.length);
    return { masks: this.#masks, paragraphs: this.#paragraphs };
  }

  #readLine(span: Span): void {
    const line = this.#text.slice(span.start, span.end).trimEnd();
    if (span.start < this.#commentEnd)
      this.#readComment(this.#text.slice(this.#commentEnd, span.end), this.#commentEnd);
    else if (this.#fence !== undefined) this.#readFenced(line, span);
    else if (line.trim() === '') this.#readBlank(span);
    else if (!this.#beginsFence(line, span)) this.#readText(line, span);
  }

  #readFenced(line: string, span: Span): void {
    this.#masks.push(span);
    const [, close] = fenceLine.exec(line) ?? [];
    if (this.#fence !== undefined && close?.startsWith(this.#fence)) this.#fence = undefined;
  }

  #beginsFence(line: string, span: Span): boolean {
    const [, backticks, tildes] = fenceStart.exec(line) ?? [];
    this.#fence = backticks ?? tildes;
    if (this.#fence === undefined) return false;
    this.#endParagraph(span.start);
    this.#masks.push(span);
    this.#isAfterBlank = true;
    return true;
  }

  #readBlank(span: Span): void {
    this.#endParagraph(span.start);
    this.#isAfterBlank = true;
  }

  #readText(line: string, span: Span): void {
    const indent = widthOf(/^[ \t]*/.exec(line)?.[0] ?? '');
    const item = listItem.exec(line)?.[1];
    this.#isCode = (this.#isAfterBlank || this.#isCode) && indent >= this.#listIndent + 4;
    if (this.#isCode) {
      this.#masks.push(span);
    } else {
      if (item !== undefined) this.#listIndent = widthOf(item);
      else if (this.#isAfterBlank && indent < this.#listIndent) this.#listIndent = 0;
      if (this.#paragraphStart < 0) this.#paragraphStart = span.start;
      this.#readComment(line, span.start);
    }
    this.#isAfterBlank = false;
  }

  /** A comment goes on over empty lines; one that has no end is none. */
  #readComment(line: string, start: number): void {
    let at = line.indexOf('<!--');
    while (at >= 0 && !this.#isWithoutEnd) {
      const close = this.#text.indexOf('-->', start + at + 4);
      this.#isWithoutEnd = close < 0;
      const isInCode = (line.slice(0, at).match(/`/g)?.length ?? 0) % 2 === 1;
      if (close < 0 || isInCode) return;
      this.#masks.push({ start: start + at, end: close + 3 });
      this.#commentEnd = close + 3;
      at = line.indexOf('<!--', close + 3 - start);
    }
  }

  #endParagraph(end: number): void {
    if (this.#paragraphStart >= 0) this.#paragraphs.push({ start: this.#paragraphStart, end });
    this.#paragraphStart = -1;
  }
}

function frontMatterEnd(text: string): number {
  if (!/^\ufeff?---[ \t]*\r?\n/.test(text)) return 0;
  const close = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/g.exec(text);
  return close ? close.index + close[0].length : 0;
}

/** In columns, a tab being four. */
function widthOf(blanks: string): number {
  return blanks.replaceAll('\t', '    ').length;
}
