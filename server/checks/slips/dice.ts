import { splitDiceIn } from '../../dice/prose/words/tokens.ts';
import { sentenceAround } from '../../text/sentences.ts';
import { matching, noSlips, replaced, type SlipRule } from './slip.ts';

/** Dice that a scan has misread, split or glued to the words beside them. */
export const diceRules: readonly SlipRule[] = [
  // A count of dice, `D`, and sides: with `l`, `i`, `I` or `|` for a 1, or `G` or `b` for a 6. In small letters it may be the characteristic Ld.
  matching({
    code: 'misread-die',
    at: {
      mixed: /D[Gb]|[liI]D/,
      signs: '|',
      when: (text, start, end) => text[start] !== '|' || text[end] === 'D',
    },
    slip: /(?<![A-Za-zÀ-ÿ0-9])([liI|]|\d{1,2})D([36]|66|G|b)(?![0-9]|G[A-Za-zÀ-ÿ]|b[A-Za-zÀ-ÿ]|[a-zß-ÿ]{2})/gu,
    repair: (match) => (isEdgeOfCell(match) ? null : repairedDie(match)),
  }),
  // `106` where one would write `1D6`: behind a verb of rolling or a word that dice follow.
  matching({
    code: 'misread-die',
    at: { mixed: /^[1-9]0[36]$/ },
    slip: /[1-9]0[36](?![A-Za-zÀ-ÿ0-9%]|[.,:/-]\d)/gu,
    before:
      /(?<![A-Za-zÀ-ÿ])(?:rolls?|rolling|throws?|throwing|an?|on|another|further|tiras?|tirar|lanzas?|lanzar|en|un|otro|rolls? of|tiradas? de)\s+$/iu,
    repair: dieFromNumber,
  }),
  // `1O6`, with a letter for the D of a die or for a zero.
  matching({
    code: 'misread-die',
    at: { mixed: /^[1-9]O(?:66|[36])$/ },
    slip: /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]O(?:66|[36])(?![A-Za-zÀ-ÿ0-9%]|[.,:/-]\d)/gu,
    repair: (match) => dieFromNumber(match) ?? undefined,
  }),
  // `Roll 16 for each Warrior`, `roll 16 and add …`: the D is lost where a roll is asked for and nothing else can be meant. A lost 66 may be D66.
  lostLetter(
    /(?!66)[1-9][36](?=\s+(?:for\s+(?:each|every|all)|and\s+add|por\s+cada|y\s+suma)(?![A-Za-zÀ-ÿ]))/giu,
    /(?<!(?:^|[^A-Za-zÀ-ÿ])(?:an?|the|this|that|each|every|his|if\s+\S+|on|of|si|cuando|quien|que|se)\s+)(?<![A-Za-zÀ-ÿ])(?:roll|throw|tira|lanza|tirar|lanzar)\s+$/iu,
  ),
  // `Roll 16 on this table`: behind `if you roll` it would be a score of D66.
  lostLetter(
    /(?!66)[1-9][36](?=\s+(?:on\s+(?:the|this)\s+(?:\S+\s+)?(?:sub-)?table|en\s+(?:la|esta)\s+(?:siguiente\s+)?tabla)(?![A-Za-zÀ-ÿ]))/giu,
    /(?:^|[.!?:;,]\s+|(?<![A-Za-zÀ-ÿ0-9])(?:\d{1,2}(?:-\d{1,2})?|must|should|then|now|and|debes?|deben|y|ahora|luego)\s+)(?:roll|throw|tira|lanza|tirar|lanzar)\s+$/iu,
  ),
  // `1D6l`: a die and a 1, or a die and a stroke of the scanner.
  matching({
    code: 'misread-die',
    at: { mixed: /D[36][lI]?$/, when: (text, _, end) => text[end] === '|' || 'lI'.includes(text.charAt(end - 1)) },
    slip: /(?<![A-Za-zÀ-ÿ0-9])\d{0,2}D[36][lI|](?![A-Za-zÀ-ÿ0-9])/gu,
    repair: (match) => (isEdgeOfCell(match) ? null : undefined),
  }),
  // `1D6fStrength`, `1D6t1`.
  matching({
    code: 'misread-plus',
    at: { mixed: /D[36Gb][ft]/ },
    slip: /[ft](?=Strength|Toughness|Initiative|Attacks|Wounds|Movement|Battle|Dungeon|Fuerza|Resistencia|Dureza|Iniciativa|\d)/g,
    before: /D[36Gb]$/,
    repair: () => '+',
  }),
  // `1D6 t 1`.
  matching({
    code: 'misread-plus',
    at: { words: 'f t' },
    slip: /[ft](?= \d{1,2}(?![A-Za-zÀ-ÿ0-9]))/g,
    before: /D[36] $/,
    repair: () => '+',
  }),
  // `1 D 6`, `1D 6` and, behind a word that leaves no doubt, `1 D6`: wherever the reader of dice takes them for dice.
  {
    at: { words: 'D', mixed: /^D[36]|\dD$/ },
    find: ({ text }) =>
      maySplit.test(text)
        ? splitDiceIn(text).map(({ start, end, joined }) =>
            replaced('split-die', start, text.slice(start, end), joined),
          )
        : noSlips,
  },
  // Two letters or more, so that `nD6`, `1D6x50` and `1D6G` are left alone.
  matching({
    code: 'glued-die',
    at: { mixed: /[a-zà-ÿ]\d{0,2}D[36]|D[36][A-Za-zÀ-ÿ]/ },
    slip: /[a-zß-ÿ]{2}\d{0,2}D[36](?![0-9])[A-Za-zÀ-ÿ]*|(?<![A-Za-zÀ-ÿ0-9])\d{1,2}D[36](?![ft](?:Strength|Toughness|\d)|s(?![A-Za-zÀ-ÿ]))[A-Za-zÀ-ÿ][a-zß-ÿ]+/gu,
    repair: () => undefined,
  }),
];

