import * as vscode from 'vscode';
import { isOfWorkspace } from './isOfWorkspace.ts';
import { needsServer } from './needsServer.ts';
import type { Server } from './server.ts';

/** So long nobody has typed when a text is looked at. */
const quietMilliseconds = 300;

/** What the server has something to say about is named in so many lines. */
const maximumLines = 2000;

/** A package of the game. */
const packages = '{**/whq.json,**/content-manifest.json,**/data/xml/**/*.xml}';

/**
 * Starts the server as soon as an open text, now or later, or a file of the workspace needs it; a window without any has no server. A command
 * that asks the server starts it too.
 */
export function startWhenNeeded(server: Server, selector: vscode.DocumentSelector): vscode.Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (vscode.workspace.textDocuments.some((document) => isNeeded(document, selector))) server.start();
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, quietMilliseconds);
  };
  const events = vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(look),
    vscode.workspace.onDidChangeTextDocument(lookSoon),
    { dispose: () => clearTimeout(timer) },
  );
  const untilStarted = server.onDidChangeState(() => events.dispose());
  void vscode.workspace.findFiles(packages, '**/node_modules/**', 1).then(([found]) => found && server.start());
  // Behind the activation, which is to be short.
  timer = setTimeout(look, 0);
  return vscode.Disposable.from(events, untilStarted);
}

function isNeeded(document: vscode.TextDocument, selector: vscode.DocumentSelector): boolean {
  const { uri, languageId } = document;
  if (vscode.languages.match(selector, document) === 0 || !isOfWorkspace(uri)) return false;
  const text = document.getText(new vscode.Range(0, 0, maximumLines, 0));
  return needsServer({ languageId, path: uri.path, text });
}
