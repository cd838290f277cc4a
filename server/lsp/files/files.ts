import { FileChangeType, type FileEvent } from 'vscode-languageserver';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { Host, Unread } from '../../workspace/packages/host.ts';
import { maximumFiles } from '../../workspace/packages/listing.ts';
import { FileListing, type KnownFile, stale } from './fileListing.ts';
import { FileReading, type ReadingEnvironment } from './fileReading.ts';

/** The environment of the files of a workspace. */
interface FilesEnvironment extends ReadingEnvironment {
  readonly createHost: (folders: readonly string[]) => Host;
  /** The length from which on an opened document is added to the workspace in slices. */
  readonly longLength?: number;
  /** Waits until the burst of events is over. */
  readonly quiet: () => Promise<void>;
  /** Waits until a folder that has just been created is probably full. */
  readonly full: () => Promise<void>;
  /** Called when the known or the unread files have changed. */
  readonly changed: () => void;
  /** Called with unexpected errors. */
  readonly failed: (error: unknown) => void;
}

/** A shorter document is added to the workspace at once, which takes some tens of milliseconds. */
const longLength = 200_000;

/** With more changed places everything is listed again, which takes no longer. */
const maximumPlaces = 200;

const passesUntilChanged = 10;

/**
 * Keeps closed files of the workspace as they are on the disk, and open ones as they are in the editor. Events are recorded and handled
 * after their burst; only one reading runs at a time. The result is the same as after a first reading.
 */
export class WorkspaceFiles {
  readonly #environment: FilesEnvironment;
  #folders: readonly string[] = [];
  #host: Host;
  readonly #listing = new FileListing();
  readonly #reading: FileReading;
  /** By decoded URI, as in everything below. */
  readonly #open = new Map<string, Document>();
  /** Opened documents that are still to be added to the workspace, by decoded URI. */
  readonly #long = new Map<string, Document>();
  /** The places of created, deleted or changed files and folders. */
  readonly #places = new Map<string, string>();
  /** Those of them that were created. */
  readonly #created = new Set<string>();
  #listsAll = false;
  #isListed = false;
  #isPending = false;
  #isUrgent = false;
  #running: Promise<void> | undefined;

  constructor(environment: FilesEnvironment) {
    this.#environment = environment;
    this.#reading = new FileReading(environment, this.#listing, this.#open);
    this.#host = environment.createHost([]);
  }

