/** A phrase as people say it, such as `5+ on 1D6`, to the language of odds. */
import type { Expression } from '../../dice/language/expression.ts';
import { readForeign } from '../../dice/language/foreign.ts';
import { formatExpression } from '../../dice/language/format.ts';
import type { Habit } from '../../dice/language/habit.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { readProse } from '../../dice/prose/chances/reading.ts';
import { gameName } from '../../dice/prose/words/gameName.ts';
import type { Span } from '../../text/span.ts';
import { isWithDice } from './expressions.ts';
import { readSpokenForm } from './spokenForms.ts';

type PhraseReading =
  /** In the language of odds. */
  | { readonly kind: 'read'; readonly expression: string }
  /** The phrase has several usual meanings. */
  | { readonly kind: 'habit'; readonly habit: Habit; readonly spellings: readonly string[] }
  /** The phrase asks for several things. */
  | { readonly kind: 'several'; readonly expressions: readonly string[] }
  /** Its dice can be read, and other words, which may change them, cannot. */
  | { readonly kind: 'partly'; readonly expression: string };

/** A longer text is not a question about one roll. */
const maximumPhraseLength = 400;

/**
 * Reads a phrase. A reading of the reader of prose counts only if the other words change nothing; otherwise the reading is `partly`.
 * Undefined if there are no dice.
 */
export function readPhrase(phrase: string): PhraseReading | undefined {
  if (phrase.length > maximumPhraseLength) return undefined;
  const asked = withSigns(withoutQuestion(phrase));
  const written = withWrittenDice(asked);
  const spoken = readSpokenForm(written);
  if (typeof spoken === 'object') return { kind: 'habit', ...spoken };
  if (spoken !== undefined && isWithDice(spoken)) return { kind: 'read', expression: spoken };
  const inWords = readForeign(written);
  if (inWords?.kind === 'translated' && isWithDice(inWords.text)) return { kind: 'read', expression: inWords.text };
  const readings = wordings(asked).flatMap((wording) => readWording(wording) ?? []);
  return (
    readings.find(({ kind }) => kind === 'read') ??
    readings.find(({ kind }) => kind === 'several') ??
    readings.find(({ kind }) => kind === 'partly')
  );
}

