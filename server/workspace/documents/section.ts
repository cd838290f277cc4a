import type { KeptInput, Shorten } from '../../queries/kept.ts';
import { noteChange, noteRead } from '../../queries/reads.ts';
import { rememberedLately, rememberedText } from '../../queries/remembered.ts';
import { type MissingRoot, type Parsed, parse } from '../../xml/parse.ts';

/** How the text of a section is read. The same function for the same way. */
export type SectionReader = (text: string) => Parsed;

const unread: Parsed = { nodes: [], errors: [], rootEnd: undefined, openRoot: undefined };

/** A document that is not recognised: only its text is kept. */
export const asText: SectionReader = () => unread;

/** A whole document of prose: one run of text. */
export const asProse: SectionReader = (text) => ({
  ...unread,
  nodes: [{ kind: 'text', span: { start: 0, end: text.length } }],
});

const asBeginning: SectionReader = (text) => parse(text);

const inRoot = rememberedText(
  { most: 1000 },
  (name): SectionReader =>
    (text) =>
      parse(text, name),
);

/** A part of XML. `root` as for `parse`. */
export function asXml(root: string | MissingRoot | undefined): SectionReader {
  if (typeof root === 'object') return (text) => parse(text, root);
  return root === undefined ? asBeginning : inRoot(root);
}

/**
 * A part of a document that is read separately: the text before the first entry, or one entry and the text up to the next. Its text and
 * tree are immutable; an edit creates a new section. All its spans count from the section's first character ("section coordinates"). Whoever
 * reads its text or tree depends on it: as an input it is otherwise as soon as another section has replaced it.
 *
 * The text is read at the first use, and the tree is kept only while it is among the latest: most sections of a large file are read once for
 * their problems and never again. A dropped tree is read again when it is needed, as a new object.
 */
export class Section implements Parsed, KeptInput {
  /** With the URI of its document. Which section of it that is, the print tells. */
  readonly name: string;
  readonly reader: SectionReader;
  /** The number of line starts: more is asked of few sections. */
  readonly lineBreaks: number;
  readonly isConstant: boolean;
  mark: 'current' | 'replaced' = 'current';
  readonly #text: string;
  #lineStarts: readonly number[] | undefined;
  #errors: Parsed['errors'] | undefined;
  #endsRoot = false;

  /** @param uri of its document; empty for one that never changes. */
  constructor(text: string, reader: SectionReader, uri = '') {
    this.name = sectionName(uri);
    this.reader = reader;
    this.isConstant = uri === '';
    this.#text = text;
    this.lineBreaks = lineStartsOf(text).length;
  }

  get text(): string {
    noteRead(this);
    return this.#text;
  }

  /** The start offsets of lines, without the line that continues from the section before. */
  get lineStarts(): readonly number[] {
    noteRead(this);
    // A copy has no room for more: with that, the numbers of each entry would take twice as much memory.
    this.#lineStarts ??= lineStartsOf(this.#text).slice();
    return this.#lineStarts;
  }

  get errors(): Parsed['errors'] {
    noteRead(this);
    return this.#errors ?? Section.#parsed(this).errors;
  }

  get nodes(): Parsed['nodes'] {
    return Section.#parsed(this).nodes;
  }

  get openRoot(): Parsed['openRoot'] {
    return Section.#parsed(this).openRoot;
  }

  get rootEnd(): Parsed['rootEnd'] {
    noteRead(this);
    return this.#errors === undefined || this.#endsRoot ? Section.#parsed(this).rootEnd : undefined;
  }

  /** Static, because an object with a private method takes 300 bytes more as the key of a `WeakMap`. */
  static readonly #parsed = rememberedLately((section: Section): Parsed => {
    const parsed = section.reader(section.text);
    section.#errors ??= parsed.errors.length > 0 ? parsed.errors : unread.errors;
    section.#endsRoot = parsed.rootEnd !== undefined;
    return parsed;
  });

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

/** The line, counted from the section's first, and its start offset, or 0 for the first. */
export function lineAt({ lineStarts }: Section, offset: number): { readonly line: number; readonly start: number } {
  const before = lastAtMost(lineStarts, offset);
  return { line: before + 1, start: lineStarts[before] ?? 0 };
}

/** The index of the last of the ascending numbers that is not above `limit`, or -1. */
export function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Lines end as in LSP: with `\n`, `\r\n` or `\r`. */
function lineStartsOf(text: string): readonly number[] {
  const starts: number[] = [];
  const end = /\r\n?|\n/g;
  while (end.test(text)) starts.push(end.lastIndex);
  return starts;
}
