import type { Habit } from '../../dice/language/habit.ts';

/** The meaning of a question in words: an expression of the language of odds, or several possible ones. */
export type SpokenReading = string | { readonly habit: Habit; readonly spellings: readonly string[] };

/** A way to ask in words, and its meaning. */
export interface SpokenForm {
  readonly pattern: RegExp;
  /** Undefined if the numbers make no sense together. The groups are in small letters. */
  readonly write: (groups: readonly string[]) => SpokenReading | undefined;
}

/** A form that is the whole text. Dice in it are written as in the language of odds. */
export function form(pattern: string, write: SpokenForm['write']): SpokenForm {
  return { pattern: new RegExp(`^(?:(?:roll|tira|lanza) )?(?:${pattern})$`, 'iu'), write };
}

/** Dice, as two groups: their number and their sides. */
export const spokenDice = String.raw`(\d{1,4})D(\d{1,5})`;
export const spokenOn = '(?:on|with|in|of|from|en|con|de|entre)(?: an?| un)?';
