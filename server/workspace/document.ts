import type { TextDocument, TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import type { Position, Range } from 'vscode-languageserver-types';
import { type DocumentKind, entryNames, kindOf, rootNameOf } from '../schema/kinds.ts';
import { cut, rootTag } from '../xml/sections.ts';
import type { Span } from '../xml/tree.ts';
import { lineAt, opaqueSection, proseSection, type Section, shift } from './section.ts';
import { difference, type SectionChange, sectionsOf } from './sectionList.ts';

const proseLanguages: ReadonlySet<string> = new Set(['markdown', 'plaintext']);

/** Prose longer than this is no scenario but a log or a data file. */
const maximumProseLength = 1_000_000;

/**
 * A document as a list of sections, so that a keystroke in a file of many megabytes re-reads one entry and copies nothing else.
 * Positions follow the rules of vscode-languageserver-textdocument.
 */
export class Document implements Omit<TextDocument, 'getLineRange' | 'getEOLCharacters'> {
  readonly uri: string;
  readonly languageId: string;
  #version: number;
  #kind: DocumentKind | 'prose' | undefined;
  #sections: readonly Section[] = [];
  #isOpenEnded = false;
  #text: string | undefined;
  /** Of every section: the offset, line and column at which it begins. */
  #starts: number[] = [];
  #lines: number[] = [];
  #columns: number[] = [];
  #length = 0;

  constructor(uri: string, languageId: string, version: number, text: string) {
    this.uri = uri;
    this.languageId = languageId;
    this.#version = version;
    this.#replaceAll(text);
  }

  get version(): number {
    return this.#version;
  }

  /** The kind of content, or undefined if the document is not one of ours. */
  get kind(): DocumentKind | 'prose' | undefined {
    return this.#kind;
  }

  get sections(): readonly Section[] {
    return this.#sections;
  }

  get length(): number {
    return this.#length;
  }

  get lineCount(): number {
    return (this.#lines.at(-1) ?? 0) + (this.#sections.at(-1)?.lineStarts.length ?? 0) + 1;
  }

  /** The offset at which the section with that index begins. */
  startOf(index: number): number {
    return this.#starts[index] ?? this.#length;
  }

  /** The index of the section that holds the offset; at a border, of the one that begins there. */
  sectionIndexAt(offset: number): number {
    return Math.max(0, lastIndexAtMost(this.#starts, offset));
  }

  /** The whole text, or that of a range. */
  getText(range?: Range): string {
    this.#text ??= this.#sections.map((section) => section.text).join('');
    return range ? this.#text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.#text;
  }

  positionAt(offset: number): Position {
    const bounded = Math.max(0, Math.min(offset, this.#length));
    const index = this.sectionIndexAt(bounded);
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

  range(span: Span): Range {
    return { start: this.positionAt(span.start), end: this.positionAt(span.end) };
  }

  /** Applies LSP changes in their order. Returns which sections they replaced. */
  update(changes: readonly TextDocumentContentChangeEvent[], version: number): SectionChange {
    const before = this.#sections;
    for (const change of changes) {
      if ('range' in change)
        this.#replace(this.offsetAt(change.range.start), this.offsetAt(change.range.end), change.text);
      else this.#replaceAll(change.text);
    }
    this.#version = version;
    return difference(before, this.#sections);
  }

  #replace(from: number, to: number, inserted: string): void {
    const [start, end] = from <= to ? [from, to] : [to, from];
    if (this.#kind === undefined || this.#kind === 'prose' || this.#isOpenEnded) {
      const text = this.getText();
      this.#replaceAll(text.slice(0, start) + inserted + text.slice(end));
      return;
    }
    const first = this.#firstTouched(start);
    const last = this.sectionIndexAt(end);
    const windowStart = this.startOf(first);
    const window = this.#sections.slice(first, last + 1);
    const old = window.map((section) => section.text).join('');
    const text = old.slice(0, start - windowStart) + inserted + old.slice(end - windowStart);
    const cuts = cut(text, entryNames(this.#kind));
    if (cuts.isOpenEnded || (first === 0 && kindOfXml(text) !== this.#kind)) {
      const whole = this.getText();
      this.#replaceAll(whole.slice(0, start) + inserted + whole.slice(end));
      return;
    }
    const added = sectionsOf(text, cuts.starts, rootNameOf(this.#kind), first === 0, window);
    this.#sections = this.#sections.slice(0, first).concat(added, this.#sections.slice(last + 1));
    this.#measure(first);
  }

  /** An edit near the beginning of a section can take away what makes it one, and then it belongs to the section before. */
  #firstTouched(offset: number): number {
    const index = this.sectionIndexAt(offset);
    const longestName = 20;
    return index > 0 && offset - this.startOf(index) <= longestName ? index - 1 : index;
  }

  #replaceAll(text: string): void {
    const kind = this.#kindOf(text);
    if (kind === undefined || kind === 'prose') {
      this.#isOpenEnded = false;
      this.#sections = [kind ? proseSection(text) : opaqueSection(text)];
    } else {
      const cuts = cut(text, entryNames(kind));
      this.#isOpenEnded = cuts.isOpenEnded;
      const known = kind === this.#kind ? this.#sections : [];
      this.#sections = sectionsOf(text, cuts.starts, rootNameOf(kind), true, known);
    }
    this.#kind = kind;
    this.#measure(0);
  }

  #kindOf(text: string): DocumentKind | 'prose' | undefined {
    const isProse = proseLanguages.has(this.languageId) && text.length <= maximumProseLength;
    return kindOfXml(text) ?? (isProse ? 'prose' : undefined);
  }

  /** Finds out where the sections from `first` on begin. */
  #measure(first: number): void {
    this.#text = undefined;
    const count = this.#sections.length;
    this.#starts.length = this.#lines.length = this.#columns.length = count;
    let start = 0;
    let line = 0;
    let column = 0;
    // Arrays of numbers and no objects: this runs over all sections behind an edit, at every key.
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
      const section = this.#sections[index];
      if (!section) continue;
      const { length } = section.text;
      const lastLine = section.lineStarts.at(-1);
      column = lastLine === undefined ? column + length : length - lastLine;
      start += length;
      line += section.lineStarts.length;
    }
    this.#length = start;
  }

  #lineStart(line: number): number {
    if (line === 0) return 0;
    // The line begins in the last section that begins on an earlier line.
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
    const index = this.sectionIndexAt(offset);
    const character = this.#sections[index]?.text[offset - this.startOf(index)];
    return character === '\n' || character === '\r';
  }
}

/** The section's span in its document. */
export function documentSpan(document: Document, index: number, span: Span): Span {
  return shift(span, document.startOf(index));
}

/** The kind of an XML document by its root element. A root in a namespace belongs to somebody else's format. */
function kindOfXml(text: string): DocumentKind | undefined {
  const root = rootTag(text);
  return root && !root.attributes.some(({ name }) => name === 'xmlns') ? kindOf(root.name) : undefined;
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
