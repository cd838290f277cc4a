import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';

/** Asks the user for dice. Returns undefined if the user cancels. */
export type EnterExpression = () => Promise<string | undefined>;

/** An expression in the list. */
interface ExpressionPick extends vscode.QuickPickItem {
  readonly expression: string;
}

const historyKey = 'expressions';
const maximumHistory = 20;

/**
 * Asks for dice in a list: first the typed text, then the latest expressions of this workspace. An expression with a mistake is not
 * accepted, and its line explains the mistake.
 */
export async function enterExpression(server: Server, memory: vscode.Memento): Promise<string | undefined> {
  const history = memory.get<readonly string[]>(historyKey, []);
  const expression = await pickExpression(server, history);
  if (expression === undefined) return undefined;
  const others = history.filter((earlier) => earlier !== expression);
  await memory.update(historyKey, [expression, ...others].slice(0, maximumHistory));
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
    // The typed text comes first, even if it is part of an earlier expression.
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
  // The active line, as soon as the list matches the typed text. Before that, a line of the old list may be active.
  let active: string | undefined;
  return new Promise((resolve, reject) => {
    const take = async (): Promise<void> => {
      const expression = active ?? picker.value.trim();
      if (expression === '' || (await problemOf(expression)) !== null) return;
      resolve(expression);
      picker.hide();
    };
    picker.onDidChangeValue(() => {
      active = undefined;
      change().catch(reject);
    });
    picker.onDidChangeActive(([item]) => {
      const typed = picker.value.trim();
      if (active !== undefined || typed === '' || item?.expression === typed) active = item?.expression;
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

/** The selected text, most likely the dice that the user means. */
function selectedText(): string {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined || !editor.selection.isSingleLine) return '';
  return editor.document.getText(editor.selection);
}
