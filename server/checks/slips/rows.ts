import type { SlipRow } from './slip.ts';

/** Things that the game counts, with a capital as it prints them. */
const counted =
  'Attacks?|Ataques?|Wounds?|Heridas?|Strength|Fuerza|Toughness|Resistencia|Initiative|Iniciativa|Movement|Movimiento|Weapon Skill|' +
  'Willpower|Luck|Suerte|Treasures?|Tesoros?|Battle-level|Dungeon level';
const things = 'gold|oro|damage|daño|coins|turns?|turnos?|points|puntos';
/** Verbs with a number of such things. */
const isBehindGiving = new RegExp(
  '(?<![A-Za-zÀ-ÿ])(?:causes?|causing|suffers?|takes?|loses?|gains?|has|have|heals?|inflicts?|receives?|pays?|finds?|adds?|causan?|sufren?|' +
    'pierden?|ganan?|tienen?|another|extra|otras?|otros?)\\s+$',
  'i',
);
const rolls = '(?<![A-Za-zÀ-ÿ])(?:rolls?|throws?|tiras?|lanzas?|tirar|lanzar)\\s+';
const isBehindRoll = new RegExp(`${rolls}$`, 'i');
/** Words that a score follows. */
const scoring =
  '(?<![A-Za-zÀ-ÿ])(?:(?:on|with|con)(?:\\s+(?:an?|una?))?|(?:rolls?|rolled|rolling|scores?|throws?|shows?|gets?|is|was|es|saca[sn]?|obtiene[sn]?)' +
  '\\s+(?:an?|una?)|(?:scores?|rolls?|results?|total|resultado|tirada|puntuación)\\s+(?:of|is|was|de|es)(?:\\s+(?:an?|una?))?|tienen\\s+un|saca)\\s+';
const behindZeros = /^(?:\s?%|\s(?:gold|crowns|coins|gp|gc)(?![A-Za-zÀ-ÿ]))/;
const product = /[dD]\d{1,3}\s?[xX×]\s?$/;

