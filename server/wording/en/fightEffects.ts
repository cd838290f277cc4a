import { shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Mistakes in the effects of abilities on fights. */
export const fightEffectsEn = {
  'fight-effect': (facts) => {
    switch (facts.what) {
      case 'hook':
        return facts.written === ''
          ? 'What the ability does in a fight is missing here, such as avoids: 1D6 >= n.'
          : `"${shorten(facts.written)}" is nothing that abilities do in fights.${meant(facts.nearest)}`;
      case 'missing':
        return `Behind "${facts.hook}" ${missing[facts.needs]} is missing.`;
      case 'unwanted':
        return `"${facts.hook}" stands alone: nothing may follow it but a moment.`;
      case 'change':
        return `"${facts.hook}" can only be added to: write +1 or -1.`;
      case 'part':
        return `"${shorten(facts.written)}" cannot stand behind a semicolon: only once-each, each-turn, natural and against can, each with a colon.${meant(facts.nearest)}`;
      case 'moment':
        return `"${facts.moment}" cannot stand here: "${facts.hook}" does not depend on such a roll, or already depends on one.`;
      case 'name':
        return `"${shorten(facts.written)}" has no value here: the name of the rule does not contain it.${meant(facts.nearest)}`;
      default:
        return facts satisfies never;
    }
  },
} satisfies Partial<ProblemMessages>;

const missing = {
  value: 'a value, such as 2 or 1D3,',
  test: 'a comparison, such as 1D6 >= n,',
  words: 'the text',
} as const;

function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
