import { readJson } from '../../json/readJson.ts';
import { rememberedWith } from '../../text/remembered.ts';
import type { Document } from '../documents/document.ts';
import { folderOf } from '../documents/fileName.ts';
import type { Workspace } from './workspace.ts';

/** One of several packages in a workspace: a folder with a `whq.json`, and all folders in it that have none of their own. */
interface PackageUnit {
  /** The id in `whq.json`; undefined without one: then no other package can name it. */
  readonly id: string | undefined;
  /** The ids of the packages that it continues. */
  readonly base: readonly string[];
  /** The ids of entries that it changes on purpose. */
  readonly houseRules: ReadonlySet<string>;
}

/** The package of a document; undefined outside of all folders with a `whq.json`. */
export const unitOf = rememberedWith(
  (_: Document, workspace: Workspace) => [workspace, workspace.unitsKey],
  ({ uri }: Document, workspace: Workspace): PackageUnit | undefined => {
    const units = unitsIn(workspace);
    if (units.size === 0) return undefined;
    for (let folder = folderOf(uri); folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const unit = units.get(folder);
      if (unit) return unit;
    }
    return undefined;
  },
);

/** Whether a package continues the other one, directly or through others. */
export function continues(workspace: Workspace, unit: PackageUnit, { id }: PackageUnit): boolean {
  return id !== undefined && unit.id !== id && basesOf(unit, workspace).has(id);
}

/** Whether the entries of a package, or of no package, count in another: all do except those of a package with an id that it does not continue. */
export function counts(workspace: Workspace, unit: PackageUnit | undefined, other: PackageUnit | undefined): boolean {
  if (!unit || !other || unit === other || other.id === undefined || other.id === unit.id) return true;
  return continues(workspace, unit, other);
}

/** The packages by the decoded URIs of their folders. */
const unitsIn = rememberedWith(
  (workspace: Workspace) => [workspace.unitsKey],
  (workspace: Workspace): ReadonlyMap<string, PackageUnit> => {
    const described = workspace.documents().filter(({ jsonFormat }) => jsonFormat?.isOfPackage);
    return new Map(described.map((document) => [folderOf(document.uri), unitFrom(document.getText())]));
  },
);

/** The ids of all packages that it continues. */
const basesOf = rememberedWith(
  (_: PackageUnit, workspace: Workspace) => [workspace, workspace.unitsKey],
  ({ base }: PackageUnit, workspace: Workspace): ReadonlySet<string> => {
    const units = [...unitsIn(workspace).values()];
    const found = new Set(base);
    // The set grows while it is walked, and has each id once: packages that continue each other end too.
    for (const id of found) for (const unit of units) if (unit.id === id) for (const next of unit.base) found.add(next);
    return found;
  },
);

/** The parts of a `whq.json` that can be read; nothing of a text that is no JSON. */
function unitFrom(text: string): PackageUnit {
  const { root } = readJson(text);
  const value = (name: string) => root?.properties.findLast((property) => property.name === name)?.value;
  const textsOf = (name: string) => value(name)?.items.flatMap((item) => item.text ?? []) ?? [];
  return {
    id: value('id')?.text || undefined,
    base: textsOf('base'),
    houseRules: new Set(textsOf('houseRules')),
  };
}
