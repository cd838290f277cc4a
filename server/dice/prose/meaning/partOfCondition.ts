/** Targets that are part of a longer condition. */
import type { Found, Sentence } from '../match/sentence.ts';
import { isList } from './captured.ts';
import { diceIn } from './dice.ts';
import type { Target } from './target.ts';

/** `5+ and with the lamp lit, he …`, `5+ but only at night`: what comes of it stands behind another condition. */
export function isPartOfCondition(
  sentence: Sentence,
  { to: at, captured, variant }: Found,
  target: Target | undefined,
): boolean {
  const hasDice = diceIn(captured) !== undefined;
  if ((!hasDice && sentence.is(at, 'but')) || sentence.is(at, 'of')) return true;
  const sign = sentence.tokens[at];
  const isComma = at < sentence.to && sign?.kind === 'sign' && sign.sign === ',';
  const or = sentence.endsOf('or', at)[0];
  if (or !== undefined && sentence.numberAt(or) !== undefined && !sentence.isFree(or + 1)) return true;
  // `on 3, 5 lies a stone`
  const isOne = target?.kind === 'oneOf' && !isList(target.ranges);
  const next = sentence.tokens[at + 2];
  if (isOne && isComma && sentence.numberAt(at + 1) !== undefined && next?.kind === 'word') return true;
  const start = sentence.endsOf('and', at)[0];
  if (start === undefined) return false;
  // `a 6 and he is through, lucky him`
  if ((variant === 'bare' || variant === 'row') && sentence.is(start, 'pronoun')) return false;
  for (let next = start; next < sentence.to; next++) {
    const token = sentence.tokens[next];
    if (token?.kind !== 'sign') continue;
    if (token.sign !== ',') return false;
    const isCase =
      sentence.at('otherwise', next + 1).length > 0 ||
      sentence.at('ask', next + 1).length > 0 ||
      sentence.is(next + 1, 'on', 'if', 'and', 'or', 'otherwise') ||
      sentence.numberAt(next + 2) !== undefined;
    return sentence.tokens[next + 1]?.kind === 'word' && !isCase;
  }
  return false;
}
