import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';

interface FighterPick extends vscode.QuickPickItem {
  /** The side as it is asked for. */
  readonly text: string;
}

/**
 * Shows a fight in the panel beside the editor. Without an argument, from the palette, it asks who fights whom. Returns what is shown, or
 * undefined if the user cancels.
 */
export async function showFight<Shown>(
  server: Server,
  panel: { show(question: unknown): Promise<Shown | undefined> },
  given: unknown,
): Promise<Shown | undefined> {
  if (given !== undefined) return panel.show(given);
  const uri = vscode.window.activeTextEditor?.document.uri.toString();
  const fighters = await server.ask('whq/entries', { uri, kinds: ['monster'] });
  const picks = fighters.map(({ label: name, description, id }) => ({
    label: label(name),
    description: label(description),
    text: id,
  }));
  const one = await pickSide(vscode.l10n.t('Who fights? A Monster, 6 Goblins, or a stat block'), picks);
  if (one === undefined) return undefined;
  const party = { label: vscode.l10n.t('The party'), description: '', text: 'party' };
  const other = await pickSide(vscode.l10n.t('Against whom?'), [party, ...picks]);
  return other === undefined ? undefined : panel.show({ uri, sides: [one, other] });
}

/** Asks for a side in a list that begins with the typed text. Undefined if the user cancels. */
function pickSide(title: string, known: readonly FighterPick[]): Promise<string | undefined> {
  const picker = vscode.window.createQuickPick<FighterPick>();
  picker.title = title;
  picker.items = known;
  picker.onDidChangeValue((value) => {
    const typed = value.trim();
    const isKnown = known.some((one) => one.label.toLowerCase() === typed.toLowerCase());
    // The typed text comes first, except where it is a name of the list.
    const first = typed === '' || isKnown ? [] : [{ label: label(typed), text: typed, alwaysShow: true }];
    picker.items = [...first, ...known];
  });
  return new Promise((resolve) => {
    picker.onDidAccept(() => {
      const [active] = picker.activeItems;
      const typed = picker.value.trim();
      // The list follows the keys a moment later: until then another item may be active than the one whose whole name was typed.
      const named = known.find((one) => one.label.toLowerCase() === typed.toLowerCase());
      const isBehind = named !== undefined && !active?.label.toLowerCase().includes(typed.toLowerCase());
      const text = (isBehind ? named : active)?.text ?? typed;
      if (text === '') return;
      resolve(text);
      picker.hide();
    });
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.show();
  });
}
