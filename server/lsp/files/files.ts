import { FileChangeType, type FileEvent } from 'vscode-languageserver';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri, nearestAbove } from '../../workspace/documents/fileName.ts';
import { costOf, leastCostOf } from '../../workspace/documents/memoryCost.ts';
import {
  type Host,
  type HostText,
  languageIdOf,
  type Unread,
  type UnreadReason,
} from '../../workspace/packages/host.ts';
import { isPassedOver, maximumFiles } from '../../workspace/packages/listing.ts';
import { isKeptText } from '../../workspace/packages/sourceRecord.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';

/** The environment of the files of a workspace. */
interface FilesEnvironment {
  readonly workspace: Workspace;
  readonly createHost: (folders: readonly string[]) => Host;
  /** Runs long work in slices, as long as it is wanted; keys have precedence. */
  readonly finish: (work: () => void, goesOn: () => boolean) => Promise<unknown>;
  /** The maximum memory of files that are not open, together and for each, in bytes of `costOf`. */
  readonly limits: { readonly together: number; readonly single: number };
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

/** What a host has listed. */
interface Listed {
  readonly uri: string;
  /** Whether it is a file that is read. */
  readonly isRead: boolean;
  state: State;
}

/**
 * `stale`: to be read; `reading`: asked for, and not stale since; `kept`: in the workspace, at that cost; `foreign`: of no known kind; `unread`:
 * it is read again when there is room for `least`.
 */
type State =
  | { readonly kind: 'stale' | 'reading' | 'foreign' }
  | { readonly kind: 'kept'; readonly cost: number }
  | { readonly kind: 'unread'; readonly reason: UnreadReason; readonly least: number };

const stale: State = { kind: 'stale' };
const reading: State = { kind: 'reading' };
const foreign: State = { kind: 'foreign' };

function unread(reason: UnreadReason, least = Number.POSITIVE_INFINITY): State {
  return { kind: 'unread', reason, least };
}

/** A shorter document is added to the workspace at once, which takes some tens of milliseconds. */
const longLength = 200_000;

/** With more changed places everything is listed again, which takes no longer. */
const maximumPlaces = 200;

/** The number of files that are requested at the same time, because each answer of a client takes time. */
const filesAtOnce = 16;

const passesUntilChanged = 10;

/**
 * Keeps closed files of the workspace as they are on the disk, and open ones as they are in the editor. Events are recorded and handled
 * after their burst; only one reading runs at a time. The result is the same as after a first reading.
 */
export class WorkspaceFiles {
  readonly #environment: FilesEnvironment;
  #folders: readonly string[] = [];
  #host: Host;
  /** By decoded URI, as in everything below. */
  readonly #listed = new Map<string, Listed>();
  #hasAllNames = false;
  readonly #open = new Map<string, Document>();
  /** Opened documents that are still to be added to the workspace. */
  readonly #long = new Map<string, Document>();
  /** The places of created, deleted or changed files and folders. */
  readonly #places = new Map<string, { readonly uri: string; readonly isNew: boolean }>();
  #listsAll = false;
  #isPending = false;
  #isUrgent = false;
  #running: Promise<void> | undefined;

