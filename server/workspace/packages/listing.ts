import { decodedUri } from '../documents/fileName.ts';
import type { HostListing, Unread } from './host.ts';
import { isKeptText } from './sourceRecord.ts';

/** A larger workspace is listed up to this number of files, and of folders. */
export const maximumFiles = 10_000;
const maximumFolders = 50_000;

/** The content of a folder. */
export interface Listing {
  /**
   * XML, Markdown and text files, those that describe a package, and records of sources, relative to the folder with `/`, in the order of
   * their code units.
   */
  readonly files: readonly string[];
  /** All other files, and links to what is listed under another name, relative likewise; undefined if they are more than that number. */
  readonly others: readonly string[] | undefined;
  /** Folders without read permission, relative to the folder; `` is the folder itself. */
  readonly unreadable: readonly string[];
  /** Links to files and folders in the folder that were not found otherwise, relative to it. */
  readonly followed: readonly string[];
  /** Links to content and folders outside the folder, relative to it. They are not followed. */
  readonly outside: readonly string[];
  /** False if a limit ended the listing. */
  readonly isComplete: boolean;
}

/** An entry of a folder. */
interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** The file system's answer for a path: a folder with its entries, a file, or neither. */
export type Looked =
  | { readonly kind: 'folder'; readonly entries: readonly FolderEntry[] }
  | { readonly kind: 'file' | 'forbidden' | 'missing' };

/** Access to folders. Only the reader interprets paths. */
export interface FolderReader {
  look(path: string): Promise<Looked>;
  childOf(path: string, name: string): string;
  /** The final path of a link; `outside` if it is not in the listed folder, undefined if it does not exist. */
  follow(path: string): Promise<{ readonly path: string } | 'outside' | undefined>;
}

/** A place that is still to be listed: its path from the listed folder, and its real path. */
interface Place {
  readonly relative: string;
  readonly real: string;
}

/**
 * Lists a folder and its subfolders, without `node_modules` and names that begin with a dot. Links are followed after everything else, only
 * to new places in the folder: no loop is walked twice, and no file is listed under two names.
 *
 * @param start the start in the folder: names of folders, the last of a folder or a file. None is a link.
 * @param mostFolders the number of folders at which the listing ends.
 */
export async function listFolder(
  reader: FolderReader,
  root: string,
  start: readonly string[] = [],
  mostFolders = maximumFolders,
): Promise<Listing> {
  const files: string[] = [];
  const others: string[] = [];
  const unreadable: string[] = [];
  const followed: string[] = [];
  const outside: string[] = [];
  const seen = new Set<string>();
  const folders: Place[] = [];
  const links: Place[] = [];
  const addOther = (name: string): void => {
    if (others.length <= maximumFiles) others.push(name);
  };
  const addFile = (name: string): void => (isContent(name) ? void files.push(name) : addOther(name));
  const add = (place: Place, kind: FolderEntry['kind']): void => {
    if (kind === 'link') links.push(place);
    else if (kind !== 'other' && !seen.has(place.real)) {
      seen.add(place.real);
      if (kind === 'folder') folders.push(place);
      else addFile(place.relative);
    }
  };
  const look = async (place: Place): Promise<void> => {
    const looked = await reader.look(place.real);
    if (looked.kind === 'file') addFile(place.relative);
    else if (looked.kind === 'forbidden') unreadable.push(place.relative);
    else if (looked.kind === 'folder')
      for (const { name, kind } of inOrder(looked.entries)) add(childOf(reader, place, name), kind);
  };
  const follow = async ({ relative, real }: Place): Promise<void> => {
    const target = await reader.follow(real);
    if (target === 'outside' && mayHoldContent(relative)) outside.push(relative);
    else if (target === 'outside' || (target && seen.has(target.path))) addOther(relative);
    else if (target) {
      seen.add(target.path);
      followed.push(relative);
      await look({ relative, real: target.path });
    }
  };
  const first = start.reduce((place, name) => childOf(reader, place, name), { relative: '', real: root });
  seen.add(first.real);
  await look(first);
  for (let visited = 0; files.length < maximumFiles && visited < mostFolders; visited++) {
    const folder = folders.pop();
    const link = folder ? undefined : links.pop();
    if (folder) await look(folder);
    else if (link) await follow(link);
    else break;
  }
  for (const list of [files, others, unreadable, followed, outside]) list.sort();
  return {
    files: files.slice(0, maximumFiles),
    others: others.length <= maximumFiles ? others : undefined,
    unreadable,
    followed,
    outside,
    isComplete: folders.length === 0 && links.length === 0 && files.length <= maximumFiles,
  };
}

/**
 * What a host says of several places.
 *
 * @param listed each with the URI of its workspace folder, and the URI of a path in it.
 */
export function hostListing(
  listed: readonly (readonly [Listing, root: string, uriOf: (path: string) => string])[],
): HostListing {
  return {
    // A workspace folder inside another one is listed twice.
    files: [
      ...new Map(
        listed.flatMap(([{ files }, , uriOf]) => files.map(uriOf).map((uri) => [decodedUri(uri), uri])),
      ).values(),
    ],
    others: listed.every(([{ others }]) => others)
      ? listed.flatMap(([{ others = [] }, , uriOf]) => others.map(uriOf))
      : undefined,
    unread: listed.flatMap(([{ unreadable, outside, isComplete }, root, uriOf]): readonly Unread[] => [
      ...unreadable.map((folder) => ({ uri: uriOf(folder), reason: 'forbidden' as const })),
      ...outside.map((link) => ({ uri: uriOf(link), reason: 'outside' as const })),
      ...(isComplete ? [] : [{ uri: root, reason: 'tooManyFiles' as const }]),
    ]),
    isWhole: false,
  };
}

/** Whether a file or folder with this name is skipped: hidden ones, and dependencies. */
export function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** The entries that are not skipped, the last name first. */
function inOrder(entries: readonly FolderEntry[]): readonly FolderEntry[] {
  const wanted = entries.filter(({ name }) => !isPassedOver(name));
  return wanted.sort((left, right) => (left.name < right.name ? 1 : -1));
}

function childOf(reader: FolderReader, { relative, real }: Place, name: string): Place {
  return { relative: relative === '' ? name : `${relative}/${name}`, real: reader.childOf(real, name) };
}

function isContent(name: string): boolean {
  return /\.(?:xml|md|markdown|txt)$/i.test(name) || describesPackage(name) || isKeptText(name);
}

/** Whether a link with this name may be one to content, or to a folder: not one to a picture. */
function mayHoldContent(name: string): boolean {
  return isContent(name) || !/\.[a-z]\w*$/i.test(name);
}

/** Whether a file with this path or URI describes a package. */
export function describesPackage(name: string): boolean {
  return /(?:^|\/)(?:whq|content-manifest)\.json$/.test(name);
}
