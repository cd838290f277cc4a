/** Targets that are part of a longer condition. */
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { isList } from './captured.ts';
import { capturedDice } from './dice.ts';
import { isNeededBetween, isNeededToo, isWithMore } from './furtherCondition.ts';
import { startsClause } from './places.ts';
import type { Target } from './target.ts';

/** `5+ and with the lamp lit, he …`, `5+ but only at night`: what comes of it stands behind another condition. */
export function isPartOfCondition(
  sentence: Sentence,
  { from, to: at, captured, variant }: FoundPhrase,
  target: Target | undefined,
): boolean {
  const hasDice = capturedDice(captured) !== undefined;
  // `higher than the remaining number of rats`
  const isCount = target?.kind === 'compared' && target.value.kind === 'name' && sentence.is(at - 1, 'result');
  if ((!hasDice && sentence.is(at, 'but')) || (sentence.is(at, 'of') && !isCount)) return true;
  const sign = sentence.tokens[at];
  const isComma = at < sentence.to && sign?.kind === 'sign' && sign.sign === ',';
  const or = sentence.endsOf('or', at)[0];
  if (or !== undefined && sentence.numberAt(or) !== undefined && !sentence.isFree(or + 1)) return true;
  // `on 3, 5 lies a stone`
  const isOne = target?.kind === 'oneOf' && !isList(target.ranges);
  const next = sentence.tokens[at + 2];
  // `on a 5, 6 Goblins come`
  const isCounted = sentence.is(at - 2, 'article') && next?.kind === 'word' && next.isCapitalised;
  if (isOne && isComma && sentence.numberAt(at + 1) !== undefined && next?.kind === 'word' && !isCounted) return true;
  if (variant !== 'bare' && variant !== 'row' && isWithMore(sentence, at)) return true;
  if (isNeededBetween(sentence, from, at)) return true;
  // `a 6 then he falls, breaking a leg`
  if (sentence.is(at, 'just')) return false;
  const start = sentence.endsOf('and', at)[0];
  if (start === undefined) return false;
  // `a 6 and he is through, lucky him`
  if ((variant === 'bare' || variant === 'row') && sentence.is(start, 'pronoun')) return false;
  if (variant !== 'bare' && variant !== 'row' && isNeededToo(sentence, from, start)) return true;
  // `the door opens on a 6 and lets him in, as a rule`: what comes of it stands before it.
  if (isBehindOutcome(sentence, from) && !sentence.is(start, 'if', 'unless', 'on', 'with')) return false;
  for (let next = start; next < sentence.to; next++) {
    const token = sentence.tokens[next];
    if (token?.kind !== 'sign') continue;
    if (token.sign !== ',') return false;
    const isCase =
      sentence.at('otherwise', next + 1).length > 0 ||
      sentence.at('ask', next + 1).length > 0 ||
      sentence.is(next + 1, 'on', 'if', 'and', 'or', 'otherwise') ||
      isBesides(sentence, next + 1) ||
      sentence.numberAt(next + 2) !== undefined;
    return sentence.tokens[next + 1]?.kind === 'word' && !isCase;
  }
  return false;
}

/** `, además de lo dicho`: what comes on top of it. */
function isBesides(sentence: Sentence, at: number): boolean {
  const end = sentence.endsOf('just', at)[0];
  return end !== undefined && sentence.is(end, 'of');
}

/** Whether a target stands behind `on` in the middle of a clause. */
function isBehindOutcome(sentence: Sentence, from: number): boolean {
  return sentence.is(from, 'on') && sentence.tokens[from - 1]?.kind === 'word' && !startsClause(sentence, from);
}
