/** The possible numbers of the levels and characteristics of the game, by the names of their variables. */

/** Levels and characteristics go to 10; numbers of a rule, such as `n`, go further. */
const limited =
  /^(?:[a-zà-ÿ-]+-)?(?:strength|toughness|initiative|weapon-skill|ballistic-skill|movement|attacks|willpower|luck)$|-level$|^warriors$/;

/** Whether the name is that of a characteristic or a level of the game, as a profile or a card has it. */
export function isGameNumber(name: string): boolean {
  return limited.test(name) || name === 'wounds';
}

/** The least and the greatest value that a variable can have in the game. */
export function rangeOf(name: string): { readonly min: number; readonly max: number } {
  if (!limited.test(name)) return { min: 0, max: 99 };
  return { min: name === 'luck' ? 0 : 1, max: 10 };
}

/** The characteristics that most Warriors have between 3 and 6, whosever they are: `toughness`, `monster-toughness`. */
const characteristic = /(?:^|-)(?:movement|strength|toughness|initiative|weapon-skill|ballistic-skill|willpower)$/;
const commonValues = [3, 4, 5, 6];

/** The values of a characteristic for most Warriors; undefined for other names. */
export function commonValuesOf(name: string): readonly number[] | undefined {
  return characteristic.test(name) ? commonValues : undefined;
}

/** A few values of a variable for a small table: every other level, the Fear of the Monster Tables, common characteristics, or 1 to 4. */
export function fewValuesOf(name: string): readonly number[] {
  if (/-level$/.test(name)) return [1, 3, 5, 7, 9];
  if (/(?:^|-)(?:fear|terror)-value$/.test(name)) return [3, 5, 7, 9, 11];
  return commonValuesOf(name) ?? [1, 2, 3, 4];
}

/** The best variables for a comparison of values, in this order: Warriors differ less in level than dungeons. */
const comparedFirst = ['dungeon-level', 'battle-level'];

/**
 * The numbers for all names but one, so that the values of that one can be compared: level 1, at which every game begins, and 3 for a
 * characteristic, which most Warriors of the box have. Of names that all have such a number a level is compared, or else the first.
 * Undefined where more than one has none, or where so many would have to be put in that the answer is that of hardly anybody.
 */
export function typicalNumbers(names: readonly string[]): ReadonlyMap<string, number> | undefined {
  const typical = new Map(names.flatMap((name) => typicalNumber(name)));
  const [other, more] = names.filter((name) => !typical.has(name));
  if (more !== undefined) return undefined;
  typical.delete(other ?? comparedFirst.find((name) => names.includes(name)) ?? names[0] ?? '');
  return typical.size <= maximumTypical ? typical : undefined;
}

const maximumTypical = 1;

function typicalNumber(name: string): readonly (readonly [string, number])[] {
  if (comparedFirst.includes(name)) return [[name, 1]];
  const [least] = commonValuesOf(name) ?? [];
  return least === undefined ? [] : [[name, least]];
}
