/** Tokens to targets: what a roll has to score, as people write it. */
import type { Comparator, Range, Value } from '../language/expression.ts';
import { spanOfTokens, valueAt } from './rolls.ts';
import type { Token } from './token.ts';
import { articles, conjunctions, isOneOf, signAt, wordAt, wordSet } from './words.ts';

export type Target =
  | { readonly kind: 'compared'; readonly comparator: Comparator; readonly value: Value }
  | { readonly kind: 'oneOf'; readonly ranges: readonly Range[] };

export interface TargetReading {
  readonly target: Target;
  /** The first token after it. */
  readonly next: number;
}

const orMore = wordSet('more higher above greater better over upwards más mayor superior');
const orLess = wordSet('less lower below under fewer menos menor inferior');

/** `5+`, `5 or more`, `4, 5 or 6`, `1-3`, `6`, `greater than his Strength`, `igual o superior a n`. */
export function targetAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const token = tokens[index];
  if (token?.kind === 'word') return comparedAt(tokens, index);
  if (token?.kind !== 'number') return undefined;
  const value: Value = { kind: 'number', value: token.value, span: spanOfTokens(tokens, index, index + 1) };
  const following = tokens[index + 1];
  if (following?.kind === 'sign' && following.sign === '+' && following.isGlued) {
    // `5+1` and `5+1D6` are sums.
    const isSum = tokens[index + 2]?.isGlued === true && tokens[index + 2]?.kind !== 'sign';
    return isSum ? undefined : { target: { kind: 'compared', comparator: '>=', value }, next: index + 2 };
  }
  const [conjunction, comparison] = [wordAt(tokens, index + 1), wordAt(tokens, index + 2)];
  if ((conjunction === 'or' || conjunction === 'o') && comparison !== undefined) {
    if (orMore.has(comparison)) return { target: { kind: 'compared', comparator: '>=', value }, next: index + 3 };
    if (orLess.has(comparison)) return { target: { kind: 'compared', comparator: '<=', value }, next: index + 3 };
  }
  return listAt(tokens, index);
}

/** `6`, `1-3`, `4, 5 or 6`, `2, 3 or 11-12`. Only the last item may follow a word. */
function listAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const first = rangeAt(tokens, index);
  if (!first) return undefined;
  const ranges = [first.range];
  let next = first.next;
  for (;;) {
    const isComma = signAt(tokens, next) === ',';
    const afterComma = isComma ? next + 1 : next;
    const isLast = isOneOf(tokens, afterComma, conjunctions);
    if (!isComma && !isLast) {
      // `1. 2 or 3` is a list with a slip, or the end of one row and the number of the next.
      if (signAt(tokens, next) === '.' && tokens[next + 1]?.kind === 'number') return undefined;
      break;
    }
    const item = itemAt(tokens, isLast ? afterComma + 1 : afterComma);
    if (!item) {
      // `5 or so` says something else, but in `on a 1, he falls` and `on a 1 and only then` the list is over.
      const isOver = isLast ? isOneOf(tokens, afterComma, additions) : isComma;
      return isOver ? { target: { kind: 'oneOf', ranges }, next } : undefined;
    }
    ranges.push(item.range);
    next = item.next;
    if (isLast) break;
    if (ranges.length > mostItems) return undefined;
  }
  const isAscending = ranges.every((range, place) => place === 0 || range.low > (ranges[place - 1]?.high ?? 0));
  return isAscending ? { target: { kind: 'oneOf', ranges }, next } : undefined;
}

const mostItems = 12;
const additions = wordSet('and y');

/** `2`, and in `a 1 or a 2` with its article. */
function itemAt(tokens: readonly Token[], index: number): ReturnType<typeof rangeAt> {
  const start = isOneOf(tokens, index, articles) ? index + 1 : index;
  const item = rangeAt(tokens, start);
  const isTarget = item && signAt(tokens, item.next) === '+' && tokens[item.next]?.isGlued === true;
  return isTarget ? undefined : item;
}

