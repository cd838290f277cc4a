import { isTranslation } from '../../formats/format.ts';
import type { Language } from '../../text/language.ts';
import type { Document } from '../documents/document.ts';
import { decodedUri } from '../documents/fileName.ts';
import type { SectionChange } from '../documents/sectionList.ts';
import { systemsIn, usualSystem } from '../documents/systemsIn.ts';
import type { Contributions } from '../index/contribution.ts';
import type { Definition } from '../index/definition.ts';
import { Index, lowestBasePrecedence, ownPrecedence } from '../index/index.ts';
import { bundledDocuments } from './bundledDocuments.ts';
import type { FileNames } from './fileNames.ts';
import type { BundledPackage } from './host.ts';
import type { PackageUnits } from './packageUnits.ts';
import type { TextsBeside } from './textsBeside.ts';

/** What all packages of a workspace share. */
interface Surroundings {
  /** The names of the files in the folders of the workspace. */
  readonly fileNames: FileNames;
  /** Records of sources. */
  readonly textsBeside: TextsBeside;
  /** Which packages there are. */
  readonly units: PackageUnits;
  /** Whether files are still to be read: an unknown id may be known later. */
  readonly isBeingRead: boolean;
}

/**
 * What one sees from inside a package: its own entries, those of the packages that it continues, and the bundled packs of its systems. Whoever is
 * given a package cannot reach its neighbours.
 */
export class Package {
  readonly index: Index;
  /** The systems whose packs count. */
  readonly systems: readonly string[];
  /** The packs of all systems, in the order of precedence. */
  readonly allPacks: readonly BundledPackage[];
  readonly #documents = new Map<string, Document>();
  readonly #surroundings: Surroundings;
  readonly fileNames: FileNames;
  readonly textsBeside: TextsBeside;

  /**
   * @param name unique in its workspace; the same in each run of the program.
   * @param packs in the order of precedence, the highest first; those of other systems are not read.
   */
  constructor(name: string, packs: readonly BundledPackage[], systems: readonly string[], surroundings: Surroundings) {
    this.systems = systems;
    this.#surroundings = surroundings;
    this.fileNames = surroundings.fileNames;
    this.textsBeside = surroundings.textsBeside;
    this.allPacks = packs;
    const own = packs.filter(({ system = usualSystem }) => systems.includes(system));
    const isUsual = systems.length === 1 && systems[0] === usualSystem;
    const load = (index: Index): void => {
      for (const [position, { files }] of own.entries()) {
        for (const { document, contributions } of bundledDocuments(files)) {
          // A book has precedence over every translation: the numbers below are left for the translations of all books.
          const precedence = (isTranslation(document.format) ? 1 : 2) * packs.length - position;
          index.add(document, precedence, contributions);
        }
      }
    };
    this.index = new Index(name, load, isUsual);
  }

  get units(): PackageUnits {
    return this.#surroundings.units;
  }

  get isBeingRead(): boolean {
    return this.#surroundings.isBeingRead;
  }

  /** Its documents and those of the packages that it continues, in the order of their decoded URIs, without the packs. */
  documents(): readonly Document[] {
    return this.index.documents().filter((document) => this.index.precedenceOf(document) >= lowestBasePrecedence);
  }

  /** One of these documents. */
  get(uri: string): Document | undefined {
    return this.#documents.get(decodedUri(uri));
  }

  /** The document of a pack with that URI. */
  packWith(uri: string): Document | undefined {
    if (!this.packOf(uri)) return undefined;
    this.index.load();
    return this.index.documents().find((document) => document.isBundled && document.uri === uri);
  }

  /** The pack of any system with a file of that URI. */
  packOf(uri: string): BundledPackage | undefined {
    return this.allPacks.find(({ files }) => files.some((file) => file.uri === uri));
  }

  /** The title of the book of a pack; undefined for the author's own files. */
  titleOf({ isBundled, uri }: Document, language: Language): string | undefined {
    return isBundled ? this.packOf(uri)?.title[language] : undefined;
  }

  /** Whether a document is part of this package, not of one that it continues. */
  isOwn(document: Document): boolean {
    return this.index.precedenceOf(document) === ownPrecedence;
  }

  /** The systems of a document: those that it names, or those of its package, or the usual one. */
  systemsOf(document: Document): readonly string[] {
    return systemsIn(document) ?? this.units.of(document).systems ?? [usualSystem];
  }

  /** The effective rule with that id: an own one before a bundled one. */
  ruleWithId(id: string): Definition | undefined {
    return this.index.ruleWithId(id);
  }

  /**
   * Adds a document.
   *
   * @param contributions what its sections say.
   */
  put(document: Document, precedence: number, contributions: Contributions): void {
    this.#documents.set(decodedUri(document.uri), document);
    this.index.add(document, precedence, contributions);
  }

  /** Sections of one of its documents have been replaced. */
  change(document: Document, change: SectionChange): void {
    if (this.get(document.uri) === document) this.index.change(document, change);
  }

  delete(document: Document): void {
    if (this.get(document.uri) !== document) return;
    this.index.remove(document);
    this.#documents.delete(decodedUri(document.uri));
  }

  /** Takes other documents away, and adds those that are missing. `from` has what their sections say. */
  keepOnly(wanted: ReadonlyMap<Document, number>, from: Index): void {
    for (const document of [...this.#documents.values()])
      if (wanted.get(document) !== this.index.precedenceOf(document)) this.delete(document);
    for (const [document, precedence] of wanted)
      if (this.get(document.uri) !== document) this.put(document, precedence, from.contributions);
  }
}
