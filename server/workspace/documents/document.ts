import type { TextDocument, TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import { inItsEdition } from '../../formats/editions/edition.ts';
import type { Format, XmlFormat } from '../../formats/format.ts';
import { formatOfFolder } from '../../formats/formats.ts';
import { type JsonFormat, jsonFormatOf } from '../../formats/jsonFormat.ts';
import { prose } from '../../formats/prose.ts';
import { type Recognised, type RootDamage, recognise } from '../../formats/recognise.ts';
import { KeptMark, type KeptValues } from '../../queries/kept.ts';
import { type Span, shift } from '../../text/span.ts';
import type { FileEncoding } from '../../xml/encodings.ts';
import type { MissingRoot } from '../../xml/parse.ts';
import { cut } from '../../xml/sections.ts';
import { costOfSections, maximumCost } from './memoryCost.ts';
import { asProse, asText, asXml, Section, type SectionReader } from './section.ts';
import { SectionedText } from './sectionedText.ts';
import { difference, type SectionChange, sectionsOf } from './sectionList.ts';

const proseLanguages: ReadonlySet<string> = new Set(['markdown', 'plaintext']);

/** Longer prose is not a scenario, but a log or a data file. */
const maximumProseLength = 1_000_000;

/** Longer than a prolog, a root tag and the text behind it that `recognise` reads. */
const maximumHeadLength = 10_000;

/** The text before the root is in the first section: all others begin with their entry. */
const noBeginning = { offset: 0, isOpenEnded: false };

/** A document as a list of sections, so that a key in a file of many megabytes reads one entry again. */
export class Document extends SectionedText implements Omit<TextDocument, 'getLineRange' | 'getEOLCharacters'> {
  readonly languageId: string;
  /** The encoding of the file; undefined if only the text is known. */
  readonly encoding: FileEncoding | undefined;
  /** By the count of the editor that shows the document. */
  version: number;
  /** What earlier runs have found out about the document; undefined where nothing is kept, and from the first edit on. */
  kept: KeptValues | undefined;
  /** The kind of the document with its root, as an input: it stays while only texts of entries change. */
  readonly head: KeptMark;
  /** Whether it is of a bundled pack: nobody edits it, and it is not checked. */
  readonly isBundled: boolean;
  #isProse = false;
  #jsonFormat: JsonFormat | undefined;
  /** Undefined for prose and for other XML. */
  #recognised: Recognised | undefined;
  #isTooLarge = false;
  #isOpenEnded = false;
  /** The edition that the sections show. */
  #inEdition: { readonly sections: readonly Section[]; readonly format: XmlFormat } | undefined;
  #edited: EditedSections = { first: 0, end: 0 };

  /**
   * @param encoding that of the file's bytes, if known: an editor does not say.
   * @param isBundled whether it is of a bundled pack: then its text never changes.
   */
  constructor(
    uri: string,
    languageId: string,
    version: number,
    text: string,
    encoding?: FileEncoding,
    isBundled = false,
  ) {
    super(uri, isBundled);
    this.encoding = encoding;
    this.isBundled = isBundled;
    this.languageId = languageId;
    this.version = version;
    this.head = new KeptMark(`head ${uri}`, () => this.#headNow());
    this.#replaceAll(text);
  }

  /** The descriptor of its kind, in the edition of the document, or undefined if the document is not recognised. */
  get format(): Format | undefined {
    this.note(this.head);
    return this.#formatNow();
  }

  #formatNow(): Format | undefined {
    const format = this.#recognised?.format;
    if (!format?.first) return format ?? (this.#isProse ? prose : undefined);
    const sections = this.current;
    if (this.#inEdition?.sections !== sections) this.#inEdition = { sections, format: inItsEdition(format, sections) };
    return this.#inEdition.format;
  }

  /** The descriptor of a JSON file that describes a package; undefined for all other documents. */
  get jsonFormat(): JsonFormat | undefined {
    this.note(this.head);
    return this.#jsonFormat;
  }

  /** Whether the document is of a kind that is checked. */
  get isKnown(): boolean {
    return this.format !== undefined || this.#jsonFormat !== undefined;
  }

  /** Whether the document would be recognised, but takes too much memory, or as prose too much time. */
  get isTooLarge(): boolean {
    return this.#isTooLarge;
  }

  /** The damage of the root tag of a recognised document. Spans are in document coordinates. */
  get rootDamage(): RootDamage | undefined {
    this.note(this.head);
    return this.#recognised?.damage;
  }

  /** The root, as `parse` needs it for the section with that index. */
  rootFor(index: number): string | MissingRoot | undefined {
    this.note(this.head);
    return this.#recognised && rootAt(this.#recognised, index);
  }

  /** The section before the first entry, or the whole text of a page. */
  get firstSection(): Section | undefined {
    this.note(this.#isProse ? this.content : this.head);
    return this.current[0];
  }

  /** The sections that the last edit has replaced; none after one that has replaced all. */
  get edited(): EditedSections {
    return this.#edited;
  }

  /** Applies LSP changes in their order. Returns the replaced sections. */
  update(changes: readonly TextDocumentContentChangeEvent[], version: number): SectionChange {
    const [before, head] = [this.current, this.#headNow()];
    for (const change of changes) {
      if ('range' in change)
        this.#replace(this.offsetAt(change.range.start), this.offsetAt(change.range.end), change.text);
      else this.#replaceAll(change.text);
    }
    this.version = version;
    this.kept = undefined;
    this.content.change();
    if (this.#headNow() !== head) this.head.change();
    const change = difference(before, this.current);
    for (const section of change.removed) section.replace();
    return change;
  }

  /** All that sections depend on. */
  #headNow(): string {
    const format = this.#formatNow();
    const { damage, rootName } = this.#recognised ?? {};
    const beforeEntries = this.#recognised && this.current[0]?.text;
    const kind = [format?.kind, format?.isXml && format.edition, this.#jsonFormat?.fileName];
    return JSON.stringify([this.languageId, this.encoding, kind, rootName, damage, beforeEntries]);
  }

  #replace(start: number, end: number, inserted: string): void {
    if (!this.#replaceWithin(start, end, inserted)) this.#replaceAll(spliced(this.getText(), start, end, inserted));
  }

  /** Reads only the sections again that the edit touches. Returns false if it may touch all. */
  #replaceWithin(start: number, end: number, inserted: string): boolean {
    const recognised = this.#recognised;
    if (!recognised || recognised.damage || this.#isOpenEnded) return false;
    const sections = this.current;
    const first = this.#firstTouched(start, recognised.headEnd);
    const behind = this.sectionIndexAt(end) + 1;
    const from = this.startOf(first);
    const touched = sections.slice(first, behind);
    const text = spliced(touched.map((section) => section.text).join(''), start - from, end - from, inserted);
    const now = first === 0 ? this.#recognise(this.#headWith(text, behind)) : recognised;
    const isAnother = now?.format !== recognised.format || now.damage || now.beginning.isOpenEnded;
    if (isAnother || now.beginning.offset > from + text.length) return false;
    const cuts = cut(text, entryNames(now), first === 0 ? now.beginning : noBeginning);
    const cost = costOfSections(this.length + inserted.length, sections.length + cuts.starts.length);
    if (cuts.isOpenEnded || cost > maximumCost) return false;
    const added = sectionsOf(text, cuts.starts, readerFrom(now, first), touched, this.uriOfSections);
    this.#edited = { first, end: first + added.length };
    this.#recognised = now;
    this.put([...sections.slice(0, first), ...added, ...sections.slice(behind)], first);
    return true;
  }

  /** An edit near the start of a section can damage its start tag; then it belongs to the section before. The head is read as one. */
  #firstTouched(offset: number, headEnd: number): number {
    const maximumNameLength = 20;
    const first = this.sectionIndexAt(offset - maximumNameLength - 1);
    return this.startOf(first) < headEnd ? 0 : first;
  }

  /** A text from the beginning of the document with those behind it, long enough to recognise the document. */
  #headWith(text: string, behind: number): string {
    const enough = text.length + (this.#recognised?.headEnd ?? 0) + maximumHeadLength;
    let head = text;
    for (const section of this.current.slice(behind)) {
      if (head.length > enough) break;
      head += section.text;
    }
    return head;
  }

  #replaceAll(text: string): void {
    this.#edited = { first: 0, end: 0 };
    this.#jsonFormat = jsonFormatOf(this.uri, text);
    const recognised = this.#jsonFormat ? undefined : this.#recognise(text);
    const cuts = recognised && cut(text, entryNames(recognised), recognised.beginning);
    const isProse = !recognised && !this.#jsonFormat && proseLanguages.has(this.languageId);
    this.#isTooLarge = cuts
      ? costOfSections(text.length, cuts.starts.length) > maximumCost
      : isProse && text.length > maximumProseLength;
    this.#isOpenEnded = cuts?.isOpenEnded === true;
    this.#isProse = isProse && !this.#isTooLarge;
    this.#recognised = this.#isTooLarge ? undefined : recognised;
    const sections =
      this.#recognised && cuts
        ? sectionsOf(text, cuts.starts, readerFrom(this.#recognised, 0), this.current, this.uriOfSections)
        : [new Section(text, this.#isProse ? asProse : asText, this.uriOfSections)];
    this.put(sections, 0);
  }

  #recognise(text: string): Recognised | undefined {
    return recognise(text, formatOfFolder(this.uri), !proseLanguages.has(this.languageId));
  }
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

function spliced(text: string, start: number, end: number, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}

function entryNames({ format }: Recognised): readonly string[] {
  return format.entries.map(({ element }) => element);
}

/** The root for reading its sections: the remains of a start tag concern the first of them. */
function rootAt({ rootName, damage }: Recognised, index: number): string | MissingRoot | undefined {
  if (index > 0) return rootName;
  return damage?.what === 'missing' ? { name: rootName, remains: damage.span } : undefined;
}

/** How the sections from that index on are read. */
function readerFrom(recognised: Recognised, first: number): (index: number) => SectionReader {
  return (index) => asXml(rootAt(recognised, first + index));
}
