import type { EditionValue } from './format.ts';

/** The score to hit with missiles: `4` and `Auto` in the first edition, `4+` and `A` in the present one. */
export const ballisticSkill: EditionValue = {
  element: 'ballisticskill',
  toPresent: (text) => (text === 'Auto' ? 'A' : /^[0-9]+$/.test(text) ? `${text}+` : undefined),
  toFirst: (text) => (text === 'A' ? 'Auto' : /^[0-9]+\+$/.test(text) ? text.slice(0, -1) : undefined),
  isOnlyFirst: (text) => text === 'Auto',
};
