import type { Position, Range } from 'vscode-languageserver-types';
import { KeptMark } from '../../queries/kept.ts';
import { type Input, noteRead } from '../../queries/reads.ts';
import type { Span } from '../../text/span.ts';
import { lastAtMost, type Section } from './section.ts';

/** A text as a list of sections, and the places in it, by the rules of vscode-languageserver-textdocument. */
export abstract class SectionedText {
  readonly uri: string;
  /** The whole text as an input. */
  readonly content: KeptMark;
  /** Whether the text never changes: it and its sections are no inputs then. */
  readonly #isConstant: boolean;
  #sections: readonly Section[] = [];
  /** For every section its start, as an offset and as a line. Numbers, no objects: a key changes them for all sections behind it. */
  readonly #starts: number[] = [];
  readonly #lines: number[] = [];
  #length = 0;
  #lineCount = 1;
  #text: string | undefined;

  constructor(uri: string, isConstant: boolean) {
    this.uri = uri;
    this.#isConstant = isConstant;
    this.content = new KeptMark(`text ${uri}`, () => this.#joined());
  }

  protected note(input: Input): void {
    if (!this.#isConstant) noteRead(input);
  }

  get sections(): readonly Section[] {
    this.note(this.content);
    return this.#sections;
  }

  /** The sections for who notes by itself what is read. */
  protected get current(): readonly Section[] {
    return this.#sections;
  }

  /** The URI for the sections. */
  protected get uriOfSections(): string {
    return this.#isConstant ? '' : this.uri;
  }

  get length(): number {
    this.note(this.content);
    return this.#length;
  }

  get lineCount(): number {
    this.note(this.content);
    return this.#lineCount;
  }

  /** The start offset of the section with that index; the end of the text without such a section. */
  startOf(index: number): number {
    this.note(this.content);
    return this.#starts[index] ?? this.#length;
  }

  /** The index of the section at the offset; at a border, of the one that begins there. */
  sectionIndexAt(offset: number): number {
    this.note(this.content);
    return Math.max(0, lastAtMost(this.#starts, offset));
  }

  /** The whole text, or that of a range. */
  getText(range?: Range): string {
    this.note(this.content);
    this.#text ??= this.#joined();
    return range ? this.#text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.#text;
  }

  /** Whether that is the whole text. Unlike `getText` it keeps no second copy of the text. */
  hasText(text: string): boolean {
    return text.length === this.length && text === this.#joined();
  }

  positionAt(offset: number): Position {
    const bounded = Math.max(0, Math.min(offset, this.length));
    const index = this.sectionIndexAt(bounded);
    const section = this.#sections[index];
    const local = bounded - this.startOf(index);
    const line = (this.#lines[index] ?? 0) + (section ? lastAtMost(section.lineStarts, local) + 1 : 0);
    // A position between \r and \n is the end of the line, as in every LSP document.
    const isInLineBreak = section?.text[local - 1] === '\r' && section.text[local] === '\n';
    return { line, character: bounded - this.#lineStart(line) - (isInLineBreak ? 1 : 0) };
  }

  offsetAt({ line, character }: Position): number {
    this.note(this.content);
    const start = this.#lineStart(line);
    let offset = Math.min(start + Math.max(0, character), this.#lineStart(line + 1));
    while (offset > start && this.#isLineBreak(offset - 1)) offset--;
    return offset;
  }

  range(span: Span): Range {
    return { start: this.positionAt(span.start), end: this.positionAt(span.end) };
  }

  /** Puts the new list of sections in place of the old one. Those before `first` are the same. */
  protected put(sections: readonly Section[], first: number): void {
    let [start, line] = [this.#starts[first] ?? 0, this.#lines[first] ?? 0];
    this.#text = undefined;
    this.#sections = sections;
    this.#starts.length = this.#lines.length = first;
    for (const { text, lineBreaks } of first === 0 ? sections : sections.slice(first)) {
      this.#starts.push(start);
      this.#lines.push(line);
      start += text.length;
      line += lineBreaks;
    }
    this.#length = start;
    this.#lineCount = line + 1;
  }

  #joined(): string {
    return this.#sections.map(({ text }) => text).join('');
  }

  #lineStart(line: number): number {
    if (line <= 0) return 0;
    if (line >= this.#lineCount) return this.#length;
    // The line starts in the last section that starts on an earlier line.
    const index = lastAtMost(this.#lines, line - 1);
    return (this.#starts[index] ?? 0) + (this.#sections[index]?.lineStarts[line - (this.#lines[index] ?? 0) - 1] ?? 0);
  }

  #isLineBreak(offset: number): boolean {
    const index = this.sectionIndexAt(offset);
    return /[\r\n]/.test(this.#sections[index]?.text[offset - this.startOf(index)] ?? '');
  }
}
