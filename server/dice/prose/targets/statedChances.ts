import { numberNamed } from '../../../text/numberWords.ts';
/** Chances that a text states itself: `a 1 in 6 chance that`, `2 chances in 6`, `una posibilidad entre seis`. */
import type { Test, Value } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';

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
  const found = hyphenatedAt(tokens, index) ?? spokenAt(tokens, index);
  if (!found) return undefined;
  const { favourable, all, next } = found;
  if (favourable < 1 || favourable >= all || all > most) return undefined;
  const span = spanOfTokens(tokens, index, next);
  const number = (value: number): Value => ({ kind: 'number', value, span });
  const roll: Value = { kind: 'dice', count: number(1), sides: number(all), span };
  return { roll, test: { kind: 'comparison', comparator: '<=', left: roll, right: number(favourable), span }, next };
}

interface Odds {
  readonly favourable: number;
  readonly all: number;
  /** The first token behind the chance. */
  readonly next: number;
}

/** `2 in 6 chance`, `2 chances in 6`, `una posibilidad entre seis` */
function spokenAt(tokens: readonly Token[], index: number): Odds | undefined {
  const favourable = isOneOf(tokens, index, one) ? 1 : smallNumberAt(tokens, index);
  if (favourable === undefined || tokens[index + 1]?.kind !== 'word') return undefined;
  const isShort = isOneOf(tokens, index + 1, ins) && isOneOf(tokens, index + 3, chances);
  const last = isShort ? index + 2 : between.at(tokens, index + 1)?.next;
  const all = last === undefined ? undefined : smallNumberAt(tokens, last);
  return last === undefined || all === undefined ? undefined : { favourable, all, next: isShort ? last + 2 : last + 1 };
}

/** `one-in-six chance`, which is one word, and `1-in-6 chance` */
function hyphenatedAt(tokens: readonly Token[], index: number): Odds | undefined {
  const [, low, high] = /^(\p{L}+) in (\p{L}+)$/u.exec(wordAt(tokens, index) ?? '') ?? [];
  const isWord = low !== undefined && high !== undefined;
  const isNumber = [1, 3].every((ahead) => signAt(tokens, index + ahead) === '-') && isOneOf(tokens, index + 2, ins);
  const favourable = isWord ? numberNamed(low) : smallNumberAt(tokens, index);
  const all = isWord ? numberNamed(high) : isNumber ? smallNumberAt(tokens, index + 4) : undefined;
  const noun = index + (isWord ? 1 : 5);
  if (favourable === undefined || all === undefined || !isOneOf(tokens, noun, chances)) return undefined;
  return { favourable, all, next: noun + 1 };
}

const one = wordSet('una');
