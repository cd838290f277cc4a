import type { Combatant, Fight } from '../fight.ts';
import type { FightSystem } from '../statBlock.ts';
import { decimal, diceText, type Typed, wholeBetween } from './typed.ts';

/** A value of those who fight that a reader can change. */
export interface FightField {
  readonly side: 0 | 1;
  /** The place of the combatant in its side. */
  readonly combatant: number;
  readonly name: FieldName;
  /** As a reader types it; empty for none. */
  readonly value: string;
  /** Of whole numbers. */
  readonly range?: Typed['range'];
  /** Whether it may be empty. */
  readonly isOptional: boolean;
}

/** Another value for a field. */
export interface FieldChange extends Pick<FightField, 'side' | 'combatant' | 'value'> {
  /** A `FieldName`; a change of any other name is not possible. */
  readonly name: string;
}

export type FieldName =
  | 'count'
  | 'weaponSkill'
  | 'strength'
  | 'toughness'
  | 'wounds'
  | 'attacks'
  | 'damage'
  | 'armour'
  | 'rangedAttacks'
  | 'closeAttacks'
  | 'rangedStrength'
  | 'rangedDamage'
  | 'ammunition'
  | 'multiplier'
  | 'armourSave'
  | 'coverSave'
  | 'save'
  | 'weaponBonus';

/** The fields of a fight, side by side, each with those of its combatants in the order in which the game prints them. */
export function fightFields({ sides }: Fight): readonly FightField[] {
  return sides.flatMap(({ combatants, isParty }, side) =>
    combatants.flatMap((combatant, index) =>
      fieldsOf(combatant, isParty).map(({ name, path, typed, isOptional = false }): FightField => {
        const value = valueAt(combatant, path);
        return {
          side: side === 0 ? 0 : 1,
          combatant: index,
          name,
          value: value === undefined ? '' : typed.print(value),
          isOptional,
          ...(typed.range && { range: typed.range }),
        };
      }),
    ),
  );
}

/** The fight with other values. `refused` are the changes that are not possible, and change nothing. */
export function withChanges(
  fight: Fight,
  changes: readonly FieldChange[],
): { readonly fight: Fight; readonly refused: readonly FieldChange[] } {
  const refused: FieldChange[] = [];
  let changed = fight;
  for (const change of changes) {
    const next = changedFight(changed, change);
    if (next) changed = next;
    else refused.push(change);
  }
  return { fight: changed, refused };
}

function changedFight(fight: Fight, { side, combatant: index, name, value }: FieldChange): Fight | undefined {
  const of = fight.sides[side];
  const combatant = of?.combatants[index];
  const field = combatant && fieldsOf(combatant, of.isParty).find((one) => one.name === name);
  if (!of || !combatant || !field) return undefined;
  const written = value.trim();
  const parsed = field.typed.parse(written);
  if (parsed === undefined && !(field.isOptional && written === '')) return undefined;
  const next = { ...of, combatants: of.combatants.with(index, withValueAt(combatant, field.path, parsed)) };
  return { ...fight, sides: side === 0 ? [next, fight.sides[1]] : [fight.sides[0], next] };
}

/** A value of a combatant. */
interface FieldKind {
  readonly name: FieldName;
  /** Where it stands in the combatant: `block`, `ranged`, `strength`. */
  readonly path: readonly string[];
  readonly typed: Typed;
  readonly isOptional?: boolean;
  /** The weapon without which there is no such value. */
  readonly weapon?: 'ranged' | 'close';
}

function fieldsOf(combatant: Combatant, isParty: boolean): readonly FieldKind[] {
  // Each Warrior is told apart, so only the others have a number.
  return [...(isParty ? [] : [count]), ...fieldsOfGame[combatant.block.system]].filter(
    ({ path, isOptional, weapon }) =>
      (weapon === undefined || valueAt(combatant, ['block', weapon]) !== undefined) &&
      (isOptional || valueAt(combatant, path) !== undefined),
  );
}

function valueAt(object: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], object);
}

/** @param value undefined: takes it away. */
function withValueAt<Tree extends object>(tree: Tree, [key = '', ...path]: readonly string[], value: unknown): Tree {
  const { [key]: old, ...others } = tree as Record<string, unknown>;
  const next = path.length === 0 ? value : withValueAt(old as object, path, value);
  return { ...others, ...(next !== undefined && { [key]: next }) } as Tree;
}

const count: FieldKind = { name: 'count', path: ['count'], typed: wholeBetween(1, 999) };

/** A number of the block itself. */
function own(name: FieldName, minimum: number, maximum: number): FieldKind {
  return { name, path: ['block', name], typed: wholeBetween(minimum, maximum) };
}

function weapon(kind: 'ranged' | 'close', name: FieldName, path: readonly string[], typed: Typed): FieldKind {
  return { name, path: ['block', ...path], typed, weapon: kind };
}

const profileFields: readonly FieldKind[] = [
  own('weaponSkill', 1, 10),
  own('strength', 1, 10),
  own('toughness', 1, 10),
  own('wounds', 1, 99),
  own('attacks', 0, 10),
  { ...own('save', 2, 7), isOptional: true },
  own('weaponBonus', 0, 10),
];

const fieldsOfGame: Readonly<Record<FightSystem, readonly FieldKind[]>> = {
  'warhammer-quest': [
    own('weaponSkill', 1, 10),
    own('strength', 0, 20),
    own('toughness', 0, 20),
    own('wounds', 1, 999),
    own('attacks', 0, 20),
    { ...own('damage', 0, 0), typed: diceText },
    own('armour', 0, 20),
  ],
  gamebook: [
    own('weaponSkill', 1, 10),
    own('strength', 1, 20),
    own('toughness', 1, 20),
    own('wounds', 1, 999),
    weapon('ranged', 'rangedAttacks', ['attacks', 'ranged'], wholeBetween(0, 20)),
    weapon('ranged', 'rangedStrength', ['ranged', 'strength'], wholeBetween(1, 20)),
    weapon('ranged', 'rangedDamage', ['ranged', 'damage'], wholeBetween(0, 99)),
    { ...weapon('ranged', 'ammunition', ['ranged', 'ammunition'], wholeBetween(0, 999)), isOptional: true },
    weapon('close', 'closeAttacks', ['attacks', 'close'], wholeBetween(0, 20)),
    weapon('close', 'multiplier', ['close', 'multiplier'], decimal),
    { ...own('armourSave', 2, 6), isOptional: true },
    { ...own('coverSave', 2, 6), isOptional: true },
  ],
  mordheim: profileFields,
  wfb: profileFields,
};
