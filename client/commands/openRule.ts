import * as vscode from 'vscode';
import { placeArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';

/**
 * Opens the place where a rule is defined, in a file or in a bundled pack, and puts the cursor there. Links of hovers run this command, so
 * the argument may come from anyone: only rules that the server knows are opened. Otherwise returns undefined.
 */
export async function openRule(server: Server, argument: unknown): Promise<vscode.TextEditor | undefined> {
  const asked = placeArgument(argument);
  if (!asked) return undefined;
  const { uri, line, character } = asked;
  const { rule } = await server.ask('whq/lookUpPlace', { uri, position: { line, character } });
  if (!rule) return undefined;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(rule.uri, true));
  const position = new vscode.Position(rule.line, rule.character);
  return vscode.window.showTextDocument(document, { selection: new vscode.Range(position, position) });
}
