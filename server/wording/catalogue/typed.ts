import type { Needed } from '../../charts/chart.ts';
import type { Habit } from '../../dice/language/habit.ts';

/** Messages about typed questions for odds. Expressions in the language of odds are inserted as they are written there. */
export interface TypedWords {
  /** Says how the text was read, with the values that it gives names: `read as 1D6 + battle-level <= n, n = 6`. */
  readonly readAs: (expression: string, values: readonly string[]) => string;
  /** Below the odds of a sum, where other tools count the dice. */
  readonly countInstead: (expression: string) => string;
  /** `expressions` are possible meanings, `abilities` similar names; each may be empty. */
  readonly noDice: (expressions: readonly string[], abilities: readonly string[]) => string;
  readonly noMechanic: string;
  /** The names of the systems by their ids. */
  readonly systems: Readonly<Record<string, string>>;
  /** What a roll on a chart needs. */
  readonly needs: (needed: Needed) => string;
  /** Behind an answer beyond the printed values of a chart. */
  readonly extrapolated: string;
  readonly opponent: (characteristic: string) => string;
  readonly notOnChart: (chart: string, value: string) => string;
  /** `known` are the names of all modifiers or labels of the chart. */
  readonly unknownWords: (
    chart: string,
    words: string,
    nearest: string | undefined,
    known: readonly string[],
  ) => string;
  readonly several: (expressions: readonly string[]) => string;
  readonly partly: (expression: string) => string;
  /** How a habit of other tools is written here. */
  readonly habits: Readonly<Record<Habit, (expressions: readonly string[]) => string>>;
}
