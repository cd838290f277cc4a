import type { DieToken, NumberToken, SignToken, Token } from '../../dice/prose/words/token.ts';
import { tokensOf } from '../../dice/prose/words/tokens.ts';
import type { Span } from '../../text/span.ts';
import { comparable } from './comparable.ts';
import { knowsNumberWords, numberOfWord } from './numberWords.ts';

/** A die or a number of a text: a sign of the game that a translation must keep. Its span is in the text. */
export type Sign = DieSign | NumberSign;

interface DieSign {
  readonly kind: 'die';
  /** The same for equal dice: `1D6` for `D6`; `?D6` for `(the Dungeon level) D6`. */
  readonly form: string;
  readonly span: Span;
}

export interface NumberSign {
  readonly kind: 'number';
  /** The digits: `5` in `5+`, `2000` in `2,000`. */
  readonly form: string;
  readonly value: number;
  /** Before it; empty without. */
  readonly sign: '' | '+' | '-';
  /** Whether it is a score to reach, `5+` or `5 or more`, or one not to exceed, `2 or less`. */
  readonly sense: 'up' | 'down' | undefined;
  /** Words before it for a bound: whether a score to reach is above it, `more than 5`, below, or itself. */
  readonly bound: 'above' | 'below' | 'least' | undefined;
  /** Whether a word stands for it: `two`, `doble`. Those for 0 and 1 are only counted: articles are among them. */
  readonly isWord: boolean;
  /** Including its signs. */
  readonly span: Span;
}

/** All signs of a text, and the words in it that may stand for numbers or dice. */
export interface Signs {
  /** In the order of the text. */
  readonly signs: readonly Sign[];
  /** How often words stand for each number. */
  readonly words: ReadonlyMap<number, number>;
  /** Two numbers that stand for all between them: `2-5`, `2 a 5`. Only small ones. */
  readonly ranges: readonly NumberRange[];
  /** The number of words such as `dice`. */
  readonly diceWords: number;
}

interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** Whether a sign is a number in words. */
export function isWord(sign: Sign): boolean {
  return sign.kind === 'number' && sign.isWord;
}

/** The forms of signs as one text, in whatever order they stand. */
export function formsOf(signs: readonly Sign[]): string {
  return signs
    .map(({ form }) => form)
    .sort()
    .join(' ');
}

/** The signs of a list that are more of their form than in another. */
export function beyond<One extends Sign>(signs: readonly One[], others: readonly Sign[]): readonly One[] {
  const left = new Map<string, number>();
  for (const { form } of others) left.set(form, (left.get(form) ?? 0) + 1);
  return signs.filter(({ form }) => {
    const count = left.get(form) ?? 0;
    left.set(form, count - 1);
    return count <= 0;
  });
}

/** The dice and numbers of a text, for a comparison with a text in another language. Takes time in proportion to the text. */
export function signsOf(written: string, language: string): Signs {
  const text = comparable(written, language);
  const tokens = tokensOf(text);
  const signs: Sign[] = [];
  const words = new Map<number, number>();
  let diceWords = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.kind === 'die') signs.push(dieSign(text, token, tokens, index, language));
    else if (token?.kind === 'number') {
      const last = endOfNumber(text, tokens, index);
      signs.push(numberSign(text, tokens, index, last));
      index = last;
    } else if (token?.kind === 'word') {
      const { word } = token;
      if (diceNames.has(word) && !isGiven(tokens[index + 1])) diceWords++;
      for (const part of word.includes(' ') ? [word, ...word.split(' ')] : [word]) {
        const value = numberOfWord(part, language);
        if (value === undefined) continue;
        words.set(value, (words.get(value) ?? 0) + 1);
        if (value > 1 && !isWeeks(text, value, token.end)) signs.push(wordSign(text, value, token));
      }
    }
  }
  return { signs, words, ranges: rangesIn(text, signs), diceWords };
}

/** `dado que`, `dado después de`: no die, but something that is given. */
function isGiven(next: Token | undefined): boolean {
  return next?.kind === 'word' && behindGiven.has(next.word);
}

const behindGiven: ReadonlySet<string> = new Set(['que', 'por', 'después', 'tras', 'como', 'aquí']);

/** `ocho días` are a week and `quince días` two. */
function isWeeks(text: string, value: number, end: number): boolean {
  return (value === 8 || value === 15) && /^\s+d[ií]as(?!\p{L})/u.test(text.slice(end, end + maximumSenseLength));
}

/** Larger ranges are no lists of scores. */
const maximumRange = 12;

function rangesIn(text: string, signs: readonly Sign[]): readonly NumberRange[] {
  return signs.flatMap((first, index) => {
    const next = signs[index + 1];
    if (first.kind !== 'number' || next?.kind !== 'number' || next.span.start - first.span.end > 5) return [];
    const isRange = first.value < next.value && next.value <= first.value + maximumRange;
    return isRange && /^\s?(?:[-–—]|a|al|to)\s?$/.test(text.slice(first.span.end, next.span.start))
      ? [{ from: first.value, to: next.value }]
      : [];
  });
}

const diceNames: ReadonlySet<string> = new Set('die dice dado dados würfel dé dés dadi'.split(' '));

function dieSign(
  text: string,
  { count, sides, start, end }: DieToken,
  tokens: readonly Token[],
  index: number,
  language: string,
): DieSign {
  return { kind: 'die', form: `${count ?? countBefore(text, tokens, index, language)}D${sides}`, span: { start, end } };
}

/** Counts of dice in languages whose other words for numbers are not known. */
const countWords = new Map(
  [
    'zwei deux due dois duas twee',
    'drei trois tre três drie',
    'vier quatre quattro quatro',
    'fünf cinq cinque cinco vijf',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 2] as const)),
);

