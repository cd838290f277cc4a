import { FileChangeType, type FileEvent } from 'vscode-languageserver';
import { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import { costOf, leastCostOf } from '../../workspace/documents/memoryCost.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import {
  type Host,
  type HostText,
  languageIdOf,
  type Unread,
  type UnreadReason,
} from '../../workspace/packages/host.ts';
import { maximumFiles } from '../../workspace/packages/listing.ts';
import { isRecordPath } from '../../workspace/packages/sourceRecord.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { FileListing, type KnownFile, stale } from './fileListing.ts';

/** The environment of the files of a workspace. */
interface FilesEnvironment {
  readonly workspace: Workspace;
  readonly createHost: (folders: readonly string[]) => Host;
  /** Runs long work in slices, as long as it is wanted; keys have precedence. */
  readonly finish: (steps: Steps<void>, goesOn: () => boolean) => Promise<unknown>;
  /** The maximum memory of files that are not open, together and for each, in bytes of `costOf`. */
  readonly limits: { readonly together: number; readonly single: number };
  /** Waits until the burst of events is over. */
  readonly quiet: () => Promise<void>;
  /** Called when the known or the unread files have changed. */
  readonly changed: () => void;
  /** Called with unexpected errors. */
  readonly failed: (error: unknown) => void;
}

/** With more changed places everything is listed again, which takes no longer. */
const maximumPlaces = 200;

const passesUntilChanged = 10;

/** The number of files that are requested at the same time, because each answer of a client takes time. */
const filesAtOnce = 16;

/**
 * Keeps closed files of the workspace as they are on the disk, and open ones as they are in the editor. Events are recorded and handled
 * after their burst; only one reading runs at a time. The result is the same as after a first reading.
 */
export class WorkspaceFiles {
  readonly #environment: FilesEnvironment;
  #folders: readonly string[] = [];
  #host: Host;
  readonly #listing = new FileListing();
  /** By decoded URI, as in everything below. */
  readonly #open = new Map<string, Document>();
  /** The places of created, deleted or changed files and folders. */
  readonly #places = new Map<string, string>();
  #listsAll = false;
  #isPending = false;
  #isUrgent = false;
  #running: Promise<void> | undefined;

  constructor(environment: FilesEnvironment) {
    this.#environment = environment;
    this.#host = environment.createHost([]);
  }