/** @param before the text before the number. */
function lostLetter(slip: RegExp, before: RegExp): SlipRule {
  const repair = ([written]: RegExpExecArray): string => `${written[0]}D${written[1]}`;
  return matching({ code: 'misread-die', at: { mixed: /^[1-9][36]$/ }, slip, before, repair });
}

/** Whether the bar of a die is that of a Markdown table: its line has another one, or stands beside the line of dashes. */
function isEdgeOfCell({ 0: written, index, input: text }: RegExpExecArray): boolean {
  if (!written.includes('|')) return false;
  const end = text.indexOf('\n', index);
  const line = text.slice(text.lastIndexOf('\n', index) + 1, end < 0 ? undefined : end);
  return line.split('|').length > 2 || /-[ \t]*\|[ \t]*:?-/.test(text);
}

function repairedDie({ 0: written, 1: count = '', 2: sides = '', index, input: text }: RegExpExecArray): string | null {
  const repair = `${/\d/.test(count) ? count : '1'}D${/\d/.test(sides) ? sides : '6'}`;
  if (repair === written) return null;
  // Letters and signs that mean nothing may have been anything.
  return /\d$/.test(sides) || isReadable(text, index, index + written.length) ? repair : null;
}

/** Whether most of what stands in the sentence beside a part are words, numbers and dice. */
function isReadable(text: string, start: number, end: number): boolean {
  const sentence = sentenceAround(text, { start, end });
  const beside = `${text.slice(sentence.start, start)} ${text.slice(end, sentence.end)}`.split(/\s+/).filter(Boolean);
  const readable = beside.filter((part) => readablePart.test(part)).length;
  return readable * 5 >= beside.length * 3;
}

const readablePart =
  /^[("'¡¿«“+-]*(?:(?:\p{L}+['’-])*\p{L}*[aeiouyáéíóúü]\p{L}*|\d{0,3}D?\d{1,3}\+?)(?:['’]s)?[)."',;:!?»”%]*$/iu;
const speaksOfRoll =
  /(?<![A-Za-zÀ-ÿ])(?:roll(?:s|ed|ing)?|throws?|scores?|die|dice|tiras?|tirar|tiradas?|lanzas?|lanzar|dados?|puntuación)(?![A-Za-zÀ-ÿ])/iu;
/** Things that a number of that size often counts. */
const countedThing =
  /^\s*(?:x\s*\d|gold|G(?![A-Za-zÀ-ÿ])|GC|GP|oro|monedas|pages?|páginas?|points?|puntos|years?|años|miles?|millas|squares?|casillas)/iu;

/** The die, if the sentence speaks of a roll and nothing says that the number counts something. */
function dieFromNumber({ 0: written, index, input: text }: RegExpExecArray): string | null {
  const span = { start: index, end: index + written.length };
  if (countedThing.test(text.slice(span.end, span.end + 20))) return null;
  const sentence = sentenceAround(text, span);
  return speaksOfRoll.test(text.slice(sentence.start, sentence.end)) ? `${written[0]}D${written.slice(2)}` : null;
}

const maySplit = /\d[ \t\u00a0]D[ \t\u00a0]?[36]|\dD[ \t\u00a0][36]/;
