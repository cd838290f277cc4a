import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver-types';
import { memoryHost } from '../support/memoryHost.ts';
import { open, openSession } from './openSession.ts';

const folder = 'file:///package';

/** Where a file or folder is, and where it will be, as paths in the folder. */
export type Move = readonly [from: string, to: string];

/** An editor with these files in its folder, by their paths. It makes the edits that the server asks for when files are renamed, as VS Code does. */
export async function movingEditor(files: Readonly<Record<string, string>>, settings: object = {}) {
  const disk = new Map(Object.entries(files).map(([path, text]) => [uriOf(path), text]));
  const opened = new Map<string, TextDocument>();
  const session = await openSession(
    {
      workspace: {
        configuration: true,
        didChangeConfiguration: {},
        workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] },
      },
      textDocument: { diagnostic: {} },
    },
    {},
    { folder, host: memoryHost(disk) },
  );
  const { connection } = session;
  connection.onRequest('workspace/configuration', ({ items }: { items: readonly unknown[] }) =>
    items.map(() => settings),
  );

  const showAt = async (uri: string, text: string): Promise<void> => {
    opened.set(uri, TextDocument.create(uri, 'xml', 1, text));
    await open(connection, uri, text);
  };
  const rewrite = async (uri: string, text: string): Promise<void> => {
    const version = (opened.get(uri)?.version ?? 0) + 1;
    opened.set(uri, TextDocument.create(uri, 'xml', version, text));
    const textDocument = { uri, version };
    await connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
  };
  const change = async ({ textDocument: { uri, version }, edits }: TextDocumentEdit): Promise<void> => {
    const document = opened.get(uri);
    assert.equal(version, document?.version ?? null, uri);
    const before = document ?? TextDocument.create(uri, 'xml', 0, disk.get(uri) ?? assert.fail(`no ${uri}`));
    const plain = edits.map((edit) => ('newText' in edit ? edit : assert.fail('a snippet')));
    const text = TextDocument.applyEdits(before, plain);
    if (document) await rewrite(uri, text);
    else {
      disk.set(uri, text);
      await connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 2 }] });
    }
  };
  const apply = async ({ documentChanges = [] }: WorkspaceEdit): Promise<void> => {
    for (const one of documentChanges) {
      if ('edits' in one) await change(one);
      else if (one.kind === 'rename') await moveAll([one]);
      else assert.fail(one.kind);
    }
  };
  const moveOne = async (from: string, to: string): Promise<void> => {
    const below = (uri: string): boolean => uri === from || uri.startsWith(`${from}/`);
    for (const [uri, text] of [...disk].filter(([name]) => below(name))) {
      const place = `${to}${uri.slice(from.length)}`;
      assert.ok(!disk.has(place), `there is a file ${place}`);
      disk.delete(uri);
      disk.set(place, text);
      const document = opened.get(uri);
      if (!document) continue;
      opened.delete(uri);
      await connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
      await showAt(place, document.getText());
    }
  };
  const moveAll = async (moved: readonly { readonly oldUri: string; readonly newUri: string }[]): Promise<void> => {
    const edit = await connection.sendRequest<WorkspaceEdit | null>('workspace/willRenameFiles', { files: moved });
    if (edit) await apply(edit);
    for (const { oldUri, newUri } of moved) await moveOne(oldUri, newUri);
    await connection.sendNotification('workspace/didRenameFiles', { files: moved });
    // The files are read after the burst of events.
    await new Promise((resolve) => setTimeout(resolve, 300));
  };

  return {
    ...session,
    /** Opens a file. */
    show: (path: string): Promise<void> => showAt(uriOf(path), disk.get(uriOf(path)) ?? ''),
    /** The user types that into an open file, and does not save it. */
    type: (path: string, text: string): Promise<void> => rewrite(uriOf(path), text),
    /** Applies an edit of the server. */
    apply,
    /** The user renames or moves these at once. */
    move: (...moves: readonly Move[]): Promise<void> =>
      moveAll(moves.map(([from, to]) => ({ oldUri: uriOf(from), newUri: uriOf(to) }))),
    /** The text of a file, with what is not saved; undefined if it does not exist. */
    text: (path: string): string | undefined => opened.get(uriOf(path))?.getText() ?? disk.get(uriOf(path)),
    /** The problems of an open file. */
    problems: async (path: string): Promise<readonly string[]> => {
      const { items } = await connection.sendRequest<{ items: readonly Diagnostic[] }>('textDocument/diagnostic', {
        textDocument: { uri: uriOf(path) },
      });
      return items.map(({ code, range: { start } }) => `${start.line}:${start.character} ${code}`);
    },
  };
}

function uriOf(path: string): string {
  return `${folder}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
