import { rememberedLately } from '../../text/remembered.ts';
import { type MissingRoot, type Parsed, parse } from '../../xml/parse.ts';

/**
 * A part of a document that is read separately: the text before the first entry, or one entry and the text up to the next. Its text and
 * tree are immutable; an edit creates a new section. All its spans count from the section's first character ("section coordinates").
 */
export interface Section extends Parsed {
  readonly text: string;
  /** The start offsets of lines, without the line that continues from the section before. */
  readonly lineStarts: readonly number[];
  /** The number of these, and the last of them, or 0: more is asked of few sections. */
  readonly lineBreaks: number;
  readonly lastLineStart: number;
}

/** Reads a section of XML. `root` as for `parse`. */
export function xmlSection(text: string, root: string | MissingRoot | undefined): Section {
  return new XmlSection(text, root);
}

/**
 * Reads its text at the first use, and keeps the tree only while it is among the latest: most sections of a large file are read once for
 * their problems and never again. A dropped tree is read again when it is needed, as a new object.
 */
class XmlSection implements Section {
  readonly text: string;
  readonly lineBreaks: number;
  readonly lastLineStart: number;
  #lineStarts: readonly number[] | undefined;
  readonly #root: string | MissingRoot | undefined;
  #errors: Parsed['errors'] | undefined;
  #endsRoot = false;

  constructor(text: string, root: string | MissingRoot | undefined) {
    this.text = text;
    this.lineBreaks = countLineBreaks(text);
    this.lastLineStart = lastLineStartOf(text);
    this.#root = root;
  }

  get lineStarts(): readonly number[] {
    // A copy has no room for more: with that, the numbers of each entry would take twice as much memory.
    this.#lineStarts ??= lineStartsOf(this.text).slice();
    return this.#lineStarts;
  }

  get errors(): Parsed['errors'] {
    return this.#errors ?? XmlSection.#parsed(this).errors;
  }

  get nodes(): Parsed['nodes'] {
    return XmlSection.#parsed(this).nodes;
  }

  get openRoot(): Parsed['openRoot'] {
    return XmlSection.#parsed(this).openRoot;
  }

  get rootEnd(): Parsed['rootEnd'] {
    return this.#errors === undefined || this.#endsRoot ? XmlSection.#parsed(this).rootEnd : undefined;
  }

  /** Static, because an object with a private method takes 300 bytes more as the key of a `WeakMap`. */
  static readonly #parsed = rememberedLately(
    (_: XmlSection) => [],
    (section): Parsed => {
      const parsed = parse(section.text, section.#root);
      section.#errors ??= parsed.errors.length > 0 ? parsed.errors : noErrors;
      section.#endsRoot = parsed.rootEnd !== undefined;
      return parsed;
    },
  );
}

const noErrors: Parsed['errors'] = [];

/** A whole document of prose: one run of text. */
export function proseSection(text: string): Section {
  const span = { start: 0, end: text.length };
  const nodes = [{ kind: 'text', span }] as const;
  return { ...linesOf(text), nodes, errors: [], rootEnd: undefined, openRoot: undefined };
}

/** A document that is not recognised: only its text is kept. */
export function opaqueSection(text: string): Section {
  return { ...linesOf(text), nodes: [], errors: [], rootEnd: undefined, openRoot: undefined };
}

function linesOf(text: string): Pick<Section, 'text' | 'lineStarts' | 'lineBreaks' | 'lastLineStart'> {
  const lineStarts = lineStartsOf(text);
  return { text, lineStarts, lineBreaks: lineStarts.length, lastLineStart: lineStarts.at(-1) ?? 0 };
}

/** The line, counted from the section's first, and its start offset, or 0 for the first. */
export function lineAt(section: Section, offset: number): { readonly line: number; readonly start: number } {
  const { lineStarts } = section;
  let low = 0;
  let high = lineStarts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return { line: low, start: lineStarts[low - 1] ?? 0 };
}

/** Lines end as in LSP: with `\n`, `\r\n` or `\r`. */
function lineStartsOf(text: string): readonly number[] {
  const starts: number[] = [];
  if (!text.includes('\r')) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return starts;
}

function countLineBreaks(text: string): number {
  if (text.includes('\r')) return lineStartsOf(text).length;
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** 0 without a line break. */
function lastLineStartOf(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
}
