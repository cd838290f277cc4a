import assert from 'node:assert/strict';
import { FileChangeType } from 'vscode-languageserver';
import { WorkspaceFiles } from '../../../server/lsp/files/files.ts';
import { Run } from '../../../server/queries/run.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { type Host, languageIdOf } from '../../../server/workspace/packages/host.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { memoryHost } from '../../support/memoryHost.ts';
import { snapshot } from '../../support/snapshot.ts';

/** A disk with a client that watches it, and the files of a server that is told what the client is told. */
export class WatchedDisk {
  readonly disk = new Map<string, string>();
  readonly workspace = new Workspace([]);
  readonly files: WorkspaceFiles;
  readonly open = new Map<string, Document>();
  readonly #together: number;
  changes = 0;
  reads = 0;
  /** How often a new folder was waited for. */
  fillings = 0;
  /** Runs once, in the middle of the next reading of a file. */
  whileReading: (() => void) | undefined;

  /**
   * @param together the room for files that are not open.
   * @param longLength the length from which on an opened file is read in slices.
   */
  constructor(together = Infinity, longLength = Infinity) {
    this.#together = together;
    this.files = new WorkspaceFiles({
      workspace: this.workspace,
      createHost: (roots) => this.#host(roots),
      finish: async (work, goesOn) => {
        const run = new Run(assert.ifError);
        while (!run.goOn(work, () => true)) {
          await pause();
          if (!goesOn()) return;
        }
      },
      longLength,
      quiet: pause,
      full: async () => {
        this.fillings++;
        await pause();
      },
      changed: () => {
        this.changes++;
      },
      limits: { together, single: together / 2 },
      failed: (error) => assert.fail(String(error)),
    });
  }

  #host(roots: readonly string[]): Host {
    const host = memoryHost(this.disk);
    const isInFolders = (uri: string): boolean => roots.some((root) => uri === root || uri.startsWith(`${root}/`));
    return {
      list: (places) => host.list(places.filter(isInFolders)),
      read: async (uri, largest) => {
        this.reads++;
        const read = await host.read(uri, largest);
        const happening = this.whileReading;
        this.whileReading = undefined;
        happening?.();
        await pause();
        return read;
      },
    };
  }

  write(uri: string, text: string): void {
    const type = this.disk.has(uri) ? FileChangeType.Changed : FileChangeType.Created;
    this.disk.set(uri, text);
    this.files.changed([{ uri, type }]);
  }

  /** Deletes a file or a folder, of which a client tells nothing but the folder. */
  delete(uri: string): void {
    for (const file of [...this.disk.keys()]) if (file === uri || file.startsWith(`${uri}/`)) this.disk.delete(file);
    this.files.changed([{ uri, type: FileChangeType.Deleted }]);
  }

  /** Moves a file or a folder, likewise. */
  move(from: string, to: string): void {
    for (const [file, text] of [...this.disk]) {
      if (file !== from && !file.startsWith(`${from}/`)) continue;
      this.disk.delete(file);
      this.disk.set(to + file.slice(from.length), text);
    }
    this.files.changed([
      { uri: from, type: FileChangeType.Deleted },
      { uri: to, type: FileChangeType.Created },
    ]);
  }

  openFile(uri: string, text: string): void {
    if (this.open.has(uri)) return;
    const document = new Document(uri, languageIdOf(uri), 1, text);
    this.open.set(uri, document);
    this.files.opened(document);
  }

  closeFile(uri: string): void {
    const document = this.open.get(uri);
    if (!document) return;
    this.open.delete(uri);
    this.files.closed(document);
  }

  edit(uri: string, text: string): void {
    const document = this.open.get(uri);
    if (document) this.workspace.update(document, [{ text }], document.version + 1);
  }

  /** Everything is as in a server that has just been started. */
  async assertTrue(): Promise<void> {
    await this.files.settled();
    const fresh = new WatchedDisk(this.#together);
    for (const [uri, text] of this.disk) fresh.disk.set(uri, text);
    for (const [uri, document] of this.open) fresh.openFile(uri, document.getText());
    fresh.files.setFolders(this.files.folders);
    await fresh.files.settled();
    assert.deepEqual(snapshot(this.workspace), snapshot(fresh.workspace));
    assert.deepEqual(this.files.unread(), fresh.files.unread());
  }
}

/** Lets what waits have its turn. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
