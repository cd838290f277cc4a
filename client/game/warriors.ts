/** The numbers of a Warrior that can be typed, by the names of their settings, in the order in which the game prints them. */
export const characteristics = [
  'battleLevel',
  'movement',
  'weaponSkill',
  'ballisticSkill',
  'strength',
  'toughness',
  'initiative',
  'attacks',
  'willpower',
  'luck',
  'wounds',
] as const;

/** The name of one number of a Warrior. */
export type Characteristic = (typeof characteristics)[number];

/** A Warrior in the setting: numbers by name, including names that only the rules of a package know. */
export interface Warrior {
  readonly name: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** The party for the odds. Items of the setting that are not Warriors are skipped. */
export function partyOf(setting: unknown): readonly Warrior[] {
  if (!Array.isArray(setting)) return [];
  return setting.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, ...others } = { name: undefined, ...entry };
    const numbers = Object.entries(others).flatMap(([key, value]): [string, number][] =>
      typeof value === 'number' && Number.isSafeInteger(value) ? [[key, value]] : [],
    );
    return [{ name: typeof name === 'string' ? name : '?', numbers: Object.fromEntries(numbers) }];
  });
}

/** The Warrior as an object of the setting. */
export function entryOf({ name, numbers }: Warrior): Readonly<Record<string, string | number>> {
  return { name, ...numbers };
}

/** The range of a number in the game; the manifest has the same. */
export function rangeOf(characteristic: Characteristic): { readonly minimum: number; readonly maximum: number } {
  return {
    minimum: characteristic === 'luck' || characteristic === 'wounds' ? 0 : 1,
    maximum: characteristic === 'wounds' ? 99 : 10,
  };
}

/** The number that was typed for a characteristic: undefined for an empty text, `wrong` for a text that is not a number in the range. */
export function typedNumber(typed: string, characteristic: Characteristic): number | undefined | 'wrong' {
  const text = typed.trim();
  if (text === '') return undefined;
  const { minimum, maximum } = rangeOf(characteristic);
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return number >= minimum && number <= maximum ? number : 'wrong';
}

const novice = { battleLevel: 1, movement: 4, attacks: 1, luck: 0 };

/**
 * The Warriors of the box as they begin, without armour: the profiles of Warhammer Quest (1995), with Willpower and Luck at Battle-level 1.
 * Not all of them could be compared with a printed source: the numbers of the Dwarf, and every Willpower, are from memory. Players can
 * change each number. Wounds are missing, because each player rolls for them at the start; Ballistic Skill is the score that hits, as on the
 * cards: 5 for `5+`.
 */
export const numbersOfTheBox = {
  barbarian: { ...novice, weaponSkill: 3, ballisticSkill: 5, strength: 4, toughness: 3, initiative: 3, willpower: 3 },
  dwarf: { ...novice, weaponSkill: 4, ballisticSkill: 5, strength: 3, toughness: 4, initiative: 2, willpower: 4 },
  elf: { ...novice, weaponSkill: 4, ballisticSkill: 4, strength: 3, toughness: 3, initiative: 6, willpower: 2 },
  wizard: { ...novice, weaponSkill: 2, ballisticSkill: 6, strength: 3, toughness: 3, initiative: 3, willpower: 4 },
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<Characteristic, number>>>>>;
