/** Conditions that are joined to a target, so that its own chance is not that of what comes of it: `on 8 or more and 3 or more Wounds`. */

import { phrases } from '../notation/pattern.ts';
import { openingAt } from '../targets/openings.ts';
import { targetAt } from '../targets/targets.ts';
import { counted } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { articles, isOneOf, prepositions, signAt, smallNumberAt, wordSet } from '../words/words.ts';

/**
 * Whether the target that ends before `next` is only a part of what is asked: another condition is joined to it, or some of its scores are left
 * out. What else stands behind an `and` comes of the score.
 *
 * @param index the first token of what announces the target.
 */
export function isPartOfCondition(tokens: readonly Token[], index: number, next: number): boolean {
  const except = exceptions.at(tokens, next);
  if (except && smallNumberAt(tokens, except.next) !== undefined) return true;
  if (unions.at(tokens, next)) return true;
  const joint = signAt(tokens, next) === ',' ? next + 1 : next;
  if (isOneOf(tokens, joint, buts)) return limits.at(tokens, joint + 1) !== undefined;
  if (!isOneOf(tokens, joint, ands) && signAt(tokens, joint) !== '&') return false;
  const start = joint + 1;
  // `, and if not he falls`, `, and with a rope on 4+`: behind a comma another case may be told.
  if (joint > next && isOneOf(tokens, start, cases)) return false;
  // `con un 1 y con un 6`: each of them.
  if (others.at(tokens, start) || isAnnounced(tokens, start)) return false;
  if (conditions.at(tokens, start) || isCount(tokens, start) || isProfile(tokens, start)) return true;
  if (isOneOf(tokens, index, ifs)) return true;
  return (
    (isOneOf(tokens, start, having) && !isOneOf(tokens, start + 1, nothing)) ||
    (isOneOf(tokens, index, prepositions) && isBeforeClause(tokens, start))
  );
}

const ands = wordSet('and y e');
const buts = wordSet('but pero');
const ifs = wordSet('if when whenever unless should si cuando');
/** `5 or more, except a 6` */
const exceptions = phrases(
  ',|(? except|excepting|excluding|barring|excepto|salvo a|an|un|una?',
  ',|(? unless [it|that|this is|was|comes [up]?]? a|an',
  ',|(? a menos que sea un|una',
);
/** `9 or more or any double`, `7+ or a natural 6` */
const unions = phrases(
  'or [on|with]? a|an|any? double|doubles|triple|triples',
  'or [on|with]? a|an|any natural|unmodified',
  'or if|when any|one|either|both|all|neither',
  'o [con|en]? un|cualquier? doble|dobles|triple',
  'o si|cuando alguno|algún|ambos|todos|uno',
);
const limits = phrases(
  'not|less|under|below|fewer|lower|never',
  'no more|higher|over|greater|better',
  'only|just? if|when|while|with|in|at',
  'at most',
  'unless|provided|providing',
  'menos|nunca',
  'no más|mayor|superior|un|una|si|cuando',
  'sólo|solo? si|cuando',
);
const conditions = phrases(
  'only if|when|while|with|in|at|where',
  'if|when|whenever|unless|provided|providing|assuming|while|with|without|not',
  'as|so long as',
  'at least|most',
  'sólo|solo si|cuando|con|en',
  'si|cuando|siempre|mientras|con|sin',
  'al menos',
  'como mínimo|máximo|mucho',
  'por lo menos',
);
const cases = wordSet('if when whenever with without si cuando con sin');
const others = phrases('if not', 'only then', 'si no', 'sólo|solo entonces');
const having = wordSet('has have holds carries wears wields tiene lleva porta');
/** `deflected on a 6 and has no effect`: what comes of the score. */
const nothing = wordSet('no');

/** `3 or more Wounds`, `at least 3 Goblins`, `less than 10`; `3 Wounds he dies`: so many of something, or the other end of the scores. */
function isCount(tokens: readonly Token[], index: number): boolean {
  const reading = targetAt(tokens, index);
  if (reading?.target.kind === 'compared') return true;
  if (smallNumberAt(tokens, index) === undefined || !isOneOf(tokens, index + 1, counted)) return false;
  return isOneOf(tokens, index + 2, behindCount);
}

const behindCount = wordSet('he she it they you left remaining or');

/** `a Strength of 4 or more`, `Fuerza 4` */
function isProfile(tokens: readonly Token[], index: number): boolean {
  const variable =
    variableAt(tokens, index) ?? (isOneOf(tokens, index, articles) ? variableAt(tokens, index + 1) : undefined);
  if (!variable) return false;
  return smallNumberAt(tokens, isOneOf(tokens, variable.next, of) ? variable.next + 1 : variable.next) !== undefined;
}

const of = wordSet('of de');

/** `on a 4+ and there are Monsters left, they flee`: whether a clause ends in a comma behind which its consequence begins. */
function isBeforeClause(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < start + farthestComma; at++) {
    const sign = signAt(tokens, at);
    if (tokens[at] === undefined || (sign !== undefined && '.;:!?()'.includes(sign))) return false;
    if (sign === ',') return isOneOf(tokens, at + 1, subjects) && !isTarget(tokens, at + 1);
  }
  return false;
}

const farthestComma = 14;
const subjects = wordSet('he she it they you we the his her its their se el la los las su sus');

/** Whether a preposition with another target begins at a token. */
function isAnnounced(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, prepositions) && isTarget(tokens, index);
}

function isTarget(tokens: readonly Token[], index: number): boolean {
  const opening = openingAt(tokens, index);
  return opening !== undefined && targetAt(tokens, opening.next) !== undefined;
}
