/** A workspace of more files or folders than this is listed up to here. */
export const maximumFiles = 10_000;
const maximumFolders = 50_000;

/** What a folder holds. */
export interface Listing {
  /** XML, Markdown and text files, relative to the folder with `/`, in the order of their code units. */
  readonly files: readonly string[];
  /** Folders that may not be read, relative to the folder; `` is the folder itself. */
  readonly unreadable: readonly string[];
  /** Links to what is in the folder and had not been seen otherwise, relative to it. */
  readonly followed: readonly string[];
  /** Links that lead out of the folder, relative to it. They are not followed. */
  readonly outside: readonly string[];
  /** False where there was more than the program is ready to look at. */
  readonly isComplete: boolean;
}

/** What is in a folder under a name. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** What stands at a path: a folder with its entries, a file, or neither. */
export type Looked =
  | { readonly kind: 'folder'; readonly entries: readonly FolderEntry[] }
  | { readonly kind: 'file' | 'forbidden' | 'missing' };

/** How folders are read. Paths are whatever the reader makes of them. */
export interface FolderReader {
  look(path: string): Promise<Looked>;
  childOf(path: string, name: string): string;
  /** The path that a link leads to in the end; `outside` if that is not in the folder that is listed, undefined if nothing is there. */
  follow(path: string): Promise<{ readonly path: string } | 'outside' | undefined>;
}

/** A place still to be looked at: by which path from the folder that is listed, and where it really is. */
interface Place {
  readonly relative: string;
  readonly real: string;
}

/**
 * Lists a folder and those in it, without `node_modules` and whatever begins with a dot. Links are followed after everything else, only to
 * what has not been seen, and not out of the folder: no loop is walked twice, and no file is listed under two names.
 *
 * @param start where in the folder to begin: the names of folders and at last of a folder or a file. None is a link.
 */
export async function listFolder(reader: FolderReader, root: string, start: readonly string[] = []): Promise<Listing> {
  const found = {
    files: [] as string[],
    unreadable: [] as string[],
    followed: [] as string[],
    outside: [] as string[],
  };
  const seen = new Set<string>();
  const folders: Place[] = [];
  const links: Place[] = [];
  const add = (place: Place, kind: FolderEntry['kind']): void => {
    if (kind === 'link') links.push(place);
    else if (kind !== 'other' && !seen.has(place.real)) {
      seen.add(place.real);
      if (kind === 'folder') folders.push(place);
      else if (isContent(place.relative)) found.files.push(place.relative);
    }
  };
  const look = async (place: Place): Promise<void> => {
    const looked = await reader.look(place.real);
    if (looked.kind === 'file' && isContent(place.relative)) found.files.push(place.relative);
    else if (looked.kind === 'forbidden') found.unreadable.push(place.relative);
    else if (looked.kind === 'folder')
      for (const { name, kind } of inOrder(looked.entries)) add(childOf(reader, place, name), kind);
  };
  const follow = async (link: Place): Promise<void> => {
    const target = await reader.follow(link.real);
    if (target === 'outside') found.outside.push(link.relative);
    if (target === 'outside' || !target || seen.has(target.path)) return;
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
  const isComplete = folders.length === 0 && links.length === 0 && found.files.length <= maximumFiles;
  return {
    files: found.files.sort().slice(0, maximumFiles),
    unreadable: found.unreadable.sort(),
    followed: found.followed.sort(),
    outside: found.outside.sort(),
    isComplete,
  };
}

/** Whether nobody looks at what has this name, and at what is in it: hidden folders and files, and dependencies. */
export function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** The entries that are not passed over, the last name first. */
function inOrder(entries: readonly FolderEntry[]): readonly FolderEntry[] {
  const wanted = entries.filter(({ name }) => !isPassedOver(name));
  return wanted.sort((left, right) => (left.name < right.name ? 1 : -1));
}

function childOf(reader: FolderReader, { relative, real }: Place, name: string): Place {
  return { relative: relative === '' ? name : `${relative}/${name}`, real: reader.childOf(real, name) };
}

function isContent(name: string): boolean {
  return /\.(?:xml|md|markdown|txt)$/i.test(name);
}
