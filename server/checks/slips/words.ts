import { matching, noSlips, type SlipRule } from './slip.ts';

/** Words that a scan has turned into others, and hyphens that it has lost at the end of a line. English only: the patterns are phrases. */
export const wordRules: readonly SlipRule[] = [
  // `hit roil`, `a roil of 6`: clouds and seas may roil as they like.
  matching({
    code: 'misread-word',
    at: { words: 'roil' },
    slip: /roil(?![A-Za-zÀ-ÿ])/gu,
    before:
      /(?<![A-Za-zÀ-ÿ])(?:hit|wound|dice|die|power|an?|the|his|her|its|their|another|re|save|saving|escape|injury|damage)[\s-]$/iu,
    repair: () => 'roll',
  }),
  matching({
    code: 'misread-word',
    at: { words: 'roil' },
    slip: /(?<![A-Za-zÀ-ÿ]|[A-Za-zÀ-ÿ][\s-])roil(?=\s+(?:an?\s+)?(?:\d*D\d|dice|die))/giu,
    repair: () => 'roll',
  }),
  // A Warrior may attach things; but as a noun the word does not exist.
  matching({
    code: 'misread-word',
    at: { words: 'attach' },
    slip: /attach(?![A-Za-zÀ-ÿ]|\s+(?:it|them|him|her|itself|himself|themselves|to|the|a)(?![A-Za-zÀ-ÿ]))/gu,
    before:
      /(?<![A-Za-zÀ-ÿ])(?:an|its|his|her|their|your|sort of|kind of|type of|each|every|the|this|that|extra|magic|missile|normal|special|ambush)\s+$/iu,
    repair: ([written]) => `${written.slice(0, -1)}k`,
  }),
  // `to are across`: the verb has no such form.
  matching({
    code: 'misread-word',
    at: { words: 'are' },
    slip: /are(?=\s+(?:across|over|between|from|through|onto|to)(?![A-Za-zÀ-ÿ]))/gu,
    before: /(?<![A-Za-zÀ-ÿ])(?:to|may|will|can|could|might|must|should)\s+$/u,
    repair: () => 'arc',
  }),
  // `1 0r 2`, `0n a 6`: a zero for the first letter of a small word.
  matching({
    code: 'misread-word',
    at: { words: '0r 0n 0f' },
    slip: /(?<![A-Za-zÀ-ÿ0-9_.,'’-])0[rnf](?=\s)/g,
    repair: ({ 0: written, index, input }) => `${isAtStart.test(input.slice(0, index)) ? 'O' : 'o'}${written.slice(1)}`,
  }),
  matching({
    code: 'lost-hyphen',
    at: {
      words:
        'tohand handto nonmagic nonmagical nonliving nonhuman oncehuman onceliving onceproud oncemighty oncenoble onesided twohanded onehanded tohit',
    },
    slip: /(?<![A-Za-zÀ-ÿ])(?:tohand|handto(?=-hand)|nonmagic(?:al)?|nonliving|nonhuman|once(?:human|living|proud|mighty|noble)|onesided|twohanded|onehanded|tohit)(?![A-Za-zÀ-ÿ])/giu,
    repair: ([written]) => written.replace(/to$/i, '-$&').replace(/^(?:to|non|once|one|two)/i, '$&-'),
  }),
].map(({ at, find }) => ({
  at,
  find: (prose, asked) => {
    const found = find(prose, asked);
    return found.length > 0 && asked.language() === 'other' ? noSlips : found;
  },
}));

const isAtStart = /(?:^|[.!?:]["'”’)]?\s+)$/;