  constructor(environment: FilesEnvironment) {
    this.#environment = environment;
    this.#host = environment.createHost([]);
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

  get host(): Host {
    return this.#host;
  }

  /** Existing files and folders that have not been read, also open ones, in the order of their URIs. */
  unread(): readonly Unread[] {
    const closed = [...this.#listed].flatMap(([key, { uri, state }]) =>
      state.kind === 'unread' && !this.#open.has(key) ? [{ uri, reason: state.reason }] : [],
    );
    const open = [...this.#open.values()].filter(({ isTooLarge }) => isTooLarge);
    const all = [...closed, ...open.map(({ uri }) => ({ uri, reason: 'tooLarge' as const }))];
    return all.sort((left, right) => (decodedUri(left.uri) < decodedUri(right.uri) ? -1 : 1));
  }

  #hasUnread(reason: UnreadReason): boolean {
    return [...this.#listed.values()].some(({ state }) => state.kind === 'unread' && state.reason === reason);
  }

  /** An editor has opened the document: its text there counts now. A long one is added in slices, between which the editor is answered. */
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
    this.#listsAll ||= this.#isUnknown(key);
    // A file that is open takes no room from others.
    if (isLong || this.#listsAll || this.#hasUnread('noRoom')) this.#begin();
  }

  /** Whether the event that told of a file in a folder was lost, and perhaps those of the files beside it. */
  #isUnknown(key: string): boolean {
    const root = this.#folders.map(decodedUri).find((folder) => key.startsWith(`${folder}/`));
    if (root === undefined || this.#listed.size === 0 || this.#hasUnread('tooManyFiles')) return false;
    if (
      key
        .slice(root.length + 1)
        .split('/')
        .some(isPassedOver)
    )
      return false;
    return nearestAbove(key, (place) => this.#listed.get(place)) === undefined;
  }

  /** The editor has closed the document: the file on the disk counts again. */
  closed(document: Document): void {
    const key = decodedUri(document.uri);
    // Bundled packs are not opened here; and another editor may show the file under another spelling of its URI.
    if (this.#open.get(key) !== document) return;
    this.#open.delete(key);
    this.#long.delete(key);
    this.#listAgain([document.uri]);
  }

  /**
   * The client reports changes of files or folders: for a folder perhaps without the files in it. The new text of a file that is open counts
   * only when it is closed, and is read then.
   */
  changed(events: readonly FileEvent[]): void {
    for (const { uri, type } of events) {
      const key = decodedUri(uri);
      if (type === FileChangeType.Changed && this.#open.has(key)) continue;
      const file = this.#listed.get(key);
      if (file?.isRead && type === FileChangeType.Changed) file.state = stale;
      else this.#places.set(key, { uri, isNew: type === FileChangeType.Created });
      this.#begin();
    }
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
        await this.#read();
        this.#prune();
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
      const isWanted = (): boolean => this.#long.get(key) === document;
      workspace.beginReading();
      try {
        await finish(() => workspace.put(document), isWanted);
      } finally {
        workspace.endReading();
      }
      if (isWanted()) this.#long.delete(key);
    }
  }

  /** Lists the changed places, or all folders. */
  async #list(): Promise<void> {
    const places = new Map(this.#places);
    this.#places.clear();
    const isAll = this.#listsAll || places.size > maximumPlaces || this.#hasUnread('tooManyFiles');
    this.#listsAll = false;
    const listing = await this.#host.list(isAll ? this.#folders : Array.from(places.values(), ({ uri }) => uri));
    const isWhole = isAll || listing.isWhole;
    const found = new Map<string, Listed>();
    for (const uri of listing.files) found.set(decodedUri(uri), { uri, isRead: true, state: stale });
    for (const uri of listing.others ?? []) found.set(decodedUri(uri), { uri, isRead: false, state: foreign });
    for (const { uri, reason } of listing.unread)
      found.set(decodedUri(uri), { uri, isRead: false, state: unread(reason) });
    const isChanged = (key: string): boolean => nearestAbove(key, (place) => places.get(place)) !== undefined;
    for (const key of this.#listed.keys()) if ((isWhole || isChanged(key)) && !found.has(key)) this.#listed.delete(key);
    for (const [key, one] of found)
      if (!one.isRead || !this.#listed.get(key)?.isRead || isChanged(key)) this.#listed.set(key, one);
    this.#hasAllNames = listing.others !== undefined && (isWhole || this.#hasAllNames);
    // A client may report a new folder before its files are written, and not report these.
    const again = [...places].filter(([key, { isNew }]) => isNew && !this.#listed.has(key));
    if (again.length > 0) void this.#environment.full().then(() => this.#listAgain(again.map(([, { uri }]) => uri)));
    const hasTooMany = this.#hasUnread('tooManyFiles');
    const hasNames = this.#hasAllNames && !hasTooMany && this.#listed.size > 0;
    const { fileNames } = this.#environment.workspace;
    fileNames.replace(hasNames ? this.#folders : [], hasNames ? this.#listed.keys() : []);
    // The files beyond the limit depend on the whole listing.
    const files = [...this.#listed.values()].filter(({ isRead }) => isRead);
    if (!isWhole && (hasTooMany || files.length > maximumFiles)) {
      this.#listsAll = true;
      await this.#list();
    }
  }

  #listAgain(uris: readonly string[]): void {
    for (const uri of uris) this.#places.set(decodedUri(uri), { uri, isNew: false });
    this.#begin();
  }

  /** Reads stale files. Room is given in the order of their URIs, so that it does not depend on earlier readings. */
  async #read(): Promise<void> {
    const host = this.#host;
    const files = [...this.#listed].filter(([, { isRead }]) => isRead).sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [, file] of files) if (file.state === reading) file.state = stale;
    const { together, single } = this.#environment.limits;
    let room = together;
    for (let at = 0; at < files.length; at += filesAtOnce) {
      const most = Math.min(room, single);
      const asked = files.slice(at, at + filesAtOnce).map(([key, file]) => {
        const { state } = file;
        const isWanted = state === stale || (state.kind === 'unread' && state.least <= most);
        if (!isWanted || this.#open.has(key)) return { key, file };
        file.state = reading;
        return { key, file, text: host.read(file.uri, most) };
      });
      for (const { key, file, text } of asked) {
        const read = await text;
        // The folders have changed: they are listed once more.
        if (host !== this.#host) return;
        if (this.#open.has(key)) continue;
        if (read && file.state === reading) await this.#take(key, file, read, Math.min(room, single));
        const { state } = file;
        if (state.kind !== 'kept') continue;
        if (state.cost > room) file.state = unread('noRoom', state.cost);
        else room -= state.cost;
      }
    }
  }

  /** Takes over the text of a file that has been read. */
  async #take(key: string, file: Listed, read: HostText, most: number): Promise<void> {
    const { workspace, finish, limits } = this.#environment;
    if (read.kind === 'missing') {
      this.#listed.delete(key);
      return;
    }
    if (read.kind === 'unread') {
      const isForRoom = read.reason === 'tooLarge' && most < limits.single;
      file.state = isForRoom ? unread('noRoom', most + 1) : unread(read.reason);
      return;
    }
    const { uri } = file;
    const { text } = read;
    const document = isKeptText(key) || leastCostOf(text) > limits.single ? undefined : this.#documentOf(uri, text);
    const cost = document ? costOf(document) : leastCostOf(text);
    if (document && !document.isKnown && !(document.isTooLarge && document.languageId === 'xml')) {
      // No scenario is too long, and other files in a folder are not reported.
      file.state = foreign;
    } else if (document?.isTooLarge || cost > limits.single) {
      file.state = unread('tooLarge');
    } else if (cost > most) {
      file.state = unread('noRoom', cost);
    } else {
      file.state = { kind: 'kept', cost };
      if (!document) workspace.textsBeside.put(uri, text);
      else
        await finish(
          () => workspace.put(document),
          () => !this.#open.has(key) && file.state.kind === 'kept',
        );
    }
  }

  /** A file is often reported though its text is the same: all that is known of it stays. */
  #documentOf(uri: string, text: string): Document {
    const { workspace } = this.#environment;
    const languageId = languageIdOf(uri);
    return workspace.fileWith(uri, languageId, text) ?? workspace.read(uri, languageId, text);
  }

  /** Removes documents from the workspace that are neither open nor kept. */
  #prune(): void {
    const { workspace } = this.#environment;
    const isGone = (key: string): boolean => {
      const kind = this.#listed.get(key)?.state.kind;
      // A stale file is read in the next turn, and its old text counts until then.
      return kind !== 'kept' && kind !== 'stale' && kind !== 'reading';
    };
    for (const { uri } of workspace.documents())
      if (!this.#open.has(decodedUri(uri)) && isGone(decodedUri(uri))) workspace.delete(uri);
    for (const uri of workspace.textsBeside.uris()) if (isGone(uri)) workspace.textsBeside.delete(uri);
  }
}
