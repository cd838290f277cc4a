import { KeptMark } from '../../queries/kept.ts';
import { noteRead } from '../../queries/reads.ts';
import { decodedUri, nearestAbove } from '../documents/fileName.ts';

/** The names of all files in the listed folders, also of those that are not read. All URIs are decoded. */
export class FileNames {
  #names: ReadonlySet<string> = new Set();
  #folders: ReadonlySet<string> = new Set();
  #roots: readonly string[] = [];
  /** Changes with the names; not while a text is edited. */
  readonly input = new KeptMark('names of files', () => this.#all());

  /**
   * @param roots the URIs of the folders that have been listed as a whole.
   * @param files the URIs of all files in them, and of folders and links that have not been looked into.
   */
  replace(roots: readonly string[], files: Iterable<string>): void {
    const before = this.#all();
    this.#names = new Set([...files].map(decodedUri));
    this.#roots = roots.map((uri) => decodedUri(uri).replace(/\/$/, ''));
    if (this.#all() === before) return;
    this.#folders = foldersOf(this.#names);
    this.input.change();
  }

  #all(): string {
    return JSON.stringify([this.#roots, [...this.#names].sort()]);
  }

  /** Whether there is such a file, or may be: nobody has looked into a folder that is a link, or may not be read. */
  has(uri: string): boolean {
    noteRead(this.input);
    return nearestAbove(uri, (place) => this.#names.has(place) || undefined) === true;
  }

  /** Whether there is a file in the folder, or in a folder in it. */
  hasFolder(folder: string): boolean {
    noteRead(this.input);
    return this.#folders.has(folder);
  }

  /** Whether all names in the folder are known. */
  knows(folder: string): boolean {
    noteRead(this.input);
    return this.#roots.some((root) => folder === root || folder.startsWith(`${root}/`));
  }

  /** The files in the folder and its folders, in the order of their names. */
  under(folder: string): readonly string[] {
    noteRead(this.input);
    return [...this.#names].filter((name) => name.startsWith(`${folder}/`)).sort();
  }
}

function foldersOf(names: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const name of names) {
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      const folder = name.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
