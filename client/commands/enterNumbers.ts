import * as vscode from 'vscode';
import type { FreeVariable } from '../../server/lsp/protocol/diceRequests.ts';

/** The numbers that are known, and those of the other variables, for which it asks; undefined if the user cancels. */
export async function enterNumbers(
  free: readonly FreeVariable[],
  known: Readonly<Record<string, number>>,
): Promise<Readonly<Record<string, number>> | undefined> {
  const variables = new Map(Object.entries(known));
  for (const variable of free) {
    if (variables.has(variable.name)) continue;
    const value = await enterNumber(variable);
    if (value === undefined) return undefined;
    variables.set(variable.name, value);
  }
  return Object.fromEntries(variables);
}

async function enterNumber({ label }: FreeVariable): Promise<number | undefined> {
  const text = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('{0}: a whole number', label),
    validateInput: (value) =>
      /^\s*-?\d{1,6}\s*$/.test(value) ? undefined : vscode.l10n.t('Enter a whole number, for example 5.'),
  });
  return text === undefined ? undefined : Number(text);
}
