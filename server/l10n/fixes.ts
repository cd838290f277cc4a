/** The titles of repairs in one language: items of a menu, in the imperative. */
export interface FixMessages {
  readonly replace: (text: string) => string;
  readonly replaceEntity: (character: string) => string;
  readonly remove: (text: string) => string;
  readonly removeInvisible: () => string;
  readonly straightQuotes: () => string;
  readonly add: (text: string) => string;
  readonly addQuotes: () => string;
  readonly addSpace: () => string;
  readonly addId: (id: string) => string;
  /** The same repair for all problems of that code in the file. */
  readonly all: (code: string, count: number) => string;
}