function rangeAt(
  tokens: readonly Token[],
  index: number,
): { readonly range: Range; readonly next: number } | undefined {
  const low = tokens[index];
  if (low?.kind !== 'number' || !Number.isSafeInteger(low.value)) return undefined;
  const dash = tokens[index + 1];
  const high = tokens[index + 2];
  const isDashed =
    dash?.kind === 'sign' && dash.isGlued && '-–'.includes(dash.sign) && high?.kind === 'number' && high.isGlued;
  const isSpoken = isOneOf(tokens, index + 1, toWords) && high?.kind === 'number';
  if (!isDashed && !isSpoken) return { range: { low: low.value, high: low.value }, next: index + 1 };
  return low.value <= high.value ? { range: { low: low.value, high: high.value }, next: index + 3 } : undefined;
}

const toWords = wordSet('to a');

/** The comparisons that are said in words, in lower case, each with what it means. */
const comparisons: readonly (readonly [readonly string[], Comparator])[] = (
  [
    ['>=', 'equal to or greater than', 'equal to or higher than', 'equal to or more than', 'equal to or over'],
    ['>=', 'equal to or above', 'equal to or greater', 'greater than or equal to', 'higher than or equal to'],
    ['<=', 'equal to or less than', 'equal to or lower than', 'less than or equal to', 'lower than or equal to'],
    ['<=', 'less than or equal than', 'equal to or below', 'equal to or under', 'equal or less than'],
    ['>=', 'equal or greater than', 'equal or higher than'],
    ['>=', 'at least', 'al menos', 'por lo menos', 'no less than'],
    ['<=', 'at most', 'no more than', 'como máximo'],
    ['>', 'greater than', 'higher than', 'more than', 'over', 'above'],
    ['<', 'less than', 'lower than', 'fewer than', 'under', 'below'],
    ['>=', 'igual o superior a', 'igual o mayor que', 'igual o mayor a', 'mayor o igual que', 'mayor o igual a'],
    ['<=', 'igual o inferior a', 'igual o menor que', 'igual o menor a', 'menor o igual que', 'menor o igual a'],
    ['>=', 'superior o igual a', 'igual a o más que', 'igual a o mayor que'],
    ['<=', 'igual a o menos que', 'igual a o menor que'],
    ['<=', 'inferior o igual a'],
    ['>=', 'igual o superior al', 'mayor o igual al', 'igual o mayor al', 'igual o más que', 'superior o igual al'],
    ['<=', 'igual o inferior al', 'menor o igual al', 'igual o menor al', 'inferior o igual al'],
    ['>=', 'equal to or better than', 'greater or equal to', 'higher or equal to', 'equal to or exceeds'],
    ['<=', 'less or equal to', 'lower or equal to', 'equal or lower than', 'equal or less', 'less than or equal'],
    ['>', 'superior a', 'superior al', 'mayor que', 'mayor a', 'mayor al', 'más que', 'más de'],
    ['<', 'inferior a', 'inferior al', 'menor que', 'menor a', 'menor al', 'menos que', 'menos de'],
  ] satisfies readonly (readonly [Comparator, ...string[]])[]
)
  .flatMap(([comparator, ...phrases]) => phrases.map((phrase) => [phrase.split(' '), comparator] as const))
  .sort(([left], [right]) => right.length - left.length);

const comparisonStarts: ReadonlySet<string> = new Set(comparisons.map(([[first = '']]) => first));

function comparedAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  if (!isOneOf(tokens, index, comparisonStarts)) return undefined;
  const found = comparisons.find(([words]) => words.every((word, place) => wordAt(tokens, index + place) === word));
  if (!found) return undefined;
  const [words, comparator] = found;
  const operand = valueAt(tokens, index + words.length);
  // `more than half his Wounds` and `greater than his Strength doubled` are beyond what is read here.
  if (!operand || isOneOf(tokens, operand.next, operatorWords)) return undefined;
  return { target: { kind: 'compared', comparator, value: operand.value }, next: operand.next };
}

const operatorWords = wordSet('plus minus times multiplied divided doubled halved x más menos multiplicado dividido');
