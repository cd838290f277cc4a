/** What sentences do to rolls, as data. */

import type { Span } from '../../../text/span.ts';
import type { Range, Test, Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { Break } from '../words/layout.ts';
import type { Target } from './target.ts';

/** The tokens of an act, the last one excluded. */
interface Place {
  readonly from: number;
  readonly to: number;
}

export type Act = Place &
  (
    | { readonly kind: 'break'; readonly of: Break }
    | RollAct
    | RollsAct
    | ChangeAct
    | AskAct
    | DiceAct
    | AlikeAct
    /** The dice say how many there are of something. */
    | { readonly kind: 'purpose' }
    /** The text has the chance itself: `a 1 in 6 chance`. */
    | { readonly kind: 'stated'; readonly test: Test; readonly roll: Value; readonly span: Span }
    | { readonly kind: 'otherwise'; readonly of: VariantOf<'otherwise'>; readonly span: Span }
    | { readonly kind: 'compared'; readonly value: Value }
    /** Words that look like a question or a change of a roll, and are none. */
    | { readonly kind: 'aside' }
  );

/** Dice: `rolled` by somebody, `named` alone as in `Bridge: 2D6, 9+`, or the `amount` of something. */
export interface RollAct {
  readonly kind: 'roll';
  readonly how: 'rolled' | 'named' | 'amount';
  /** Undefined where something is added, or so many are rolled, that nobody can say what they come to. */
  readonly dice: Value | undefined;
  /** Who rolls them, if that is no Warrior. */
  readonly owner: string | undefined;
  /** Whether they are rolled in some case only. */
  readonly isConditional: boolean;
  /** Whether scores follow behind a colon: `roll 1D6 for the colour: 1 red, 2 blue`. */
  readonly isListed: boolean;
}

/** Of the roll that is open or comes: that it is made for each Warrior, for each of something, or several times. */
export interface RollsAct {
  readonly kind: 'rolls';
  readonly of: VariantOf<'rolls'>;
  readonly value: Value | undefined;
  /** Whether all Warriors of the party roll. */
  readonly isWhole: boolean;
}

export interface ChangeAct {
  readonly kind: 'change';
  /** `unread` where nobody can say what it comes to. */
  readonly of: VariantOf<'change'>;
  readonly value: Value | undefined;
  readonly ranges: readonly Range[] | undefined;
  /** Whether it says that a roll is changed, and not another number. */
  readonly isOfRoll: boolean;
}

/** What the total of a roll is asked. */
export interface AskAct {
  readonly kind: 'ask';
  readonly of: VariantOf<'ask'>;
  /** Absent where it is compared with what was named before. */
  readonly target: Target | undefined;
  /** Dice of its own. */
  readonly dice: Value | undefined;
  readonly span: Span;
  /** Whether the die itself is meant, without what is added to it. */
  readonly isNatural: boolean;
  /** Whether the score is named by a word: `a 6`, `on a roll of 6`, `if he scores 6`; not `6` alone. */
  readonly isNamed: boolean;
  /** Whether an article stands before the number, or `each`. */
  readonly hasArticle: boolean;
  /** Whether a word that says which number it is stands right before it: `of 6`, `is 6`, `needs 6`. */
  readonly isSaid: boolean;
  /** Whether the words speak of what was rolled: `if the result is 5`, `on a score of 5`. */
  readonly namesRoll: boolean;
  /** Whether only a pronoun says what is asked: `if it is 5`. */
  readonly isOfIt: boolean;
  /** Whether a plus stands behind the number: `5+`. */
  readonly isPlus: boolean;
  /** Whether so much is needed, so that more will do: `needs an 8`. */
  readonly isNeeded: boolean;
  /** Whether it is part of a score that goes on: `6 or a 1`. */
  readonly isPart: boolean;
  /** Whether a clause, or its sentence, begins with it. */
  readonly startsClause: boolean;
  readonly startsSentence: boolean;
  /** Whether words stand behind it in its clause that may be what comes of it. */
  readonly hasOutcome: boolean;
}

/** What the single dice of a roll are asked. */
export interface DiceAct {
  readonly kind: 'askDice';
  readonly of: VariantOf<'askDice'>;
  /** How many dice have to, for `atLeast` and `exactly`; elsewhere how many there are, if the text says so. */
  readonly count: Value | undefined;
  readonly target: Target;
  /** Dice of its own. */
  readonly dice: Value | undefined;
  readonly span: Span;
  readonly isPart: boolean;
}

/** What the dice of a roll have in common. */
export interface AlikeAct {
  readonly kind: 'alike';
  /** `pair`: two of them, whatever the others show. */
  readonly of: VariantOf<'alike'> | 'pair';
  /** How many dice there are, if the text says so; the face of `doubleOf` and `tripleOf`. */
  readonly count: Value | undefined;
  /** The same face as scores: `double sixes`. */
  readonly ranges: readonly Range[] | undefined;
  /** Dice of its own. */
  readonly dice: Value | undefined;
  readonly span: Span;
  readonly isPart: boolean;
}
