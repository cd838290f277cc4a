import type { Span } from '../span.ts';
import { commentAt } from './comments.ts';
import { frontMatterEnd } from './frontMatter.ts';
import { codeEndsIn } from './inline.ts';
import { fenceLine, fenceStart, listItem } from './lines.ts';

/** The blocks of a Markdown document; all lists are in the order of the text. */
interface MarkdownBlocks {
  /** Front matter, and the lines of fenced and indented code. */
  readonly code: readonly Span[];
  readonly comments: readonly Span[];
  /** Lines that belong together, without the last line break. A code span or link that begins in one paragraph does not end in another. */
  readonly paragraphs: readonly Span[];
}

/** Divides a document into code and text, by the rules of CommonMark for code and comments. */
export function markdownBlocks(text: string): MarkdownBlocks {
  return new BlockReader(text).read();
}

class BlockReader {
  readonly #text: string;
  readonly #code: Span[] = [];
  readonly #comments: Span[] = [];
  readonly #paragraphs: Span[] = [];
  #paragraphStart = -1;
  #paragraphEnd = -1;
  #fence: string | undefined;
  /** The column of the list item's text; the other lines of the item are indented as far. */
  #listIndent = 0;
  #isAfterBlank = true;
  #isCode = false;
  #commentEnd = 0;
  /** Whether the rest of the text has no `-->`. */
  #isWithoutEnd = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): MarkdownBlocks {
    const start = frontMatterEnd(this.#text);
    if (start > 0) this.#code.push({ start: 0, end: start });
    const lines = /[^\r\n]*(?:\r\n?|\n|$)/y;
    lines.lastIndex = start;
    while (lines.lastIndex < this.#text.length) {
      const lineStart = lines.lastIndex;
      lines.test(this.#text);
      this.#readLine({ start: lineStart, end: lines.lastIndex });
    }
    this.#endParagraph();
    return { code: this.#code, comments: this.#comments, paragraphs: this.#paragraphs };
  }

  #readLine(span: Span): void {
    const line = this.#text.slice(span.start, span.end).trimEnd();
    if (span.start < this.#commentEnd) {
      this.#paragraphEnd = span.start + line.length;
      this.#readComments(this.#text.slice(this.#commentEnd, span.end), this.#commentEnd);
    } else if (this.#fence !== undefined) {
      this.#readFenced(line, span);
    } else if (line.trim() === '') {
      this.#endParagraph();
      this.#isAfterBlank = true;
    } else if (!this.#beginsFence(line, span)) {
      this.#readText(line, span);
    }
  }

  #readFenced(line: string, span: Span): void {
    this.#code.push(span);
    const [, close] = fenceLine.exec(line) ?? [];
    if (this.#fence !== undefined && close?.startsWith(this.#fence)) this.#fence = undefined;
  }

  #beginsFence(line: string, span: Span): boolean {
    const [, backticks, tildes] = fenceStart.exec(line) ?? [];
    this.#fence = backticks ?? tildes;
    if (this.#fence === undefined) return false;
    this.#endParagraph();
    this.#code.push(span);
    this.#isAfterBlank = true;
    return true;
  }

  #readText(line: string, span: Span): void {
    const indent = widthOf(/^[ \t]*/.exec(line)?.[0] ?? '');
    const item = listItem.exec(line)?.[1];
    this.#isCode = (this.#isAfterBlank || this.#isCode) && indent >= this.#listIndent + 4;
    if (this.#isCode) {
      this.#code.push(span);
    } else {
      if (item !== undefined) this.#listIndent = widthOf(item);
      else if (this.#isAfterBlank && indent < this.#listIndent) this.#listIndent = 0;
      if (this.#paragraphStart < 0) this.#paragraphStart = span.start;
      this.#paragraphEnd = span.start + line.length;
      this.#readComments(line, span.start);
    }
    this.#isAfterBlank = false;
  }

  /** Reads the comments that begin in a line, or in the rest of one. A comment may contain empty lines; an unclosed one is not a comment. */
  #readComments(line: string, start: number): void {
    if (this.#isWithoutEnd || !line.includes('<!--')) return;
    const codeEnds = codeEndsIn(line);
    let at = 0;
    for (const { 0: mark, index } of line.matchAll(/\\[^\n]|`+|<!--/g)) {
      if (index < at) continue;
      if (mark.startsWith('`')) at = codeEnds.get(index) ?? index + mark.length;
      if (mark !== '<!--') continue;
      const comment = commentAt(this.#text, start + index);
      this.#isWithoutEnd = comment === undefined;
      if (!comment) return;
      this.#comments.push(comment);
      this.#commentEnd = comment.end;
      at = comment.end - start;
    }
  }

  #endParagraph(): void {
    if (this.#paragraphStart >= 0) this.#paragraphs.push({ start: this.#paragraphStart, end: this.#paragraphEnd });
    this.#paragraphStart = -1;
  }
}

/** In columns; a tab has four. */
function widthOf(indentation: string): number {
  return indentation.replaceAll('\t', '    ').length;
}
