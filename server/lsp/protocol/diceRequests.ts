/** The request about dice, client to server. */

import type { TypedChoice } from '../../answers/typed/typedRolls.ts';

/** The one expression of a question about dice, as the author wrote it, or as the user typed it. */
export interface Roll {
  /** For example `2D6+2` or `1D6 + battle-level > 6`, but also `5+ on 1D6`, `4d6kh3` or `Fear 6`. */
  readonly expression: string;
  /** The known values of free variables, by their kebab-case names. The others stay open. Without it the levels of the text itself count. */
  readonly variables?: Readonly<Record<string, number>>;
}

/** A free variable of an expression. */
export interface FreeVariable {
  /** Kebab-case, as in the keys of `Roll.variables`. */
  readonly name: string;
  /** The name for people, in their language. */
  readonly label: string;
}

export interface DiceRequests {
  /**
   * How a typed question is read, and one roll of it. Asked at each key too. A name without a number in `variables` has the number from the
   * levels of the settings.
   */
  'whq/roll': {
    readonly params: Roll & { readonly seed?: number };
    readonly result: {
      /** A sentence in the user's language about the syntax error; `null` without one. */
      readonly problem: string | null;
      /** How it was read, a few words in the user's language; empty if it is in the language of odds itself. */
      readonly readAs: string;
      /** Those that neither the text nor the levels of the settings give a number, in the order of their first use; none if there is a problem. */
      readonly variables: readonly FreeVariable[];
      /** The numbers that the text itself gives, as `Fear 6` does. */
      readonly given: Readonly<Record<string, number>>;
      /** The rolls to choose from, where the text means several, as the name of an ability may; the rest is then that of the first. */
      readonly rolls: readonly TypedChoice[];
      /** The roll in one line (`2D6+2: 4 + 3 → 9`); for bad input or an open variable, the sentence that says why there is none. */
      readonly text: string;
      /** The end of that line alone. */
      readonly result: string;
    };
  };
}
