import * as vscode from 'vscode';
import { pageScheme } from '../../server/lsp/protocol/protocol.ts';

/** The pages that the extension has in it: those of the codes and what they lead to. */
const page = /^\/(?:problems\/[a-zA-Z-]+|odds)\.md$/;

/** Under which the pages of the codes are documents; the manifest has VS Code show them as previews. */
export const problemPages = `${pageScheme}:/problems`;

/**
 * Lets the codes of problems lead to their pages, offline and in every host: as documents of a scheme of its own, since the extension's files
 * have addresses on the web in a browser. They are English; a reader of another language is told so.
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
