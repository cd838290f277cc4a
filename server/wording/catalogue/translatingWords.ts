/** The texts of the views and commands for translators. */
export interface TranslatingWords {
  /** A text that is missing, and the number of further ones that belong at the same place. */
  readonly missing: (key: string, others: number) => string;
  /** In a lens: so many entries are missing at a place, and one can be put in. */
  readonly insertHere: (count: number) => string;
  /** A text that has an entry, but is still to be translated. */
  readonly begun: (key: string) => string;
  /** A text whose source has changed since it was marked as up to date. */
  readonly stale: (key: string) => string;
  /** A text that is the same as its source. */
  readonly same: (key: string) => string;
  /** In a list of completions: dice or a number that the translation does not have yet, or a name from the source. */
  readonly notYet: string;
  readonly fromSource: string;
}
