import { readJson } from '../../json/readJson.ts';
import { addTo } from '../../text/grouped.ts';
import type { Document } from '../documents/document.ts';
import { decodedUri, folderOf, nearestAbove, sharedFolders } from '../documents/fileName.ts';

/**
 * One of several packages in a workspace: a workspace folder, or a folder with a `whq.json` or a `content-manifest.json`, and all folders in
 * it that are none themselves.
 */
export interface PackageUnit {
  /** Its decoded URI; empty for the files outside of all these folders. */
  readonly folder: string;
  /** The id in `whq.json`; undefined without one: then no other package can name it. */
  readonly id: string | undefined;
  /** The ids of the packages that it continues. */
  readonly base: readonly string[];
  /** The ids of entries that it changes on purpose. */
  readonly houseRules: ReadonlySet<string>;
  /** The systems of its texts; undefined if `whq.json` names none. */
  readonly systems: readonly string[] | undefined;
  /** Whether it is a folder around packages rather than one: without an id, and without a list of its files. */
  readonly isOpen: boolean;
}

/** The packages of a workspace as its files are at one time. */
export class PackageUnits {
  /** The files outside of all folders. */
  readonly #outside = unitFrom('', []);
  readonly #units: readonly PackageUnit[];
  readonly #byFolder: ReadonlyMap<string, PackageUnit>;

  /**
   * @param described the files that describe packages.
   * @param roots the decoded URIs of the workspace folders.
   */
  constructor(described: readonly Document[], roots: readonly string[]) {
    const folders = new Map<string, Document[]>(roots.map((root) => [root, []]));
    for (const document of described) addTo(folders, folderOf(decodedUri(document.uri)), document);
    const units = [...folders].map(([folder, documents]) => unitFrom(folder, documents));
    const own = units.filter((unit) => !setsOnlySeverities(unit) || roots.includes(unit.folder));
    this.#units = [...own, this.#outside];
    this.#byFolder = new Map(this.#units.map((unit) => [unit.folder, unit]));
  }

  /** The package of a document. */
  of({ uri }: Document): PackageUnit {
    return nearestAbove(decodedUri(uri), (place) => this.#byFolder.get(place)) ?? this.#outside;
  }

  /** The package in that folder; undefined if there is none. */
  withFolder(folder: string): PackageUnit | undefined {
    return this.#byFolder.get(folder);
  }

  /**
   * The packages that one continues, directly or through others, in the order in which their entries count; the package itself is the first.
   */
  basesOf(unit: PackageUnit): readonly PackageUnit[] {
    const seen = new Set([unit]);
    // The set grows while it is walked, and has each package once: packages that continue each other end too.
    for (const one of seen) {
      for (const id of one.base) {
        const base = this.#withId(id, one);
        if (base) seen.add(base);
      }
    }
    return [...seen];
  }

  /** Whether a package continues the other one, directly or through others. */
  continues(unit: PackageUnit, other: PackageUnit): boolean {
    return other !== unit && this.basesOf(unit).includes(other);
  }

  /**
   * The folders around a package that are no packages themselves, the nearest first, and for such a folder the packages in it: their entries
   * are seen where the package and its bases have no other.
   */
  near(unit: PackageUnit): readonly PackageUnit[] {
    const around = this.#units.filter((other) => other.isOpen && isIn(unit, other));
    around.sort((left, right) => right.folder.length - left.folder.length);
    return unit.isOpen ? [...around, ...this.#units.filter((other) => isIn(other, unit))] : around;
  }

  /** The other package with that id; of several, such as a package and its copy, the one whose folder is nearest. */
  #withId(id: string, { folder }: PackageUnit): PackageUnit | undefined {
    const others = this.#units.filter((unit) => unit.id === id && unit.folder !== folder);
    const shared = (unit: PackageUnit): number => sharedFolders(unit.folder, folder);
    return others.sort((one, other) => shared(other) - shared(one))[0];
  }
}

function isIn(inner: PackageUnit, outer: PackageUnit): boolean {
  return outer.folder === '' ? inner.folder !== '' : inner.folder.startsWith(`${outer.folder}/`);
}

/** The parts of a `whq.json` that can be read; nothing of a text that is no JSON. */
function unitFrom(folder: string, documents: readonly Document[]): PackageUnit {
  const settings = documents.find(({ jsonFormat }) => jsonFormat?.isOfPackage);
  const root = settings && readJson(settings.getText()).root;
  const value = (name: string) => root?.properties.findLast((property) => property.name === name)?.value;
  const textsOf = (name: string) => value(name)?.items.flatMap((item) => item.text ?? []) ?? [];
  const id = value('id')?.text || undefined;
  const hasList = documents.some(({ jsonFormat }) => jsonFormat?.filesIn !== undefined);
  const isOpen = id === undefined && !hasList;
  const systems = textsOf('systems');
  return {
    folder,
    id,
    base: textsOf('base'),
    houseRules: new Set(textsOf('houseRules')),
    systems: systems.length > 0 ? systems : undefined,
    isOpen,
  };
}

/** Whether it is a folder in the content of a package with a `whq.json` of its own, which can only be about severities. */
function setsOnlySeverities({ folder, isOpen, base }: PackageUnit): boolean {
  return isOpen && base.length === 0 && /\/data(?:\/(?:xml|i18n)(?:\/|$)|$)/.test(folder);
}