  get #known(): Map<string, KnownFile> {
    return this.#listing.files;
  }

  /** Sets the folders (URIs) of the workspace. */
  setFolders(folders: readonly string[]): void {
    this.#folders = folders;
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

  /** An editor has opened the document: its text there counts now. */
  opened(document: Document): void {
    this.#open.set(decodedUri(document.uri), document);
    this.#environment.workspace.put(document);
  }

  /** The editor has closed the document: the file on the disk counts again. */
  closed(document: Document): void {
    const key = decodedUri(document.uri);
    this.#open.delete(key);
    this.#note(key, document.uri);
    this.#begin();
  }

  /** The client reports changes of files or folders: for a folder perhaps without the files in it. */
  changed(events: readonly FileEvent[]): void {
    for (const { uri, type } of events) {
      const key = decodedUri(uri);
      const file = this.#known.get(key);
      if (file && type === FileChangeType.Changed) file.state = stale;
      else this.#note(key, uri);
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
    });
  }

  async #run(): Promise<void> {
    for (let pass = 1; this.#isPending; pass++) {
      try {
        if (!this.#isUrgent) await this.#environment.quiet();
        this.#isPending = this.#isUrgent = false;
        if (this.#listsAll || this.#places.size > 0) await this.#list();
        await this.#read();
        this.#prune();
      } catch (error) {
        this.#environment.failed(error);
      }
      // A file that is written all the time must not delay the others.
      if (!this.#isPending || pass % passesUntilChanged === 0) this.#environment.changed();
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
    const names = this.#listing.names();
    this.#environment.workspace.fileNames.replace(names.length > 0 ? this.#folders : [], names);
    // The files beyond the limit depend on the whole listing.
    if (!isWhole && (this.#known.size > maximumFiles || this.#listing.hasTooMany())) {
      this.#listsAll = true;
      await this.#list();
    }
  }

  /** Reads stale files. Room is given in their order, so that it does not depend on earlier readings. */
  async #read(): Promise<void> {
    const host = this.#host;
    for (const file of this.#known.values()) if (file.state.kind === 'reading') file.state = stale;
    const files = [...this.#known].sort(([left], [right]) => (left < right ? -1 : 1));
    const texts = new Map<KnownFile, Promise<HostText>>();
    const { together, single } = this.#environment.limits;
    let room = together;
    for (const [index, [key, file]] of files.entries()) {
      if (this.#open.has(key)) continue;
      const most = Math.min(room, single);
      if (isToBeRead(file, most)) {
        for (const [nextKey, next] of files.slice(index, index + filesAtOnce)) {
          if (this.#open.has(nextKey) || !isToBeRead(next, most)) continue;
          next.state = { kind: 'reading' };
          texts.set(next, host.read(next.uri, most));
        }
      }
      const text = await texts.get(file);
      texts.delete(file);
      if (host !== this.#host) return;
      if (text) await this.#take(key, file, text, most);
      else if (file.state.kind === 'kept' && file.state.cost > most) this.#leaveOut(file, 'noRoom', file.state.cost);
      if (file.state.kind === 'kept') room -= file.state.cost;
    }
  }

  /** Adds a file that has been read to the workspace, unless it has changed meanwhile. */
  async #take(key: string, file: KnownFile, read: HostText, most: number): Promise<void> {
    const { single } = this.#environment.limits;
    const isOvertaken = (): boolean => this.#open.has(key) || this.#known.get(key) !== file;
    if (isOvertaken() || file.state.kind !== 'reading') return;
    if (read.kind === 'missing') {
      this.#known.delete(key);
    } else if (read.kind === 'unread') {
      const isForRoom = read.reason === 'tooLarge' && most < single;
      this.#leaveOut(file, isForRoom ? 'noRoom' : read.reason, isForRoom ? most + 1 : Infinity);
    } else if (leastCostOf(read.text) > single) {
      this.#leaveOut(file, 'tooLarge', Infinity);
    } else if (isRecordPath(key)) {
      this.#takeRecord(file, read.text, most);
    } else {
      const { workspace, finish } = this.#environment;
      const document = new Document(file.uri, languageIdOf(file.uri), 0, read.text);
      const cost = costOf(document);
      if (document.isTooLarge && document.languageId !== 'xml') {
        // No scenario is that long, and other files in a folder are not reported.
        file.state = { kind: 'foreign' };
      } else if (document.isTooLarge || cost > single) {
        this.#leaveOut(file, 'tooLarge', Infinity);
      } else if (cost > most) {
        this.#leaveOut(file, 'noRoom', cost);
      } else if (!document.isKnown) {
        file.state = { kind: 'foreign' };
      } else {
        file.state = { kind: 'kept', cost };
        await finish(workspace.putting(document), () => !isOvertaken() && file.state.kind === 'kept');
      }
    }
  }

  #takeRecord(file: KnownFile, text: string, most: number): void {
    const cost = leastCostOf(text);
    if (cost > most) {
      this.#leaveOut(file, 'noRoom', cost);
      return;
    }
    file.state = { kind: 'kept', cost };
    this.#environment.workspace.putRecord(file.uri, text);
  }

  #leaveOut(file: KnownFile, reason: UnreadReason, least: number): void {
    file.state = { kind: 'unread', reason, least };
  }

  /** Removes documents from the workspace that are neither open nor kept. */
  #prune(): void {
    const { workspace } = this.#environment;
    for (const { uri } of workspace.documents()) {
      const key = decodedUri(uri);
      const kind = this.#known.get(key)?.state.kind;
      // A stale file is read in the next turn, and its old text counts until then.
      if (!this.#open.has(key) && kind !== 'kept' && kind !== 'stale' && kind !== 'reading') workspace.delete(uri);
    }
    for (const uri of workspace.recordUris()) {
      const kind = this.#known.get(uri)?.state.kind;
      if (kind !== 'kept' && kind !== 'stale' && kind !== 'reading') workspace.deleteRecord(uri);
    }
  }
}

function isToBeRead({ state }: KnownFile, most: number): boolean {
  return state.kind === 'stale' || (state.kind === 'unread' && state.least <= most);
}