/** The slips that are matches of patterns. Of those that overlap the first counts. */
export const slipRows: readonly SlipRow[] = [
  // `1O6`, with a letter for the D of a die or for a zero.
  {
    code: 'misread-die',
    slip: /(?<![\wÀ-ÿ.,])[1-9]O(?:66|[36])(?![\wÀ-ÿ%]|[.,:/-]\d)/g,
    repair: ({ 0: written, index, input }) =>
      isBehindRoll.test(input.slice(0, index)) ? written.replace('O', 'D') : undefined,
  },
  // `Roll 16 for each Warrior`: the D is lost. Behind `if you roll` it would be a score of D66.
  {
    code: 'misread-die',
    slip: /(?!66)[1-9][36](?=\s+(?:for\s+(?:each|every|all)|and\s+add|on\s+(?:the|this)|por\s+cada|y\s+suma|en\s+(?:la|esta))(?![A-Za-zÀ-ÿ]))/g,
    before: isBehindRoll,
    unless: new RegExp(
      `(?<![A-Za-zÀ-ÿ])(?:if\\s+\\S+|when\\s+\\S+|si|cuando|quien|que|se|an?|the|on|of|each|his)\\s+${rolls}$`,
      'i',
    ),
    repair: ([written]) => `${written[0]}D${written[1]}`,
  },
  // `1D6l`: a die and a 1, or a die and a stroke of the scanner.
  { code: 'misread-die', slip: /(?<![\wÀ-ÿ])\d{0,2}D[36][lI](?![\wÀ-ÿ])/g },
  // A die with a number of sides that nobody sells.
  {
    code: 'misread-die',
    slip: /(?<![\wÀ-ÿ.,/#-])\d{0,2}D(?!(?:[2-468]|1[02468]|20|24|3[06]|50|6[06]|88|100|1000)(?!\d))\d{1,4}(?![\wÀ-ÿ])/g,
    repair: ({ 0: written, index, input }) =>
      /^\d/.test(written) || isBehindRoll.test(input.slice(0, index).replace(/\san?\s$|\sun\s$/, ' '))
        ? undefined
        : null,
  },
  // `1D6fStrength`, `1D6 t 1`.
  {
    code: 'misread-plus',
    slip: new RegExp(`[ft](?=${counted}|\\s?\\d{1,2}(?![A-Za-zÀ-ÿ0-9]))`, 'g'),
    before: /D[36Gb]\s?$/,
    repair: '+',
  },
  // `suffers 1D6 2 Wounds`: the sign between the dice and the number is lost.
  {
    code: 'misread-plus',
    slip: new RegExp(`\\d{0,2}D(?:66|[36])\\s\\d{1,2}(?=\\s(?:[A-ZÀ-Þ][a-zß-ÿ]+|${things})(?![A-Za-zÀ-ÿ]))`, 'g'),
    before: isBehindGiving,
  },
  // Two letters or more, so that `nD6`, `1D6x50` and `1D6G` are left alone.
  {
    code: 'glued-die',
    slip: /[a-zß-ÿ]{2}\d{0,2}D[36](?!\d)[A-Za-zÀ-ÿ]*|(?<![A-Za-zÀ-ÿ0-9])\d{1,2}D[36](?![ft](?:Strength|Toughness|\d)|x[lI][\dO]|s(?![A-Za-zÀ-ÿ]))[A-Za-zÀ-ÿ][a-zß-ÿ]+/g,
  },
  // `1D6xl0`
  {
    code: 'misread-one',
    slip: /(?<![\wÀ-ÿ])\d*[dD]\d{1,3}\s?[xX×]\s?[lI][\doO]+(?![\wÀ-ÿ])/g,
    repair: ([written]) => written.replace(/[lI](?=[\doO]+$)/, '1').replace(/o/gi, '0'),
  },
  // `rolls a l`, `+l Toughness`. In Spanish no word is `l` either.
  {
    code: 'misread-one',
    slip: /(?:fl|l|I)(?![A-Za-zÀ-ÿ0-9'’.])/g,
    before:
      /(?:(?<![A-Za-zÀ-ÿ])(?:rolls?|rolled|rolling|scores?|scored|throws?|saca|obtiene)\s+(?:of\s+)?(?:an?|un)\s+|(?<![A-Za-zÀ-ÿ])(?:rolls?|scores?)\s+of\s+|(?:^|[\s(])[+-])$/,
    repair: '1',
  },
  // `gets fl Attack`, where the f was a plus, and `gains l Wound`.
  {
    code: 'misread-one',
    slip: new RegExp(`(?<![^\\s(])(?:fl|l)(?=\\s+(?:${counted})(?![A-Za-zÀ-ÿ]))`, 'g'),
    repair: ([written]) => (written === 'fl' ? '+1' : '1'),
  },
  // `finds l0 gold`
  {
    code: 'misread-one',
    slip: new RegExp(`(?<![\\wÀ-ÿ.'’])l[\\doO]{1,3}(?=\\s(?:${counted}|${things})(?![A-Za-zÀ-ÿ]))`, 'g'),
    repair: ([written]) => written.replace('l', '1').replace(/o/gi, '0'),
  },
  // `weaponl` beside `weapon2`.
  {
    code: 'misread-one',
    slip: /(?<![\wÀ-ÿ])([A-Za-zÀ-ÿ]{3,})l(?![\wÀ-ÿ])/g,
    repair: ({ 1: stem, input }) => (input.includes(`${stem}2`) ? `${stem}1` : null),
  },
  // `causes S Wounds`: capitals that scans make of 2, 5, 6, 8 and 0. Elsewhere they are initials.
  {
    code: 'misread-number',
    slip: new RegExp(`[ZSGBO](?=\\s+(?:${counted}|${things})(?![A-Za-zÀ-ÿ]))`, 'g'),
    before: isBehindGiving,
  },
  // `on a 3, 4, S or 6`, `a score of S+`: repaired where the score before or behind it tells which one it was.
  {
    code: 'misread-number',
    slip: /(?<![\wÀ-ÿ.+/'’-])[ZSGBl](?:(?=,\s\d)|(?=\s(?:or|o|to|a)\s\d)|(?=[-–]\d)|(?=\+(?![\w+]))|(?=\s(?:or|o)\s(?:more|less|higher|lower|m[aá]s|menos)))/g,
    before: new RegExp(`${scoring}(?:\\d,\\s)*$`, 'i'),
    repair: scoreBeside,
  },
  {
    code: 'misread-number',
    slip: /[ZSGBl](?![\wÀ-ÿ+'’-])/g,
    before: new RegExp(`${scoring}(?:\\d,\\s)*\\d,?\\s(?:or|o)\\s$`, 'i'),
    repair: scoreBeside,
  },
  // `on a S`: before a letter it would be `an`.
  {
    code: 'misread-number',
    slip: /S(?![\wÀ-ÿ+'’-])/g,
    before: /(?<![A-Za-zÀ-ÿ])(?:(?:on|rolls?|scores?|of)\sa|(?:roll|score|tirada|resultado)\s(?:of|de))\s$/i,
  },
  // `1oo`, `1,ooo`
  {
    code: 'misread-zero',
    slip: /(?<![\wÀ-ÿ.,])[1-9]\d*(?:[.,](?=[0-9]{0,2}[oO])[0-9oO]{3}|[oO]0+|0?[oO]{2,3})(?![\wÀ-ÿ]|[.,]\d)/g,
    repair: withZeros,
  },
  // `5o%`, `3o gold` and `x 5o`: elsewhere it is an ordinal in Spanish.
  {
    code: 'misread-zero',
    slip: /(?<![\wÀ-ÿ.,])[1-9]\d{0,2}[oO](?![\wÀ-ÿ])/g,
    repair: (match) => (isOfZeros(match) ? withZeros(match) : null),
  },
  { code: 'misread-zero', slip: /\d+[oO][0oO]*(?![\wÀ-ÿ])/g, before: product, repair: withZeros },
  // `made at 1 to hit`. A bonus is always printed with its sign, and scans lose the hyphen.
  {
    code: 'lost-minus',
    slip: /[1-3](?=\s+to\s+(?:(?:all\s+)?(?:his|her|its|their)\s+to\s+)?(?:hit|wound)(?![A-Za-zÀ-ÿ]))/g,
    before: /(?<![A-Za-zÀ-ÿ])(?:made|is|are|be|fights?|attacks?|shoots?|suffers?)\s+at\s+$/,
    repair: ([written]) => `-${written}`,
  },
  // `a score of 1. 2 or 3` and `on a 2, 3 4, 5 or 6`. Without any comma `2 3 or 4` may well be two numbers.
  {
    code: 'list-slip',
    slip: /[1-9](?:\.\s|\s)[1-9](?=(?:,\s[1-9])*,?\s(?:or|o)\s[1-9](?![\w+-]|\sx))/g,
    before: new RegExp(`${scoring}(?:[1-9],\\s)*$`, 'i'),
    repair: listed,
  },
  // `hit roil`: clouds and seas may roil as they like.
  {
    code: 'misread-word',
    slip: /roil(?![A-Za-zÀ-ÿ])/g,
    before: /(?<![A-Za-zÀ-ÿ])(?:hit|wound|dice|die|an?|the|his|her|its|their|another|re|saving|escape)[\s-]$/i,
    repair: 'roll',
    isEnglish: true,
  },
  // A Warrior may attach things; but as a noun the word does not exist.
  {
    code: 'misread-word',
    slip: /attach(?![A-Za-zÀ-ÿ]|\s+(?:it|them|him|her|itself|himself|themselves|to|the|a)(?![A-Za-zÀ-ÿ]))/g,
    before:
      /(?<![A-Za-zÀ-ÿ])(?:an|its|his|her|their|(?:sort|kind|type) of|each|every|the|this|that|extra|magic|missile|special)\s+$/i,
    repair: 'attack',
    isEnglish: true,
  },
  // `to are across`: the verb has no such form.
  {
    code: 'misread-word',
    slip: /are(?=\s+(?:across|over|between|from|through|onto|to)(?![A-Za-zÀ-ÿ]))/g,
    before: /(?<![A-Za-zÀ-ÿ])(?:to|may|will|can|could|might|must|should)\s+$/,
    repair: 'arc',
    isEnglish: true,
  },
  // `1 0r 2`, `0n a 6`: a zero for the first letter of a small word.
  {
    code: 'misread-word',
    slip: /(?<![\wÀ-ÿ.,'’-])0[rnf](?=\s)/g,
    repair: ({ 0: written, index, input }) =>
      `${/(?:^|[.!?]\s+)$/.test(input.slice(0, index)) ? 'O' : 'o'}${written[1]}`,
    isEnglish: true,
  },
  {
    code: 'lost-hyphen',
    slip: /(?<![A-Za-zÀ-ÿ])(?:tohand|handto(?=-hand)|nonmagic(?:al)?|nonliving|nonhuman|once(?:human|living|proud|mighty|noble)|onesided|twohanded|onehanded|tohit)(?![A-Za-zÀ-ÿ])/gi,
    repair: ([written]) => written.replace(/to$/i, '-$&').replace(/^(?:to|non|once|one|two)/i, '$&-'),
    isEnglish: true,
  },
  // A sentence that goes on in small letters. A value, `n`, and a label, `search: 5+`, may begin a sentence.
  {
    code: 'stray-full-stop',
    slip: /\.(?=(?:[ \t]+|[ \t]*\r?\n[ \t]*)(?!(?:eg|ie|etc|cf|vs|ej)\.|n[ +])[a-zß-ÿ][A-Za-zÀ-ÿ'’-]*(?![A-Za-zÀ-ÿ0-9@/)]|: ?\d|\.[A-Za-zÀ-ÿ]))/g,
    // Not `Capt`, short and with a capital in the middle of a sentence.
    before: /(?<![A-Za-zÀ-ÿ0-9.@/])(?!(?<=[A-Za-zÀ-ÿ,;0-9]\s+)[A-ZÀ-Þ][a-zß-ÿ]{1,4}$)[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]*[)"']?$/,
    // An abbreviation: known, or without a vowel.
    unless:
      /(?<![A-Za-zÀ-ÿ])(?:e\.?g|i\.?e|etc|approx|viz|nos?|max|min|incl|esp|ca|págs?|ej|aprox|máx|mín|núm|sra|dra|vol|fig|ed|art|cit|sec|attr?|mod|tou|init?|mov|(?!n)[A-Za-zÀ-ÿ]|[b-df-hj-np-tv-xz]{2,})$/i,
    isOfSentences: true,
  },
  // `1D6,, Wounds`, `most nights..`: an ellipsis has three.
  {
    code: 'doubled-word',
    slip: /([,;])\1(?![,;])|([:+])\2(?=\s)|\.\.(?=\s+[A-ZÀ-Þ¡¿]|\s*$)/g,
    before: /[\wÀ-ÿ)"'”’]$/,
    repair: ([written]) => (written === '..' ? undefined : written.charAt(0)),
  },
  {
    code: 'doubled-word',
    slip: /(?<![\wÀ-ÿ'’-])([A-Za-zÀ-ÿ]{2,}|[aeoy])\s+(\1)(?![\wÀ-ÿ'’-]|\s+\1)/gi,
    repair: ([, word = '', again = '']) => (isDoubled(word, again) ? word : null),
    isOfSentences: true,
  },
  // `$n+$`, `$item\ m+$`: a sum of money is no letter.
  {
    code: 'formula-residue',
    slip: /\$([A-Za-zÀ-ÿ][A-Za-zÀ-ÿ0-9+\-_^{}()]{0,20}(?:\\? [A-Za-zÀ-ÿ0-9+\-_^{}()]{1,12}){0,3})\$/g,
    repair: ([, inner = '']) => (/[_^{}]/.test(inner) ? undefined : inner.replaceAll('\\ ', ' ')),
  },
  // Zero-width blanks, direction marks, word joiners and soft hyphens.
  { code: 'invisible-character', slip: /[\u200b\u200e\u200f\u2060\ufeff\u00ad]+/g, repair: '' },
];

/** Words that right sentences have twice in a row. */
const mayStandTwice: ReadonlySet<string> = new Set(
  (
    'that had is do did her it in on out up you so no very far long really too more ha he bye knock there now well tat nos se muy ya bien ' +
    'poco luego casi que sí si uno'
  ).split(' '),
);
const articles = /^(?:the|an|el|los|las|una?)$/;

/** Whether a word stands twice by mistake. With a capital the second one is a name, the beginning of a line or of a sentence, but for articles. */
function isDoubled(word: string, again: string): boolean {
  if (word.length === 1 && word !== again) return false;
  return (again === again.toLowerCase() || articles.test(word)) && !mayStandTwice.has(word.toLowerCase());
}

function withZeros([written]: RegExpExecArray): string {
  return written.replace(/o/gi, '0');
}

function isOfZeros({ 0: written, index, input }: RegExpExecArray): boolean {
  return behindZeros.test(input.slice(index + written.length, index + written.length + 10));
}

function listed({ 0: written, index, input }: RegExpExecArray): string | null {
  const [first = '', second = ''] = written.match(/\d/g) ?? [];
  const behind = input.slice(index + written.length);
  const next = /\d/.exec(behind)?.[0];
  const isList = written[1] === '.' || behind.startsWith(',') || input.slice(0, index).endsWith(', ');
  return isList && Number(second) === Number(first) + 1 && Number(next) === Number(second) + 1
    ? `${first}, ${second}`
    : null;
}

/** Digits by the letters that scanners make of them. An S may have been an 8 as well. */
const digitOf: Readonly<Record<string, number>> = { l: 1, Z: 2, S: 5, G: 6, B: 8 };

function scoreBeside({ 0: written, index, input }: RegExpExecArray): string | undefined | null {
  const value = digitOf[written] ?? 0;
  const [before] = /\d(?=\D{1,6}$)/.exec(input.slice(Math.max(0, index - 7), index)) ?? [];
  const [, joint = '', next] = /^(\D{1,6})(\d)/.exec(input.slice(index + 1)) ?? [];
  if (Number(before) + 1 === value || Number(next) - 1 === value) return String(value);
  return before === undefined && !/o|,/.test(joint.replace('to', '')) ? undefined : null;
}
