import type { Prose } from '../../workspace/documents/prose.ts';
import { numbersBetweenRows, strayPageNumber } from './pageNumbers.ts';
import { matches, noSlips, type Pattern, replaced, type Slip } from './slip.ts';

/** Full stops, page numbers and signs that conversion has left in a text. */
export function typographySlips(prose: Prose): readonly Slip[] {
  return noSlips.concat(
    strayFullStops(prose),
    strayPageNumber(prose),
    numbersBetweenRows(prose),
    matches('formula-residue', prose, formula, plainText),
    matches('invisible-character', prose, invisible, () => ''),
  );
}

/** A word, one full stop, and a sentence that goes on in small letters. A value, `n`, and a label, `search: 5+`, may begin a sentence. */
const stop =
  /\.(?=(?:[ \t]+|[ \t]*\r?\n[ \t]*)(?!(?:eg|ie|etc|cf|vs|ej)\.|n[ +])[a-zß-ÿ][A-Za-zÀ-ÿ'’-]*(?![A-Za-zÀ-ÿ0-9@/)]|: ?\d|\.[A-Za-zÀ-ÿ]))/gu;
const wordBeforeStop = /(?<![A-Za-zÀ-ÿ0-9.@/])[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]*[)"']?$/u;
const abbreviation =
  /(?<![A-Za-zÀ-ÿ])(?:e\.?g|i\.?e|etc|approx|vs|cf|viz|no|nos|max|min|incl|esp|ca|pp?|pág|págs|ej|p\.?ej|aprox|máx|mín|núm|sr|sra|dr|dra|mr|mrs|st|vol|fig|ed|art|cit|tbl|sec|ch|attr?|mod|str|tou|init?|mov|mvt|dmg|lvl|(?!n)[A-Za-zÀ-ÿ])$/iu;

/** A word without a vowel, `Sgt`, and a short one with a capital in the middle of a sentence, `Capt`: nobody can list all abbreviations. */
const mayBeShort =
  /(?<![A-Za-zÀ-ÿ])[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{2,}$|(?<=[A-Za-zÀ-ÿ,;0-9]\s+)[A-ZÀ-Þ][a-zß-ÿ]{1,4}$/u;

function strayFullStops(prose: Prose): readonly Slip[] {
  if (prose.use === 'name') return noSlips;
  const { text } = prose;
  if (!/\.\s+[a-zà-ÿ]/.test(text)) return noSlips;
  const slips: Slip[] = [];
  for (const { index } of text.matchAll(stop)) {
    const before = text.slice(Math.max(0, index - maximumWordLength), index);
    if (wordBeforeStop.test(before) && !abbreviation.test(before) && !mayBeShort.test(before))
      slips.push(replaced('stray-full-stop', index, '.', undefined));
  }
  return slips;
}

const maximumWordLength = 30;

/** `$n+$`, `$item\ m+$`: a sum of money is no letter. */
const formula: Pattern = {
  hint: /\$[A-Za-z]/,
  slip: /\$([A-Za-zÀ-ÿ][A-Za-zÀ-ÿ0-9+\-_^{}()]{0,20}(?:\\? [A-Za-zÀ-ÿ0-9+\-_^{}()]{1,12}){0,3})\$/gu,
};

function plainText([, inner = '']: RegExpExecArray): string | undefined {
  return /[_^{}]/.test(inner) ? undefined : inner.replaceAll('\\ ', ' ');
}

/** Zero-width blanks, direction marks, word joiners and soft hyphens. */
const invisible: Pattern = {
  hint: /[\u200b\u200e\u200f\u2060\ufeff\u00ad]/,
  slip: /[\u200b\u200e\u200f\u2060\ufeff\u00ad]+/g,
};

/** Quotation marks as a machine translation sets them. In a text of one's own they are a matter of taste. */
export function curlyQuotes(prose: Prose): readonly Slip[] {
  if (prose.use === 'name' || !prose.text.includes('\u201c')) return noSlips;
  return [...prose.text.matchAll(/\u201c[^\u201c\u201d]*\u201d/g)].map(({ 0: written, index }): Slip => {
    const end = index + written.length;
    return {
      code: 'curly-quotes',
      span: { start: index, end },
      edits: [
        { span: { start: index, end: index + 1 }, newText: '"' },
        { span: { start: end - 1, end }, newText: '"' },
      ],
    };
  });
}
