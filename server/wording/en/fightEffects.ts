import { problemTexts } from '../texts/problemTexts.ts';

/** Mistakes in the effects of abilities on fights. */
export const fightEffectsEn = problemTexts({
  'fight-effect': {
    hook: '[written?"{written…}" is nothing that abilities do in fights.[nearest? Did you mean "{nearest}"?]|What the ability does in a fight is missing here, such as avoids: 1D6 >= n.]',
    missing:
      'Behind "{hook}" [needs=value?a value, such as 2 or 1D3,|[needs=test?a comparison, such as 1D6 >= n,|the text]] is missing.',
    unwanted: '"{hook}" stands alone: nothing may follow it but a moment.',
    change: '"{hook}" can only be added to: write +1 or -1.',
    part: '"{written…}" cannot stand behind a semicolon: only once-each, each-turn, natural, against, on and after can, and to behind wounds, each with a colon.[nearest? Did you mean "{nearest}"?]',
    moment: '"{moment}" cannot stand here: "{hook}" does not depend on such a roll, or already depends on one.',
    name: '"{written…}" has no value here: the name of the rule does not contain it.[nearest? Did you mean "{nearest}"?]',
  },
});
