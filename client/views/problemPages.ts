import * as vscode from 'vscode';
import { pageScheme } from '../../server/lsp/protocol/settings.ts';

/** The pages inside the extension: those of the problem codes, and the page to which they link. */
const page = /^\/(?:problems\/[a-zA-Z-]+|odds)\.md$/;

/** The address of the folder of problem pages; the manifest makes VS Code show them as previews. */
export const problemPages = `${pageScheme}:/problems`;

/**
 * Provides the pages of the problem codes as documents of our own scheme, so that they open offline and in every host: in a browser the files
 * of the extension have web addresses. The translated pages are in folders of `docs` with the names of languages. A page that is not in the
 * language of VS Code has a note that says so.
 */
export function problemPageDocuments(extensionUri: vscode.Uri): vscode.Disposable {
  const docs = vscode.Uri.joinPath(extensionUri, 'docs');
  return vscode.workspace.registerTextDocumentContentProvider(pageScheme, {
    provideTextDocumentContent: async ({ path }) => {
      if (!page.test(path)) return '';
      const [language = 'en'] = vscode.env.language.split('-');
      const english = vscode.Uri.joinPath(docs, path);
      if (language === 'en') return read(english);
      const translated = await read(vscode.Uri.joinPath(docs, language, path)).catch(() => undefined);
      if (translated !== undefined) return translated;
      const text = await read(english);
      const note = vscode.l10n.t('This page is in English. The message of the problem says the same in your language.');
      return text.replace(/\n/, `\n\n_${note}_\n`);
    },
  });
}

async function read(uri: vscode.Uri): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}
