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
  /** All other files, and links to what is listed under another name, relative likewise, up to the same number. */
  readonly others: readonly string[];
  /** Whether there are no more than these others. */
  readonly hasAllOthers: boolean;
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
 */
export async function listFolder(reader: FolderReader, root: string, start: readonly string[] = []): Promise<Listing> {
  const found = {
    files: [] as string[],
    others: [] as string[],
    unreadable: [] as string[],
    followed: [] as string[],
    outside: [] as string[],
  };
  const seen = new Set<string>();
  const folders: Place[] = [];
  const links: Place[] = [];
  const addOther = (name: string): void => {
    if (found.others.length <= maximumFiles) found.others.push(name);
  };
  const addFile = (name: string): void => {
    const isContent = /\.(?:xml|md|markdown|txt)$/i.test(name) || describesPackage(name) || isKeptText(name);
    if (isContent) found.files.push(name);
    else addOther(name);
  };
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
    else if (looked.kind === 'forbidden') found.unreadable.push(place.relative);
    else if (looked.kind === 'folder')
      for (const { name, kind } of inOrder(looked.entries)) add(childOf(reader, place, name), kind);
  };
  const follow = async (link: Place): Promise<void> => {
    const target = await reader.follow(link.real);
    if (!target) return;
    if (target === 'outside' && mayHoldContent(link.relative)) {
      found.outside.push(link.relative);
      return;
    }
    if (target === 'outside' || seen.has(target.path)) {
      addOther(link.relative);
      return;
    }
    seen.add(target.path);
    found.followed.push(link.relative);
    await look({ relative: link.relative, real: target.path });
  };
  const first = start.reduce((place, name) => childOf(reader, place, name), { relative: '', real: root });
  seen.add(first.real);
  await look(first);
  let visited = 0;
  while ((folders.length > 0 || links.length > 0) && found.files.length < maximumFiles && visited < maximumFolders) {
    const folder = folders.pop();
    const link = folder ? undefined : links.pop();
    visited++;
    if (folder) await look(folder);
    if (link) await follow(link);
  }
  const hasAllOthers = found.others.length <= maximumFiles;
  const isComplete = folders.length === 0 && links.length === 0 && found.files.length <= maximumFiles;
  for (const list of Object.values(found)) list.sort();
  const [files, others] = [found.files.slice(0, maximumFiles), found.others.slice(0, maximumFiles)];
  return { ...found, files, others, hasAllOthers, isComplete };
}

/**
 * What a host says of several places.
 *
 * @param listed each with the URI of its workspace folder, and the URI of a path in it.
 */
export function hostListing(
  listed: readonly (readonly [Listing, root: string, uriOf: (path: string) => string])[],
): HostListing {
  const [files, others] = [new Map<string, string>(), new Map<string, string>()];
  const unread: Unread[] = [];
  for (const [listing, root, uriOf] of listed) {
    // A workspace folder inside another one is listed twice.
    for (const uri of listing.files.map(uriOf)) files.set(decodedUri(uri), uri);
    for (const uri of listing.others.map(uriOf)) others.set(decodedUri(uri), uri);
    for (const folder of listing.unreadable) unread.push({ uri: uriOf(folder), reason: 'forbidden' });
    for (const link of listing.outside) unread.push({ uri: uriOf(link), reason: 'outside' });
    if (!listing.isComplete) unread.push({ uri: root, reason: 'tooManyFiles' });
  }
  const hasAllOthers = listed.every(([listing]) => listing.hasAllOthers);
  return {
    files: [...files.values()],
    others: hasAllOthers ? [...others.values()] : undefined,
    unread,
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
