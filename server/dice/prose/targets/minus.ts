/** Scores with a minus behind them: `on 3+ he wins, on 2- he loses`. */
import type { Token } from '../words/token.ts';
import { articles, isOneOf, prepositions, signAt, wordSet } from '../words/words.ts';

/**
 * What a minus says that is glued to the number at a token: that score or less, or something that nobody can make out; undefined where there is
 * none, or where it is the mark of a row.
 */
export function minusAt(tokens: readonly Token[], index: number): 'orLess' | 'unclear' | undefined {
  if (!hasMinusBehind(tokens, index)) return undefined;
  if (isFailure(tokens, index + 2) || isMarkedAsLess(tokens, index)) return 'orLess';
  return isAnnounced(tokens, index) && endsInMinus(tokens, index) ? 'unclear' : undefined;
}

/** `7-`: a minus that is glued to the number. */
function hasMinusBehind(tokens: readonly Token[], index: number): boolean {
  const sign = signAt(tokens, index + 1) ?? ' ';
  return tokens[index]?.kind === 'number' && '-−'.includes(sign) && tokens[index + 1]?.isGlued === true;
}

/** The same, and nothing that could be the other end of a range or a number behind it. */
function endsInMinus(tokens: readonly Token[], index: number): boolean {
  const after = tokens[index + 2];
  return hasMinusBehind(tokens, index) && after?.kind === 'word' && !after.isGlued;
}

/** `on 3+ he wins, on 2- he loses`: as `3+` is 3 or more. Where several numbers are written so, they are the scores of rows. */
function isMarkedAsLess(tokens: readonly Token[], index: number): boolean {
  if (!isAnnounced(tokens, index) || !endsInMinus(tokens, index)) return false;
  for (let at = index - farthestRow; at <= index + farthestRow; at++) {
    if (at !== index && endsInMinus(tokens, at)) return false;
  }
  return true;
}

/** `on 2-`, `on a 2-`, `on a total of 6-` */
function isAnnounced(tokens: readonly Token[], index: number): boolean {
  return [prepositions, articles, of].some((words) => isOneOf(tokens, index - 1, words));
}

const of = wordSet('of de');
const farthestRow = 40;

/** `7- fails`, `7-: dead`; `1- a rat` is a row. */
function isFailure(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.isGlued === true) return token.kind === 'sign' && ':,;)'.includes(token.sign);
  return token?.kind === 'word' && isOneOf(tokens, index, failures);
}

const failures = wordSet(
  'fails loses dies falls is misses drowns means and fail failed drowned dead lost falla pierde muere cae',
);
