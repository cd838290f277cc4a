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
