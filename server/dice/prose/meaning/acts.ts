/** What sentences do to rolls, as data. */

import type { Span } from '../../../text/span.ts';
import type { Range, Test, Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { Break } from '../words/layout.ts';
import type { AskRivalsAct, RivalsAct } from './rivals.ts';
import type { Target } from './target.ts';

/** What questions have in common. */
interface Question {
  /** Whether it stands behind an `or`, beside another question. */
  readonly isAlternative: boolean;
}

interface Place {
  /** The tokens of the act, the last one excluded. */
  readonly from: number;
  readonly to: number;
  /** Of a question: whether something stands behind it that nobody has read. */
  readonly isUncovered?: boolean;
}

export type Act = Place &
  (
    | { readonly kind: 'break'; readonly of: Break }
    | RollAct
    | { readonly kind: 'rolls'; readonly of: VariantOf<'rolls'>; readonly value: Value | undefined }
    | { readonly kind: 'purpose' }
    | ChangeAct
    | AskAct
    | DiceAct
    | AlikeAct
    | RivalsAct
    | AskRivalsAct
    | { readonly kind: 'stated'; readonly test: Test; readonly roll: Value; readonly span: Span }
    | { readonly kind: 'otherwise'; readonly of: VariantOf<'otherwise'>; readonly span: Span }
    | { readonly kind: 'compared'; readonly value: Value }
    | { readonly kind: 'told'; readonly of: VariantOf<'told'> }
    | { readonly kind: 'plain'; readonly of: VariantOf<'plain'> }
    /** Something that may mean something for the roll, and was not read. */
    | {
        readonly kind: 'other';
        readonly isNumber: boolean;
        readonly isChange?: boolean;
        /** Whether it names changes without saying what they are: `with bonuses`. */
        readonly isVague?: boolean;
        /** Whether what it changes is named, and is no roll: `the price is doubled`. */
        readonly isOfOther?: boolean;
      }
  );

/** Dice: `rolled` by somebody, `named` alone as in `Bridge: 2D6, 9+`, or the `amount` of something. */
export interface RollAct {
  readonly kind: 'roll';
  readonly how: 'rolled' | 'named' | 'amount' | 'told';
  readonly dice: Value;
  /** Whether it is rolled in some case only, or instead of others. */
  readonly isConditional: boolean;
  /** Who rolls them, if that is no Warrior. */
  readonly owner: string | undefined;
  /** Whether something is added to the dice that cannot be read. */
  readonly isCut: boolean;
  /** The words that name who rolls; none where nobody is named, or several are. */
  readonly subject: readonly string[];
  /** Whether it is rolled for what was asked before: `roll 1D6 for this`. */
  readonly isForThat: boolean;
  /** Whether it comes beside a die that was rolled before: `roll a second die`. */
  readonly isFurther: boolean;
  /** Whether several roll, each a die of his own: `each` where the text says so, `some` where what follows may be asked of any of them. */
  readonly severally: 'each' | 'some' | undefined;
  /** Whether its rows follow behind a colon: `roll 1D6 for the colour: 1 red, 2 blue`. */
  readonly isListed: boolean;
}

export interface ChangeAct {
  readonly kind: 'change';
  readonly of: VariantOf<'change'>;
  readonly value: Value | undefined;
  readonly ranges: readonly Range[] | undefined;
  /** Whether it says that the roll is changed, and no other number: `add 1 to the roll`, `subtract 1`. */
  readonly isForRoll: boolean;
  /** Whether it stands in a clause of its own. */
  readonly isJoined: boolean;
  /** The variant that the text has; `of` is `unread` where it may be of another roll. */
  readonly said: VariantOf<'change'>;
  /** The words that name who changes it. */
  readonly subject: readonly string[];
}

/** What the total of a roll is asked. */
export interface AskAct extends Question {
  readonly kind: 'ask';
  readonly of: VariantOf<'ask'>;
  /** Absent where it is compared with what was named before. */
  readonly target: Target | undefined;
  /** Dice of its own. */
  readonly dice: Value | undefined;
  readonly span: Span;
  /** Whether the die itself is meant, without what is added to it. */
  readonly isNatural: boolean;
  /** The words that name whose score it is, where two roll against each other. */
  readonly side: readonly string[];
  /** Whether it is called natural or unmodified. */
  readonly isUnmodified: boolean;
  /** Whether one die is named, so that of several dice nobody knows which is meant. */
  readonly isOfOneDie: boolean;
  /** Whether a die is named, and not what it comes to: `if his die is higher`. */
  readonly isOfDie: boolean;
  /** Whether a roll is named, which may be the dice alone: `if his roll is higher`. */
  readonly isOfThrow: boolean;
  /** Whether only a label stands before it in its clause: `the Dwarf on 4+`. */
  readonly isLabelled: boolean;
  /** Whether only these scores are asked for, and no more or less. */
  readonly isExact: boolean;
  /** Whether it ends something: `until he rolls a 6`. */
  readonly isUntil: boolean;
  /** Whether it is said of those that score it: `whoever rolls a 1`. */
  readonly isOfThose: boolean;
  /** Whether it stands behind an `on`: `wakes on 1`; not `with 1`. */
  readonly isOn: boolean;
  /** Whether so much will do: `a 6 is enough`, `8 needed`. */
  readonly isEnough: boolean;
  /** Whether so much is needed: `needs an 8`, `8 to open it`. */
  readonly isNeeded: boolean;
  /** Whether it is the least that is needed: `needs a 4`. */
  readonly isMinimum: boolean;
  /** Whether it stands for another target of the same roll: `on a 6 instead`. */
  readonly isInstead: boolean;
  /** Whether a colon, a semicolon, a bracket or a dash stands before it. */
  readonly isColon: boolean;
  /** Whether it is spoken of, and not asked: `the usual 4+ on 1D6`, `no 4+`. */
  readonly isDefinite: boolean;
  /** Whether an article stands before the number. */
  readonly hasArticle: boolean;
  /** Whether a sentence begins with it, and the one before ends in a colon. */
  readonly isLed: boolean;
  /** Whether it numbers a paragraph: `2. The attic`. */
  readonly isNumbered: boolean;
  /** Whether it may count something: `4 or more men`. */
  readonly isCount: boolean;
  /** Whether it speaks of what was rolled: `if the score is 5`; not `if he rolls a 5`. */
  readonly namesResult: boolean;
  /** Whether it names the score of one roll: `if the score is 5`; not `if a 5 comes up`, `if the total is 5`. */
  readonly namesScore: boolean;
  /** Whether a bracket opens right behind the number: `10 (3D6)`. */
  readonly isBracketed: boolean;
  /** Whether it has several numbers. */
  readonly isList: boolean;
  /** Whether what comes of it stands right behind it, and not the end of a clause. */
  readonly hasOutcome: boolean;
  /** Whether it may be for 1D6 where no dice are named: `goes out on a 4+`. */
  readonly mayBeBare: boolean;
  /** Whether it is part of a longer condition: `on a 5+ and with a lamp, he …`. */
  readonly isPart: boolean;
  /** Whether it speaks of a roll: `if the score is 5`, `if he rolls a 5`; not `on a 5`. */
  readonly namesRoll: boolean;
  /** Whether a clause begins with it. */
  readonly startsClause: boolean;
  /** Whether its sentence begins with it. */
  readonly startsSentence: boolean;
}

/** What the single dice of a roll are asked. */
export interface DiceAct extends Question {
  readonly kind: 'askDice';
  readonly of: VariantOf<'askDice'>;
  /** How many dice have to, for `atLeast` and `exactly`; elsewhere how many there are, if the text says so. */
  readonly count: Value | undefined;
  /** Absent where they have to show what was asked of them before: `if both do`. */
  readonly target: Target | undefined;
  /** Dice of its own. */
  readonly dice: Value | undefined;
  readonly span: Span;
}

/** What the dice of a roll have in common. */
export interface AlikeAct extends Question {
  readonly kind: 'alike';
  readonly of: VariantOf<'alike'>;
  /** How many dice there are, if the text says so; the face of `doubleOf` and `tripleOf`. */
  readonly count: Value | undefined;
  /** The same face as scores: `double sixes`. */
  readonly ranges: readonly Range[] | undefined;
  /** Dice of its own. */
  readonly dice: Value | undefined;
  /** Whether it is what must not come: `unless it is a double`. */
  readonly isException: boolean;
  /** Whether it stands behind `and`, so that something else may be asked as well. */
  readonly isFurther: boolean;
  readonly span: Span;
}
