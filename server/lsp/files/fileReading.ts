import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import { costOf, leastCostOf } from '../../workspace/documents/memoryCost.ts';
import { type Host, type HostText, languageIdOf, type UnreadReason } from '../../workspace/packages/host.ts';
import { isKeptText } from '../../workspace/packages/sourceRecord.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type FileListing, type KnownFile, stale } from './fileListing.ts';

/** What the reading of files needs of their environment. */
export interface ReadingEnvironment {
  readonly workspace: Workspace;
  /** Runs long work in slices, as long as it is wanted; keys have precedence. */
  readonly finish: (work: () => void, goesOn: () => boolean) => Promise<unknown>;
  /** The maximum memory of files that are not open, together and for each, in bytes of `costOf`. */
  readonly limits: { readonly together: number; readonly single: number };
}

/** The number of files that are requested at the same time, because each answer of a client takes time. */
const filesAtOnce = 16;

/** Brings the listed files into the workspace, as far as there is room, and takes away those that are gone. */
export class FileReading {
  readonly #environment: ReadingEnvironment;
  readonly #listing: FileListing;
  /** By decoded URI. */
  readonly #open: ReadonlyMap<string, Document>;

  /** @param open the documents of editors, by decoded URI: their files are not read. */
  constructor(environment: ReadingEnvironment, listing: FileListing, open: ReadonlyMap<string, Document>) {
    this.#environment = environment;
    this.#listing = listing;
    this.#open = open;
  }

  /** Reads stale files, as long as it is wanted. Room is given in their order, so that it does not depend on earlier readings. */
  async read(host: Host, isWanted: () => boolean): Promise<void> {
    for (const file of this.#listing.files.values()) if (file.state.kind === 'reading') file.state = stale;
    const files = [...this.#listing.files].sort(([left], [right]) => (left < right ? -1 : 1));
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
      if (!isWanted()) return;
      if (text) await this.#take(key, file, text, most);
      else if (file.state.kind === 'kept' && file.state.cost > most) this.#leaveOut(file, 'noRoom', file.state.cost);
      if (file.state.kind === 'kept') room -= file.state.cost;
    }
  }

  /** Adds a file that has been read to the workspace, unless it has changed meanwhile. */
  async #take(key: string, file: KnownFile, read: HostText, most: number): Promise<void> {
    const { single } = this.#environment.limits;
    const isOvertaken = (): boolean => this.#open.has(key) || this.#listing.files.get(key) !== file;
    if (isOvertaken() || file.state.kind !== 'reading') return;
    if (read.kind === 'missing') {
      this.#listing.files.delete(key);
    } else if (read.kind === 'unread') {
      const isForRoom = read.reason === 'tooLarge' && most < single;
      this.#leaveOut(file, isForRoom ? 'noRoom' : read.reason, isForRoom ? most + 1 : Infinity);
    } else if (leastCostOf(read.text) > single) {
      this.#leaveOut(file, 'tooLarge', Infinity);
    } else if (isKeptText(key)) {
      this.#takeRecord(file, read.text, most);
    } else {
      const { workspace, finish } = this.#environment;
      const languageId = languageIdOf(file.uri);
      // A file is often reported though its text is the same: all that is known of it stays.
      const known = workspace.fileWith(file.uri, languageId, read.text);
      const document = known ?? workspace.read(file.uri, languageId, read.text);
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
        await finish(
          () => workspace.put(document),
          () => !isOvertaken() && file.state.kind === 'kept',
        );
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
    this.#environment.workspace.textsBeside.put(file.uri, text);
  }

  #leaveOut(file: KnownFile, reason: UnreadReason, least: number): void {
    file.state = { kind: 'unread', reason, least };
  }

  /** Removes documents from the workspace that are neither open nor kept. */
  prune(): void {
    const { workspace } = this.#environment;
    for (const { uri } of workspace.documents()) {
      const key = decodedUri(uri);
      const kind = this.#listing.files.get(key)?.state.kind;
      // A stale file is read in the next turn, and its old text counts until then.
      if (!this.#open.has(key) && kind !== 'kept' && kind !== 'stale' && kind !== 'reading') workspace.delete(uri);
    }
    for (const uri of workspace.textsBeside.uris()) {
      const kind = this.#listing.files.get(uri)?.state.kind;
      if (kind !== 'kept' && kind !== 'stale' && kind !== 'reading') workspace.textsBeside.delete(uri);
    }
  }
}

function isToBeRead({ state }: KnownFile, most: number): boolean {
  return state.kind === 'stale' || (state.kind === 'unread' && state.least <= most);
}
