/** The titles of repairs in one language: items of a menu, in the imperative. */
export interface FixMessages {
  readonly replace: (text: string) => string;
  readonly replaceEntity: (character: string) => string;
  readonly remove: (text: string) => string;
  readonly removeInvisible: () => string;
  /** Blanks and line ends before the first line. */
  readonly removeBlanks: () => string;
  /** The names in the order in which they will stand. */
  readonly reorder: (names: readonly string[]) => string;
  readonly straightQuotes: () => string;
  /** The end tags move before the entry that begins inside the one they end. */
  readonly endBefore: (endTags: string) => string;
  readonly add: (text: string) => string;
  readonly addQuotes: () => string;
  readonly addSpace: () => string;
  readonly addId: (id: string) => string;
  /** Another id for the rule that is used. */
  readonly linkTo: (id: string) => string;
  readonly split: () => string;
  /** A comment that ignores problems of that code, in the entry, the paragraph or the file. */
  readonly ignore: (code: string, where: 'entry' | 'paragraph' | 'file') => string;
  /** The same repair for all problems of that code in the file. */
  readonly all: (code: string, count: number) => string;
}
