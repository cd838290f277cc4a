import * as vscode from 'vscode';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';

/** Asks the user for dice. Returns undefined if the user cancels. */
export type EnterExpression = () => Promise<string | undefined>;

type Read = ServerRequests['whq/roll']['result'];

/** An expression in the list. */
interface ExpressionPick extends vscode.QuickPickItem {
  readonly expression: string;
}

const historyKey = 'expressions';
const maximumHistory = 20;

/**
 * Asks for dice in a list that begins with the typed text, followed by the last expressions of this workspace. A text that cannot be read
 * is not accepted, and its line says why. The line of a text that is not in the language of odds says how it was read.
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
  const ask = (expression: string): Promise<Read> => server.ask('whq/roll', { expression });
  const pickOf = (expression: string): ExpressionPick => ({ label: label(expression), expression });
  const show = (typed: string, said: string): void => {
    // The typed text comes first, even if it is part of an earlier expression.
    const first =
      typed === '' ? [] : [{ ...pickOf(typed), alwaysShow: true, ...(said !== '' && { detail: label(said) }) }];
    picker.items = [...first, ...history.filter((earlier) => earlier !== typed).map(pickOf)];
  };
  const change = async (): Promise<void> => {
    const typed = picker.value.trim();
    show(typed, '');
    if (typed === '') return;
    const { problem, readAs } = await ask(typed);
    const said = problem ?? readAs;
    if (said !== '' && picker.value.trim() === typed) show(typed, said);
  };
  // The active line, as soon as the list matches the typed text. Before that, a line of the old list may be active.
  let active: string | undefined;
  return new Promise((resolve, reject) => {
    const take = async (): Promise<void> => {
      const expression = active ?? picker.value.trim();
      if (expression === '' || (await ask(expression)).problem !== null) return;
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
