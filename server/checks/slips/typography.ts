import type { Prose } from '../../workspace/documents/prose.ts';
import { numbersBetweenRows, strayPageNumber } from './pageNumbers.ts';
import { matching, noSlips, replaced, type Slip, type SlipRule, type Trigger } from './slip.ts';

const aloneOnLine: Trigger = {
  mixed: /^\d{1,3}$/,
  when: (text, start, end, before) => before > 0 && isEndOfLine(text, end, 1) && isEndOfLine(text, start - 1, -1),
};

/** Full stops, page numbers and signs that conversion has left in a text. */
export const typographyRules: readonly SlipRule[] = [
  { at: { signs: '.', when: (text, _, end) => isSmallWordBehind(text, end) }, find: strayFullStops },
  { at: aloneOnLine, find: strayPageNumber },
  { at: aloneOnLine, find: numbersBetweenRows },
  // `$n+$`, `$item\ m+$`: a sum of money is no letter.
  matching({
    code: 'formula-residue',
    at: { signs: '$' },
    slip: /\$([A-Za-zÀ-ÿ][A-Za-zÀ-ÿ0-9+\-_^{}()]{0,20}(?:\\? [A-Za-zÀ-ÿ0-9+\-_^{}()]{1,12}){0,3})\$/gu,
    repair: ([, inner = '']) => (/[_^{}]/.test(inner) ? undefined : inner.replaceAll('\\ ', ' ')),
  }),
  // Zero-width blanks, direction marks, word joiners and soft hyphens.
  matching({
    code: 'invisible-character',
    at: { signs: '\u200b\u200e\u200f\u2060\ufeff\u00ad' },
    slip: /[\u200b\u200e\u200f\u2060\ufeff\u00ad]+/g,
    repair: () => '',
  }),
];

/** A word, one full stop, and a sentence that goes on in small letters. A value, `n`, and a label, `search: 5+`, may begin a sentence. */
const stop =
  /\.(?=(?:[ \t]+|[ \t]*\r?\n[ \t]*)(?!(?:eg|ie|etc|cf|vs|ej)\.|n[ +])[a-zß-ÿ][A-Za-zÀ-ÿ'’-]*(?![A-Za-zÀ-ÿ0-9@/)]|: ?\d|\.[A-Za-zÀ-ÿ]))/gu;
const wordBeforeStop = /(?<![A-Za-zÀ-ÿ0-9.@/])[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]*[)"']?$/u;
const abbreviation =
  /(?<![A-Za-zÀ-ÿ])(?:e\.?g|i\.?e|etc|approx|vs|cf|viz|no|nos|max|min|incl|esp|ca|pp?|pág|págs|ej|p\.?ej|aprox|máx|mín|núm|sr|sra|dr|dra|mr|mrs|st|vol|fig|ed|art|cit|tbl|sec|ch|attr?|mod|str|tou|init?|mov|mvt|dmg|lvl|(?!n)[A-Za-zÀ-ÿ])$/iu;

/** A word without a vowel, `Sgt`, and a short one with a capital in the middle of a sentence, `Capt`: nobody can list all abbreviations. */
const mayBeShort =
  /(?<![A-Za-zÀ-ÿ])[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{2,}$|(?<=[A-Za-zÀ-ÿ,;0-9]\s+)[A-ZÀ-Þ][a-zß-ÿ]{1,4}$/u;

function strayFullStops({ text, use }: Prose): readonly Slip[] {
  if (use === 'name') return noSlips;
  const slips: Slip[] = [];
  for (const { index } of text.matchAll(stop)) {
    const before = text.slice(Math.max(0, index - maximumWordLength), index);
    if (wordBeforeStop.test(before) && !abbreviation.test(before) && !mayBeShort.test(before))
      slips.push(replaced('stray-full-stop', index, '.', undefined));
  }
  return slips;
}

const maximumWordLength = 30;

/** Whether white space and a small letter are behind a full stop. */
function isSmallWordBehind(text: string, end: number): boolean {
  let at = end;
  while (isBlank(text.charAt(at))) at++;
  const next = text.charCodeAt(at);
  return at > end && ((next >= 0x61 && next <= 0x7a) || next >= 0xdf);
}

/** Whether nothing but blanks is between an offset and the end or the beginning of its line. */
function isEndOfLine(text: string, offset: number, step: 1 | -1): boolean {
  let at = offset;
  while (text[at] === ' ' || text[at] === '\t') at += step;
  const next = text[at];
  return next === undefined || next === '\n' || next === '\r';
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t' || character === '\u00a0';
}
