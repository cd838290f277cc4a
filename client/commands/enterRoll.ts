import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { FreeVariable, Roll } from '../../server/lsp/protocol.ts';
import { ask } from '../ask.ts';

/** Whether a free variable may stay open: odds are then a table over its values, a roll needs a number. */
export type OpenVariables = 'allowed' | 'refused';

/**
 * What the command was given, with the missing parts asked for in input boxes. Undefined when one of them was dismissed.
 * A lens gives the expression; then only the variables are asked for that may not stay open.
 */
export async function enterRoll(
  client: BaseLanguageClient,
  given: Roll | undefined,
  openVariables: OpenVariables,
): Promise<Roll | undefined> {
  const expression = given?.expression ?? (await enterExpression(client));
  if (expression === undefined) return undefined;
  if (given !== undefined && openVariables === 'allowed') return given;

  const { variables: free } = await ask(client, 'whq/expression', { expression });
  const variables: Record<string, number> = { ...given?.variables };
  for (const variable of free) {
    if (Object.hasOwn(variables, variable.name)) continue;
    const value = await enterNumber(variable, openVariables);
    if (value === undefined) return undefined;
    if (value !== 'open') variables[variable.name] = value;
  }
  return { ...given, expression, variables };
}

async function enterExpression(client: BaseLanguageClient): Promise<string | undefined> {
  const text = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('Dice to roll, for example 2D6+2, D66 or 1D6 + battle-level > 6'),
    value: selectedText(),
    validateInput: async (value) => {
      if (value.trim() === '') return undefined;
      const { problem } = await ask(client, 'whq/expression', { expression: value.trim() });
      return problem ?? undefined;
    },
  });
  return text?.trim() || undefined;
}

/** Dice that are selected in the text are most likely the ones meant. */
function selectedText(): string {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined || !editor.selection.isSingleLine) return '';
  return editor.document.getText(editor.selection);
}

async function enterNumber(
  { label }: FreeVariable,
  openVariables: OpenVariables,
): Promise<number | 'open' | undefined> {
  const allowed = openVariables === 'allowed';
  const text = await vscode.window.showInputBox({
    prompt: allowed
      ? vscode.l10n.t('{0}: a whole number, or nothing for the odds at every value', label)
      : vscode.l10n.t('{0}: a whole number', label),
    validateInput: (value) =>
      /^\s*-?\d{1,6}\s*$/.test(value) || (allowed && value.trim() === '')
        ? undefined
        : vscode.l10n.t('A whole number is needed, for example 5.'),
  });
  if (text === undefined) return undefined;
  return text.trim() === '' ? 'open' : Number(text);
}
