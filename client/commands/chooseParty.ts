import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import { currentParty, setParty, warriorsOfTheBox } from '../game/party.ts';
import { type Characteristic, characteristics, rangeOf, typedNumber, type Warrior } from '../game/warriors.ts';

interface Item extends vscode.QuickPickItem {
  /** Returns the party after the choice; undefined if the user cancels. */
  readonly act?: () => Promise<readonly Warrior[] | undefined>;
}

/** Lets the user choose the members of the party and change their numbers. Every change is saved at once. */
export async function chooseParty(): Promise<void> {
  for (;;) {
    const party = currentParty();
    const chosen = await vscode.window.showQuickPick(itemsFor(party), { title: vscode.l10n.t('Party') });
    if (chosen?.act === undefined) return;
    const changed = await chosen.act();
    if (changed) await setParty(changed);
  }
}

function itemsFor(party: readonly Warrior[]): readonly Item[] {
  const separator: Item = { label: '', kind: vscode.QuickPickItemKind.Separator };
  const members = party.map((warrior, index) => ({
    label: label(warrior.name),
    description: numbersText(warrior),
    act: async () => {
      const changed = await editWarrior(warrior);
      if (changed === undefined) return undefined;
      return changed === 'gone' ? party.toSpliced(index, 1) : party.toSpliced(index, 1, changed);
    },
  }));
  return [
    ...members,
    ...(members.length > 0 ? [separator] : []),
    { label: `$(add) ${vscode.l10n.t('Warriors of the box…')}`, act: () => addFromBox(party) },
    { label: `$(add) ${vscode.l10n.t('Another Warrior…')}`, act: () => addOther(party) },
    ...(members.length > 0
      ? [{ label: `$(clear-all) ${vscode.l10n.t('No party')}`, act: () => Promise.resolve([]) }]
      : []),
  ];
}

async function addFromBox(party: readonly Warrior[]): Promise<readonly Warrior[] | undefined> {
  const taken = new Set(party.map(({ name }) => name));
  const items = warriorsOfTheBox()
    .filter(({ name }) => !taken.has(name))
    .map((warrior) => ({ label: warrior.name, detail: numbersText(warrior), picked: true, warrior }));
  const title = vscode.l10n.t('Warriors of the box, as they begin');
  const placeHolder = vscode.l10n.t('Wounds are rolled at the start: these are averages, rounded down. No armour.');
  const chosen = await vscode.window.showQuickPick(items, { title, placeHolder, canPickMany: true });
  return chosen && [...party, ...chosen.map(({ warrior }) => warrior)];
}

async function addOther(party: readonly Warrior[]): Promise<readonly Warrior[] | undefined> {
  const name = await enterName('');
  if (name === undefined) return undefined;
  const warrior = await editWarrior({ name, numbers: { battleLevel: 1 } });
  return warrior === undefined || warrior === 'gone' ? undefined : [...party, warrior];
}

/** Lets the user change the Warrior until the list is closed. Returns the changed Warrior, or `gone` to remove it from the party. */
async function editWarrior(warrior: Warrior): Promise<Warrior | 'gone' | undefined> {
  let changed = warrior;
  for (;;) {
    const part = await pickPart(changed);
    if (part === undefined) return changed;
    if (part === 'gone') return 'gone';
    if (part === 'name') changed = { ...changed, name: (await enterName(changed.name)) ?? changed.name };
    else changed = await withNumber(changed, part);
  }
}

async function pickPart(warrior: Warrior): Promise<Characteristic | 'name' | 'gone' | undefined> {
  const items: readonly (vscode.QuickPickItem & { readonly part?: Characteristic | 'name' | 'gone' })[] = [
    { label: vscode.l10n.t('Name'), description: label(warrior.name), part: 'name' },
    ...characteristics.map((part) => ({
      label: characteristicName(part),
      description: String(warrior.numbers[part] ?? '–'),
      part,
    })),
    { label: '', kind: vscode.QuickPickItemKind.Separator },
    { label: `$(trash) ${vscode.l10n.t('Remove from the party')}`, part: 'gone' },
  ];
  return (await vscode.window.showQuickPick(items, { title: label(warrior.name) }))?.part;
}

async function enterName(current: string): Promise<string | undefined> {
  const name = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('Name of the Warrior'),
    value: current,
    validateInput: (value) => (value.trim() === '' ? vscode.l10n.t('Enter a name.') : undefined),
  });
  return name?.trim();
}

async function withNumber(warrior: Warrior, part: Characteristic): Promise<Warrior> {
  const { minimum, maximum } = rangeOf(part);
  const typed = await vscode.window.showInputBox({
    title: label(warrior.name),
    prompt: characteristicName(part),
    value: String(warrior.numbers[part] ?? ''),
    validateInput: (value) =>
      typedNumber(value, part) === 'wrong'
        ? vscode.l10n.t('A whole number from {0} to {1}, or nothing if it does not matter.', minimum, maximum)
        : undefined,
  });
  const number = typed === undefined ? 'wrong' : typedNumber(typed, part);
  if (number === 'wrong') return warrior;
  const { [part]: _, ...others } = warrior.numbers;
  return { ...warrior, numbers: number === undefined ? others : { ...others, [part]: number } };
}

/** All known numbers in one line, the most frequently needed ones first. */
function numbersText({ numbers }: Warrior): string {
  const order = new Set<Characteristic>(['strength', 'toughness', 'wounds', 'initiative', ...characteristics]);
  return [...order]
    .flatMap((part) => (numbers[part] === undefined ? [] : [`${characteristicName(part)} ${numbers[part]}`]))
    .join(' · ');
}

function characteristicName(part: Characteristic): string {
  switch (part) {
    case 'battleLevel':
      return vscode.l10n.t('Battle-level');
    case 'movement':
      return vscode.l10n.t('Movement');
    case 'weaponSkill':
      return vscode.l10n.t('Weapon Skill');
    case 'ballisticSkill':
      return vscode.l10n.t('Ballistic Skill');
    case 'strength':
      return vscode.l10n.t('Strength');
    case 'toughness':
      return vscode.l10n.t('Toughness');
    case 'initiative':
      return vscode.l10n.t('Initiative');
    case 'attacks':
      return vscode.l10n.t('Attacks');
    case 'willpower':
      return vscode.l10n.t('Willpower');
    case 'luck':
      return vscode.l10n.t('Luck');
    case 'wounds':
      return vscode.l10n.t('Wounds');
    case 'armour':
      return vscode.l10n.t('Armour');
    case 'damageDice':
      return vscode.l10n.t('Damage dice');
  }
}
