import type { Fraction } from '../../dice/evaluation/fraction.ts';
import type { Combatant, Fight } from '../fight.ts';
import type { GamebookBlock, ProfileBlock, QuestBlock, StatBlock } from '../statBlock.ts';
import { decimal, diceText, type Typed, wholeBetween, wholeOrNone } from './typed.ts';

/** A value of those who fight that a reader can change. */
export interface FightField {
  readonly side: 0 | 1;
  /** The place of the combatant in its side. */
  readonly combatant: number;
  readonly name: FieldName;
  /** As a reader types it; empty for none. */
  readonly value: string;
  /** Of whole numbers. */
  readonly range?: Typed<number>['range'];
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
      fieldsOf(combatant, isParty).flatMap(({ name, read, range, isOptional = false }): readonly FightField[] => {
        const value = read(combatant);
        if (value === undefined) return [];
        return [{ side: side === 0 ? 0 : 1, combatant: index, name, value, isOptional, ...(range && { range }) }];
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
  if (!of || !combatant) return undefined;
  const field = fieldsOf(combatant, of.isParty).find((one) => one.name === name);
  if (!field || field.read(combatant) === undefined) return undefined;
  const changed = field.write(combatant, value.trim());
  if (!changed) return undefined;
  const next = { ...of, combatants: of.combatants.with(index, changed) };
  return { ...fight, sides: side === 0 ? [next, fight.sides[1]] : [fight.sides[0], next] };
}

/** How a field is read from a combatant, and written to it. */
interface FieldKind {
  readonly name: FieldName;
  readonly range?: FightField['range'];
  readonly isOptional?: boolean;
  /** Undefined where the combatant has no such value, and cannot have one. */
  readonly read: (combatant: Combatant) => string | undefined;
  /** Undefined for a value that is not possible. */
  readonly write: (combatant: Combatant, typed: string) => Combatant | undefined;
}

function fieldsOf({ block }: Combatant, isParty: boolean): readonly FieldKind[] {
  return [...(isParty ? [] : [count]), ...fieldsOfBlock(block)];
}

/** Each Warrior is told apart, so only the others have a number. */
const count: FieldKind = {
  name: 'count',
  range: { minimum: 1, maximum: 999 },
  read: (combatant) => String(combatant.count),
  write: (combatant, typed) => {
    const number = wholeBetween(1, 999).parse(typed);
    return number === undefined ? undefined : { ...combatant, count: number };
  },
};

function fieldsOfBlock(block: StatBlock): readonly FieldKind[] {
  switch (block.system) {
    case 'warhammer-quest':
      return questFields;
    case 'gamebook':
      return gamebookFields;
    case 'mordheim':
    case 'wfb':
      return profileFields;
  }
}

/** A field of a block; `read` is undefined where the block cannot have the value. */
function field<Block extends StatBlock, Value>(
  name: FieldName,
  { range, isOptional = false, print, parse }: Typed<Value>,
  read: (block: Block) => Value | undefined,
  write: (block: Block, value: Value) => Block,
): FieldKind {
  return {
    name,
    isOptional,
    ...(range && { range }),
    read: ({ block }) => {
      const value = read(block as Block);
      return value === undefined ? undefined : print(value);
    },
    write: (combatant, typed) => {
      const value = parse(typed);
      return value === undefined ? undefined : { ...combatant, block: write(combatant.block as Block, value) };
    },
  };
}

/** A field that is a number of the block itself. */
function own<Block extends StatBlock>(name: FieldName & keyof Block, minimum: number, maximum: number): FieldKind {
  return field<Block, number>(
    name,
    wholeBetween(minimum, maximum),
    (block) => (typeof block[name] === 'number' ? block[name] : undefined),
    (block, value) => ({ ...block, [name]: value }),
  );
}

/** The same for one that may be absent. */
function optional<Block extends StatBlock>(name: FieldName & keyof Block, minimum: number, maximum: number): FieldKind {
  return field<Block, number | 'none'>(
    name,
    wholeOrNone(minimum, maximum),
    (block) => (typeof block[name] === 'number' ? block[name] : 'none'),
    (block, value) => {
      if (value !== 'none') return { ...block, [name]: value };
      return Object.fromEntries(Object.entries(block).filter(([key]) => key !== name)) as unknown as Block;
    },
  );
}

const questFields: readonly FieldKind[] = [
  own<QuestBlock>('weaponSkill', 1, 10),
  own<QuestBlock>('strength', 0, 20),
  own<QuestBlock>('toughness', 0, 20),
  own<QuestBlock>('wounds', 1, 999),
  own<QuestBlock>('attacks', 0, 20),
  field<QuestBlock, string>(
    'damage',
    diceText,
    ({ damage }) => damage,
    (block, damage) => ({ ...block, damage }),
  ),
  own<QuestBlock>('armour', 0, 20),
];

const gamebookFields: readonly FieldKind[] = [
  own<GamebookBlock>('weaponSkill', 1, 10),
  own<GamebookBlock>('strength', 1, 20),
  own<GamebookBlock>('toughness', 1, 20),
  own<GamebookBlock>('wounds', 1, 999),
  field<GamebookBlock, number>(
    'rangedAttacks',
    wholeBetween(0, 20),
    ({ ranged, attacks }) => ranged && attacks.ranged,
    (block, ranged) => ({ ...block, attacks: { ...block.attacks, ranged } }),
  ),
  field<GamebookBlock, number>(
    'rangedStrength',
    wholeBetween(1, 20),
    ({ ranged }) => ranged?.strength,
    (block, strength) => (block.ranged ? { ...block, ranged: { ...block.ranged, strength } } : block),
  ),
  field<GamebookBlock, number>(
    'rangedDamage',
    wholeBetween(0, 99),
    ({ ranged }) => ranged?.damage,
    (block, damage) => (block.ranged ? { ...block, ranged: { ...block.ranged, damage } } : block),
  ),
  field<GamebookBlock, number | 'none'>(
    'ammunition',
    wholeOrNone(0, 999),
    ({ ranged }) => ranged && (ranged.ammunition ?? 'none'),
    (block, ammunition) => {
      if (!block.ranged) return block;
      const { ammunition: _, ...ranged } = block.ranged;
      return { ...block, ranged: ammunition === 'none' ? ranged : { ...ranged, ammunition } };
    },
  ),
  field<GamebookBlock, number>(
    'closeAttacks',
    wholeBetween(0, 20),
    ({ close, attacks }) => close && attacks.close,
    (block, close) => ({ ...block, attacks: { ...block.attacks, close } }),
  ),
  field<GamebookBlock, Fraction>(
    'multiplier',
    decimal,
    ({ close }) => close?.multiplier,
    (block, multiplier) => (block.close ? { ...block, close: { ...block.close, multiplier } } : block),
  ),
  optional<GamebookBlock>('armourSave', 2, 6),
  optional<GamebookBlock>('coverSave', 2, 6),
];

const profileFields: readonly FieldKind[] = [
  own<ProfileBlock>('weaponSkill', 1, 10),
  own<ProfileBlock>('strength', 1, 10),
  own<ProfileBlock>('toughness', 1, 10),
  own<ProfileBlock>('wounds', 1, 99),
  own<ProfileBlock>('attacks', 0, 10),
  optional<ProfileBlock>('save', 2, 7),
  own<ProfileBlock>('weaponBonus', 0, 10),
];
