import { splitDiceIn } from '../../dice/prose/words/tokens.ts';
import { sentenceAround } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import { matches, noSlips, type Pattern, replaced, type Slip } from './slip.ts';

/** Dice that a scan has misread, split or glued to the words beside them. */
export function diceSlips(prose: Prose): readonly Slip[] {
  if (!mayHaveDice.test(prose.text)) return noSlips;
  return [
    ...matches('misread-die', prose, letters, (match) =>
      isEdgeOfCell(match, prose.text) ? null : repairedDie(match, prose.text),
    ),
    ...matches('misread-die', prose, number, (match) => dieFromNumber(match, prose.text)),
    ...matches('misread-die', prose, letterO, (match) => dieFromNumber(match, prose.text) ?? undefined),
    ...[lostLetter, lostLetterAboveTable].flatMap((pattern) =>
      matches('misread-die', prose, pattern, ([written]) => `${written[0]}D${written[1]}`),
    ),
    ...matches('misread-die', prose, gluedOne, (match) => (isEdgeOfCell(match, prose.text) ? null : undefined)),
    ...matches('misread-plus', prose, plus, () => '+'),
    ...matches('misread-plus', prose, spacedPlus, () => '+'),
    ...splitDice(prose),
    ...matches('glued-die', prose, glued, () => undefined),
  ];
}

const mayHaveDice = /D[\dGb \t]|[1-9][0O][36]|[RrTtLl]\S+ [1-9][36]\s/;

/**
 * A count of dice, `D`, and sides: with `l`, `i`, `I` or `|` for a 1, or `G` or `b` for a 6. In small letters it may be the
 * characteristic Ld.
 */
const letters: Pattern = {
  hint: /[liI|]D|D[Gb]/,
  slip: /(?<![A-Za-zÀ-ÿ0-9])([liI|]|\d{1,2})D([36]|66|G|b)(?![0-9]|G[A-Za-zÀ-ÿ]|b[A-Za-zÀ-ÿ]|[a-zß-ÿ]{2})/gu,
};

/** Whether the bar of a die is that of a Markdown table: its line has another one, or stands beside the line of dashes. */
function isEdgeOfCell({ 0: written, index }: RegExpExecArray, text: string): boolean {
  if (!written.includes('|')) return false;
  const end = text.indexOf('\n', index);
  const line = text.slice(text.lastIndexOf('\n', index) + 1, end < 0 ? undefined : end);
  return line.split('|').length > 2 || /-[ \t]*\|[ \t]*:?-/.test(text);
}

function repairedDie(
  { 0: written, 1: count = '', 2: sides = '', index }: RegExpExecArray,
  text: string,
): string | null {
  const repair = `${/\d/.test(count) ? count : '1'}D${/\d/.test(sides) ? sides : '6'}`;
  if (repair === written) return null;
  const span = { start: index, end: index + written.length };
  // Letters and signs that mean nothing may have been anything.
  return /\d$/.test(sides) || isReadable(text, span) ? repair : null;
}

/** Whether most of what stands in the sentence beside the span are words, numbers and dice. */
function isReadable(text: string, { start, end }: Span): boolean {
  const sentence = sentenceAround(text, { start, end });
  const beside = `${text.slice(sentence.start, start)} ${text.slice(end, sentence.end)}`.split(/\s+/).filter(Boolean);
  const readable = beside.filter((part) => readablePart.test(part)).length;
  return readable * 5 >= beside.length * 3;
}