/** `two D6` is `2D6`; in `(the Dungeon level) D6` the count is no number. */
function countBefore(text: string, tokens: readonly Token[], index: number, language: string): number | '?' {
  const before = tokens[index - 1];
  if (before?.kind === 'word') {
    const value = knowsNumberWords(language) ? numberOfWord(before.word, language) : countWords.get(before.word);
    if (isAsMany(before.word, tokens[index - 2])) return '?';
    return value !== undefined && value > 1 && value <= 10 ? value : 1;
  }
  return before?.kind === 'sign' && before.sign === ')' && variable.test(text.slice(0, before.end)) ? '?' : 1;
}

/** A bracket with a number that changes in the game. */
const variable =
  /\([^()]{0,60}(?:level|nivel|number|número|amount|cantidad|total|stufe|anzahl|niveau|nombre|livello|numero)[^()]{0,60}\)$/iu;

/** `as many D6 as …`, `tantos D6 como …`; `how many D6` may be anything. */
function isAsMany(word: string, before: Token | undefined): boolean {
  return /^tant[oa]s$/.test(word) || (word === 'many' && before?.kind === 'word' && before.word === 'as');
}

/** The index of the last token of a number: `2,000` and `2.000` are three tokens. */
function endOfNumber(text: string, tokens: readonly Token[], index: number): number {
  let last = index;
  for (;;) {
    const [mark, next] = [tokens[last + 1], tokens[last + 2]];
    const isMark = mark?.kind === 'sign' && mark.isGlued && (mark.sign === ',' || mark.sign === '.');
    if (!isMark || next?.kind !== 'number' || !next.isGlued || next.end - next.start !== 3) return last;
    const first = tokens[index];
    if (!first || first.end - first.start > 3 || text.charAt(first.start) === '0') return last;
    last += 2;
  }
}

function numberSign(text: string, tokens: readonly Token[], first: number, last: number): NumberSign {
  const [start, end] = [tokens[first], tokens[last]] as [NumberToken, NumberToken];
  const form = text
    .slice(start.start, end.end)
    .replace(/[.,]/g, '')
    .replace(/^0+(?=\d)/, '');
  const before = signBefore(tokens, first);
  const plus = tokens[last + 1];
  const hasPlus = plus?.kind === 'sign' && plus.sign === '+' && plus.isGlued;
  return {
    kind: 'number',
    form,
    value: Number(form),
    sign: before === undefined ? '' : before.sign === '+' ? '+' : '-',
    bound: boundBefore(text, start.start),
    isWord: false,
    sense: hasPlus ? 'up' : senseBehind(text, end.end),
    span: { start: before?.start ?? start.start, end: hasPlus ? plus.end : end.end },
  };
}

function wordSign(text: string, value: number, { start, end }: Span): NumberSign {
  return {
    kind: 'number',
    form: String(value),
    value,
    sign: '',
    bound: boundBefore(text, start),
    isWord: true,
    sense: senseBehind(text, end),
    span: { start, end },
  };
}

/** The sign of a modifier; the hyphen of `2-4` is none. */
function signBefore(tokens: readonly Token[], index: number): SignToken | undefined {
  const [before, number] = [tokens[index - 1], tokens[index]];
  if (before?.kind !== 'sign' || !number?.isGlued || !'+-−–'.includes(before.sign)) return undefined;
  const isSum = before.isGlued && tokens[index - 2]?.kind !== 'sign';
  return isSum ? undefined : before;
}

const maximumSenseLength = 24;
const orMore =
  /^["”)]?\s+(?:\p{L}+\s+)?(?:or|o|u|y|and|ou|et|oder|und|e|of|en)\s+(?:more|greater|higher|better|above|over|up|más|mas|mayor|superior|mejor|plus|supérieure?|mieux|mehr|höher|besser|darüber|più|superiore|meglio|mais|maior|melhor|meer|hoger)(?!\p{L})/u;
const orLess =
  /^["”)]?\s+(?:\p{L}+\s+)?(?:or|o|u|y|and|ou|et|oder|und|e|of|en)\s+(?:less|lower|fewer|under|below|worse|menos|menor|inferior|peor|moins|inférieure?|weniger|niedriger|darunter|meno|inferiore|pior|minder|lager)(?!\p{L})/u;

function senseBehind(text: string, end: number): NumberSign['sense'] {
  const behind = text.slice(end, end + maximumSenseLength);
  if (orMore.test(behind)) return 'up';
  return orLess.test(behind) ? 'down' : undefined;
}

const moreThan =
  /(?:(?:more|higher|greater|better) than|over|above|exceeds|más de|(?:mayor|superior|más alto) (?:que|a)|por encima de)\s(?:an?\s|una?\s)?$/i;
const lessThan =
  /(?:(?:less|lower|fewer|worse) than|under|below|menos de|(?:menor|inferior|más bajo) (?:que|a)|por debajo de)\s(?:an?\s|una?\s)?$/i;

const atLeast =
  /(?<!\p{L})(?:at least|minimum(?: of)?|reach(?:es|ing)?|al menos|por lo menos|mínimo(?: de)?|a partir de|(?:igual|mayor|superior) o (?:igual|mayor|superior) (?:que|a)|(?:alcan|lleg)\p{L}+(?: al?)?|mindestens|wenigstens|ab|au moins|almeno|ten minste)\s(?:an?\s|una?\s)?$/iu;

function boundBefore(text: string, start: number): NumberSign['bound'] {
  const before = text.slice(Math.max(0, start - maximumSenseLength), start);
  if (moreThan.test(before)) return 'above';
  if (atLeast.test(before)) return 'least';
  return lessThan.test(before) ? 'below' : undefined;
}
