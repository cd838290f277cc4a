import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import { documentRole } from '../views/documentRole.ts';
import { tagsAreClosedElsewhere } from './otherExtensions.ts';

/** A start tag directly before the cursor, and an end tag directly after it. */
const behindStartTag = /<[\p{L}_:][^\s<>/"']*(?:[^<>/"']|"[^"]*"|'[^']*')*>\s*$/u;
const beforeEndTag = /^\s*<\//;

const onEnterRules: vscode.OnEnterRule[] = [
  {
    beforeText: behindStartTag,
    afterText: beforeEndTag,
    action: { indentAction: vscode.IndentAction.IndentOutdent },
  },
  { beforeText: behindStartTag, afterText: /^\s*$/, action: { indentAction: vscode.IndentAction.Indent } },
];

/** The length above which the next key does not turn another document into Warhammer Quest content. */
const maximumNewFileLength = 2000;

/**
 * Lets Enter between a start tag and its end tag open an indented line. VS Code has such rules for a whole language only, so they are set
 * only while the active editor shows Warhammer Quest content.
 */
export function enterBetweenTags(server: Server): vscode.Disposable {
  let rules: vscode.Disposable | undefined;
  const set = (isOurs: boolean): void => {
    if (isOurs === (rules !== undefined)) return;
    rules?.dispose();
    rules = isOurs ? vscode.languages.setLanguageConfiguration('xml', { onEnterRules }) : undefined;
  };
  const update = async (): Promise<void> => {
    const document = vscode.window.activeTextEditor?.document;
    if (document?.languageId !== 'xml' || tagsAreClosedElsewhere()) {
      set(false);
      return;
    }
    const role = await documentRole(server, document);
    if (document === vscode.window.activeTextEditor?.document) set(role === 'rules' || role === 'translation');
  };
  void update();
  return vscode.Disposable.from(
    { dispose: () => set(false) },
    server.onDidChangeState(update),
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      const isBeginning = !rules && document.getText().length < maximumNewFileLength;
      if (isBeginning && document === vscode.window.activeTextEditor?.document) void update();
    }),
  );
}
