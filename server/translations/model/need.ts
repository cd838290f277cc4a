/** The work that a text of a translation needs: it has none in the language, its text has problems, or its source has changed since. */
export type TranslationNeed = 'missing' | 'problem' | 'stale';
