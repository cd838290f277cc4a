/**
 * The names of phrases, each with the variants that a language writes phrases for. What a variant means is the same in all languages; a builder
 * in `meaning` has it. Names with a lower letter in brackets in the comments are what the phrases have to capture.
 */
export const phraseVariants = {
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
  roll: ['rolled', 'added', 'amount', 'told'],
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
    'halveDown',
    'highest',
    'lowest',
    'dropLowest',
    'dropHighest',
    'sum',
    'difference',
    'product',
    'without',
    'reroll',
    'elsewhere',
    'unread',
  ],
  /**
   * What is asked (captures <target>, and <onDice> where dice stand behind it). `asked`: behind an opener. `denied`: behind a denial. `row`: `1-2 = nothing`. `bare`: a target alone where a clause begins.
   * `known`: for a roll of 1D6 that needs no dice: `a natural 6 to hit`, `on a Power roll of 1`.
   * `subject`: `a 12 always runs`. `relative`: `if it is higher` than what was named before, in the variant of the bound.
   */
  ask: [
    'asked',
    'denied',
    'mustNot',
    'unless',
    'row',
    'bare',
    'known',
    'subject',
    'above',
    'below',
    'atLeast',
    'atMost',
  ],
  /**
   * What is asked of single dice (captures <target>, and <onDice>; before these a <value>: for `atLeast` and `exactly` how many dice, elsewhere how
   * many there are). `highest` and `lowest`: of that one. `difference`: how far apart they are. `anyOrMore`: `at
   * least a 6`, of several dice one of them, of one die that or more.
   */
  askDice: ['each', 'any', 'anyOrMore', 'both', 'all', 'none', 'atLeast', 'exactly', 'highest', 'lowest', 'difference'],
  /**
   * What is asked of the dice as they lie (captures <onDice>). `double`: `a double`, of two dice. `pair`: any two of them. `same`: all of them (a <value> says of
   * how many). `doubleOf` and `tripleOf` capture <value> or <faces>: `a double six`. `even` and `odd` are of the total; `evenAll`, `oddAny`
   * and so on of the dice.
   */
  alike: [
    'double',
    'pair',
    'same',
    'triple',
    'four',
    'doubleOf',
    'tripleOf',
    'snakeEyes',
    'boxcars',
    'different',
    'even',
    'odd',
    'evenAll',
    'oddAll',
    'evenAny',
    'oddAny',
  ],
  /**
   * Two who roll against each other (captures a <thing> for each, and <dice> where they are named). `both`: they roll the same. `oneEach`: one die is
   * for each. `another`: one more does what the first does (captures his <thing>).
   */
  rivals: ['both', 'oneEach', 'another'],
  /** What is asked of the two (captures a <thing> where one is named). `winner`: whoever is higher. */
  askRivals: ['above', 'below', 'atLeast', 'atMost', 'tie', 'winner'],
  /** The text has the chance itself: `a 1 in 6 chance`: captures <value> twice, first how many; `one`: only the second. */
  stated: ['in', 'of', 'one'],
  /** `any`, `above`, `below`: `on any other score`, `anything less`; `else`: `otherwise`, `if not`, of which no chance is said. */
  otherwise: ['any', 'above', 'below', 'else'],
  /** What is compared, before `higher` and `lower` (captures <value>): `compare it with his Strength`, `against his Initiative`. */
  compared: ['any'],
  /** What makes a story or an example of what follows in the paragraph; `taken`: what takes back what was said before it: `scrap that`. */
  told: ['any', 'taken'],
  /**
   * Phrases with words that carry a meaning elsewhere, and none here. `any`: wherever they stand: `at once`, `each turn`, `as usual`. `occasion`:
   * behind dice, where they say when, for whom or against whom they are rolled: `each time`, `in turn`. `clause`: what comes of a score: `he does not`, `is doubled`. `outcome`: only in such a clause, beside its verb: `again`, `each of the rats`, `half his gold`.
   */
  plain: ['any', 'occasion', 'clause', 'outcome'],
} as const;

export type PhraseName = keyof typeof phraseVariants;
export type VariantOf<Name extends PhraseName> = (typeof phraseVariants)[Name][number];

/** The phrases of a language: for each variant of each name one phrase a line. */
export type Grammar = {
  readonly [Name in PhraseName]: Readonly<Record<VariantOf<Name>, string>>;
};
