export const translatingWordsEn = {
  /** A text that is missing, and the number of further ones that belong at the same place. */
  missing: '[others=0?Missing here: {key}|Missing here: {key}, and {others} more]',
  /** In a lens: so many entries are missing at a place, and one can be put in. */
  insertHere: '{count} missing here · Insert (Alt+M)',
  /** A text that has an entry, but is still to be translated. */
  begun: 'Still to be translated: {key}',
  /** A text whose source has changed since it was marked as up to date. */
  stale: 'The source has changed: {key}',
  /** A text that is the same as its source. */
  /** In a list of completions: dice or a number that the translation does not have yet, or a name from the source. */
  notYet: 'in the source, not here yet',
  fromSource: 'in the source',
} as const;
