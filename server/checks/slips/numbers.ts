import { isDigit } from '../../text/characters.ts';
import { proseLanguage } from '../../text/language.ts';
import { matching, noSlips, replaced, type Slip, type SlipRule, type Trigger } from './slip.ts';

/** Things that the game counts, with a capital as it prints them. */
const counted =
  'Attacks?|Ataques?|Wounds?|Heridas?|Strength|Fuerza|Toughness|Resistencia|Initiative|Iniciativa|Movement|Movimiento|Weapon Skill|' +
  'Willpower|Luck|Suerte|Treasures?|Tesoros?|Battle-level|Dungeon level';
const things = '(?:gold|crowns|coins|points|gp|gc|oro|coronas|monedas|puntos)';

/** Numbers and signs that a scan has misread. */
export const numberRules: readonly SlipRule[] = [
  // `rolls a l`, `+l Toughness`. In Spanish no word is `l` either.
  matching({
    code: 'misread-one',
    at: { words: 'fl l I' },
    slip: /(?:fl|l|I)(?![A-Za-zÀ-ÿ0-9'’.])/gu,
    before:
      /(?:(?<![A-Za-zÀ-ÿ])(?:rolls?|rolled|rolling|scores?|scored|throws?|saca|obtiene)\s+(?:of\s+)?(?:an?|un)\s+|(?<![A-Za-zÀ-ÿ])(?:rolls?|scores?)\s+of\s+|(?:^|[\s(])[+-])$/u,
    repair: () => '1',
  }),
  // `gets fl Attack`, where the f was a plus, and `gains l Wound`. No small word is `l`; a capital I is one.
  matching({
    code: 'misread-one',
    at: { words: 'fl l' },
    slip: new RegExp(`(?<![^\\s(])(?:fl|l)(?=\\s+(?:${counted})(?![A-Za-zÀ-ÿ]))`, 'gu'),
    repair: ([written]) => (written === 'fl' ? '+1' : '1'),
  }),
  // `Z Wounds`: a digit it was, but which?
  matching({
    code: 'misread-number',
    at: { words: 'Z' },
    slip: /(?<![A-Za-zÀ-ÿ0-9'’.-])Z(?=\s(?:Wounds?|Heridas?|Attacks?|Ataques?|Strength|Toughness|gold|oro|turns?|turnos?)(?![A-Za-zÀ-ÿ]))/gu,
    before: /(?:^|[a-zß-ÿ]\s)$/u,
    repair: () => undefined,
  }),
  // `causes S Wounds`: capitals that scans make of 2, 5, 6, 8 and 0. Elsewhere they are initials.
  matching({
    code: 'misread-number',
    at: { words: 'S G B O' },
    slip: new RegExp(`[SGBO](?=\\s+(?:${counted})(?![A-Za-zÀ-ÿ]))`, 'gu'),
    before:
      /(?<![A-Za-zÀ-ÿ])(?:causes?|causing|suffers?|takes?|loses?|gains?|has|have|heals?|inflicts?|causan?|sufren?|pierden?|ganan?|tienen?|another|extra|otras?|otros?)\s+$/iu,
    repair: () => undefined,
  }),
  // `weaponl` beside `weapon2`.
  { at: { mixed: /^[A-Za-zÀ-ÿ]+[2-9]$/ }, find: ({ text }) => numberedWords(text) },
  // Numbers with letters that are no word in Spanish either. Of a product, `1D6x1o0` and `x 5o`, the factor behind the sign: the die is another number.
  zeros({ mixed: /\d[oO]/ }, /(?<=(?<![A-Za-zÀ-ÿ])[xX×][ \t]?)\d{1,5}[oO][0-9oO]{0,5}(?![A-Za-zÀ-ÿ0-9])/gu),
  // `1oo`
  zeros({ mixed: /\d[oO][oO0]/ }, /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]\d*(?:[oO]{2,3}|[oO]0+)(?![A-Za-zÀ-ÿ0-9%]|[.,]\d)/gu),
  // `5o%`
  zeros({ mixed: /[oO]0?$/ }, /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]\d?(?:[oO]{1,2}|[oO]0|0[oO])(?=[ \t]?%)/gu),
  // `1,ooo`
  zeros(
    {
      like: /^[0-9]{0,2}[oO][0-9oO]{0,2}$/,
      when: (text, start, _, before) => start === before + 1 && '.,'.includes(text.charAt(before)),
    },
    /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]\d{0,2}[.,](?=[0-9]{0,2}[oO])[0-9oO]{3}(?![A-Za-zÀ-ÿ0-9])/gu,
  ),
  // `2oogold`, `1 oogold`, `2 ogold`: the zeros have run into what is counted.
  matching({
    code: 'misread-zero',
    at: { like: new RegExp(`^\\d*[oO0]{1,4}${things}`, 'i') },
    slip: new RegExp(`(?<![A-Za-zÀ-ÿ0-9.,])([1-9]\\d{0,2}\\s?0*[oO][oO0]{0,2})(${things})(?![A-Za-zÀ-ÿ])`, 'giu'),
    repair: ([, number = '', thing = '']) => `${withZeros(number)} ${thing}`,
  }),
  // `3o gold`. In Spanish that is an ordinal, but for no gold.
  zeros(
    { mixed: /\d[oO]$/ },
    /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]\d{0,2}[oO](?=\s(?:gold|crowns|coins|gp|gc)(?![A-Za-zÀ-ÿ]))/gu,
  ),
  // `2 o 0`, `10o`. In Spanish `o` is a word, and `10o` an ordinal.
  inEnglish(
    zeros(
      {
        words: 'o O',
        like: /^(?:[oO][0oO]|[1-9]\d*0[oO])$/,
        when: (text, start, _, before) =>
          isDigit(text.charCodeAt(start)) || (isDigit(text.charCodeAt(before - 1)) && start === before + 1),
      },
      /(?<![A-Za-zÀ-ÿ0-9.,])(?:[1-9]\d?\s[oO]\s?[0oO]|[1-9]\d*0[oO])(?![A-Za-zÀ-ÿ0-9%]|[.,]\d)/gu,
    ),
  ),
  // `made at 1 to hit`. A bonus is always printed with its sign, and scans lose the hyphen.
  matching({
    code: 'lost-minus',
    at: { mixed: /^[1-3]$/, when: (text, _, __, before) => text[before - 1] === 't' },
    slip: /[1-3](?=\s+to\s+(?:(?:all\s+)?(?:his|her|its|their)\s+to\s+)?(?:hit|wound)(?![A-Za-zÀ-ÿ]))/gu,
    before: /(?<![A-Za-zÀ-ÿ])(?:made|is|are|be|fights?|attacks?|shoots?|suffers?)\s+at\s+$/u,
    repair: ([written]) => `-${written}`,
  }),
];

const numbered = /(?<![A-Za-zÀ-ÿ0-9])([A-Za-zÀ-ÿ]+[a-zß-ÿ]{2})[2-9](?![A-Za-zÀ-ÿ0-9])/gu;
const endingInL = /(?<![A-Za-zÀ-ÿ0-9])([A-Za-zÀ-ÿ]{3,})l(?![A-Za-zÀ-ÿ0-9])/gu;

function numberedWords(text: string): readonly Slip[] {
  const stems = new Set([...text.matchAll(numbered)].map(([, stem]) => stem));
  const found = stems.size === 0 ? [] : [...text.matchAll(endingInL)].filter(([, stem]) => stems.has(stem));
  return found.map(({ 0: written, 1: stem, index }) => replaced('misread-one', index, written, `${stem}1`));
}

function zeros(at: Trigger, slip: RegExp): SlipRule {
  return matching({ code: 'misread-zero', at, slip, repair: ([written]) => withZeros(written) });
}

function withZeros(written: string): string {
  return written.replace(/\s/g, '').replace(/o/gi, '0');
}

function inEnglish({ at, find }: SlipRule): SlipRule {
  return { at, find: (prose, asked) => (proseLanguage(prose.text) === 'en' ? find(prose, asked) : noSlips) };
}