const readablePart =
  /^[("'¡¿«“+-]*(?:(?:\p{L}+['’-])*\p{L}*[aeiouyáéíóúü]\p{L}*|\d{0,3}D?\d{1,3}\+?)(?:['’]s)?[)."',;:!?»”%]*$/iu;

/** `106` where one would write `1D6`: behind a verb of rolling or a word that dice follow. */
const number: Pattern = {
  hint: /[1-9]0[36]/,
  slip: /[1-9]0[36](?![A-Za-zÀ-ÿ0-9%]|[.,:/-]\d)/gu,
  before:
    /(?<![A-Za-zÀ-ÿ])(?:rolls?|rolling|throws?|throwing|an?|on|another|further|tiras?|tirar|lanzas?|lanzar|en|un|otro|rolls? of|tiradas? de)\s+$/iu,
};

/** `1O6`, with a letter for the D of a die or for a zero. */
const letterO: Pattern = {
  hint: /[1-9]O[36]/,
  slip: /(?<![A-Za-zÀ-ÿ0-9.,])[1-9]O(?:66|[36])(?![A-Za-zÀ-ÿ0-9%]|[.,:/-]\d)/gu,
};

/** `Roll 16 for each Warrior`, `roll 16 and add …`: the D is lost where a roll is asked for and nothing else can be meant. A lost 66 may be D66. */
const lostLetter: Pattern = {
  hint: /[1-9][36]\s/,
  slip: /(?!66)[1-9][36](?=\s+(?:for\s+(?:each|every|all)|and\s+add|por\s+cada|y\s+suma)(?![A-Za-zÀ-ÿ]))/giu,
  before:
    /(?<!(?:^|[^A-Za-zÀ-ÿ])(?:an?|the|this|that|each|every|his|if\s+\S+|on|of|si|cuando|quien|que|se)\s+)(?<![A-Za-zÀ-ÿ])(?:roll|throw|tira|lanza|tirar|lanzar)\s+$/iu,
};

/** `Roll 16 on this table`: behind `if you roll` it would be a score of D66. */
const lostLetterAboveTable: Pattern = {
  hint: /[1-9][36]\s/,
  slip: /(?!66)[1-9][36](?=\s+(?:on\s+(?:the|this)\s+(?:\S+\s+)?(?:sub-)?table|en\s+(?:la|esta)\s+(?:siguiente\s+)?tabla)(?![A-Za-zÀ-ÿ]))/giu,
  before:
    /(?:^|[.!?:;,]\s+|(?<![A-Za-zÀ-ÿ0-9])(?:\d{1,2}(?:-\d{1,2})?|must|should|then|now|and|debes?|deben|y|ahora|luego)\s+)(?:roll|throw|tira|lanza|tirar|lanzar)\s+$/iu,
};

/** `1D6l`: a die and a 1, or a die and a stroke of the scanner. */
const gluedOne: Pattern = { hint: /D[36][lI|]/, slip: /(?<![A-Za-zÀ-ÿ0-9])\d{0,2}D[36][lI|](?![A-Za-zÀ-ÿ0-9])/gu };
const speaksOfRoll =
  /(?<![A-Za-zÀ-ÿ])(?:roll(?:s|ed|ing)?|throws?|scores?|die|dice|tiras?|tirar|tiradas?|lanzas?|lanzar|dados?|puntuación)(?![A-Za-zÀ-ÿ])/iu;
/** Things that a number of that size often counts. */
const countedThing =
  /^\s*(?:x\s*\d|gold|G(?![A-Za-zÀ-ÿ])|GC|GP|oro|monedas|pages?|páginas?|points?|puntos|years?|años|miles?|millas|squares?|casillas)/iu;

/** The die, if the sentence speaks of a roll and nothing says that the number counts something. */
function dieFromNumber({ 0: written, index }: RegExpExecArray, text: string): string | null {
  const span = { start: index, end: index + written.length };
  if (countedThing.test(text.slice(span.end, span.end + 20))) return null;
  const sentence = sentenceAround(text, span);
  return speaksOfRoll.test(text.slice(sentence.start, sentence.end)) ? `${written[0]}D${written.slice(2)}` : null;
}

/** `1D6fStrength`, `1D6t1`. */
const plus: Pattern = {
  hint: /D[36Gb][ft]/,
  slip: /[ft](?=Strength|Toughness|Initiative|Attacks|Wounds|Movement|Battle|Dungeon|Fuerza|Resistencia|Dureza|Iniciativa|\d)/g,
  before: /D[36Gb]$/,
};

/** `1D6 t 1`. */
const spacedPlus: Pattern = { hint: /D[36] [ft] \d/, slip: /[ft](?= \d{1,2}(?![A-Za-zÀ-ÿ0-9]))/g, before: /D[36] $/ };

/** `1 D 6`, `1D 6` and, behind a word that leaves no doubt, `1 D6`: wherever the reader of dice takes them for dice. */
function splitDice({ text }: Prose): readonly Slip[] {
  if (!maySplit.test(text)) return noSlips;
  return splitDiceIn(text).map(({ start, end, joined }) =>
    replaced('split-die', start, text.slice(start, end), joined),
  );
}

const maySplit = /\d[ \t\u00a0]D[ \t\u00a0]?[36]|\dD[ \t\u00a0][36]/;

/** Two letters or more, so that `nD6`, `1D6x50` and `1D6G` are left alone. */
const glued: Pattern = {
  hint: /[a-zà-ÿ]\d{0,2}D[36]|D[36][A-Za-zÀ-ÿ]/,
  slip: /[a-zß-ÿ]{2}\d{0,2}D[36](?![0-9])[A-Za-zÀ-ÿ]*|(?<![A-Za-zÀ-ÿ0-9])\d{1,2}D[36](?![ft](?:Strength|Toughness|\d)|s(?![A-Za-zÀ-ÿ]))[A-Za-zÀ-ÿ][a-zß-ÿ]+/gu,
};
