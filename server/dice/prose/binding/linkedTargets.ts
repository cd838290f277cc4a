/** Targets behind other words than `on` in what comes of them: `is opened by a 5 or 6`, `opens at 5 or more`, `if luck is with him (5+)`. */
import type { Opening } from '../targets/openings.ts';
import { type TargetReading, targetAt } from '../targets/targets.ts';
import { clauseStartsWith, endsClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, signAt, wordAt, wordSet } from '../words/words.ts';
import { isSingle } from './needs.ts';

/** The link at a token behind which surely a score stands, since nothing else is written so; undefined where it may be a number of things. */
export function openingLinkAt(tokens: readonly Token[], index: number): Opening | undefined {
  const isBracket = signAt(tokens, index) === '(';
  if (!isBracket && !isOneOf(tokens, index, links)) return undefined;
  const isArticled = isOneOf(tokens, index + 1, articles);
  const next = isArticled ? index + 2 : index + 1;
  const reading = targetAt(tokens, next);
  if (!reading || isSingle(reading.target) || reading.target.kind === 'rest') return undefined;
  const isSure = isBracket ? isBracketed(tokens, next, reading) : isArticled || isScoreBehind(tokens, index, reading);
  return isSure ? { next, kind: 'score', isNatural: false, isNamed: false } : undefined;
}

const links = wordSet('by at given through al sacando por');
/** Not `by 2 or more`, which may be how far somebody is off. */
const marginal = wordSet('by por');

/** `opens at 5 or more`, `by 1, 2 or 3` */
function isScoreBehind(tokens: readonly Token[], index: number, { target }: TargetReading): boolean {
  if (target.kind === 'compared') return !isOneOf(tokens, index, marginal) && target.value.kind === 'number';
  if (target.kind !== 'oneOf') return false;
  const count = target.ranges.reduce((sum, { low, high }) => sum + high - low + 1, 0);
  return count > 2 || !isOneOf(tokens, index, marginal);
}

/** `High (4-6)`, `lucky (5+)` */
function isBracketed(tokens: readonly Token[], start: number, { target, next }: TargetReading): boolean {
  // `the chairs (4-6)`: so many of them.
  const isCount = target.kind === 'oneOf' && wordAt(tokens, start - 2)?.endsWith('s');
  if (isCount || !(endsClause(tokens, next + 1) || clauseStartsWith(tokens, next + 1))) return false;
  const isNumber = target.kind === 'oneOf' || (target.kind === 'compared' && target.value.kind === 'number');
  return isNumber && tokens[start]?.kind === 'number' && signAt(tokens, next) === ')';
}
