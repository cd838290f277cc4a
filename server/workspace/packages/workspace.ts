import type { TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import { isTranslation } from '../../formats/format.ts';
import { newMark, rememberedWith } from '../../text/remembered.ts';
import { isSameList } from '../../text/sameList.ts';
import type { Store } from '../../text/store.ts';
import type { FileEncoding } from '../../xml/encodings.ts';
import { Document } from '../documents/document.ts';
import { decodedUri } from '../documents/fileName.ts';
import type { Steps } from '../documents/steps.ts';
import { systemsIn, usualSystem } from '../documents/systemsIn.ts';
import type { Definition } from '../index/definition.ts';
import { Index, lowestBasePrecedence, lowestOwnPrecedence, ownPrecedence } from '../index/index.ts';
import { bundledDocuments, bundledPackages } from './bundledPackages.ts';
import { FileNames } from './fileNames.ts';
import { type BundledPackage, languageIdOf } from './host.ts';
import type { Package } from './package.ts';
import { type PackageUnit, PackageUnits } from './packageUnits.ts';
import { isKeptText } from './sourceRecord.ts';
import { TextsBeside } from './textsBeside.ts';

/**
 * The packages, their documents, open or not, and the index of them. Each package of an author has a workspace of its own, `around` its
 * documents, in which only what counts in it is known.
 */
export class Workspace {
  readonly index: Index;
  /** All packages together; the workspace itself unless it is that of one package. */
  readonly whole: Workspace;
  /** The names of the files in its folders. */
  readonly fileNames: FileNames;
  /** Records of sources and schemas. */
  readonly textsBeside: TextsBeside;
  /** The author's package first, then the bundled ones, whose documents are read when they are first needed. */
  readonly packages: readonly Package[];
  readonly #documents = new Map<string, Document>();
  readonly #own: Package = {
    id: 'workspace',
    title: undefined,
    precedence: ownPrecedence,
    documents: this.#documents,
    settings: { isReadOnly: false },
  };
  /** Those that are not, or not yet, in the index as a whole. */
  readonly #begun = new WeakSet<Document>();
  readonly #bundled = new Map<Document, Package>();
  readonly #bundledUris: ReadonlySet<string>;
  readonly #packs: readonly BundledPackage[];
  readonly #systems: readonly string[];
  #store: Store | undefined;
  /** The workspaces of its packages and of their systems, by folders and systems, as far as they have been asked for. */
  readonly #ofUnits = new Map<string, { readonly workspace: Workspace; filesKey: number }>();
  #roots: readonly string[] = [];
  #readings = 0;
  #unitsKey = newMark();
  /** Changes with the list of documents, with which of them have entries, and with what describes packages. */
  #filesKey = newMark();

  /**
   * @param packs in the order of precedence, the highest first; those of other systems are only read when they are asked for.
   * @param whole all packages together, for the workspace of one package.
   * @param systems whose packs count.
   */
  constructor(packs: readonly BundledPackage[], whole?: Workspace, systems: readonly string[] = [usualSystem]) {
    this.whole = whole ?? this;
    this.fileNames = whole?.fileNames ?? new FileNames();
    this.textsBeside = whole?.textsBeside ?? new TextsBeside();
    this.#packs = packs;
    this.#systems = systems;
    const bundled = bundledPackages(packs, systems);
    this.packages = [this.#own, ...bundled.map(({ pack }) => pack)];
    this.#bundledUris = new Set(bundled.flatMap(({ files }) => files.map(({ uri }) => uri)));
    this.index = new Index(
      (index) => {
        for (const { pack, documents, files } of bundled) {
          for (const { document, contributions } of bundledDocuments(files)) {
            documents.set(decodedUri(document.uri), document);
            this.#bundled.set(document, pack);
            const precedence = pack.precedence - (isTranslation(document.format) ? packs.length : 0);
            index.addPrepared(document, contributions, precedence);
          }
        }
      },
      isSameList(systems, [usualSystem]),
    );
  }

  /** What earlier runs have found out; undefined where nothing is kept, and from the first edit on: then memory knows more. */
  get store(): Store | undefined {
    return this.whole.#store;
  }

  keepIn(store: Store): void {
    this.whole.#store = store;
  }

  /** Whether files of the workspace are still to be read: an unknown id may be known later. */
  get isBeingRead(): boolean {
    return this.whole.#readings > 0;
  }

  /** Files are to be read from now on, until as many calls of `endReading` have followed. */
  beginReading(): void {
    this.#readings++;
  }

  endReading(): void {
    this.#readings--;
  }

  /** A number that changes with the files that describe packages; not while another file is edited. */
  get unitsKey(): number {
    return this.whole.#unitsKey;
  }

  /** Sets the folders (URIs) of the workspace: each is a package of its own. */
  setRoots(roots: readonly string[]): void {
    this.#roots = roots.map((root) => decodedUri(root).replace(/\/+$/, ''));
    this.#unitsKey = this.#filesKey = newMark();
  }

  /** The decoded URIs of its folders. */
  get roots(): readonly string[] {
    return this.whole.#roots;
  }

  /** The packages of the workspace. */
  get units(): PackageUnits {
    return unitsIn(this.whole, this.whole.#roots);
  }

  /**
   * The workspace as it is for the package of a document: its own entries, those of packages that it continues, and the bundled ones. With a
   * single package that is the whole workspace.
   */
  around(document: Document): Workspace {
    if (this.whole !== this) return this.whole.around(document);
    if (this.#bundled.has(document)) return this;
    const systemOfPack = this.#packWith(document.uri)?.system;
    if (systemOfPack !== undefined) return this.ofSystems([systemOfPack]);
    const systems = this.systemsOf(document);
    if (!hasSeveral(this)) return this.ofSystems(systems);
    return this.#of(this.units.of(document), systems);
  }

  /** The systems of a document: those that it names, or those of its package, or the usual one. */
  systemsOf(document: Document): readonly string[] {
    return systemsIn(document) ?? this.units.of(document).systems ?? [usualSystem];
  }

  /** All packages of an author, with the packs of these systems. */
  ofSystems(systems: readonly string[]): Workspace {
    if (this.whole !== this) return this.whole.ofSystems(systems);
    return isSameList(systems, this.#systems) ? this : this.#of(undefined, systems);
  }

  /** The systems of all packs, the usual one first. */
  get allSystems(): readonly string[] {
    return [...new Set([usualSystem, ...this.whole.#packs.map(({ system = usualSystem }) => system)])];
  }

  /** The packs of all systems. */
  get allPacks(): readonly BundledPackage[] {
    return this.whole.#packs;
  }

  /** Whether a document is part of the package of which this is the workspace, not of one that it continues. */
  isOwn(document: Document): boolean {
    return this.index.precedenceOf(document) === ownPrecedence;
  }

  /** @param unit undefined for all packages together. */
  #of(unit: PackageUnit | undefined, systems: readonly string[]): Workspace {
    const { units } = this;
    const key = [unit?.folder ?? '*', ...systems].join('\n');
    const known = this.#ofUnits.get(key);
    const one = known ?? { workspace: new Workspace(this.#packs, this, systems), filesKey: 0 };
    if (one.filesKey === this.#filesKey) return one.workspace;
    one.filesKey = this.#filesKey;
    if (!known) {
      for (const other of this.#ofUnits.keys()) {
        const [folder = ''] = other.split('\n');
        if (folder !== '*' && !units.has(folder)) this.#ofUnits.delete(other);
      }
      this.#ofUnits.set(key, one);
    }
    const wanted = new Map<Document, number>();
    if (!unit) for (const document of this.documents()) wanted.set(document, ownPrecedence);
    else for (const [document, precedence] of this.#wantedBy(unit)) wanted.set(document, precedence);
    one.workspace.#keepOnly(wanted, this.index);
    return one.workspace;
  }

  /** The documents that count in a package, with their precedence. */
  #wantedBy(unit: PackageUnit): ReadonlyMap<Document, number> {
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

  /** Takes other documents away, and adds those that are missing. */
  #keepOnly(wanted: ReadonlyMap<Document, number>, from: Index): void {
    for (const document of [...this.#documents.values()])
      if (wanted.get(document) !== this.index.precedenceOf(document)) this.delete(document.uri);
    for (const [document, precedence] of wanted) {
      if (this.get(document.uri) === document) continue;
      this.delete(document.uri);
      this.#documents.set(decodedUri(document.uri), document);
      this.index.addPrepared(document, from.contributionsOf(document), precedence);
    }
  }

  get(uri: string): Document | undefined {
    return this.#documents.get(decodedUri(uri));
  }

  /**
   * The document that was read from a file, for an editor that opens the file and has the same text: it is in the index already, and what
   * has been worked out of its sections is still true. Undefined if there is none, or none that is the same in every respect.
   */
  fileWith(uri: string, languageId: string, text: string): Document | undefined {
    const document = this.get(uri);
    // One that an editor has changed has had other texts under the numbers of its versions.
    if (document?.version !== 0 || document.uri !== uri || document.languageId !== languageId) return undefined;
    return !this.#begun.has(document) && document.hasText(text) ? document : undefined;
  }

  /** The documents of the workspace, in the order of their decoded URIs; for a package also those of the packages that it continues. */
  documents(): readonly Document[] {
    return this.index.documents().filter((document) => this.index.precedenceOf(document) >= lowestBasePrecedence);
  }

  /** The bundled document with that URI, open in an editor or not. */
  packWith(uri: string): Document | undefined {
    const other = this.#packWith(uri);
    if (!this.#bundledUris.has(uri)) return other && this.ofSystems([other.system ?? usualSystem]).packWith(uri);
    this.index.load();
    for (const document of this.#bundled.keys()) if (document.uri === uri) return document;
    return undefined;
  }

  /** The bundled pack, of any system, with a file of that URI. */
  #packWith(uri: string): BundledPackage | undefined {
    return this.#packs.find(({ files }) => files.some((file) => file.uri === uri));
  }

  /** The package of the document: a document that is not bundled is the author's. */
  packageOf(document: Document): Package {
    const bundled = this.#bundled.get(document);
    const system = bundled ? undefined : this.#packWith(document.uri)?.system;
    return bundled ?? (system === undefined ? this.#own : this.ofSystems([system]).packageOf(document));
  }

  /** Whether the document is there, as a whole. */
  has(document: Document): boolean {
    return this.get(document.uri) === document && !this.#begun.has(document);
  }

  /** Adds the document, in place of any other with its URI. Does nothing if it is there. */
  put(document: Document): void {
    if (this.has(document)) return;
    this.delete(document.uri);
    this.#documents.set(decodedUri(document.uri), document);
    this.#noteFile(document);
    this.index.add(document, ownPrecedence);
    this.#begun.delete(document);
  }

  /**
   * Adds a large document in steps. Between them the index knows the part so far, or still the whole document that this one replaces. The
   * document may be edited meanwhile; a caller that adds or deletes it again must end these steps first. Does nothing if the document is there.
   */
  *putting(document: Document): Steps<void> {
    if (this.has(document)) return;
    const old = this.get(document.uri);
    if (old && old !== document) {
      const prepared = yield* this.index.preparing(document, ownPrecedence);
      this.delete(document.uri);
      this.#documents.set(decodedUri(document.uri), document);
      this.#noteFile(document);
      this.index.addPrepared(document, prepared, ownPrecedence);
      return;
    }
    this.delete(document.uri);
    this.#documents.set(decodedUri(document.uri), document);
    this.#begun.add(document);
    this.#noteFile(document);
    yield* this.index.adding(document, ownPrecedence);
    this.#begun.delete(document);
  }

  /** A document for a file that is not open in an editor. It is not added. */
  read(uri: string, languageId: string, text: string, encoding?: FileEncoding): Document {
    const document = new Document(uri, languageId, 0, text, encoding);
    document.keepIn(this.store?.of(uri));
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
    this.whole.#store = undefined;
    if (document.jsonFormat?.isOfPackage || document.format?.isXml !== hadEntries) this.#noteFile(document);
    if (this.get(document.uri) === document) this.index.change(document, change, ownPrecedence);
    for (const { workspace } of this.#ofUnits.values()) {
      if (workspace.get(document.uri) === document)
        workspace.index.change(document, change, workspace.index.precedenceOf(document));
    }
  }

  delete(uri: string): void {
    const document = this.get(uri);
    if (!document) return;
    this.#noteFile(document);
    this.index.remove(document);
    this.#documents.delete(decodedUri(uri));
    for (const { workspace } of this.#ofUnits.values()) if (workspace.get(uri) === document) workspace.delete(uri);
  }

  #noteFile({ jsonFormat }: Document): void {
    this.#filesKey = newMark();
    if (jsonFormat) this.#unitsKey = newMark();
  }

  /** Changes with the list of documents, with which of them have entries, and with what describes packages. */
  get filesKey(): number {
    return this.#filesKey;
  }

  /** The effective rule with that id: the workspace's own before a bundled one. */
  ruleWithId(id: string): Definition | undefined {
    return this.index.ruleWithId(id);
  }
}

const unitsIn = rememberedWith(
  (workspace: Workspace, _: readonly string[]) => [workspace.unitsKey],
  (workspace: Workspace, roots: readonly string[]) =>
    new PackageUnits(
      workspace.documents().filter(({ jsonFormat }) => jsonFormat),
      roots,
    ),
);

/** Whether more than one package has entries: the others are only texts around one. */
const hasSeveral = rememberedWith(
  (workspace: Workspace) => [workspace.filesKey],
  (workspace: Workspace): boolean => {
    const { units } = workspace;
    const withEntries = workspace.documents().filter(({ format }) => format?.isXml);
    return new Set(withEntries.map((document) => units.of(document))).size > 1;
  },
);
