import type { TextDocument, TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import type { Position, Range } from 'vscode-languageserver-types';
import { inItsEdition } from '../../formats/editions/edition.ts';
import type { Format, XmlFormat } from '../../formats/format.ts';
import { formatOfFolder } from '../../formats/formats.ts';
import { type JsonFormat, jsonFormatOf } from '../../formats/jsonFormat.ts';
import { prose } from '../../formats/prose.ts';
import { type Recognised, type RootDamage, recognise } from '../../formats/recognise.ts';
import type { KeptInput, KeptValues } from '../../queries/kept.ts';
import { noteChange, noteRead, unrecorded } from '../../queries/reads.ts';
import { type Span, shift } from '../../text/span.ts';
import type { FileEncoding } from '../../xml/encodings.ts';
import type { MissingRoot } from '../../xml/parse.ts';
import { cut } from '../../xml/sections.ts';
import { costOfSections, maximumCost } from './memoryCost.ts';
import { opaqueSection, proseSection, type Section } from './section.ts';
import { difference, type SectionChange, type SectionRoot, sectionsOf } from './sectionList.ts';
import { SectionPositions } from './sectionPositions.ts';

const proseLanguages: ReadonlySet<string> = new Set(['markdown', 'plaintext']);

/** Longer prose is not a scenario, but a log or a data file. */
const maximumProseLength = 1_000_000;

/** Longer than a prolog, a root tag and the text behind it that `recognise` reads. */
const maximumHeadLength = 10_000;

/** The text before the root is in the first section: all others begin with their entry. */
const noBeginning = { offset: 0, isOpenEnded: false };

/**
 * A document as a list of sections, so that a key in a file of many megabytes reads one entry again and copies nothing else. Positions
 * follow the rules of vscode-languageserver-textdocument.
 */
export class Document implements Omit<TextDocument, 'getLineRange' | 'getEOLCharacters'> {
  readonly uri: string;
  readonly languageId: string;
  /** The encoding of the file; undefined if only the text is known. */
  readonly encoding: FileEncoding | undefined;
  #version: number;
  #isProse = false;
  #jsonFormat: JsonFormat | undefined;
  /** Undefined for prose and for other XML. */
  #recognised: Recognised | undefined;
  /** For a document that is too large: the length below which it is read again. */
  #lengthToRead: number | undefined;
  #sections: readonly Section[] = [];
  #isOpenEnded = false;
  /** The edition that the sections show. */
  #inEdition: { readonly sections: readonly Section[]; readonly format: XmlFormat } | undefined;
  #text: string | undefined;
  #kept: KeptValues | undefined;
  #lastHead: Head | undefined;
  readonly #head: KeptInput;
  readonly #content: KeptInput;
  #edited: EditedSections = { first: 0, end: 0 };
  readonly #positions = new SectionPositions();

  /** Empty for a text that never changes: its sections are no inputs then. */
  readonly #uriOfSections: string;

  /**
   * @param encoding that of the file's bytes, if known: an editor does not say.
   * @param isConstant whether the text never changes.
   */
  constructor(
    uri: string,
    languageId: string,
    version: number,
    text: string,
    encoding?: FileEncoding,
    isConstant = false,
  ) {
    this.encoding = encoding;
    this.#uriOfSections = isConstant ? '' : uri;
    this.uri = uri;
    this.languageId = languageId;
    this.#version = version;
    this.#head = inputOf(
      `head ${uri}`,
      isConstant,
      () => this.#headNow().mark,
      () => this.#headNow().text,
    );
    const textNow = (): string => this.#sections.map((section) => section.text).join('');
    this.#content = inputOf(`text ${uri}`, isConstant, () => this.#sections, textNow);
    this.#replaceAll(text);
  }

  get version(): number {
    return this.#version;
  }

  /** An editor shows the document from now on, and counts its versions from that number. */
  shownAs(version: number): void {
    this.#version = version;
  }

  /** What earlier runs have found out about the document; undefined where nothing is kept, and from the first edit on. */
  get kept(): KeptValues | undefined {
    return this.#kept;
  }

  keepIn(kept: KeptValues | undefined): void {
    this.#kept = kept;
  }

  /** The kind of the document with its root, as an input: it stays while only texts of entries change. */
  get head(): KeptInput {
    return this.#head;
  }

  /** The whole document as an input. */
  get content(): KeptInput {
    return this.#content;
  }

  /** The descriptor of its kind, in the edition of the document, or undefined if the document is not recognised. */
  get format(): Format | undefined {
    noteRead(this.#head);
    return this.#formatNow();
  }

  #formatNow(): Format | undefined {
    const format = this.#recognised?.format;
    if (!format?.first) return format ?? (this.#isProse ? prose : undefined);
    if (this.#inEdition?.sections !== this.#sections)
      this.#inEdition = { sections: this.#sections, format: inItsEdition(format, this.#sections) };
    return this.#inEdition.format;
  }

  /** The descriptor of a JSON file that describes a package; undefined for all other documents. */
  get jsonFormat(): JsonFormat | undefined {
    noteRead(this.#head);
    return this.#jsonFormat;
  }

  /** Whether the document is of a kind that is checked. */
  get isKnown(): boolean {
    return this.format !== undefined || this.#jsonFormat !== undefined;
  }

  /** Whether the document would be recognised, but takes too much memory, or as prose too much time. */
  get isTooLarge(): boolean {
    return this.#lengthToRead !== undefined;
  }

  /** The damage of the root tag of a recognised document. Spans are in document coordinates. */
  get rootDamage(): RootDamage | undefined {
    noteRead(this.#head);
    return this.#recognised?.damage;
  }

  /** The root, as `parse` needs it for the section with that index. */
  rootFor(index: number): string | MissingRoot | undefined {
    noteRead(this.#head);
    const root = this.#recognised && rootOf(this.#recognised);
    return index === 0 ? root?.first : root?.name;
  }

  get sections(): readonly Section[] {
    noteRead(this.#content);
    return this.#sections;
  }

  /** The section before the first entry, or the whole text of a page. */
  get firstSection(): Section | undefined {
    noteRead(this.#isProse ? this.#content : this.#head);
    return this.#sections[0];
  }

  /** The sections that the last edit has replaced; none after one that has replaced all. */
  get edited(): EditedSections {
    return this.#edited;
  }

  get length(): number {
    noteRead(this.#content);
    return this.#positions.length;
  }

  get lineCount(): number {
    noteRead(this.#content);
    return this.#positions.lineCount;
  }

  /** The start offset of the section with that index. */
  startOf(index: number): number {
    noteRead(this.#content);
    return this.#positions.startOf(index);
  }

  /** The line on which the section with that index starts. */
  lineOf(index: number): number {
    noteRead(this.#content);
    return this.#positions.lineOf(index);
  }

  /** The column at which it starts. */
  columnOf(index: number): number {
    noteRead(this.#content);
    return this.#positions.columnOf(index);
  }

  /** The index of the section at the offset; at a border, of the one that begins there. */
  sectionIndexAt(offset: number): number {
    noteRead(this.#content);
    return this.#positions.indexAt(offset);
  }

  /** Whether that is the whole text. Unlike `getText` it keeps no second copy of the text. */
  hasText(text: string): boolean {
    let at = 0;
    return (
      text.length === this.length &&
      this.#sections.every((section) => {
        const isHere = text.startsWith(section.text, at);
        at += section.text.length;
        return isHere;
      })
    );
  }

  /** The whole text, or that of a range. */
  getText(range?: Range): string {
    noteRead(this.#content);
    this.#text ??= this.#sections.map((section) => section.text).join('');
    return range ? this.#text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.#text;
  }

  positionAt(offset: number): Position {
    noteRead(this.#content);
    return this.#positions.positionAt(offset);
  }

  offsetAt(position: Position): number {
    noteRead(this.#content);
    return this.#positions.offsetAt(position);
  }

  range(span: Span): Range {
    return { start: this.positionAt(span.start), end: this.positionAt(span.end) };
  }

  /** Applies LSP changes in their order. Returns the replaced sections. */
  update(changes: readonly TextDocumentContentChangeEvent[], version: number): SectionChange {
    const before = this.#sections;
    const { mark } = this.#headNow();
    for (const change of changes) {
      if ('range' in change)
        this.#replace(this.offsetAt(change.range.start), this.offsetAt(change.range.end), change.text);
      else this.#replaceAll(change.text);
    }
    this.#version = version;
    this.#kept = undefined;
    noteChange(this.#content);
    if (this.#headNow().mark !== mark) noteChange(this.#head);
    const change = difference(before, this.#sections);
    for (const section of change.removed) section.replace();
    return change;
  }

  #replace(from: number, to: number, inserted: string): void {
    const [start, end] = from <= to ? [from, to] : [to, from];
    const recognised = this.#recognised;
    if (!recognised || recognised.damage || this.#isOpenEnded) {
      this.#replaceInWhole(start, end, inserted);
      return;
    }
    const first = this.#firstTouched(start);
    const last = this.sectionIndexAt(end);
    const windowStart = this.startOf(first);
    const window = this.#sections.slice(first, last + 1);
    const old = window.map((section) => section.text).join('');
    const text = old.slice(0, start - windowStart) + inserted + old.slice(end - windowStart);
    const isHead = first === 0 || windowStart < recognised.headEnd;
    const now = isHead ? this.#recognise(this.#headWith(first, text, last)) : recognised;
    const isAnother = now?.format !== recognised.format || now.damage || now.beginning.isOpenEnded;
    if (isAnother || now.beginning.offset > windowStart + text.length) {
      this.#replaceInWhole(start, end, inserted);
      return;
    }
    const cuts = cut(text, entryNames(now), first === 0 ? now.beginning : noBeginning);
    const cost = costOfSections(this.length + inserted.length, this.#sections.length + cuts.starts.length);
    if (cuts.isOpenEnded || cost > maximumCost) {
      this.#replaceInWhole(start, end, inserted);
      return;
    }
    const added = sectionsOf(text, cuts.starts, rootOf(now), first === 0, window, true, this.#uriOfSections);
    this.#sections = [...this.#sections.slice(0, first), ...added, ...this.#sections.slice(last + 1)];
    this.#edited = { first, end: first + added.length };
    this.#recognised = now;
    this.#measure(first);
  }

  #headNow(): Head {
    const last = this.#lastHead;
    if (last?.sections === this.#sections) return last;
    const format = this.#formatNow();
    const kind = format?.isXml ? [format.kind, format.edition] : [this.#isProse, this.#jsonFormat?.fileName];
    const root = this.#recognised && rootOf(this.#recognised);
    const beforeEntries = this.#recognised && unrecorded(() => this.#sections[0]?.text);
    const text = JSON.stringify([this.languageId, this.encoding, kind, root, this.#recognised?.damage, beforeEntries]);
    const isSame = last?.format === format && last?.text === text;
    const mark = isSame ? last.mark : {};
    this.#lastHead = { sections: this.#sections, format, text, mark };
    return this.#lastHead;
  }

  #replaceInWhole(start: number, end: number, inserted: string): void {
    const old = this.getText();
    const text = old.slice(0, start) + inserted + old.slice(end);
    if (text.length > (this.#lengthToRead ?? Number.POSITIVE_INFINITY)) this.#keepUnread(text);
    else this.#replaceAll(text);
  }

  /** The beginning of the document, long enough to recognise it, with `text` in place of the sections from `first` to `last`. */
  #headWith(first: number, text: string, last: number): string {
    const parts = this.#sections.slice(0, first).map((section) => section.text);
    parts.push(text);
    let length = this.startOf(first) + text.length;
    const enough = Math.max(length, this.#recognised?.headEnd ?? 0) + maximumHeadLength;
    for (let index = last + 1; index < this.#sections.length && length < enough; index++) {
      const following = this.#sections[index]?.text ?? '';
      parts.push(following);
      length += following.length;
    }
    return parts.join('');
  }

  /** An edit near the start of a section can damage its start tag; then it belongs to the section before. */
  #firstTouched(offset: number): number {
    const index = this.sectionIndexAt(offset);
    const maximumNameLength = 20;
    return index > 0 && offset - this.startOf(index) <= maximumNameLength ? index - 1 : index;
  }

  #replaceAll(text: string): void {
    this.#edited = { first: 0, end: 0 };
    this.#lengthToRead = undefined;
    this.#jsonFormat = jsonFormatOf(this.uri, text);
    const recognised = this.#jsonFormat ? undefined : this.#recognise(text);
    if (recognised) {
      const cuts = cut(text, entryNames(recognised), recognised.beginning);
      const cost = costOfSections(text.length, cuts.starts.length);
      if (cost > maximumCost) {
        this.#lengthToRead = Math.floor(text.length * (maximumCost / cost));
        this.#keepUnread(text);
        return;
      }
      const known = recognised.format === this.#recognised?.format ? this.#sections : [];
      const isSameRoot = this.#recognised !== undefined && isSame(rootOf(recognised), rootOf(this.#recognised));
      this.#isOpenEnded = cuts.isOpenEnded;
      this.#sections = sectionsOf(text, cuts.starts, rootOf(recognised), true, known, isSameRoot, this.#uriOfSections);
    } else {
      this.#isProse = !this.#jsonFormat && proseLanguages.has(this.languageId);
      if (this.#isProse && text.length > maximumProseLength) {
        this.#lengthToRead = maximumProseLength;
        this.#keepUnread(text);
        return;
      }
      this.#isOpenEnded = false;
      this.#sections = [
        this.#isProse ? proseSection(text, this.#uriOfSections) : opaqueSection(text, this.#uriOfSections),
      ];
    }
    this.#recognised = recognised;
    this.#measure(0);
  }

  /** Keeps a text that is too large as it is. */
  #keepUnread(text: string): void {
    this.#recognised = undefined;
    this.#isProse = false;
    this.#isOpenEnded = false;
    this.#sections = [opaqueSection(text, this.#uriOfSections)];
    this.#measure(0);
  }

  /** Measures the sections from `first` on. */
  #measure(first: number): void {
    this.#text = undefined;
    this.#positions.measure(this.#sections, first);
  }

  #recognise(text: string): Recognised | undefined {
    return recognise(text, formatOfFolder(this.uri), !proseLanguages.has(this.languageId));
  }
}

/** What all sections of a document depend on, for one list of them. */
interface Head {
  readonly sections: readonly Section[];
  readonly format: Format | undefined;
  /** All that it says, but for the descriptor of the kind. */
  readonly text: string;
  /** The same object as long as it says the same. */
  readonly mark: object;
}

function inputOf(name: string, isConstant: boolean, mark: () => unknown, text: () => string): KeptInput {
  return {
    name,
    isConstant,
    get mark() {
      return mark();
    },
    print: (shorten) => shorten(text()),
  };
}

/** By their indexes: from `first` to the one before `end`. */
interface EditedSections {
  readonly first: number;
  readonly end: number;
}

/** The section's span in its document. */
export function documentSpan(document: Document, index: number, span: Span): Span {
  return shift(span, document.startOf(index));
}

function entryNames({ format }: Recognised): readonly string[] {
  return format.entries.map(({ element }) => element);
}

/** The root for reading its sections: the remains of a start tag concern the first of them. */
function rootOf({ rootName, damage }: Recognised): SectionRoot {
  const first = damage?.what === 'missing' ? { name: rootName, remains: damage.span } : undefined;
  return { name: rootName, first };
}

function isSame(a: SectionRoot, b: SectionRoot): boolean {
  const [left, right] = [a.first?.remains, b.first?.remains];
  return a.name === b.name && left?.start === right?.start && left?.end === right?.end;
}
