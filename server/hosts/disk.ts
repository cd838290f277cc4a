import { isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Host, HostListing, HostText } from '../workspace/packages/host.ts';
import {
  type FolderReader,
  hostListing,
  isPassedOver,
  type Listing,
  listFolder,
} from '../workspace/packages/listing.ts';
import { entryKind, reading } from './cache/reading.ts';
import { type Decoded, decode } from './decode.ts';

/** Larger files are not rules that an author typed; they are skipped. */
const maximumBytes = 64 * 1024 * 1024;

/** The files in these folders, given as `file:` URIs. A folder that does not exist has no files. */
export function diskHost(folders: readonly string[]): Host {
  const roots = folders.flatMap((uri) => {
    const path = pathOfUri(uri);
    return path === undefined ? [] : [{ uri: uri.replace(/\/$/, ''), path }];
  });
  const list = async (places: readonly string[]): Promise<HostListing> => {
    const listed: Parameters<typeof hostListing>[0][number][] = [];
    for (const uri of places) {
      const place = await placeOf(roots, uri);
      if (!place) continue;
      const listing = place === 'link' ? undefined : await listFolder(diskReader(place.real), place.real, place.names);
      // The target of a link may be listed under its own name elsewhere.
      if (place === 'link' || !listing || (place.names.length > 0 && listing.followed.length > 0))
        return { ...(await list(folders)), isWhole: true };
      const root = place.root.uri;
      // In the client's own encoding of the folder, so that the client has the same URI for the file.
      listed.push([listing, root, (path) => (path === '' ? root : `${root}/${path.split('/').map(encode).join('/')}`)]);
    }
    return hostListing(listed);
  };
  return {
    list,
    read: async (uri, largest) => {
      const path = pathOfUri(uri);
      // The file may have become a link since it was listed.
      if (path === undefined || !(await isInOneOf(roots, path))) return { kind: 'missing' };
      return hostText(await readText(path, Math.min(largest, maximumBytes)));
    },
  };
}

interface Root {
  readonly uri: string;
  readonly path: string;
}

/** The folder of a place, its path in it, and the folder's real path; `link` if the path goes through a link, undefined outside all folders. */
async function placeOf(
  roots: readonly Root[],
  uri: string,
): Promise<{ readonly root: Root; readonly real: string; readonly names: readonly string[] } | 'link' | undefined> {
  const path = pathOfUri(uri);
  if (path === undefined) return undefined;
  for (const root of roots) {
    const relative = relativePath(root.path, path);
    if (relative === undefined) continue;
    const names = relative.split(sep).filter((name) => name !== '');
    if (names.some(isPassedOver)) continue;
    const real = await realPath(root.path);
    if (real === undefined) continue;
    const realPlace = await realPath(path);
    if (realPlace !== undefined && realPlace !== join(real, ...names)) return 'link';
    return { root, real, names };
  }
  return undefined;
}

/** The path without links; undefined for what does not exist. */
async function realPath(path: string): Promise<string | undefined> {
  return reading.place.later(path).catch(() => undefined);
}

async function isInOneOf(roots: readonly Root[], path: string): Promise<boolean> {
  const real = await realPath(path);
  if (real === undefined) return false;
  for (const root of roots) {
    const realRoot = await realPath(root.path);
    if (realRoot !== undefined && relativePath(realRoot, real) !== undefined) return true;
  }
  return false;
}

/** The path from a folder to a path in it, `` for itself; undefined for a path outside. */
function relativePath(folder: string, path: string): string | undefined {
  const found = relative(folder, path);
  return found === '..' || found.startsWith(`..${sep}`) || isAbsolute(found) ? undefined : found;
}

/** Lists a folder of the disk, perhaps a link, like `listFolder`, with so many folders in it at most. A missing folder has no files. */
export async function listFiles(folder: string, mostFolders?: number): Promise<Listing> {
  const real = (await realPath(folder)) ?? folder;
  return listFolder(diskReader(real), real, [], mostFolders);
}

function diskReader(root: string): FolderReader {
  return {
    look: async (path) => {
      try {
        const entries = await reading.names.later(path);
        return { kind: 'folder', entries: entries.map((entry) => ({ name: entry.name, kind: entryKind(entry) })) };
      } catch (error) {
        const code = codeOf(error);
        if (code === 'ENOENT') return { kind: 'missing' };
        if (code !== 'ENOTDIR') return { kind: 'forbidden' };
        const status = await reading.status.later(path).catch(() => undefined);
        return { kind: status?.isFile() ? 'file' : 'missing' };
      }
    },
    childOf: (path, name) => join(path, name),
    follow: async (path) => {
      const real = await realPath(path);
      if (real === undefined) return undefined;
      return relativePath(root, real) === undefined ? 'outside' : { path: real };
    },
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function hostText(file: FileText): HostText {
  if (file.kind === 'text') return file;
  if (file.kind === 'notUtf8') return { kind: 'unread', reason: 'encoding' };
  const isMissing = file.kind === 'missing' || file.kind === 'folder' || file.kind === 'notAFile';
  return isMissing ? { kind: 'missing' } : { kind: 'unread', reason: file.kind };
}

/** The result of reading a file. */
export type FileText =
  | Decoded
  | { readonly kind: 'folder' | 'missing' | 'forbidden' | 'tooLarge' | 'notAFile' | 'unreadable' };

/** Reads a file. Pipes and devices are skipped, because they may never end. */
export async function readText(path: string, largest = maximumBytes): Promise<FileText> {
  try {
    const status = await reading.status.later(path);
    if (status.isDirectory()) return { kind: 'folder' };
    if (!status.isFile()) return { kind: 'notAFile' };
    if (status.size > largest) return { kind: 'tooLarge' };
    return decode(await reading.content.later(path));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: code === 'EACCES' || code === 'EPERM' ? 'forbidden' : 'unreadable' };
  }
}

/** The path of a `file:` URI, or undefined for another scheme or an invalid path. */
export function pathOfUri(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The URI of an absolute path, encoded as in VS Code: everything except letters, digits and `-._~/`. */
export function uriOfPath(path: string): string {
  const { host, pathname } = pathToFileURL(path);
  const drive = /^\/[A-Z]:/.exec(pathname);
  const spelled = drive ? drive[0].toLowerCase() + pathname.slice(drive[0].length) : pathname;
  return `file://${host}${spelled
    .split('/')
    .map((segment) => encode(decodeURIComponent(segment)))
    .join('/')}`;
}

function encode(segment: string): string {
  return encodeURIComponent(segment).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
