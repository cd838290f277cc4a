import type { Position } from 'vscode-languageserver-types';
import { lineAt, type Section } from './section.ts';

/** The positions of sections in their document: offsets, lines and columns, by the rules of vscode-languageserver-textdocument. */
export class SectionPositions {
  #sections: readonly Section[] = [];
  /** For every section: its start as offset, line and column. */
  readonly #starts: number[] = [];
  readonly #lines: number[] = [];
  readonly #columns: number[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get lineCount(): number {
    return (this.#lines.at(-1) ?? 0) + (this.#sections.at(-1)?.lineBreaks ?? 0) + 1;
  }

  /** The start offset of the section with that index; the end of the document without such a section. */
  startOf(index: number): number {
    return this.#starts[index] ?? this.#length;
  }

  /** The line on which the section with that index starts. */
  lineOf(index: number): number {
    return this.#lines[index] ?? 0;
  }

  /** The column at which it starts. */
  columnOf(index: number): number {
    return this.#columns[index] ?? 0;
  }

  /** The index of the section at the offset; at a border, of the one that begins there. */
  indexAt(offset: number): number {
    return Math.max(0, lastIndexAtMost(this.#starts, offset));
  }

  positionAt(offset: number): Position {
    const bounded = Math.max(0, Math.min(offset, this.#length));
    const index = this.indexAt(bounded);
    const section = this.#sections[index];
    const local = bounded - this.startOf(index);
    const { line, start } = section ? lineAt(section, local) : { line: 0, start: 0 };
    const column = line === 0 ? (this.#columns[index] ?? 0) : 0;
    // A position between \r and \n is the end of the line, as in every LSP document.
    const isInLineBreak = section?.text[local - 1] === '\r' && section.text[local] === '\n';
    return { line: (this.#lines[index] ?? 0) + line, character: column + local - start - (isInLineBreak ? 1 : 0) };
  }

  offsetAt(position: Position): number {
    if (position.line < 0) return 0;
    if (position.line >= this.lineCount) return this.#length;
    const lineStart = this.#lineStart(position.line);
    const nextLine = position.line + 1 < this.lineCount ? this.#lineStart(position.line + 1) : this.#length;
    if (position.character <= 0) return lineStart;
    return this.#beforeLineBreak(lineStart, Math.min(lineStart + position.character, nextLine));
  }

  /** Measures the new list of sections. Those before `first` are the same as before. */
  measure(sections: readonly Section[], first: number): void {
    this.#sections = sections;
    const count = sections.length;
    this.#starts.length = this.#lines.length = this.#columns.length = count;
    let start = 0;
    let line = 0;
    let column = 0;
    // Arrays of numbers, no objects: at every key this reads all sections behind the edit.
    for (let index = Math.max(0, first - 1); index < count; index++) {
      if (index >= first) {
        this.#starts[index] = start;
        this.#lines[index] = line;
        this.#columns[index] = column;
      } else {
        start = this.#starts[index] ?? 0;
        line = this.#lines[index] ?? 0;
        column = this.#columns[index] ?? 0;
      }
      const section = sections[index];
      if (!section) continue;
      const { length } = section.text;
      column = section.lineBreaks === 0 ? column + length : length - section.lastLineStart;
      start += length;
      line += section.lineBreaks;
    }
    this.#length = start;
  }

  #lineStart(line: number): number {
    if (line === 0) return 0;
    // The line starts in the last section that starts on an earlier line.
    const index = lastIndexAtMost(this.#lines, line - 1);
    const section = this.#sections[index];
    return this.startOf(index) + (section?.lineStarts[line - (this.#lines[index] ?? 0) - 1] ?? 0);
  }

  #beforeLineBreak(lineStart: number, offset: number): number {
    let end = offset;
    while (end > lineStart && this.#isLineBreak(end - 1)) end--;
    return end;
  }

  #isLineBreak(offset: number): boolean {
    const index = this.indexAt(offset);
    const character = this.#sections[index]?.text[offset - this.startOf(index)];
    return character === '\n' || character === '\r';
  }
}

/** The index of the last of the ascending numbers that is not above `limit`, or -1. */
function lastIndexAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
