/** The words that sentences about rolls are made of, by class; each language has a list of its own. */

/**
 * The classes, with what belongs to them. A word may have several. A language writes the members of a class divided by commas; a member may be a
 * phrase of literal words in the notation of phrases (`or|and more|higher`), but has no other class and no name in it.
 */
export const wordClasses = {
  // Small words
  article: 'a, an, the; un, una, el, la',
  determiner: "his, her, your, this, that, another, the Warrior's: words before a noun, articles too",
  pronoun: 'he, she, it, they, you, whoever, anybody, everyone, nobody: what a clause may begin with',
  of: 'of; de, del',
  on: 'on, with, upon, at, for: what announces a target behind it; con, en, a',
  onScore: 'on: the one of these that stands before scores and hardly elsewhere; con',
  with: 'on, with, using, by rolling: what dice stand behind, as in `a 5+ on 1D6`',
  and: 'and, then, comma-like joints',
  or: 'or',
  to: 'to, up to, through: between the ends of a range; a, al, hasta',
  from: 'from, between, anything from: before a range; de, del, entre',
  if: 'if, when, whenever, should, in case, as soon as',
  unless: 'unless; a menos que, salvo que',
  until: 'until, till',
  not: 'not, does not, never, no; no, nunca',
  but: 'but, except that, however; pero, sino',
  just: 'then, immediately, only, just, also: words that change nothing beside a target',
  otherwise: 'otherwise, if not, else, failing that; si no, en otro caso',
  // Verbs
  is: 'is, are, was, be, comes to, totals, equals, turns out: from a score to its target',
  shows: 'shows, comes up, turns up, lands on, reads: from dice to their target',
  roll: 'roll, rolls, throw, throws, cast: to roll dice; imperative, third person, infinitive, subjunctive',
  rolling: 'rolling, throwing; tirando',
  rolled: 'rolled, thrown, cast: the participle',
  score: 'score, scores, get, gets, roll, rolls, throw: to score a target; any person',
  scoring: 'scoring, rolling, getting; sacando',
  scored: 'scored, rolled, thrown, obtained: the participle behind a target, `a 1 is rolled`',
  need: 'needs, requires, must roll, has to score, wants, it takes: what a target stands behind',
  must: 'must, has to, may, can, should, will: before an infinitive',
  unit: 'square, Wound, gold, turn: what numbers count in this game',
  point: 'point, points: of what an amount is counted in',
  level: 'level, levels: a number, and no things of which each has its roll',
  may: 'may, can, might: of what somebody need not do',
  fail: 'fails to, does not manage to, cannot: before an infinitive, so that the target is denied',
  means: 'means, is, brings, gives, indicates: from a target to what comes of it; `=` is a sign',
  try: 'tries, hopes, attempts, manages: before `to roll a 6`',
  // Nouns
  die: 'die, dice; dado, dados',
  oneDie: 'die; dado',
  preposition: 'in, at, by, into, per, before, during, against: no noun that is counted, and no verb',
  result: 'score, roll, result, total, throw, number, sum; resultado, tirada, total, suma',
  kin: 'Wizard, Elf: Warriors of one kind, and not all of them',
  warrior: 'Warrior, Warriors, player, players, Wizard, Elf …: who is one of the party',
  anyWarrior: 'Warrior, player: any one of the party, and not one kind of them',
  times: 'times; veces',
  natural: 'natural, unmodified, straight: what the die itself shows',
  whole: 'total, final, combined, modified: of a score',
  test: 'test, check, save, attempt: what a target may be for',
  hit: 'to hit, to wound, in the Power Phase, for Power, on the die: behind a target of 1D6 for which no dice are named',
  knownRoll: 'Power roll, roll to hit, to-hit roll: rolls of 1D6 for which no dice are named',
  save: 'save, saves, saving throw: before a target of 1D6',
  chance: 'chance, chances, probability; posibilidad, probabilidad',
  // Bounds
  orMore: 'or more, or better, and up, or higher, plus: behind a number',
  orLess: 'or less, or lower, or below: behind a number',
  atLeast: 'at least, a minimum of, no less than, not less than: before a number',
  atMost: 'at most, up to, no more than, not more than, a maximum of: before a number',
  above: 'more than, higher than, greater than, over, above: before a number',
  below: 'less than, lower than, under, below: before a number',
  equal: 'equal to, exactly, the same as: before a number',
  atLeastStat: 'equal to or more than, at least equal to, greater than or equal to',
  atMostStat: 'equal to or less than, under or equal to, within',
  exceeds: 'exceeds, beats, tops, goes over: a verb that is `above`',
  reaches: 'reaches, equals or beats, matches or exceeds: a verb that is `atLeast`',
  except: 'anything but, other than, any score but, everything except',
  higher: 'higher, more, greater: alone, compared with what was named before',
  lower: 'lower, less',
  higherOrEqual: 'equal or higher, the same or more',
  lowerOrEqual: 'equal or lower, the same or less',
  same: 'equal, the same, identical',
  // Quantities
  amount: 'number, amount, quantity: of dice, of which nobody knows how many they are',
  each: 'each, every; cada',
  any: 'any, either, at least one of, one or more of; alguno, cualquiera',
  both: 'both; ambos',
  all: 'all, both, every one of; todos, ambos',
  none: 'none, neither, no; ninguno',
  other: 'other, further: `any other score`',
  placing: 'place, put, set: a die that is laid down, and not rolled',
  further: 'second, another, extra: dice that come beside others',
  relative: 'who, that, which: what says more of something',
  wish: 'wants, likes, chooses: how many of something there are, for somebody to say',
  period: 'day, week, head: `5 a day` is no score',
  // Changes
  surplus: 'after, beyond: for each of some, `for each after the first`',
  raise: 'increases, rises, drops, becomes: before what there is of something from then on',
  add: 'add, adds, adding, plus, increased by: a value follows',
  subtract: 'subtract, deduct, minus, less, reduced by: a value follows',
  multiply: 'multiply … by, times: a value follows',
  double: 'double, doubles, doubled, twice the result',
  halve: 'halve, halves, half the result',
  up: 'rounding up, rounded up',
  down: 'rounding down, rounded down',
  keep: 'keep, keeps, use, take, count, choose: of several dice',
  drop: 'discard, ignore, drop, leave out: of several dice',
  highest: 'highest, higher, best, better, largest',
  lowest: 'lowest, lower, worst, smallest',
  together: 'together, up, in total: added up',
  difference: 'difference, how far apart',
  again: 'again, once more, re-roll',
  doubles: 'a double, doubles, a pair, the same number on both, match',
  triples: 'a triple, three of a kind',
  even: 'even, an even number',
  odd: 'odd, an odd number',
  different: 'different, no two alike',
  versus: 'versus, against, opposed',
  // What is told
  // Words that carry a meaning for a roll wherever nothing that was read has them
  repeat: 'in a row, running, in succession, consecutive',
  often: 'twice, thrice, once in a while',
  vague: 'about, roughly, or so, thereabouts, give or take',
  quantity: 'each, all, both, half, none, apiece: unread',
  negation: 'not, nor, neither, never, no: unread',
  degree: 'more, less, most, least, higher, best: unread',
  change: 'halved, modified, ignoring, adding, reduced: unread',
  ofDice: 'pip, face, attempt, occasion, average, modifier: what is said of dice and rolls beside their names',
  bare: 'for, without, after, behind: prepositions whose complement needs no article',
  comparing: 'than, as, like, according to, depending: unread',
} as const;

export type WordClass = keyof typeof wordClasses;

/** The words of a language. */
export interface Lexicon {
  readonly classes: Readonly<Record<WordClass, string>>;
  /** The names of 0, 1, 2 … in order, divided by blanks; several names of one number divided by bars. */
  readonly numbers: string;
  /** The names of several 1s, 2s … in order: `ones twos`. */
  readonly faces: string;
  /** Words that only this language has, and most sentences: the language of a sentence is that with more of them. */
  readonly common: string;
}
