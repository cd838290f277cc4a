import * as vscode from 'vscode';
import { pageScheme } from '../../server/lsp/protocol/protocol.ts';

/** The pages inside the extension: those of the problem codes, and the page to which they link. */
const page = /^\/(?:problems\/[a-zA-Z-]+|odds)\.md$/;

/** The address of the folder of problem pages; the manifest makes VS Code show them as previews. */
export const problemPages = `${pageScheme}:/problems`;

/**
 * Provides the pages of the problem codes as documents of our own scheme, so that they open offline and in every host: in a browser the files
 * of the extension have web addresses. The pages are in English, and a note says so to readers of other languages.
 */
export function problemPageDocuments(extensionUri: vscode.Uri): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(pageScheme, {
    provideTextDocumentContent: async ({ path }) => {
      if (!page.test(path)) return '';
      const text = new TextDecoder().decode(
        await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'docs', path)),
      );
      if (vscode.env.language.startsWith('en')) return text;
      const note = vscode.l10n.t('This page is in English. The message of the problem says the same in your language.');
      return text.replace(/\n/, `\n\n_${note}_\n`);
    },
  });
}
