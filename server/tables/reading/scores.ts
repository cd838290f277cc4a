/** Scores of rows as authors write them, read from tokens. */
import type { Token } from '../../dice/prose/words/token.ts';
import { isOneOf, signAt, wordAt, wordSet } from '../../dice/prose/words/words.ts';

interface Range {
  /** Minus infinity in `2 or less`. */
  readonly low: number;
  /** Infinity in `6+`. */
  readonly high: number;
}

export interface Scores extends Range {
  /** The first token behind them. */
  readonly next: number;
  /** Whether they are listed one by one behind commas: `3, 4 or 5`. */
  readonly isListed?: boolean;
  /** Whether the range begins with the larger number. */
  readonly isReversed?: boolean;
}

const joints = wordSet('to or a o u ó');
const ends = wordSet('to a');
const alternatives = wordSet('or and o u y ó');
const listJoints = wordSet('or and o u y');
const less = wordSet('less lower fewer below under down menos inferior menor');
const more = wordSet('more higher greater above over better up upward upwards más mas superior mayor');

/**
 * The scores that begin at a token: `3`, `1-3`, `1 to 3`, `1 or 2`, `2, 3`, `3, 4 or 5`, `3/4/5`, `6+`, `2 or less`, `1\-3` as some programs write
 * it. Undefined where no number begins that may be a score, as in `2D6`, `x3` and `1st`; not a number where the numbers are no scores of one row.
 */
export function scoresAt(text: string, tokens: readonly Token[], index: number): Scores | undefined {
  const [before, token, behind] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const first = scoreOf(text, token);
  const isPart = token?.isGlued && before && (before.kind !== 'sign' || `.,'’"×/%–-`.includes(before.sign));
  if (first === undefined || isPart || isWordGlued(behind)) return undefined;
  const found =
    listedAt(text, tokens, index, first) ?? openAt(tokens, index, first) ?? rangeAt(text, tokens, index, first);
  // Scores stand in one line.
  const isInLine = found && !text.slice(token?.end, tokens[found.next - 1]?.start).includes('\n');
  return isInLine ? found : { low: first, high: first, next: index + 1 };
}

const maximumDigits = 3;

/** The highest score of two dice with the faces 0 to 9, `00`. */
const hundred = 100;

/** The number at a token that is written in a few digits, none of them spoilt. */
function scoreOf(text: string, token: Token | undefined): number | undefined {
  if (token?.kind !== 'number' || token.end - token.start > maximumDigits) return undefined;
  const written = text.slice(token.start, token.end);
  if (Number(written) !== token.value) return undefined;
  return written === '00' ? hundred : token.value;
}

function isWordGlued(token: Token | undefined): boolean {
  return token?.isGlued === true && token.kind !== 'sign';
}

/** `2, 3`, `3, 4 or 5`, `3/4/5`. */
function listedAt(text: string, tokens: readonly Token[], index: number, first: number): Scores | undefined {
  const sign = signAt(tokens, index + 1) ?? ' ';
  if (!',/'.includes(sign) || tokens[index + 1]?.isGlued !== true) return undefined;
  let [last, next, isInOrder, isOver] = [first, index + 1, true, false];
  while (!isOver) {
    const joint: number = signAt(tokens, next) === sign && tokens[next]?.isGlued ? next + 1 : next;
    isOver = sign === ',' && isOneOf(tokens, joint, listJoints);
    const at: number = isOver ? joint + 1 : joint;
    const score = at > next ? scoreOf(text, tokens[at]) : undefined;
    if (score === undefined) break;
    isInOrder &&= score === last + 1;
    [last, next] = [score, at + 1];
  }
  if (next === index + 1 || isWordGlued(tokens[next])) return undefined;
  behindList.lastIndex = tokens[next - 1]?.end ?? 0;
  if (sign === ',' && !behindList.test(text)) return undefined;
  return { low: isInOrder ? first : Number.NaN, high: last, next, isListed: sign === ',' };
}

