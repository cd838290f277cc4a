import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import { currentParty, setParty, warriorsOfTheBox } from '../game/party.ts';

/** Lets the user choose the members of the party, among those that it has and the Warriors of the box. */
export async function chooseParty(): Promise<void> {
  const party = currentParty();
  const names = new Set(party.map(({ name }) => name));
  const others = warriorsOfTheBox().filter(({ name }) => !names.has(name));
  const items = [...party, ...others].map((warrior) => ({
    label: label(warrior.name),
    detail: Object.entries(warrior.numbers)
      .map(([name, value]) => `${name} ${value}`)
      .join(' · '),
    picked: party.length === 0 || party.includes(warrior),
    warrior,
  }));
  const title = vscode.l10n.t('Party');
  const placeHolder = vscode.l10n.t('Wounds are rolled at the start: these are averages, rounded down. No armour.');
  const chosen = await vscode.window.showQuickPick(items, { title, placeHolder, canPickMany: true });
  if (chosen) await setParty(chosen.map(({ warrior }) => warrior));
}
