import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parsedJson } from '../../text/parsedJson.ts';
import { isWindowsName } from '../../text/windowsName.ts';
import { isPassedOver } from '../../workspace/packages/listing.ts';

/** The files of a package for a zip. */
export interface PackageContent {
  /** The bytes by paths from the folder of the package, with `/`, in their order. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Other files, which no app loads. */
  readonly leftOut: readonly string[];
  /** Links, which are left out too. */
  readonly links: readonly string[];
  /** XML files that the list of the package does not name: the browser app does not load them. */
  readonly unlisted: readonly string[];
  /** Files of the package that Windows cannot have: nobody could unpack the zip there. */
  readonly notForWindows: readonly string[];
  /** Whether the package has no list, so that one has been made. */
  readonly hasNewList: boolean;
}

/** The list of the files that the browser app loads. */
const listName = 'content-manifest.json';

/**
 * Reads the files of a package that the apps load: XML in `data/xml`, the translations `data/i18n/content-*.xml`, pictures, and the two
 * files that describe the package. Links, hidden files and the rest are left out. A package without a list of its XML files gets one.
 */
export async function packageContent(folder: string): Promise<PackageContent> {
  const { names, links } = await namesIn(folder);
  const wanted = names.filter(isLoaded);
  const files = new Map<string, Uint8Array>();
  for (const name of wanted) files.set(name, await readFile(join(folder, name)));
  const inApp = wanted.filter((name) => name.startsWith('data/xml/'));
  const list = listedIn(files.get(listName));
  if (!list) {
    const text = `${JSON.stringify({ xmlFiles: inApp.map((name) => `/${name}`) }, undefined, 2)}\n`;
    files.set(listName, Buffer.from(text));
  }
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    leftOut: names.filter((name) => !isLoaded(name)),
    links,
    unlisted: list ? inApp.filter((name) => !list.includes(name)) : [],
    notForWindows: wanted.filter((name) => !name.split('/').every(isWindowsName)),
    hasNewList: !list,
  };
}

function isLoaded(name: string): boolean {
  return (
    /^data\/xml\/(?:[^/]+\/)*[^/]+\.xml$/.test(name) ||
    /^data\/i18n\/content-[^/]+\.xml$/.test(name) ||
    /\.(?:png|jpe?g|gif|webp|svg)$/i.test(name) ||
    name === listName ||
    name === 'whq.json'
  );
}

/** All files and links in a folder and its folders, without dependencies, and names that begin with a dot. */
async function namesIn(folder: string): Promise<Readonly<Record<'names' | 'links', readonly string[]>>> {
  const found = { names: [] as string[], links: [] as string[] };
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const parts = relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep);
    if (parts.some(isPassedOver)) continue;
    if (entry.isFile()) found.names.push(parts.join('/'));
    else if (entry.isSymbolicLink()) found.links.push(parts.join('/'));
  }
  return { names: found.names.sort(), links: found.links.sort() };
}

/** The paths in the list, from the folder of the package; undefined without a list that can be read. */
function listedIn(bytes: Uint8Array | undefined): readonly string[] | undefined {
  const value = bytes && parsedJson(new TextDecoder().decode(bytes));
  if (typeof value !== 'object' || value === null || !('xmlFiles' in value)) return undefined;
  const { xmlFiles } = value;
  if (!Array.isArray(xmlFiles)) return undefined;
  return xmlFiles.flatMap((name: unknown) => (typeof name === 'string' ? [name.replace(/^\//, '')] : []));
}
