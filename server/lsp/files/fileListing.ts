import { decodedUri, nearestAbove } from '../../workspace/documents/fileName.ts';
import type { HostListing, Unread, UnreadReason } from '../../workspace/packages/host.ts';

/** A file of the listing. */
export interface KnownFile {
  readonly uri: string;
  state: FileState;
}

/**
 * `stale`: to be read; `reading`: asked for, and not stale since; `kept`: in the workspace, at that cost; `foreign`: read, and not
 * recognised; `unread`: it is read again when there is room for `least`.
 */
type FileState =
  | { readonly kind: 'stale' | 'reading' | 'foreign' }
  | { readonly kind: 'kept'; readonly cost: number }
  | { readonly kind: 'unread'; readonly reason: UnreadReason; readonly least: number };

/** The state of a file that is to be read, for the first time or again. */
export const stale: FileState = { kind: 'stale' };

/** The files and folders of a workspace as its host has listed them, by decoded URI. */
export class FileListing {
  /** The files that are read. */
  readonly files = new Map<string, KnownFile>();
  /** Files and folders that were not listed, such as those beyond the limit. */
  readonly #unlisted = new Map<string, Unread>();
  /** Files that are not read; undefined if they are too many. */
  #others: Map<string, string> | undefined = new Map();

  /** Files at or below changed places are to be read again. */
  markStale(places: ReadonlyMap<string, string>): void {
    for (const [key, file] of this.files) if (isAtOrBelow(key, places)) file.state = stale;
  }

  /**
   * Takes over what a host has listed.
   *
   * @param isWhole whether all folders were listed; otherwise only the places, and the rest stays as it was.
   */
  take(listing: HostListing, isWhole: boolean, places: ReadonlyMap<string, string>): void {
    const found = new Map(listing.files.map((uri) => [decodedUri(uri), uri]));
    for (const key of this.files.keys()) {
      if ((isWhole || isAtOrBelow(key, places)) && !found.has(key)) this.files.delete(key);
    }
    for (const key of this.#unlisted.keys()) if (isWhole || isAtOrBelow(key, places)) this.#unlisted.delete(key);
    for (const [key, uri] of found) if (!this.files.has(key)) this.files.set(key, { uri, state: stale });
    for (const unread of listing.unread) this.#unlisted.set(decodedUri(unread.uri), unread);
    this.#takeOthers(listing, isWhole, places);
  }

  #takeOthers({ others }: HostListing, isWhole: boolean, places: ReadonlyMap<string, string>): void {
    const before = isWhole ? new Map<string, string>() : this.#others;
    if (!before || !others) this.#others = undefined;
    else {
      for (const key of before.keys()) if (isAtOrBelow(key, places)) before.delete(key);
      for (const uri of others) before.set(decodedUri(uri), uri);
      this.#others = before;
    }
  }

  /** Files and folders that were not listed, each with its reason. */
  unlisted(): Iterable<Unread> {
    return this.#unlisted.values();
  }

  /** Whether there are more files than are listed. */
  hasTooMany(): boolean {
    for (const { reason } of this.#unlisted.values()) if (reason === 'tooManyFiles') return true;
    return false;
  }

  /** Whether files are not read because others take the room. */
  lacksRoom(): boolean {
    for (const { state } of this.files.values()) if (state.kind === 'unread' && state.reason === 'noRoom') return true;
    return false;
  }

  /** Whether a file or folder with that key (a decoded URI) was listed; of a folder that has files only those are. */
  has(key: string): boolean {
    return this.files.has(key) || this.#unlisted.has(key) || this.#others?.has(key) === true;
  }

  /**
   * The highest folder around a file that has no listed file, in one of the folders; the file itself if its own folder has some. All are URIs.
   * Undefined for a file that was listed, or that is in none of the folders.
   */
  highestUnknown(uri: string, folders: readonly string[]): string | undefined {
    const key = decodedUri(uri);
    const root = folders.map(decodedUri).find((folder) => key.startsWith(`${folder}/`));
    if (root === undefined || this.has(key)) return undefined;
    const known = [...this.files.keys(), ...this.#unlisted.keys()];
    for (let end = uri.indexOf('/'); end >= 0; end = uri.indexOf('/', end + 1)) {
      const folder = decodedUri(uri.slice(0, end));
      if (folder.length <= root.length) continue;
      if (!known.some((one) => one.startsWith(`${folder}/`))) return uri.slice(0, end);
    }
    return uri;
  }

  /** The names of all files, also of those that are not read. Empty if they are not all known. */
  names(): readonly string[] {
    if (!this.#others || this.hasTooMany()) return [];
    return [...this.files.keys(), ...this.#others.keys(), ...this.#unlisted.keys()];
  }
}

/** Whether the place itself or a folder around it is among those. */
function isAtOrBelow(key: string, places: ReadonlyMap<string, string>): boolean {
  return places.size > 0 && nearestAbove(key, (place) => places.has(place) || undefined) === true;
}
