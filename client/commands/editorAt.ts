import * as vscode from 'vscode';
import { positionArgument } from '../server/commandArguments.ts';

/** An editor with the cursor at the place that a command was given, such as an entry of a view; undefined without a valid place. */
export async function editorAt(argument: unknown): Promise<vscode.TextEditor | undefined> {
  const place = positionArgument(argument);
  if (!place) return undefined;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(place.uri, true));
  const position = new vscode.Position(place.position.line, place.position.character);
  return vscode.window.showTextDocument(document, { selection: new vscode.Range(position, position) });
}
