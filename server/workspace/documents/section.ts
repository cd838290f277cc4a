import type { KeptInput, Shorten } from '../../queries/kept.ts';
import { noteChange, noteRead } from '../../queries/reads.ts';
import { rememberedLately, rememberedText } from '../../queries/remembered.ts';
import { type MissingRoot, type Parsed, parse } from '../../xml/parse.ts';

/**
 * A part of a document that is read separately: the text before the first entry, or one entry and the text up to the next. Its text and
 * tree are immutable; an edit creates a new section. All its spans count from the section's first character ("section coordinates"). Whoever
 * reads its text or tree depends on it: as an input it is otherwise as soon as another section has replaced it.
 */
export abstract class Section implements Parsed, KeptInput {
  /** With the URI of its document. Which section of it that is, the print tells. */
  readonly name: string;
  /** The number of line starts, and the last of them, or 0: more is asked of few sections. */
  readonly lineBreaks: number;
  readonly lastLineStart: number;
  readonly isConstant: boolean;
  mark: 'current' | 'replaced' = 'current';
  readonly #text: string;
  #lineStarts: readonly number[] | undefined;

  constructor(text: string, uri: string) {
    this.name = sectionName(uri);
    this.isConstant = uri === '';
    this.#text = text;
    this.lineBreaks = countLineBreaks(text);
    this.lastLineStart = lastLineStartOf(text);
  }

  get text(): string {
    noteRead(this);
    return this.#text;
  }

  /** The start offsets of lines, without the line that continues from the section before. */
  get lineStarts(): readonly number[] {
    // A copy has no room for more: with that, the numbers of each entry would take twice as much memory.
    this.#lineStarts ??= lineStartsOf(this.text).slice();
    return this.#lineStarts;
  }

  abstract get nodes(): Parsed['nodes'];
  abstract get errors(): Parsed['errors'];
  abstract get rootEnd(): Parsed['rootEnd'];
  abstract get openRoot(): Parsed['openRoot'];

  print(shorten: Shorten): string {
    return shorten(this.#text);
  }

  /** Another section has taken its place. */
  replace(): void {
    this.mark = 'replaced';
    noteChange(this);
  }
}

/** The name of all sections of a document as inputs. The same text for each of them. */
const sectionName = rememberedText({ most: 1000 }, (uri) => `${sectionKind} ${uri}`);

/** What the name of a section begins with, before the URI of its document. */
export const sectionKind = 'section';

/**
 * Reads its text at the first use, and keeps the tree only while it is among the latest: most sections of a large file are read once for
 * their problems and never again. A dropped tree is read again when it is needed, as a new object.
 */
class XmlSection extends Section {
  readonly #root: string | MissingRoot | undefined;
  #errors: Parsed['errors'] | undefined;
  #endsRoot = false;

  constructor(text: string, root: string | MissingRoot | undefined, uri: string) {
    super(text, uri);
    this.#root = root;
  }

  get errors(): Parsed['errors'] {
    noteRead(this);
    return this.#errors ?? XmlSection.#parsed(this).errors;
  }

  get nodes(): Parsed['nodes'] {
    return XmlSection.#parsed(this).nodes;
  }

  get openRoot(): Parsed['openRoot'] {
    return XmlSection.#parsed(this).openRoot;
  }

  get rootEnd(): Parsed['rootEnd'] {
    noteRead(this);
    return this.#errors === undefined || this.#endsRoot ? XmlSection.#parsed(this).rootEnd : undefined;
  }

  /** Static, because an object with a private method takes 300 bytes more as the key of a `WeakMap`. */
  static readonly #parsed = rememberedLately((section: XmlSection): Parsed => {
    const parsed = parse(section.text, section.#root);
    section.#errors ??= parsed.errors.length > 0 ? parsed.errors : noErrors;
    section.#endsRoot = parsed.rootEnd !== undefined;
    return parsed;
  });
}

const noErrors: Parsed['errors'] = [];

/** A text without markup. */
class PlainSection extends Section {
  readonly nodes: Parsed['nodes'];
  readonly errors = noErrors;
  readonly rootEnd = undefined;
  readonly openRoot = undefined;

  constructor(text: string, uri: string, nodes: Parsed['nodes']) {
    super(text, uri);
    this.nodes = nodes;
  }
}

/** Reads a section of XML. `root` as for `parse`. */
export function xmlSection(text: string, root: string | MissingRoot | undefined, uri = ''): Section {
  return new XmlSection(text, root, uri);
}

/** A whole document of prose: one run of text. */
export function proseSection(text: string, uri = ''): Section {
  return new PlainSection(text, uri, [{ kind: 'text', span: { start: 0, end: text.length } }]);
}

/** A document that is not recognised: only its text is kept. */
export function opaqueSection(text: string, uri = ''): Section {
  return new PlainSection(text, uri, []);
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
