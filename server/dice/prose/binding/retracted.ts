/** Targets and rolls that a text takes back or denies: `forget the 4+ on 1D6`, `he does not roll 1D6`. */

import { phrases } from '../notation/pattern.ts';
import { verbBefore } from '../rolls/rollPlaces.ts';
import { opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, prepositions, signAt, wordSet } from '../words/words.ts';

/**
 * Whether the sentence says that the target between two tokens is not asked for: `there is no 4+ on 1D6`, `the 4+ on 1D6 no longer counts`. What
 * stands behind a condition, as in `if he does not roll 4+ on 1D6`, is asked for all the same.
 *
 * @param next the first token behind the target and its dice.
 */
export function isRetracted(tokens: readonly Token[], index: number, next: number): boolean {
  if (isOneOf(tokens, index - 1, definite) && isGoneBehind(tokens, next)) return true;
  const start = startOfClause(tokens, index);
  // `he may ignore the blow unless the roll was a natural 6`: the condition begins a part of its own.
  for (let at = index - 1; at >= start && !isOneOf(tokens, at, prepositions); at--) {
    if (isOneOf(tokens, at, conditions)) break;
    if (isTakenBack(tokens, at)) return true;
  }
  return isDenied(tokens, beforeTarget(tokens, index));
}

/** Whether nobody is to roll the dice at a token: `don't roll 1D6`, `instead of rolling 1D6`, `sin tirar 1D6`. */
export function isDeniedRoll(tokens: readonly Token[], index: number): boolean {
  const verb = verbBefore(tokens, index);
  return verb !== undefined && isDenied(tokens, verb);
}

/** Whether the verb or the noun at a token is denied, and not in a condition. */
function isDenied(tokens: readonly Token[], index: number): boolean {
  for (let at = index; at >= index - farthestDenial; at--) {
    if (isOneOf(tokens, at, denials) || denyingPhrases.at(tokens, at)) return !isConditional(tokens, at);
    if (at < index && !isOneOf(tokens, at, between)) return false;
  }
  return false;
}

const farthestDenial = 5;
const denials = wordSet(
  "no not never don't doesn't didn't needn't won't can't cannot mustn't shouldn't isn't aren't wasn't without instead nunca sin ni tampoco",
);
const denyingPhrases = phrases('rather than', 'en lugar|vez de|del');
/** What may stand between a denial and what it denies. */
const between = wordSet(
  'to of need needs have has must may be is are longer more any de que hay hace falta se necesita necesitas tiene tienes debe debes vale es ' +
    'roll rolls rolling score scores scoring require requires required get gets use uses apply there than usual normal old the a an el la un una ' +
    'tirar tira tiras tires sacar saca saques vez lugar than',
);

/** The last token before a target that is no article or other word that only points: `roll` in `roll the usual 4+`. */
function beforeTarget(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at > index - farthestPointer && (isOneOf(tokens, at, articles) || isOneOf(tokens, at, pointers))) at--;
  // `he does not fall on a 4+`: what comes of it is denied.
  return isOneOf(tokens, at, prepositions) ? tokens.length : at;
}

const farthestPointer = 4;
const pointers = wordSet('usual normal old printed standard any more longer habitual normal viejo ya');

/** A command to forget something: `ignores armour on a 5+` is none, and `don't forget the 4+` the opposite. */
function isTakenBack(tokens: readonly Token[], index: number): boolean {
  if (!isOneOf(tokens, index, retractions) && !retractingPhrases.at(tokens, index)) return false;
  return opensClause(tokens, index) || isOneOf(tokens, index - 1, leads);
}

const leads = wordSet('please can may so now must por favor puedes debes');
const retractions = wordSet(
  'forget ignore disregard scrap abolish delete drop olvida olvidad olvide olvídate olvidaos ignora ignorad ignore tacha tachad borra borrad elimina suprime',
);
const retractingPhrases = phrases(
  'never mind',
  'do away with',
  'cross|strike|struck|crossed out',
  'no hagas|hagáis caso',
);

const farthestStart = 12;

/** The first token of the clause that a token stands in, or of the last tokens before it. */
function startOfClause(tokens: readonly Token[], index: number): number {
  let at = index;
  while (at > 0 && at > index - farthestStart && !'.,;:!?()'.includes(signAt(tokens, at - 1) ?? ' ')) at--;
  return at;
}

/** Whether a condition stands in the clause before a token. */
function isConditional(tokens: readonly Token[], index: number): boolean {
  for (let at = index; at >= startOfClause(tokens, index); at--) if (isOneOf(tokens, at, conditions)) return true;
  return false;
}

const conditions = wordSet(
  'if unless when whenever until who whoever anyone those should failing si cuando quien quienes salvo mientras hasta',
);

/** `the 4+ on 1D6 of the old rules no longer counts` */
function isGoneBehind(tokens: readonly Token[], next: number): boolean {
  for (let at = next; at < next + farthestVerb && tokens[at]?.kind === 'word'; at++) {
    if (goneBehind.at(tokens, at)) return true;
  }
  return false;
}

const farthestVerb = 8;
const definite = wordSet('the this that old usual el este ese la esta esa los las');
const goneBehind = phrases(
  'is|was|are no longer',
  'no longer',
  'is|was|has [been]? wrong|gone|dropped|abolished|scrapped|ignored|replaced|deleted|not',
  "isn't|doesn't|does|do not?",
  'ya? no',
  'queda|es|está anulado|anulada|suprimido|suprimida|mal',
);
