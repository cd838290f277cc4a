/** The languages in which the program speaks, and in which schemas explain themselves. */
export type Language = 'en' | 'es';
