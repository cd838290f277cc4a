import type { TranslatingWords } from '../catalogue/translatingWords.ts';

export const translatingWordsEn: TranslatingWords = {
  missing: (key, others) => (others === 0 ? `Missing here: ${key}` : `Missing here: ${key}, and ${others} more`),
  insertHere: (count) => `${count} missing here · Insert (Alt+M)`,
  begun: (key) => `Still to be translated: ${key}`,
  stale: (key) => `The source has changed: ${key}`,
  same: (key) => `The same as the source: ${key}`,
  notYet: 'in the source, not here yet',
  fromSource: 'in the source',
};