  get #known(): Map<string, KnownFile> {
    return this.#listing.files;
  }

  /** Sets the folders (URIs) of the workspace. */
  setFolders(folders: readonly string[]): void {
    this.#folders = folders;
    this.#environment.workspace.setRoots(folders);
    this.#host = this.#environment.createHost(folders);
    this.#listsAll = true;
    this.#isUrgent = true;
    this.#begin();
  }

  /** Waits until all events have been handled. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  get folders(): readonly string[] {
    return this.#folders;
  }

  /** Existing files and folders that have not been read, also open ones, in the order of their URIs. */
  unread(): readonly Unread[] {
    const files = [...this.#known.values()].flatMap(({ uri, state }) =>
      state.kind === 'unread' && !this.#open.has(decodedUri(uri)) ? [{ uri, reason: state.reason }] : [],
    );
    const open = [...this.#open.values()].flatMap(({ uri, isTooLarge }) =>
      isTooLarge ? [{ uri, reason: 'tooLarge' as const }] : [],
    );
    return [...files, ...open, ...this.#listing.unlisted()].sort((left, right) =>
      decodedUri(left.uri) < decodedUri(right.uri) ? -1 : 1,
    );
  }

  /**
   * An editor has opened the document: its text there counts now. A long one is added in slices, between which the editor is answered. If
   * nothing was ever reported of its folder, the event was lost: the folder is listed.
   */
  opened(document: Document): void {
    const key = decodedUri(document.uri);
    const { workspace, longLength: long = longLength } = this.#environment;
    this.#open.set(key, document);
    const isLong = document.length >= long && workspace.get(document.uri) !== document;
    if (isLong) {
      this.#long.set(key, document);
      this.#isUrgent = true;
    } else {
      workspace.put(document);
    }
    const unknown = this.#isListed ? this.#listing.highestUnknown(document.uri, this.#folders) : undefined;
    if (unknown !== undefined) this.#note(decodedUri(unknown), unknown);
    // A file that is open takes no room from others.
    if (isLong || unknown !== undefined || this.#listing.lacksRoom()) this.#begin();
  }

  /** The editor has closed the document: the file on the disk counts again. */
  closed(document: Document): void {
    const key = decodedUri(document.uri);
    // Bundled packs are not opened here; and another editor may show the file under another spelling of its URI.
    if (this.#open.get(key) !== document) return;
    this.#open.delete(key);
    this.#long.delete(key);
    this.#note(key, document.uri);
    this.#begin();
  }

  /**
   * The client reports changes of files or folders: for a folder perhaps without the files in it. The new text of a file that is open counts
   * only when it is closed, and is read then.
   */
  changed(events: readonly FileEvent[]): void {
    const counting = events.filter(
      ({ uri, type }) => type !== FileChangeType.Changed || !this.#open.has(decodedUri(uri)),
    );
    if (counting.length === 0) return;
    for (const { uri, type } of counting) {
      const key = decodedUri(uri);
      const file = this.#known.get(key);
      if (file && type === FileChangeType.Changed) file.state = stale;
      else this.#note(key, uri);
      if (type === FileChangeType.Created) this.#created.add(key);
    }
    this.#begin();
  }

  #note(key: string, uri: string): void {
    this.#places.set(key, uri);
  }

  #begin(): void {
    this.#isPending = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      // An event may come between the end of the run and this call.
      if (this.#isPending) this.#begin();
    });
  }

  async #run(): Promise<void> {
    for (let pass = 1; this.#isPending; pass++) {
      try {
        if (!this.#isUrgent) await this.#environment.quiet();
        this.#isPending = this.#isUrgent = false;
        await this.#addLong();
        if (this.#listsAll || this.#places.size > 0) await this.#list();
        const host = this.#host;
        await this.#reading.read(host, () => host === this.#host);
        this.#reading.prune();
      } catch (error) {
        this.#environment.failed(error);
      }
      // A file that is written all the time must not delay the others.
      if (!this.#isPending || pass % passesUntilChanged === 0) this.#environment.changed();
    }
  }

  /** Adds the long documents that have been opened, the first of them first. */
  async #addLong(): Promise<void> {
    const { workspace, finish } = this.#environment;
    for (const [key, document] of this.#long) {
      workspace.beginReading();
      try {
        await finish(
          () => workspace.put(document),
          () => this.#long.get(key) === document,
        );
      } finally {
        workspace.endReading();
      }
      if (this.#long.get(key) === document) this.#long.delete(key);
    }
  }

  async #list(): Promise<void> {
    const host = this.#host;
    const places = new Map(this.#places);
    this.#places.clear();
    this.#listing.markStale(places);
    const isAll = this.#listsAll || places.size > maximumPlaces || this.#listing.hasTooMany();
    this.#listsAll = false;
    const listing = await host.list(isAll ? this.#folders : [...places.values()]);
    // The folders have changed: they are listed once more.
    if (host !== this.#host) return;
    const isWhole = isAll || listing.isWhole;
    this.#listing.take(listing, isWhole, places);
    this.#isListed = true;
    this.#listNewFoldersAgain(places);
    const names = this.#listing.names();
    this.#environment.workspace.fileNames.replace(names.length > 0 ? this.#folders : [], names);
    // The files beyond the limit depend on the whole listing.
    if (!isWhole && (this.#known.size > maximumFiles || this.#listing.hasTooMany())) {
      this.#listsAll = true;
      await this.#list();
    }
  }

  /**
   * A client may report a new folder before its files are written, and not report these: so created places that are no files are listed a
   * second time.
   */
  #listNewFoldersAgain(places: ReadonlyMap<string, string>): void {
    const again = [...places].filter(([key]) => this.#created.has(key) && !this.#listing.has(key));
    for (const key of places.keys()) this.#created.delete(key);
    if (again.length === 0) return;
    const host = this.#host;
    void this.#environment.full().then(() => {
      if (host !== this.#host) return;
      for (const [key, uri] of again) this.#note(key, uri);
      this.#begin();
    });
  }
}
