import type * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import { activeEditor } from './activeEditor.ts';
import type { EnterExpression } from './enterExpression.ts';
import { enterVariables } from './enterVariables.ts';
import { askedRoll, rollOnce } from './roll.ts';

/** Asks for dice, rolls them, and inserts the faces and the result at the cursor. Returns the text; undefined if the user cancels. */
export async function insertRoll(
  server: Server,
  log: vscode.OutputChannel,
  enterExpression: EnterExpression,
): Promise<string | undefined> {
  const editor = activeEditor();
  const question = editor && (await askedRoll(server, undefined, enterExpression));
  const complete = question && (await enterVariables(server, question));
  if (!complete) return undefined;
  const { result } = await rollOnce(server, log, complete);
  await editor.edit((edit) => edit.replace(editor.selection, result));
  return result;
}
