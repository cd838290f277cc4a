import * as vscode from 'vscode';
import type { ViewEffect } from '../../server/lsp/protocol/viewRequests.ts';
import { enterNumbers } from '../commands/enterNumbers.ts';
import { noteRoll } from '../commands/noteRoll.ts';
import { printPage } from './printPage.ts';

/** Where effects leave something. */
export interface EffectPlaces {
  readonly log: vscode.OutputChannel;
  /** A folder for pages that a browser opens. */
  readonly storage: vscode.Uri;
}

type Performed = Promise<Readonly<Record<string, number>> | undefined>;

/** What an editor does for each kind of effect; the numbers that it asks for are the result. */
const performers: {
  readonly [Kind in ViewEffect['kind']]: (
    effect: Extract<ViewEffect, { kind: Kind }>,
    places: EffectPlaces,
  ) => Promise<unknown>;
} = {
  copy: async ({ text }) => void (await vscode.env.clipboard.writeText(text)),
  print: async ({ page, name, title }, { storage }) => printPage(page, name, title, storage),
  edit: async ({ uri, version, edits }) => {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
    if (document.version !== version) return;
    const edit = new vscode.WorkspaceEdit();
    for (const { range, newText } of edits) edit.replace(document.uri, rangeOf(range), newText);
    await vscode.workspace.applyEdit(edit);
  },
  show: async ({ uri, position }) => {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
    const visible = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
    const { line, character } = position;
    await vscode.window.showTextDocument(document, {
      viewColumn: visible?.viewColumn ?? vscode.ViewColumn.One,
      selection: new vscode.Range(line, character, line, character),
    });
  },
  rolled: async ({ text, result, seed }, { log }) => noteRoll(log, text, seed, result),
  enter: ({ names }) => enterNumbers(names, {}),
};

/** Does what only an editor can do after an event on a page. */
export async function perform(effect: ViewEffect, places: EffectPlaces): Performed {
  const performer = performers[effect.kind] as (effect: ViewEffect, places: EffectPlaces) => Performed;
  return performer(effect, places);
}

function rangeOf({ start, end }: Extract<ViewEffect, { kind: 'edit' }>['edits'][number]['range']): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
