import * as vscode from 'vscode';
import { problemPages } from '../views/problemPages.ts';

/**
 * Opens the page that explains the problems of a code. A quick fix runs this command, but the argument may come from anyone: anything that
 * has not the form of a code opens nothing.
 */
export async function openPage(code: unknown): Promise<void> {
  if (typeof code !== 'string' || !/^[a-z][a-z-]{0,60}$/.test(code)) return;
  await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(`${problemPages}/${code}.md`, true));
}
