/** Words by what they may do to the chance of a clause, of one language. A word may have several classes. */
export interface CoverageLexicon {
  /** Words that only this language has, and most sentences: the language of a sentence is that with more of them. */
  readonly common: string;
  /** Words that begin a clause of their own: `he`, `there`, `nobody`. */
  readonly subjects: string;
  /** Subjects that are never an object: `he`, not `it`. */
  readonly nominatives: string;
  /** Words before a noun: `the`, `his`, `another`. */
  readonly determiners: string;
  /** Verbs as people write what comes of a score, beside those that `clauses.ts` knows. */
  readonly verbs: string;
  /** Verbs and words behind which an adjective or an adverb may stand: `is worse`. */
  readonly becoming: string;
  /** Words between a target and its outcome that change neither: `then`, `always`, `only`. */
  readonly adverbs: string;
  /** Prepositions that may stand right behind a target, with a plain complement. */
  readonly prepositions: string;
  /** Those that may stand behind `and` or `or` before another case or target. */
  readonly joinedPrepositions: string;
  /** Those whose complement needs no article: `to escape`, `without armour`; not `in pairs`. */
  readonly bareComplements: string;
  /** Words that begin a subordinate clause with a subject. */
  readonly subordinates: string;
  /** All prepositions. */
  readonly anyPrepositions: string;
  /** `and`, `or` */
  readonly conjunctions: string;
  /** Words that begin a condition or a case: `if`, `when`, `with`. */
  readonly conditions: string;
  /** Words of an amount before a number: `level 3`, `Strength 4`, `by 2`. */
  readonly beforeNumbers: string;
  /** `for 30` */
  readonly prices: string;
  /** What a number may be added from: `level`, `Strength`. */
  readonly values: string;
  /** `beating`, of two scores. */
  readonly contests: string;
  /** What dice and scores are called: `die`, `roll`, `pip`. */
  readonly dice: string;
  /** Bounds and degrees: `least`, `lower`, `minimum`. */
  readonly degrees: string;
  /** Prepositions that stand alone behind a verb: `goes under`. */
  readonly particles: string;
  /** Words that make several rolls of one, wherever they stand: `succession`, `running`. */
  readonly repeats: string;
  /** How often: `twice`. */
  readonly often: string;
  /** `times` */
  readonly times: string;
  /** Words that say of how many dice or people: plain before a noun, `each Warrior`. */
  readonly quantities: string;
  /** Words that stand for things told of before: `them`, `those`. */
  readonly references: string;
  /** Words of negation that are plain behind a verb or before a noun. */
  readonly negations: string;
  /** Words that leave the number open: `about`, `roughly`, `thereabouts`. */
  readonly vague: string;
  /** The same words only right behind a conjunction or a comma: `or so`, `o así`. */
  readonly vagueBehindJoint: string;
  /** Changes of a number, plain before an amount or behind `is`: `halved`, `plus`. */
  readonly changes: string;
  /** Those that need a number: `plus`, `minus`. */
  readonly arithmetic: string;
  /** `again` */
  readonly again: string;
  /** Words that compare with something outside of the sentence: `as`, `like`. */
  readonly comparing: string;
  /** Words that begin a condition, which may be one of the roll: `unless the number is even`. */
  readonly exceptions: string;
  /** What a score may be besides a number: `even`. */
  readonly parity: string;
  /** What such words compare with: `table`, `rules`. */
  readonly sources: string;
  /** What joins two numbers, so that the second is no amount of its own: `up to`. */
  readonly numbers: string;
  /** Phrases with such words that leave the chance as it is, wherever they stand. */
  readonly plain: readonly string[];
  /** What a verb that is told of somebody ends in. */
  readonly verbEndings: RegExp;
  /** Words that change a number, beside `changes`, by how they begin. */
  readonly changing: RegExp;
  /** Words of the highest degree, by how they end. */
  readonly superlatives: RegExp;
  /** Phrases that belong to a target and leave it as it is: `to hit`, `on the die`. What stands behind them stands behind it. */
  readonly attached: readonly string[];
  /** Phrases that may stand right behind a target. */
  readonly behindTarget: readonly string[];
  /** Phrases that change the chance, or may, wherever they stand. */
  readonly marks: readonly string[];
}
