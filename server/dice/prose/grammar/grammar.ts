/**
 * The names of phrases, each with the variants that a language writes phrases for. What a variant means is the same in all languages; a builder
 * in `meaning` has it. Names with a lower letter in brackets in the comments are what the phrases have to capture.
 */
const phraseVariants = {
  // Parts of other phrases
  /** A number with a bound (captures <value>): `5+`, `5 or more`, `at least a 5`, `more than his Strength`, `supera su Fuerza`. */
  bound: ['atLeast', 'atMost', 'above', 'below', 'equal'],
  /** A bound that begins with a verb: `beats 7`, `does not exceed his Strength`, `llega a 9`. */
  verbBound: ['atLeast', 'atMost', 'above', 'below', 'equal'],
  /** What is asked of a total: a <bound> or a <verbBound>, or <numbers> alone, or all but these. */
  target: ['bound', 'exact', 'not'],
  /** What the rolled dice came to, as a subject: `the score`, `his total`, `it`, `the roll of the dice`. */
  score: ['any'],
  /** Who rolls or scores: `he`, `the Warrior`, `each player`, `whoever opens the door`. Nothing is captured. */
  who: ['any'],
  /** `on 1D6`, `with a roll of 2D6`, `(1D6)`, `when rolling 2D6`: dice behind their target (captures <dice>). */
  onDice: ['any'],
  /** What may stand between an opener and its target: `a`, `a natural`, `a total of`, `only a`. */
  lead: ['any'],
  /** `to the roll`, `to it`: behind what is added. */
  toScore: ['any'],
  /** `from the roll`: behind what is subtracted. */
  fromScore: ['any'],
  /** `on a`, `if he rolls a`, `if the score is`, `by rolling`, `needs`: what stands before a target and says that it is one. */
  opener: ['any'],
  /** The same, so that the target is what must not come: `if he does not roll`, `fails to score`. */
  denial: ['any'],

  // Acts
  /** Dice that somebody is told to roll (captures <dice>): `roll 1D6`, `a roll of 2D6`, `2D6 are rolled`, `tira 1D6`; `amount`: `loses 1D6 Wounds`; `added` also captures <value>: `adds 1D6 to his Strength`. */
  roll: ['rolled', 'added', 'tens', 'amount'],
  /** Of the roll that is open or comes: for each Warrior one; one for each of something (captures <thing>); several times (captures <value>). */
  rolls: ['perWarrior', 'perThing', 'times'],
  /** What the dice are for, so that the roll is used up: `for damage`, `for the number of Goats`. */
  purpose: ['any'],
  /** A change of the roll; `add` and the like capture <value>, `ones` captures <numbers>. `elsewhere`: of something else than the roll. */
  change: [
    'add',
    'subtract',
    'addEach',
    'subtractEach',
    'multiply',
    'double',
    'halveUp',
    'highest',
    'lowest',
    'dropLowest',
    'dropHighest',
    'sum',
    'difference',
    'product',
    'reroll',
    'elsewhere',
    'unread',
  ],
  /**
   * What is asked (captures <target>, and <onDice> where dice stand behind it). `asked`: behind an opener. `denied`: behind a denial. `row`: `1-2 = nothing`. `bare`: a target alone where a clause begins.
   * `test`: of 1D6 and a characteristic (captures its <value>): `a Strength test (7+)`. `known`: for a roll of 1D6 that needs no dice: `a natural 6 to hit`, `on a Power roll of 1`.
   * `subject`: `a 12 always runs`. `idle`: of no condition: `not even on a 6`, `even if he rolls a 6`. `relative`: `if it is higher` than what was named before, in the variant of the bound.
   */
  ask: [
    'asked',
    'denied',
    'unless',
    'row',
    'bare',
    'known',
    'test',
    'subject',
    'idle',
    'above',
    'below',
    'atLeast',
    'atMost',
  ],
  /**
   * What is asked of single dice (captures <target>, and <onDice>; before these a <value>: for `atLeast` and `exactly` how many dice, elsewhere how
   * many there are). `difference`: how far apart they are.
   */
  askDice: ['each', 'any', 'both', 'all', 'none', 'atLeast', 'exactly', 'difference'],
  /**
   * What is asked of the dice as they lie (captures <onDice>). `double`: `a double`, of two dice. `pair`: any two of them. `same`: all of them (a <value> says of
   * how many). `doubleOf` and `tripleOf` capture <value> or <faces>: `a double six`. `even` and `odd` are of the total.
   */
  alike: ['double', 'same', 'triple', 'doubleOf', 'tripleOf', 'snakeEyes', 'different', 'even', 'odd'],
  /** The text has the chance itself: `a 1 in 6 chance`: captures <value> twice, first how many; `one`: only the second. */
  stated: ['in', 'one'],
  /** `any`, `above`, `below`: `on any other score`, `anything less`; `else`: `otherwise`, `if not`, of which no chance is said. */
  otherwise: ['any', 'above', 'below', 'else'],
  /** What is compared, before `higher` and `lower` (captures <value>): `compare it with his Strength`, `against his Initiative`. */
  compared: ['any'],
} as const;

/** The names of phrases that only typed questions have. */
const questionVariants = {
  /**
   * The whole of a question. `direct` has a <bound> right behind dice. `chance` captures <wanted>, and <rolled> where the dice do not stand in it.
   * `dieFace`, `saves` and `inARow` are of 1D6 where they name no dice, and `test` adds a <stat> to it.
   */
  question: ['value', 'direct', 'chance', 'dieFace', 'saves', 'inARow', 'test', 'stated', 'against'],
  /** Words that ask for the chance or the average of what follows, and change nothing: `what are the odds of`. */
  asking: ['any'],
  /** Dice alone: <dice>, or a word for them with a <value> for their number, if they are `several`, and perhaps one for their sides. */
  pool: ['dice', 'several', 'one'],
  /** Which of several dice are kept; without one the highest. */
  which: ['highest', 'lowest'],
  /** Two rolls of which the better or the worse counts. */
  edge: ['advantage', 'disadvantage'],
  rounded: ['up', 'down'],
  /** A roll with what is done to it: <pool>, and <done> in the order in which it is done. */
  rolled: ['plain', 'kept', 'halved', 'edged'],
  /** What is done to a roll. `halved` may capture a <value>: the divisor. */
  done: ['kept', 'twice', 'halved', 'least', 'most', 'times', 'edged', 'changed'],
  /** What comes of two equal rolls that are compared. */
  ties: ['draw', 'again'],
  /** What is asked of a roll. Those of single dice capture a <value>, how many, and a <target> or <faces>. */
  wanted: ['atLeast', 'exactly', 'some', 'all', 'none', 'any', 'each', 'ofDice', 'total'],
  /** What dice are counted with, and what comes of a target: words that mean nothing for a roll. */
  counted: ['any'],
  outcome: ['any'],
} as const;

type ProseName = keyof typeof phraseVariants;
type QuestionName = keyof typeof questionVariants;
export type PhraseName = ProseName | QuestionName;
export type VariantOf<Name extends ProseName> = (typeof phraseVariants)[Name][number];
export type QuestionVariantOf<Name extends QuestionName> = (typeof questionVariants)[Name][number];

/** The phrases of a language: for each variant of each name one phrase a line. */
export type Grammar = {
  readonly [Name in ProseName]: Readonly<Record<VariantOf<Name>, string>>;
};

/** The phrases that only questions of a language have. */
export type QuestionGrammar = {
  readonly [Name in QuestionName]: Readonly<Record<QuestionVariantOf<Name>, string>>;
};
