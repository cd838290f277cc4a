import { numberChoices, numberNamed } from '../../text/numberWords.ts';

/** How many of a name a text has: `6 Goblins`, `six Goblins`, `an Orc`, `1D3 Wreckers`. */
export interface ReadCount {
  /** Absent where the text has no number. */
  readonly count?: number;
  /** Dice in place of a number, with their least and their greatest result. */
  readonly dice?: { readonly written: string; readonly least: number; readonly most: number };
  /** `the`, `el`: those that are known already. */
  readonly isDefinite: boolean;
  /** Behind all of these. */
  readonly rest: string;
}

const numberWord = `an?|una?|${numberChoices}`;
const pattern = new RegExp(
  `^(?:(the|el|la|los|las)\\s+)?(?:(\\d{0,3}D\\d{1,3}(?:\\s?[+-]\\s?\\d{1,3})?(?:\\s?[x×*]\\s?\\d{1,3})?)|(\\d{1,9})|(${numberWord}))(?:\\s?[x×])?\\s+(?=\\S)`,
  'i',
);
const definite = /^(?:the|el|la|los|las)\s+(?=\S)/i;

/** Reads the number in front of a name, as a figure, a word from one to twelve in English or Spanish, an article or dice. */
export function readCount(text: string): ReadCount {
  const match = pattern.exec(text);
  if (!match) {
    const [article = ''] = definite.exec(text) ?? [];
    return { isDefinite: article !== '', rest: text.slice(article.length) };
  }
  const [all, article, dice, figure, word = ''] = match;
  const found = { isDefinite: article !== undefined, rest: text.slice(all.length) };
  if (dice !== undefined) {
    const range = rangeOf(dice);
    return range ? { ...found, dice: { written: dice.trim(), ...range } } : { isDefinite: false, rest: text };
  }
  return { ...found, count: figure === undefined ? (numberNamed(word.toLowerCase()) ?? 1) : Number(figure) };
}

/** The least and the greatest result of `2D6+1`. */
function rangeOf(written: string): { readonly least: number; readonly most: number } | undefined {
  const [, number = '', sides = '', sign = '+', added = '0', times = '1'] =
    /^(\d*)D(\d+)(?:\s?([+-])\s?(\d+))?(?:\s?[x×*]\s?(\d+))?$/i.exec(written.trim()) ?? [];
  const dice = number === '' ? 1 : Number(number);
  if (sides === '' || dice < 1 || Number(sides) < 1 || sides === '66') return undefined;
  // `2D6+1 x 2` says no order.
  if (added !== '0' && times !== '1') return undefined;
  const shift = Number(added) * (sign === '-' ? -1 : 1);
  const factor = Number(times);
  return { least: Math.max(0, (dice + shift) * factor), most: Math.max(0, (dice * Number(sides) + shift) * factor) };
}
