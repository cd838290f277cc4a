/** An entry of a PO file of gettext with a context: a text, its translation, and the key that tells it from others. */
export interface PoEntry {
  /** The context (`msgctxt`); empty for an entry without one. */
  readonly key: string;
  readonly source: string;
  /** Empty for a text without a translation. */
  readonly translation: string;
  /** Whether somebody has to look at the translation, because its source has changed (`fuzzy`). */
  readonly isFuzzy: boolean;
}

/** A mark of a merge that somebody has still to resolve, at the beginning of a line. */
export const mergeMark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;
