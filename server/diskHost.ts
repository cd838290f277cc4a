import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Host } from './workspace/host.ts';

/** Files of more bytes than this are no rules that anybody typed; they are not read. */
const maximumBytes = 64 * 1024 * 1024;

/** A workspace of more files or folders than this is listed up to here. */
const maximumFiles = 10_000;
const maximumFolders = 50_000;

/** The files in these folders, given as `file:` URIs. A folder that does not exist has no files. */
export function diskHost(folders: readonly string[]): Host {
  return {
    list: async () => {
      const uris = new Set<string>();
      for (const folder of folders) {
        const path = pathOfUri(folder);
        if (path === undefined) continue;
        const { files } = await listFiles(path);
        // Onto the client's own spelling of the folder, so that the client means the same file by the same URI.
        for (const file of files) uris.add(`${folder.replace(/\/$/, '')}/${file.split('/').map(encode).join('/')}`);
      }
      return [...uris];
    },
    read: async (uri) => {
      const path = pathOfUri(uri);
      const file = path === undefined ? undefined : await readText(path);
      return file?.kind === 'text' ? file.text : undefined;
    },
  };
}

/** What a folder holds. */
export interface Listing {
  /** XML, Markdown and text files, relative to the folder with `/`, in the order of their code units. */
  readonly files: readonly string[];
  /** Folders that may not be read, relative to the folder; `` is the folder itself. */
  readonly unreadable: readonly string[];
  /** False where there was more than the program is ready to look at. */
  readonly isComplete: boolean;
}

/** A folder still to be read: by which path from the first one, and where it really is. */
interface Place {
  readonly relative: string;
  readonly real: string;
}

/**
 * Lists a folder and those in it, without `node_modules` and whatever begins with a dot. Links are followed after everything
 * else, and only to what has not been seen: no loop is walked twice, and no file is listed under two names.
 */
export async function listFiles(folder: string): Promise<Listing> {
  const files: string[] = [];
  const unreadable: string[] = [];
  const seen = new Set<string>();
  const folders: Place[] = [];
  const links: Place[] = [];
  const visit = (place: Place, kind: 'folder' | 'file'): void => {
    if (seen.has(place.real)) return;
    seen.add(place.real);
    if (kind === 'folder') folders.push(place);
    else if (isContent(place.relative)) files.push(place.relative);
  };
  await follow({ relative: '', real: folder }, visit);
  let visited = 0;
  while ((folders.length > 0 || links.length > 0) && files.length < maximumFiles && visited < maximumFolders) {
    const place = folders.pop();
    if (place) {
      visited++;
      const entries = await entriesOf(place);
      if (!entries) unreadable.push(place.relative);
      for (const entry of entries ?? []) {
        const child = childOf(place, entry.name);
        if (entry.isSymbolicLink()) links.push(child);
        else if (entry.isDirectory()) visit(child, 'folder');
        else if (entry.isFile()) visit(child, 'file');
      }
    } else {
      const link = links.pop();
      if (link) await follow(link, visit);
    }
  }
  const isComplete = folders.length === 0 && links.length === 0 && files.length <= maximumFiles;
  return { files: files.sort().slice(0, maximumFiles), unreadable: unreadable.sort(), isComplete };
}

/** Visits what a link leads to. A link that leads nowhere is passed over. */
async function follow(link: Place, visit: (place: Place, kind: 'folder' | 'file') => void): Promise<void> {
  try {
    const real = await realpath(link.real);
    const status = await stat(real);
    if (status.isDirectory()) visit({ relative: link.relative, real }, 'folder');
    else if (status.isFile()) visit({ relative: link.relative, real }, 'file');
  } catch {
    // Gone, or never there.
  }
}

/** The entries of a folder that are not passed over, the last name first, or undefined if the folder may not be read. */
async function entriesOf({ real }: Place): Promise<readonly Dirent[] | undefined> {
  try {
    const entries = await readdir(real, { withFileTypes: true });
    const wanted = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
    return wanted.sort((left, right) => (left.name < right.name ? 1 : -1));
  } catch {
    return undefined;
  }
}

function childOf({ relative, real }: Place, name: string): Place {
  return { relative: relative === '' ? name : `${relative}/${name}`, real: join(real, name) };
}

function isContent(name: string): boolean {
  return /\.(?:xml|md|markdown|txt)$/i.test(name);
}

/** What reading a file comes to. */
export type FileText =
  /** The text without its byte order mark. */
  | { readonly kind: 'text'; readonly text: string }
  /** Not UTF-8. `guess` is what it looks like with the bad bytes replaced, to tell whether it is one of ours. */
  | { readonly kind: 'notUtf8'; readonly guess: string }
  | { readonly kind: 'folder' | 'missing' | 'forbidden' | 'tooLarge' | 'notAFile' | 'unreadable' };

/** Reads a file as UTF-8. Pipes and devices are not read: they may never end. */
export async function readText(path: string): Promise<FileText> {
  try {
    const status = await stat(path);
    if (status.isDirectory()) return { kind: 'folder' };
    if (!status.isFile()) return { kind: 'notAFile' };
    if (status.size > maximumBytes) return { kind: 'tooLarge' };
    return decode(await readFile(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: code === 'EACCES' || code === 'EPERM' ? 'forbidden' : 'unreadable' };
  }
}

/** The text of the bytes, if they are UTF-8. */
export function decode(bytes: Uint8Array): FileText {
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { kind: 'notUtf8', guess: new TextDecoder(encodingByMark(bytes)).decode(bytes) };
  }
}

function encodingByMark([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The path of a `file:` URI, or undefined for another scheme or one that is no path of this machine. */
export function pathOfUri(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The URI of an absolute path, in the spelling of VS Code: what is neither letter, digit nor `-._~/` is encoded. */
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