const questions =
  /^\s*(?:¿\s*)?(?:what(?:'s| is| are)?\s+)?(?:cuál(?:es)?\s+(?:es|son)\s+)?(?:(?:the|my|la|las)\s+)?(?:chances?|odds|probability|probabilidad(?:es)?)\s+(?:of|for|to|that|de|que)\s+(?:(?:rolling|roll|getting|get|throwing|sacar|tirar|obtener|que)\s+)?/iu;
/** `saca 6 con 1D6`: a verb before a score. */
const leadingVerb = /^\s*(?:saca[rs]?|obtener|obtienes|get|score)\s+(?=(?:an?\s+|un\s+)?\d{1,3}(?!\s*D))/iu;
const leadingArticle = /^\s*(?:the|an?|el|los|las|una?)\s+/iu;

/** The phrase without the words of a question. */
function withoutQuestion(phrase: string): string {
  return phrase
    .replace(questions, '')
    .replace(/[\s?.]+$/u, '')
    .replace(leadingVerb, '')
    .replace(leadingArticle, '')
    .trim();
}

const product = /\s(?:times|multiplied by|por|multiplicado por)\s+(?=\d)/giu;
/** `and add 2` at the end, or before a target. */
const addedNumber = /,? (?:and|y) (?:add|suma|sumar|súmale) (\d{1,4})(?=$|,)/iu;
/** `highest two of`. */
const keptNumber =
  /(?<=(?:highest|lowest|best|worst|keep|drop|mejores|peores|mayores|menores) )(?:two|three|four|five|dos|tres|cuatro|cinco)(?= of| de|$)/giu;
const smallNumbers: ReadonlyMap<string, string> = new Map([
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['dos', '2'],
  ['tres', '3'],
  ['cuatro', '4'],
  ['cinco', '5'],
]);
const numberPlurals: readonly string[] = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'unos',
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
];
/** `sixes` is `6s`. */
const pluralNumbers = new RegExp(`(?<!\\p{L})(?:${numberPlurals.join('|')})(?!\\p{L})`, 'giu');
const countedDice = /(?<![\p{L}\d])[\p{L}\d]+ (?:dice|dados)(?!\p{L})/giu;

/** The same with signs and dice for words that the reader of prose knows in sentences alone. */
function withSigns(phrase: string): string {
  return spelledLetters(phrase)
    .replace(pluralNumbers, (word) => `${(numberPlurals.indexOf(word.toLowerCase()) % 6) + 1}s`)
    .replace(product, ' x ')
    .replace(addedNumber, ' + $1')
    .replace(keptNumber, (word) => smallNumbers.get(word.toLowerCase()) ?? word)
    .replace(countedDice, (words) => {
      const [dice] = readProse(`roll ${words}`).dice;
      return dice ? formatExpression(dice.expression) : words;
    });
}

/** `1D6+S` with the name of the number that is added: `1D6+strength`. */
export function spelledLetters(phrase: string): string {
  return phrase.replace(addedLetters, (sign, letters: string) => {
    const name = gameName(letters);
    return name === letters.toLowerCase() ? sign : sign.replace(letters, name);
  });
}

const addedLetters = /[-+]\s*(\p{Lu}{1,2})(?![\p{L}\p{N}])/gu;

/** The phrase with notation instead of dice in words: `best of two D6`. */
function withWrittenDice(phrase: string): string {
  const { dice } = readProse(`roll ${phrase}`);
  return dice.reduceRight((text, { span, expression }) => {
    const [start, end] = [Math.max(0, span.start - 'roll '.length), span.end - 'roll '.length];
    return `${text.slice(0, start)}${formatExpression(expression)}${text.slice(end)}`;
  }, phrase);
}

const target =
  /(?:[,;:]\s*|\s+)(?:(?:on|with|con)\s+)?(?:an?\s+|un\s+)?(?=\d{1,3}\s*(?:\+(?!\s*[\d\p{L}])|(?:or|o)\s+(?:more|less|higher|lower|over|under|better|más|mas|menos|mayor|menor)(?!\p{L})))/iu;

/** `2D6 equal to or less than Initiative`. */
const comparedDice =
  /^(?:roll |tira |lanza )?(\d{0,4}D\d{1,5}) (?:is )?((?:equal|less|lower|under|below|more|greater|higher|over|above|menor|mayor|igual|inferior|superior) .*)$/iu;

/** The phrase, and as it would stand in a sentence: a target where there is none before it but the dice. */
function wordings(phrase: string): readonly string[] {
  const spaced = phrase.replace(/\bmas\b/giu, 'más');
  return [
    ...new Set([
      spaced,
      `On a ${spaced}`,
      `Roll ${spaced}`,
      spaced.replace(target, '. On a '),
      `Roll ${spaced.replace(target, '. On a ')}`,
      spaced.replace(comparedDice, 'Roll $1. If the score is $2'),
    ]),
  ];
}

function readWording(wording: string): PhraseReading | undefined {
  const { dice, chances, scores } = readProse(wording);
  const asked = [
    ...chances.map(({ span, roll, test }) => ({ spans: [span, roll.span], expression: test as Expression })),
    ...scores.map(({ span, roll, value }) => ({ spans: [span, roll.span], expression: value as Expression })),
  ];
  const [first] = asked;
  if (first) {
    const expressions = [...new Set(asked.map(({ expression }) => formatExpression(expression)))];
    if (expressions.length > 1) return { kind: 'several', expressions };
    return readingOf(wording, first.expression, first.spans);
  }
  const [only, ...others] = dice;
  if (!only) return undefined;
  if (others.length > 0) {
    const expressions = [...new Set(dice.map(({ expression }) => formatExpression(expression)))];
    return expressions.length > 1 ? { kind: 'several', expressions } : undefined;
  }
  return only.alternative ? undefined : readingOf(wording, only.expression, [only.span]);
}

function readingOf(wording: string, asked: Expression, spans: readonly Span[]): PhraseReading {
  const expression = formatExpression(asked);
  return { kind: isAllElseFiller(wording, spans, new Set(freeVariables(asked))) ? 'read' : 'partly', expression };
}

const fillers: ReadonlySet<string> = new Set(
  (
    'a an the on of with for to in and is it i you he she they we if then when when please roll rolls rolled rolling throw throws total score scores result ' +
    'get gets need needs needed must needing die dice just once check test ' +
    'un una el la los las en de con para y si tira tiro tirar tiras tirada lanza lanzar lanzas saca sacar sacas sale salir resultado total puntuación obtener ' +
    'obtiene obtienes necesita necesito necesitas dado dados por favor suma su tu mi his her your my their its add adds adding'
  ).split(' '),
);
/** The person who rolls, before the dice. Behind the dice the same words say how often. */
const rollers: ReadonlySet<string> = new Set(
  'each every warrior monster player cada guerrero aventurero monstruo'.split(' '),
);
/** Plurals and verbs behind dice that are no things which are counted with them. */
const changing: ReadonlySet<string> = new Set(
  (
    'doubles halves rerolls explodes successes fails passes times minus plus less dobles mitades éxitos fallos menos más entre veces twos ones sixes threes ' +
    'fours fives unos doses treses cuatros cincos seises triples pairs parejas repeats wins loses ties keeps drops exploding'
  ).split(' '),
);
/** Things without a plural that dice give in the game. */
const things: ReadonlySet<string> = new Set(
  'gold oro damage daño gc gp po crowns table tabla wound herida turn turno point punto square casilla day día week semana xp'.split(
    ' ',
  ),
);
/** More words than this behind dice are not only the thing that they count. */
const maximumThings = 3;

/** Words behind a target that may belong to the question, and not to the result. */
const changesTarget =
  /[\d+×*]|(?<!\p{L})(?:re-?roll|again|twice|modif|bonus|penal|advantage|best|worst|highest|lowest|any|all|both|each|every|unless|except|minus|plus|repet|repit|vez|veces|ventaja|mejor|peor|cada|ambos|todos|salvo|excepto|menos|más)/iu;

/** Whether the words beside the spans change nothing: an introduction to the roll, and behind it the thing that it counts, or the result. */
function isAllElseFiller(wording: string, spans: readonly Span[], names: ReadonlySet<string>): boolean {
  const end = Math.max(...spans.map((span) => span.end));
  const start = Math.min(...spans.map((span) => span.start));
  const outside = (from: number, to: number) =>
    spans.reduce((text, span) => blanked(text, span), wording).slice(from, to);
  const leading = withoutNames(wordsIn(outside(0, Math.max(start, end))), names);
  const trailing = wordsIn(outside(end, wording.length));
  if (!leading.every((word) => isFiller(word) || rollers.has(word.toLowerCase()))) return false;
  const [target, roll] = spans;
  const isTargetLast = target !== undefined && roll !== undefined && target.start >= roll.end;
  if (isTargetLast) return !changesTarget.test(wording.slice(end));
  const counted = trailing.filter((word) => !isFiller(word));
  if (counted.some((word) => rollers.has(word.toLowerCase()))) return false;
  return counted.length <= maximumThings && counted.every(isThing);
}

/** Names of numbers of the game have up to four words: `nivel de la mazmorra`. */
const nameLengths = [4, 3, 2, 1];

/** The words without the names that the expression has: in `add your Strength` the number is read already. */
function withoutNames(words: readonly string[], names: ReadonlySet<string>): readonly string[] {
  const others: string[] = [];
  for (let index = 0; index < words.length; ) {
    const length = nameLengths.find((count) => names.has(gameName(words.slice(index, index + count).join('-'))));
    if (length === undefined) others.push(...words.slice(index, index + 1));
    index += length ?? 1;
  }
  return others;
}

function blanked(text: string, { start, end }: Span): string {
  return `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;
}

/** Words, numbers, and signs that are no punctuation. */
function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}][\p{L}'’-]*|\d+|[^\s\p{L}\d.,:;?¿]/gu) ?? [];
}

function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}

/** `Wounds`, `Goblins`, `Dwarf`: a plural, a name, or one of the game's own words. */
function isThing(word: string): boolean {
  const lower = word.toLowerCase();
  if (changing.has(lower)) return false;
  return things.has(lower) || /^\p{L}+s$/u.test(lower) || /^\p{Lu}\p{Ll}+$/u.test(word);
}
