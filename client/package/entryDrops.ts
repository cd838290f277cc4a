import * as vscode from 'vscode';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';

/** The type of an entry that is dragged out of the view of a package: its kind, a space, and its id. */
export const draggedEntry = 'application/vnd.whq-rules.entry';

/** Lets an entry be dropped into a text, which then names it as its place requires: as an element, a key or an id. */
export function entryDrops(server: Server, selector: vscode.DocumentSelector): vscode.Disposable {
  const kind = vscode.DocumentDropOrPasteEditKind.Text.append('whq-rules', 'entry');
  return vscode.languages.registerDocumentDropEditProvider(
    selector,
    {
      provideDocumentDropEdits: async (document, position, transfer, token) => {
        const [kindOfEntry, ...id] = ((await transfer.get(draggedEntry)?.asString()) ?? '').split(' ');
        if (!kindOfEntry || id.length === 0) return undefined;
        const place = { uri: document.uri.toString(), position: plainPosition(position) };
        const asked = { ...place, known: { kind: kindOfEntry, id: id.join(' ') } };
        const answer = await server.ask('whq/entrySnippet', asked, token);
        if (!answer) return undefined;
        const title = vscode.l10n.t('Name the entry');
        return new vscode.DocumentDropEdit(new vscode.SnippetString(answer.snippet), title, kind);
      },
    },
    { dropMimeTypes: [draggedEntry], providedDropEditKinds: [kind] },
  );
}
