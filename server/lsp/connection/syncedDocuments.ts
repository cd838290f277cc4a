import { TextDocuments } from 'vscode-languageserver';
import { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { TypedPlaces } from './typedPlaces.ts';

/** Open documents, kept as the client has them; the index follows each change. */
export function syncedDocuments(workspace: Workspace, typedPlaces: TypedPlaces): TextDocuments<Document> {
  return new TextDocuments<Document>({
    create: (uri, languageId, version, content) => {
      // A shown pack is the indexed document: the cached results of its sections are valid for the editor too.
      const pack = workspace.packWith(uri);
      if (pack && pack.getText() === content) return pack;
      // What is not saved anywhere is kept nowhere.
      const read = (): Document =>
        uri.startsWith('file:')
          ? workspace.read(uri, languageId, content)
          : new Document(uri, languageId, version, content);
      const document = workspace.fileWith(uri, languageId, content) ?? read();
      document.version = version;
      return document;
    },
    update: (document, changes, version) => {
      if (document.isBundled) return document;
      typedPlaces.note(document, changes);
      workspace.update(document, changes, version);
      return document;
    },
  });
}
