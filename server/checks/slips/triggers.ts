import { rememberedText, shortTexts } from '../../queries/remembered.ts';
import { isDigit } from '../../text/characters.ts';
import { addTo } from '../../text/grouped.ts';
import { diceRules } from './dice.ts';
import { listRules } from './lists.ts';
import { numberRules } from './numbers.ts';
import type { SlipRule } from './slip.ts';
import { misspeltWords } from './spelling.ts';
import { typographyRules } from './typography.ts';
import { wordRules } from './words.ts';

/** All kinds of slips. Of slips that overlap, that of the first rule counts. */
const rules: readonly SlipRule[] = [
  ...diceRules,
  ...numberRules,
  ...listRules,
  ...wordRules,
  misspeltWords,
  ...typographyRules,
];

const noRules: readonly SlipRule[] = [];

/** The rules with a trigger in a text, in their order. A text is read once, and most have none. */
export const slipRulesOf = rememberedText(shortTexts, (text): readonly SlipRule[] => {
  let found: Set<SlipRule> | undefined;
  const add = (triggered: readonly SlipRule[], start: number, end: number, before: number): void => {
    for (const rule of triggered) {
      if (found?.has(rule) || rule.at.when?.(text, start, end, before) === false) continue;
      found ??= new Set();
      found.add(rule);
    }
  };
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isOfWord(code)) {
      const triggered = code === blank ? undefined : rulesOfSign.get(code);
      if (triggered) add(triggered, at, at + 1, before);
      continue;
    }
    const start = at;
    while (isOfWord(text.charCodeAt(at + 1))) at++;
    const triggered = rulesOfWord(text.slice(start, at + 1));
    if (triggered !== noRules) add(triggered, start, at + 1, before);
    before = at + 1;
  }
  const triggered = found;
  return triggered ? rules.filter((rule) => triggered.has(rule)) : noRules;
});

const blank = 0x20;

/** Whether a character is a digit or one of the letters of English and Spanish. */
function isOfWord(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    isDigit(code) ||
    (code >= 0xc0 && code <= 0xff && code !== 0xd7 && code !== 0xf7)
  );
}

const rulesOfSign = new Map<number, SlipRule[]>();
const rulesOfListed = new Map<string, SlipRule[]>();
for (const rule of rules) {
  for (const sign of rule.at.signs ?? '') addTo(rulesOfSign, sign.charCodeAt(0), rule);
  for (const word of rule.at.words?.split(' ') ?? []) addTo(rulesOfListed, word, rule);
}
const askedOfEach = rules.filter(({ at }) => at.like);
const askedOfMixed = rules.filter(({ at }) => at.mixed);

/** The rules that a word is a trigger of. Texts repeat a few thousand words. */
const rulesOfWord = rememberedText({ most: 20_000, longest: 30 }, (word): readonly SlipRule[] => {
  const listed = rulesOfListed.get(word.length > 2 ? word.toLowerCase() : word) ?? noRules;
  const found = [
    ...listed,
    ...askedOfEach.filter(({ at }) => at.like?.test(word)),
    ...(isMixed.test(word) ? askedOfMixed.filter(({ at }) => at.mixed?.test(word)) : noRules),
  ];
  return found.length > 0 ? found : noRules;
});

const isMixed = /\d|[A-Za-zÀ-ÿ][A-Z]/;