/** What stands behind numbers that are scores, and no things that are counted. */
const behindList = /[*_]{0,3}(?:[.):]|[ \t]+[–—-][ \t]|[ \t]{2}|[ \t]*\||[ \t]+[*_"“¡¿(]{0,3}\p{Lu}|$)/uy;

/** `6+`, but not `6 + 2`; `2 or less`. */
function openAt(tokens: readonly Token[], index: number, score: number): Scores | undefined {
  const next = index + 1;
  const [sign, behind] = [tokens[next], tokens[next + 1]];
  if (sign?.kind === 'sign' && sign.sign === '+' && sign.isGlued) {
    const isSum = behind?.kind === 'number' && behind.start - sign.end < 2;
    return isSum ? undefined : { ...from(score), next: next + 1 };
  }
  if (!isOneOf(tokens, next, alternatives)) return undefined;
  if (isOneOf(tokens, next + 1, less)) return { ...upTo(score), next: next + 2 };
  return isOneOf(tokens, next + 1, more) ? { ...from(score), next: next + 2 } : undefined;
}

/** `1-3`, `1 to 3`, `1 or 2`. */
function rangeAt(text: string, tokens: readonly Token[], index: number, first: number): Scores | undefined {
  const next = signAt(tokens, index + 1) === '\\' ? index + 2 : index + 1;
  const [before, joint, last] = [tokens[next - 1], tokens[next], tokens[next + 1]];
  const score = scoreOf(text, last);
  if (score === undefined || !before || !joint || !last || isWordGlued(tokens[next + 2])) return undefined;
  const isNear = joint.start - before.end < 2 && last.start - joint.end < 2;
  const isDash = isNear && joint.kind === 'sign' && '-–—−'.includes(joint.sign);
  if ((!isDash && !isOneOf(tokens, next, joints)) || text.slice(before.end, last.start).includes('\n'))
    return undefined;
  const isReversed = score < first && (isDash || isOneOf(tokens, next, ends));
  const low = score < first && !isReversed ? Number.NaN : Math.min(first, score);
  return { low, high: Math.max(first, score), next: next + 2, isReversed };
}

/** Words before a score that make it the last or the first of its row. */
const limits: ReadonlyMap<string, (score: number) => Range> = new Map([
  ...['up to', 'at most', 'hasta'].map((words) => [words, upTo] as const),
  ...['less than', 'fewer than', 'lower than', 'menos de', 'under', 'below'].map(
    (words) => [words, (score: number) => upTo(score - 1)] as const,
  ),
  ...['at least', 'al menos', 'desde'].map((words) => [words, from] as const),
  ...['more than', 'higher than', 'más de', 'mas de', 'over', 'above'].map(
    (words) => [words, (score: number) => from(score + 1)] as const,
  ),
]);

function upTo(high: number): Range {
  return { low: Number.NEGATIVE_INFINITY, high };
}

function from(low: number): Range {
  return { low, high: Number.POSITIVE_INFINITY };
}

/**
 * The range of a score with `up to` or `over` before it, and where these words begin; undefined without them.
 *
 * @param lineStart where the line of the score begins.
 */
export function limitBefore(
  tokens: readonly Token[],
  index: number,
  score: number,
  lineStart: number,
): (Range & { readonly start: number }) | undefined {
  const word = wordAt(tokens, index - 1);
  if (word === undefined) return undefined;
  const two = limits.get(`${wordAt(tokens, index - 2) ?? ''} ${word}`);
  const limit = two ?? limits.get(word);
  const { start } = tokens[two ? index - 2 : index - 1] ?? { start: 0 };
  return limit && start >= lineStart ? { ...limit(score), start } : undefined;
}

/** Whether scores are a range that begins with the larger number: `3-2`, `3 to 2`, but not `3 or 2`. */
export function isReversed(written: string): boolean {
  const [, first, last] = bothEnds.exec(written) ?? [];
  return Number(first) > Number(last) && last !== '00';
}

const bothEnds = /^(\d{1,3})(?:[ \t]?\\?[-–—‐‑‒−][ \t]?|[ \t]+(?:to|a)[ \t]+)(\d{1,3})$/;
