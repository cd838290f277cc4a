import type { TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import { Inputs, partsOfName } from '../../queries/inputs.ts';
import { type FindInput, type KeptInput, KeptMark, printOf, type Shorten, type Store } from '../../queries/kept.ts';
import { Mark, noteRead, unrecorded } from '../../queries/reads.ts';
import { query } from '../../queries/remembered.ts';
import { isSameList } from '../../queries/sameList.ts';
import type { FileEncoding } from '../../xml/encodings.ts';
import { Document } from '../documents/document.ts';
import { documentInputs } from '../documents/documentInputs.ts';
import { decodedUri } from '../documents/fileName.ts';
import { type Section, sectionKind } from '../documents/section.ts';
import { usualSystem } from '../documents/systemsIn.ts';
import { contributionsOf } from '../index/contribution.ts';
import { lowestBasePrecedence, lowestOwnPrecedence, ownPrecedence } from '../index/index.ts';
import { FileNames } from './fileNames.ts';
import { type BundledPackage, languageIdOf } from './host.ts';
import { Package } from './package.ts';
import { type PackageUnit, PackageUnits } from './packageUnits.ts';
import { isKeptText } from './sourceRecord.ts';
import { TextsBeside } from './textsBeside.ts';

/** The folders and files of an author, open or not, and which packages there are. */
export class Workspace {
  readonly fileNames = new FileNames();
  readonly textsBeside = new TextsBeside();
  readonly #questions = new Inputs('workspace', (question) => this.#answerTo(question), true);
  readonly #answers = new Map<string, (rest: string) => boolean>();
  /** All files as one package, for who stands in none: what counts in at least one of them. */
  readonly all: Package;
  /** The packages and their systems, by folders and systems, as far as they have been asked for, with the state of the files that they know. */
  readonly #packages = new Map<string, { readonly seen: Package; files: unknown }>();
  #store: Store | undefined;
  #roots: readonly string[] = [];
  #readings = 0;
  readonly #reading = new KeptMark('reading', () => String(this.#readings > 0));
  /** What describes packages: their files, and the folders of the workspace. */
  readonly #described = new KeptMark('packages', () =>
    JSON.stringify([this.#roots, this.#describing().map((document) => [document.uri, document.getText()])]),
  );
  /** The list of documents, and which of them have entries. */
  readonly #files = new Mark();

  /** @param packs in the order of precedence, the highest first; those of other systems are only read when they are asked for. */
  constructor(packs: readonly BundledPackage[]) {
    this.all = new Package('*', packs, [usualSystem], this);
  }

  keepIn(store: Store): void {
    this.#store = store;
  }

  /** Whether files of the workspace are still to be read: an unknown id may be known later. */
  get isBeingRead(): boolean {
    noteRead(this.#reading);
    return this.#readings > 0;
  }

  /** Files are to be read from now on, until as many calls of `endReading` have followed. */
  beginReading(): void {
    if (this.#readings++ === 0) this.#reading.change();
  }

  endReading(): void {
    if (--this.#readings === 0) this.#reading.change();
  }

  /** Sets the folders (URIs) of the workspace: each is a package of its own. */
  setRoots(roots: readonly string[]): void {
    this.#roots = roots.map((root) => decodedUri(root).replace(/\/+$/, ''));
    this.#described.change();
    this.#files.change();
  }

  /** Which packages there are. */
  get units(): PackageUnits {
    return this.#unitsAt(this);
  }

  readonly #unitsAt = query((_: Workspace): PackageUnits => {
    noteRead(this.#described);
    return unrecorded(() => new PackageUnits(this.#describing(), this.#roots));
  });

  #describing(): readonly Document[] {
    return this.documents().filter(({ jsonFormat }) => jsonFormat);
  }

  /** The packages of all documents, or of some. */
  packages(documents = this.documents()): readonly Package[] {
    return [...new Set(documents.map((document) => this.packageOf(document)))];
  }

  /**
   * The package that a document is of. With a single package in the workspace that is all of it, so that files around it count too.
   *
   * @param systems whose packs count, in place of those of the document.
   */
  packageOf(document: Document, systems?: readonly string[]): Package {
    const pack = this.all.packOf(document.uri);
    if (document.isBundled || pack?.system !== undefined)
      return this.ofSystems(systems ?? [pack?.system ?? usualSystem]);
    const own = systems ?? this.all.systemsOf(document);
    return hasSeveral(this, this.#files.mark) ? this.#of(this.units.of(document), own) : this.ofSystems(own);
  }

  /** The packages that continue the one of a document, directly or through others. */
  packagesContinuing(document: Document): readonly Package[] {
    const { units } = this;
    const own = units.of(document);
    return this.packages(this.documents().filter((other) => units.continues(units.of(other), own)));
  }

  /** All files as one package, with the packs of these systems. */
  ofSystems(systems: readonly string[]): Package {
    return isSameList(systems, this.all.systems) ? this.all : this.#of(undefined, systems);
  }

  /** The systems of all packs, the usual one first. */
  get allSystems(): readonly string[] {
    return [...new Set([usualSystem, ...this.all.allPacks.map(({ system = usualSystem }) => system)])];
  }

  /** @param unit undefined for all packages together. */
  #of(unit: PackageUnit | undefined, systems: readonly string[]): Package {
    const key = [unit?.folder ?? '*', ...systems].join('\n');
    const one = this.#packages.get(key) ?? {
      seen: new Package(key, this.all.allPacks, systems, this),
      files: undefined,
    };
    if (one.files === this.#files.mark) return one.seen;
    one.files = this.#files.mark;
    this.#packages.set(key, one);
    for (const other of this.#packages.keys()) {
      const [folder = ''] = other.split('\n');
      if (folder !== '*' && !this.units.withFolder(folder)) this.#packages.delete(other);
    }
    one.seen.keepOnly(this.#wantedBy(unit), this.all.index);
    return one.seen;
  }

  /** The documents that count in a package, with their precedence. */
  #wantedBy(unit: PackageUnit | undefined): ReadonlyMap<Document, number> {
    if (!unit) return new Map(this.documents().map((document) => [document, ownPrecedence]));
    const { units } = this;
    const near = units.near(unit).map((other) => [other, lowestOwnPrecedence] as const);
    const bases = units
      .basesOf(unit)
      .map((base, rank) => [base, Math.max(ownPrecedence - rank, lowestBasePrecedence)] as const);
    const precedences = new Map([...near, ...bases]);
    const wanted = new Map<Document, number>();
    for (const document of this.documents()) {
      const precedence = precedences.get(units.of(document));
      if (precedence !== undefined) wanted.set(document, precedence);
    }
    return wanted;
  }

  get(uri: string): Document | undefined {
    return this.all.get(uri);
  }

  /** All documents, in the order of their decoded URIs. */
  documents(): readonly Document[] {
    return this.all.documents();
  }

  /**
   * The document that was read from a file, for an editor that opens the file and has the same text: it is in the index already, and what
   * has been worked out of its sections is still true. Undefined if there is none, or none that is the same in every respect.
   */
  fileWith(uri: string, languageId: string, text: string): Document | undefined {
    const document = this.get(uri);
    // One that an editor has changed has had other texts under the numbers of its versions.
    if (document?.version !== 0 || document.uri !== uri || document.languageId !== languageId) return undefined;
    return document.hasText(text) ? document : undefined;
  }

  /** The bundled document with that URI, open in an editor or not. */
  packWith(uri: string): Document | undefined {
    const pack = this.all.packOf(uri);
    return pack && this.ofSystems([pack.system ?? usualSystem]).packWith(uri);
  }

  /** Adds the document, in place of any other with its URI. Does nothing if it is there. In a run it pauses while the document is read. */
  put(document: Document): void {
    if (this.get(document.uri) === document) return;
    const contributions = contributionsOf(document);
    this.delete(document.uri);
    this.all.put(document, ownPrecedence, contributions);
    this.#noteFile(document);
  }

  /** A document for a file that is not open in an editor. It is not added. */
  read(uri: string, languageId: string, text: string, encoding?: FileEncoding): Document {
    const document = new Document(uri, languageId, 0, text, encoding);
    document.kept = this.#store?.of(uri, (...asked) => this.#find(...asked));
    return document;
  }

  /**
   * Adds a document for a file that is not open in an editor. Returns undefined, and keeps nothing, if it is of no known kind; a record of
   * sources is kept, and is no document.
   */
  putFile(uri: string, text: string): Document | undefined {
    if (isKeptText(uri)) {
      this.textsBeside.put(uri, text);
      return undefined;
    }
    const document = this.read(uri, languageIdOf(uri), text);
    if (!document.isKnown) {
      this.delete(uri);
      return undefined;
    }
    this.put(document);
    return document;
  }

  update(document: Document, changes: readonly TextDocumentContentChangeEvent[], version: number): void {
    const hadEntries = document.format?.isXml;
    const change = document.update(changes, version);
    this.#store = undefined;
    if (document.jsonFormat?.isOfPackage || document.format?.isXml !== hadEntries) this.#noteFile(document);
    for (const one of this.#known()) one.change(document, change);
  }

  delete(uri: string): void {
    const document = this.get(uri);
    if (!document) return;
    for (const one of this.#known()) one.delete(document);
    this.#noteFile(document);
  }

  /** All packages that have been asked for. */
  #known(): readonly Package[] {
    return [this.all, ...[...this.#packages.values()].map(({ seen }) => seen)];
  }

  #noteFile({ jsonFormat }: Document): void {
    this.#files.change();
    if (jsonFormat) this.#described.change();
  }

  /**
   * Makes a question about all packages an input by itself, `isMentioned rpb-fear`: who asks it depends on the answer alone.
   *
   * @param word the first word of the question.
   * @param answer to the rest of it.
   */
  question(word: string, answer: (rest: string) => boolean): (rest: string) => boolean {
    this.#answers.set(word, answer);
    return (rest) => {
      this.#questions.read(`${word} ${rest}`);
      return unrecorded(() => answer(rest));
    };
  }

  #answerTo(question: string): string {
    const end = question.indexOf(' ');
    return String(this.#answers.get(question.slice(0, end))?.(question.slice(end + 1)));
  }

  readonly #find: FindInput = (name, print, shorten) => {
    const { whole, question } = partsOfName(name);
    const [kind = '', ...rest] = name.split(' ');
    const document = question === undefined ? this.get(rest.join(' ')) : undefined;
    if (kind === sectionKind) return document && sectionsByPrint(document, shorten).get(print);
    const input = document ? documentInputs.get(kind)?.(document) : this.#inputNamed(whole, question);
    return input && printOf(input, input.mark, shorten) === print ? input : undefined;
  };

  #inputNamed(whole: string, question: string | undefined): KeptInput | undefined {
    if (question === undefined)
      return [this.#reading, this.#described, this.fileNames.input].find(({ name }) => name === whole);
    if (whole === 'beside') return this.textsBeside.inputs.of(question);
    if (whole === 'workspace') return this.#questions.of(question);
    const [folder = '', ...systems] = whole.split('\n');
    const unit = this.units.withFolder(folder);
    const seen = whole === '*' ? this.all : folder === '*' || unit ? this.#of(unit, systems) : undefined;
    return seen?.index.inputOf(question);
  }
}

const sectionsByPrint = query(
  (document: Document, shorten: Shorten): ReadonlyMap<string, Section> =>
    new Map(document.sections.map((section) => [printOf(section, section.mark, shorten), section])),
);

/** Whether more than one package has entries: the others are only texts around one. */
const hasSeveral = query((workspace: Workspace, _: unknown): boolean => {
  const { units } = workspace;
  const withEntries = workspace.documents().filter(({ format }) => format?.isXml);
  return new Set(withEntries.map((document) => units.of(document))).size > 1;
});
