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
  'armour',
  'damageDice',
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
    minimum: ['luck', 'wounds', 'armour'].includes(characteristic) ? 0 : 1,
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
