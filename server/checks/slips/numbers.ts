import { gathered } from '../../text/gathered.ts';
import { proseLanguage } from '../../text/language.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import { matches, noSlips, type Pattern, type Slip } from './slip.ts';

/** Numbers and signs that a scan has misread. */
export function numberSlips(prose: Prose): readonly Slip[] {
  const letters = noSlips.concat(
    matches('misread-one', prose, one, () => '1'),
    matches('misread-one', prose, oneOfThing, ([written]) => (written === 'fl' ? '+1' : '1')),
    matches('misread-number', prose, unknown, () => undefined),
    matches('misread-number', prose, unknownAfterVerb, () => undefined),
  );
  if (!/\d/.test(prose.text)) return letters;
  return letters.concat(
    numberedWords(prose),
    zeroSlips(prose),
    matches('lost-minus', prose, minus, ([written]) => `-${written}`),
  );
}

/** `rolls a l`, `+l Toughness`. In Spanish no word is `l` either. */
const one: Pattern = {
  hint: /[\s+-](?:fl|l|I)(?![\w'’.])/,
  slip: /(?:fl|l|I)(?![A-Za-zÀ-ÿ0-9'’.])/gu,
  before:
    /(?:(?<![A-Za-zÀ-ÿ])(?:rolls?|rolled|rolling|scores?|scored|throws?|saca|obtiene)\s+(?:of\s+)?(?:an?|un)\s+|(?<![A-Za-zÀ-ÿ])(?:rolls?|scores?)\s+of\s+|(?:^|[\s(])[+-])$/u,
};

/** Things that the game counts, with a capital as it prints them. */
const counted =
  'Attacks?|Ataques?|Wounds?|Heridas?|Strength|Fuerza|Toughness|Resistencia|Initiative|Iniciativa|Movement|Movimiento|Weapon Skill|' +
  'Willpower|Luck|Suerte|Treasures?|Tesoros?|Battle-level|Dungeon level';

/** `gets fl Attack`, where the f was a plus, and `gains l Wound`. No small word is `l`; a capital I is one. */
const oneOfThing: Pattern = {
  hint: /(?:^|[\s(])(?:fl|l)\s+[A-Z]/,
  slip: new RegExp(`(?<![A-Za-zÀ-ÿ0-9'’.+&-])(?:fl|l)(?=\\s+(?:${counted})(?![A-Za-zÀ-ÿ]))`, 'gu'),
};

const numbered = /(?<![A-Za-zÀ-ÿ0-9])([A-Za-zÀ-ÿ]+[a-zß-ÿ]{2})[2-9](?![A-Za-zÀ-ÿ0-9])/gu;
const endingInL: Pattern = { hint: /l/, slip: /(?<![A-Za-zÀ-ÿ0-9])[A-Za-zÀ-ÿ]{3,}l(?![A-Za-zÀ-ÿ0-9])/gu };

/** `weaponl` beside `weapon2`. */
function numberedWords(prose: Prose): readonly Slip[] {
  if (!/[a-zà-ÿ]{2}[2-9]/.test(prose.text)) return noSlips;
  const stems = new Set([...prose.text.matchAll(numbered)].map(([, stem = '']) => stem));
  if (stems.size === 0) return [];
  return matches('misread-one', prose, endingInL, ([written]) => {
    const stem = written.slice(0, -1);
    return stems.has(stem) ? `${stem}1` : null;
  });
}

const zero: Pattern = {
  hint: /\d\s?[oO]/,
  slip: /(?<![A-Za-zÀ-ÿ0-9.,])(?:[1-9]\d?\s[oO]\s?[0oO]|[1-9]\d*0[oO])(?![A-Za-zÀ-ÿ0-9%]|[.,]\d)/gu,
};

/** Numbers with letters that are no word in Spanish either: `1oo`, `1D6x1o0`, `x 5o`, `5o%`, `1,ooo`. */
const zeros: readonly Pattern[] = [
  // A product takes its factor from behind the sign; the die is another number.
  {
    hint: /[xX×][ \t]?\d+[oO]/,
    slip: /\d{1,5}[oO][0-9oO]{0,5}(?![A-Za-zÀ-ÿ0-9])/gu,
    before: /(?<![A-Za-zÀ-ÿ])[xX×][ \t]?$/u,
  },
  { hint: /\d[oO][oO0]/, slip: /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]\d*(?:[oO]{2,3}|[oO]0+)(?![A-Za-zÀ-ÿ0-9%]|[.,]\d)/gu },
  { hint: /[oO]0?[ \t]?%/, slip: /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]\d?(?:[oO]{1,2}|[oO]0|0[oO])(?=[ \t]?%)/gu },
  {
    hint: /\d[.,][0-9]{0,2}[oO]/,
    slip: /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]\d{0,2}[.,](?=[0-9]{0,2}[oO])[0-9oO]{3}(?![A-Za-zÀ-ÿ0-9])/gu,
  },
];

const things = '(?:gold|crowns|coins|points|gp|gc|oro|coronas|monedas|puntos)';

/** `2oogold`, `1 oogold`, `2 ogold`: the zeros have run into what is counted. */
const gluedZeros: Pattern = {
  hint: /\d\s?[oO0]{1,4}(?:gold|crowns|coins|points|g[pc]|oro|coronas|monedas|puntos)/i,
  slip: new RegExp(`(?<![A-Za-zÀ-ÿ0-9.,])([1-9]\\d{0,2}\\s?0*[oO][oO0]{0,2})(${things})(?![A-Za-zÀ-ÿ])`, 'giu'),
};

/** `3o gold`. In Spanish that is an ordinal, but for no gold. */
const zeroOfGold: Pattern = {
  hint: /\d[oO] (?:gold|crowns|coins|g[pc])/i,
  slip: /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]\d{0,2}[oO](?=\s(?:gold|crowns|coins|gp|gc)(?![A-Za-zÀ-ÿ]))/gu,
};

/** `2 o 0`, `10o`. In Spanish `o` is a word, and `10o` an ordinal; only other combinations count in any language. */
function zeroSlips(prose: Prose): readonly Slip[] {
  const repaired = ([written]: RegExpExecArray): string => written.replace(/\s/g, '').replace(/o/gi, '0');
  const certain = gathered(zeros, (pattern) => matches('misread-zero', prose, pattern, repaired));
  certain.push(
    ...matches(
      'misread-zero',
      prose,
      gluedZeros,
      ([, number = '', thing = '']) => `${number.replace(/\s/g, '').replace(/o/gi, '0')} ${thing}`,
    ),
    ...matches('misread-zero', prose, zeroOfGold, repaired),
  );
  const found = matches('misread-zero', prose, zero, repaired);
  return found.length > 0 && proseLanguage(prose.text) === 'en' ? [...certain, ...found] : certain;
}

/** `Z Wounds`: a digit it was, but which? */
const unknown: Pattern = {
  hint: /Z\s/,
  slip: /(?<![A-Za-zÀ-ÿ0-9'’.-])Z(?=\s(?:Wounds?|Heridas?|Attacks?|Ataques?|Strength|Toughness|gold|oro|turns?|turnos?)(?![A-Za-zÀ-ÿ]))/gu,
  before: /(?:^|[a-zß-ÿ]\s)$/u,
};

/** `causes S Wounds`: capitals that scans make of 2, 5, 6, 8 and 0. Elsewhere they are initials. */
const unknownAfterVerb: Pattern = {
  hint: /\s[SGBO]\s+[A-Z]/,
  slip: new RegExp(`[SGBO](?=\\s+(?:${counted})(?![A-Za-zÀ-ÿ]))`, 'gu'),
  before:
    /(?<![A-Za-zÀ-ÿ])(?:causes?|causing|suffers?|takes?|loses?|gains?|has|have|heals?|inflicts?|causan?|sufren?|pierden?|ganan?|tienen?|another|extra|otras?|otros?)\s+$/iu,
};

/** `made at 1 to hit`. A bonus is always printed with its sign, and scans lose the hyphen. */
const minus: Pattern = {
  hint: /at\s+[1-3]\s+to/,
  slip: /[1-3](?=\s+to\s+(?:(?:all\s+)?(?:his|her|its|their)\s+to\s+)?(?:hit|wound)(?![A-Za-zÀ-ÿ]))/gu,
  before: /(?<![A-Za-zÀ-ÿ])(?:made|is|are|be|fights?|attacks?|shoots?|suffers?)\s+at\s+$/u,
};
