/** The work that a text of a translation needs: it has none in the language, or its text has problems. */
export type TranslationNeed = 'missing' | 'problem';
