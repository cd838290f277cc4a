import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { Roll } from '../../server/lsp/protocol.ts';
import { ask } from '../ask.ts';

const scheme = 'whq-odds';

/** The address of the odds of an expression. It says everything about them, so that equal questions share a document. */
export function oddsUri({ expression, variables = {} }: Roll): vscode.Uri {
  const set = Object.entries(variables).map(([name, value]) => `, ${name} = ${value}`);
  // The tab shows the path: a slash would make folders of it.
  const title = `${expression}${set.join('')}`.replaceAll('/', '∕');
  const query = JSON.stringify({ expression, variables } satisfies Roll);
  return vscode.Uri.from({ scheme, path: `/${title}.whq-odds`, query });
}

/** Serves the documents of `oddsUri`: the server's text, read-only. Their language is their own, so nothing is marked in them. */
export function oddsDocuments(client: BaseLanguageClient): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(scheme, {
    async provideTextDocumentContent(uri, token) {
      const { markdown } = await ask(client, 'whq/odds', JSON.parse(uri.query), token);
      return markdown;
    },
  });
}
