/** Chances that a text states itself: `a 1 in 6 chance that`, `2 chances in 6`, `una posibilidad entre seis`. */
import type { Test, Value } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, smallNumberAt, wordSet } from '../words/words.ts';

interface StatedChance {
  readonly roll: Value;
  readonly test: Test;
  /** The first token behind it. */
  readonly next: number;
}

const most = 100;
const ins = wordSet('in');
const chances = wordSet('chance chances');
const between = phrases(
  'chance|chances in|out [of]?',
  'posibilidad|posibilidades|probabilidad|probabilidades|oportunidad|oportunidades entre|de|sobre cada?',
);

/**
 * The chance that is stated at its first number, as a roll of one die with so many sides. A share, such as `1 in 6 Goblins`, is none. Undefined for
 * what is no number, or no chance between never and always.
 */
export function statedChanceAt(tokens: readonly Token[], index: number): StatedChance | undefined {
  const favourable = isOneOf(tokens, index, one) ? 1 : smallNumberAt(tokens, index);
  if (favourable === undefined || tokens[index + 1]?.kind !== 'word') return undefined;
  const isShort = isOneOf(tokens, index + 1, ins) && isOneOf(tokens, index + 3, chances);
  const last = isShort ? index + 2 : between.at(tokens, index + 1)?.next;
  const all = last === undefined ? undefined : smallNumberAt(tokens, last);
  if (last === undefined || all === undefined || favourable < 1 || favourable >= all || all > most) return undefined;
  const next = isShort ? last + 2 : last + 1;
  const span = spanOfTokens(tokens, index, next);
  const number = (value: number): Value => ({ kind: 'number', value, span });
  const roll: Value = { kind: 'dice', count: number(1), sides: number(all), span };
  return { roll, test: { kind: 'comparison', comparator: '<=', left: roll, right: number(favourable), span }, next };
}

const one = wordSet('una');
