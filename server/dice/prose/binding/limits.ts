/** Limits that a text sets: to the score, or to something else. */

import { beginsWithVerb } from '../targets/targets.ts';
import { isWarrior } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import { diceWords, isOneOf, wordSet } from '../words/words.ts';

/**
 * `The load must not exceed 7`: whether the comparison behind a modal verb at a token is for something other than the score; not `it must not
 * exceed 7`, `he must stay under 7`. `next`: the first token of the comparison.
 */
export function limitsOther(tokens: readonly Token[], index: number, next: number): boolean {
  if (!isOneOf(tokens, index, modals) || !beginsWithVerb(tokens, next)) return false;
  const before = tokens[index - 1];
  return before?.kind === 'word' && !subjects.has(before.word) && !isWarrior(before.word);
}

const modals = wordSet('must should may has have needs need can');
const subjects = wordSet(
  'it this that which these and but then also he she they you we i score result total roll throw sum number die dice one who',
);

/** `the number is between 2 and 5`: told, and not asked of the roll; not `the number rolled is 4`. */
export function tellsNumber(tokens: readonly Token[], index: number): boolean {
  const noun = isOneOf(tokens, index, determiners) ? index + 1 : index;
  return isOneOf(tokens, noun, numberNouns) && isOneOf(tokens, noun + 1, copulas);
}

const determiners = wordSet('the this that his her your its their el su tu este ese');
const numberNouns = wordSet('number número valor');
const copulas = wordSet('is was lies es fue era está');

/** `if any die shows a 1`: one of several dice. `next`: the first token behind what announces the target. */
export function asksAnyDie(tokens: readonly Token[], index: number, next: number): boolean {
  for (let at = index; at < next; at++) {
    if (isOneOf(tokens, at, some) && isOneOf(tokens, at + 1, diceWords)) return !isOneOf(tokens, at + 2, scoreNouns);
  }
  return false;
}

const some = wordSet('any either some both algún ambos cualquier');
const scoreNouns = wordSet('score scores roll rolls result results total');

/** `if nobody rolls a 6`, `si alguien saca un 1`: what the rolls of several come to. `next`: the first token of the target. */
export function asksOfSomebody(tokens: readonly Token[], index: number, next: number): boolean {
  for (let at = index; at < next; at++) if (isOneOf(tokens, at, somebody)) return true;
  return false;
}

const somebody = wordSet('nobody none someone somebody nadie ninguno alguien');

/** `When it reaches 5 …`, `cuando baje de 3`: a number that changes with time; one roll is over at once. */
export function tellsOfTime(tokens: readonly Token[], index: number, next: number): boolean {
  return isOneOf(tokens, index, times) && isOneOf(tokens, next, reaching);
}

/** `If it reaches 5 …`, where a new paragraph begins: whatever it is, it changes. */
export function pointsAtCounter(tokens: readonly Token[], index: number): boolean {
  return (
    isOneOf(tokens, index, conditions) &&
    isOneOf(tokens, isOneOf(tokens, index + 1, pointers) ? index + 2 : index + 1, reaching)
  );
}

const times = wordSet('when whenever once cuando');
const conditions = wordSet('if unless si');
const pointers = wordSet('it this that they ese eso');
const reaching = wordSet(
  'reaches reach gets goes drops falls sinks rises climbs grows hits llega llegue llegan lleguen alcanza alcance baja baje cae caiga sube suba pasa pase',
);
