/**
 * The work that a text of a translation needs: it has none in the language, its text has problems, its source has changed since, or it is the
 * same as its source, which is work only for somebody who looks through such texts.
 */
export type TranslationNeed = 'missing' | 'problem' | 'stale' | 'same';
