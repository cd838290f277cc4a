import { proseLanguage } from '../../text/language.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import { matches, type Pattern, type Slip } from './slip.ts';

/** Numbers and signs that a scan has misread. */
export function numberSlips(prose: Prose): readonly Slip[] {
  const letters = [
    ...matches('misread-one', prose, one, () => '1'),
    ...matches('misread-number', prose, unknown, () => undefined),
  ];
  if (!/\d/.test(prose.text)) return letters;
  return [
    ...letters,
    ...numberedWords(prose),
    ...zeros(prose),
    ...matches('lost-minus', prose, minus, ([written]) => `-${written}`),
  ];
}

/** `rolls a l`, `+l Toughness`. In Spanish no word is `l` either. */
const one: Pattern = {
  hint: /[\s+-](?:fl|l|I)(?![\w'’.])/,
  slip: /(?:fl|l|I)(?![A-Za-zÀ-ÿ0-9'’.])/gu,
  before:
    /(?:(?<![A-Za-zÀ-ÿ])(?:rolls?|rolled|rolling|scores?|scored|throws?|saca|obtiene)\s+(?:of\s+)?(?:an?|un)\s+|(?<![A-Za-zÀ-ÿ])(?:rolls?|scores?)\s+of\s+|(?:^|[\s(])[+-])$/u,
};

const numbered = /(?<![A-Za-zÀ-ÿ0-9])([A-Za-zÀ-ÿ]+[a-zß-ÿ]{2})[2-9](?![A-Za-zÀ-ÿ0-9])/gu;
const endingInL: Pattern = { hint: /l/, slip: /(?<![A-Za-zÀ-ÿ0-9])[A-Za-zÀ-ÿ]{3,}l(?![A-Za-zÀ-ÿ0-9])/gu };

/** `weaponl` beside `weapon2`. */
function numberedWords(prose: Prose): readonly Slip[] {
  if (!/[a-zà-ÿ]{2}[2-9]/.test(prose.text)) return [];
  const stems = new Set([...prose.text.matchAll(numbered)].map(([, stem = '']) => stem));
  if (stems.size === 0) return [];
  return matches('misread-one', prose, endingInL, ([written]) => {
    const stem = written.slice(0, -1);
    return stems.has(stem) ? `${stem}1` : null;
  });
}

const zero: Pattern = {
  hint: /\d\s?[oO]/,
  slip: /(?<![A-Za-zÀ-ÿ0-9.,])(?:[1-9]\d?\s[oO]\s?[0oO]|[1-9]\d*(?:[oO]{2,3}|[oO]0+|0+[oO]))(?![A-Za-zÀ-ÿ0-9])/gu,
};

/** `2 o 0`, `1oo`. In Spanish `o` is a word, and `1o` an ordinal. */
function zeros(prose: Prose): readonly Slip[] {
  const found = matches('misread-zero', prose, zero, ([written]) => written.replace(/\s/g, '').replace(/o/gi, '0'));
  return found.length > 0 && proseLanguage(prose.text) === 'en' ? found : [];
}

/** `Z Wounds`: a digit it was, but which? */
const unknown: Pattern = {
  hint: /Z\s/,
  slip: /(?<![A-Za-zÀ-ÿ0-9'’.-])Z(?=\s(?:Wounds?|Heridas?|Attacks?|Ataques?|Strength|Toughness|gold|oro|turns?|turnos?)(?![A-Za-zÀ-ÿ]))/gu,
  before: /(?:^|[a-zß-ÿ]\s)$/u,
};

/** `made at 1 to hit`. A bonus is always printed with its sign; the hyphen is what scans lose. */
const minus: Pattern = {
  hint: /at\s+[1-3]\s+to/,
  slip: /[1-3](?=\s+to\s+(?:(?:all\s+)?(?:his|her|its|their)\s+to\s+)?(?:hit|wound)(?![A-Za-zÀ-ÿ]))/gu,
  before: /(?<![A-Za-zÀ-ÿ])(?:made|is|are|be|fights?|attacks?|shoots?|suffers?)\s+at\s+$/u,
};
