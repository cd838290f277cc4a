import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';

/** Asks the user for dice. Returns undefined if the user cancels. */
export type EnterExpression = () => Promise<string | undefined>;

/**
 * Asks for dice; the field begins with the selected text. A text that cannot be read is not accepted, and the line below says why, or how a
 * text was read that is not in the language of odds.
 */
export async function enterExpression(server: Server): Promise<string | undefined> {
  const typed = await vscode.window.showInputBox({
    title: vscode.l10n.t('Dice to roll, for example 2D6+2, D66 or 1D6 + battle-level > 6'),
    value: selectedText(),
    validateInput: async (value) => {
      const expression = value.trim();
      if (expression === '') return undefined;
      const { problem, readAs } = await server.ask('whq/roll', { expression });
      if (problem !== null) return label(problem);
      return readAs === '' ? undefined : { message: label(readAs), severity: vscode.InputBoxValidationSeverity.Info };
    },
  });
  return typed?.trim() || undefined;
}

/** The selected text, most likely the dice that the user means. */
function selectedText(): string {
  const editor = vscode.window.activeTextEditor;
  return editor?.selection.isSingleLine ? editor.document.getText(editor.selection) : '';
}
