import { rememberedText } from '../queries/remembered.ts';
import { isOneLetterOffWithin } from './nearest.ts';

/** Names of the game's world with the same spelling in English and Spanish, except names one letter away from a common word or name. */
const names: readonly string[] = (
  'slaanesh tzeentch nurgle khorne sigmar nagash hashut grungni valaya shallya manann khaine asuryan naggaroth ulthuan altdorf ' +
  'middenheim marienburg talabheim kislev khemri nehekhara drachenfels warhammer kadon fimir tilea carstein'
).split(' ');
const known: ReadonlySet<string> = new Set(names);

/** Whether a word in small letters is such a name. */
export function isKnownName(word: string): boolean {
  return known.has(word);
}

/** The name of the game's world one letter away from a word; undefined if there is none, or if the word is such a name. */
export const nearlyKnownName = rememberedText({ most: 20_000, longest: 12 }, (word): string | undefined => {
  const lower = word.toLowerCase();
  const near = known.has(lower) ? undefined : names.find((name) => mayBeMisread(lower, name));
  return near && near.charAt(0).toUpperCase() + near.slice(1);
});

/** Scanners confuse these capitals; a word with any other first letter is a different word, such as `Gurgle`. */
const likeCapitals: ReadonlySet<string> = new Set('rk kr rb br rp pr cg gc oq qo ef fe hn nh il li uv vu'.split(' '));

/** Whether a word may be a misspelt or misread name: one letter is off, which is not the last one, and the first one only where scanners take the two capitals for one another. Both are in small letters. */
export function mayBeMisread(word: string, name: string): boolean {
  const isSameBeginning = word[0] === name[0] || likeCapitals.has(`${word[0]}${name[0]}`);
  return isSameBeginning && isOneLetterOffWithin(word, name);
}
