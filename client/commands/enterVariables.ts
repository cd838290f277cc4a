import * as vscode from 'vscode';
import type { FreeVariable, RollArgument } from '../../server/lsp/protocol/protocol.ts';
import type { Server } from '../server/server.ts';

/** The roll with a number for each of its free variables. Asks the user for missing numbers; undefined if the user cancels. */
export async function enterVariables(server: Server, roll: RollArgument): Promise<RollArgument | undefined> {
  const { variables: free, given } = await server.ask('whq/expression', { expression: roll.expression });
  const variables = new Map(Object.entries(roll.variables ?? given));
  for (const variable of free) {
    if (variables.has(variable.name)) continue;
    const value = await enterNumber(variable);
    if (value === undefined) return undefined;
    variables.set(variable.name, value);
  }
  return { ...roll, variables: Object.fromEntries(variables) };
}

async function enterNumber({ label }: FreeVariable): Promise<number | undefined> {
  const text = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('{0}: a whole number', label),
    validateInput: (value) =>
      /^\s*-?\d{1,6}\s*$/.test(value) ? undefined : vscode.l10n.t('Enter a whole number, for example 5.'),
  });
  return text === undefined ? undefined : Number(text);
}
