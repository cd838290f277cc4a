import type { TextDocumentContentParams } from 'vscode-languageserver';
import { guard } from '../connection/guard.ts';
import { packScheme } from '../protocol/settings.ts';
import type { Handler } from './handler.ts';

/** The texts of the bundled packs, which are not on the disk. */
export const textDocumentContentHandler: Handler = {
  capabilities: ({ workspace }) =>
    workspace?.textDocumentContent ? { workspace: { textDocumentContent: { schemes: [packScheme] } } } : {},
  register: (context) => {
    const { connection, workspace } = context;
    connection.workspace.textDocumentContent.on(
      guard(
        context,
        'textDocumentContent',
        () => ({ text: '' }),
        ({ uri }: TextDocumentContentParams) => uri,
        ({ uri }) => ({ text: workspace.packWith(uri)?.getText() ?? '' }),
      ),
    );
  },
};
