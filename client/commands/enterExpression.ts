import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';

/** Asks the user for dice. Undefined when dismissed. */
export type EnterExpression = () => Promise<string | undefined>;

/** An expression in the list. */
interface ExpressionPick extends vscode.QuickPickItem {
  readonly expression: string;
}

const historyKey = 'expressions';
const longestHistory = 20;

/**
 * Asks for dice in a list that begins with what is being typed, and goes on with the last ones of this workspace. What
 * cannot be read is not taken, and its line says why.
 */
export async function enterExpression(server: Server, memory: vscode.Memento): Promise<string | undefined> {
  const history = memory.get<readonly string[]>(historyKey, []);
  const expression = await pickExpression(server, history);
  if (expression === undefined) return undefined;
  const others = history.filter((earlier) => earlier !== expression);
  await memory.update(historyKey, [expression, ...others].slice(0, longestHistory));
  return expression;
}

function pickExpression(server: Server, history: readonly string[]): Promise<string | undefined> {
  const picker = vscode.window.createQuickPick<ExpressionPick>();
  picker.title = vscode.l10n.t('Dice to roll, for example 2D6+2, D66 or 1D6 + battle-level > 6');
  const problemOf = async (expression: string): Promise<string | null> => {
    return (await server.ask('whq/expression', { expression })).problem;
  };
  const pickOf = (expression: string): ExpressionPick => ({ label: label(expression), expression });
  const show = (typed: string, problem: string | null): void => {
    // What is being typed comes first, also where its letters are those of an earlier one.
    const first =
      typed === '' ? [] : [{ ...pickOf(typed), alwaysShow: true, ...(problem !== null && { detail: label(problem) }) }];
    picker.items = [...first, ...history.filter((earlier) => earlier !== typed).map(pickOf)];
  };
  const change = async (): Promise<void> => {
    const typed = picker.value.trim();
    show(typed, null);
    const problem = typed === '' ? null : await problemOf(typed);
    if (problem !== null && picker.value.trim() === typed) show(typed, problem);
  };
  // The line that is lit, once the list has caught up with the typing: before that a line of the old list may seem to be.
  let lit: string | undefined;
  return new Promise((resolve, reject) => {
    const take = async (): Promise<void> => {
      const expression = lit ?? picker.value.trim();
      if (expression === '' || (await problemOf(expression)) !== null) return;
      resolve(expression);
      picker.hide();
    };
    picker.onDidChangeValue(() => {
      lit = undefined;
      change().catch(reject);
    });
    picker.onDidChangeActive(([active]) => {
      const typed = picker.value.trim();
      if (lit !== undefined || typed === '' || active?.expression === typed) lit = active?.expression;
    });
    picker.onDidAccept(() => take().catch(reject));
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.value = selectedText();
    change().catch(reject);
    picker.show();
  });
}

/** Dice that are selected in the text are most likely the ones meant. */
function selectedText(): string {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined || !editor.selection.isSingleLine) return '';
  return editor.document.getText(editor.selection);
}
