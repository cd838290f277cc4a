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
    detail: shownNumbers()
      .flatMap(([key, name]) => (warrior.numbers[key] === undefined ? [] : [`${name} ${warrior.numbers[key]}`]))
      .join(' · '),
    picked: party.length === 0 || party.includes(warrior),
    warrior,
  }));
  const title = vscode.l10n.t('Party');
  const placeHolder = vscode.l10n.t('Wounds are rolled at the start: these are averages, rounded down. No armour.');
  const chosen = await vscode.window.showQuickPick(items, { title, placeHolder, canPickMany: true });
  if (chosen) await setParty(chosen.map(({ warrior }) => warrior));
}

/** The numbers that texts ask for most, each with its name. */
function shownNumbers(): readonly (readonly [key: string, name: string])[] {
  return [
    ['battleLevel', vscode.l10n.t('Battle-level')],
    ['strength', vscode.l10n.t('Strength')],
    ['toughness', vscode.l10n.t('Toughness')],
    ['initiative', vscode.l10n.t('Initiative')],
    ['wounds', vscode.l10n.t('Wounds')],
  ];
}
