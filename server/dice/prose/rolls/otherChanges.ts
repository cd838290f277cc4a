/** Changes of a roll that stand where none can be made of it: before there is a roll, or behind a target. */

import { phrases } from '../notation/pattern.ts';
import { endsClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, wordAt, wordSet } from '../words/words.ts';
import { theHighest, theLowest } from './chosenDice.ts';

const results = wordSet(
  'score scores roll rolls result results dice die total tirada tiradas resultado puntuación dado',
);
const aheadVerbs = wordSet('add adds adding subtract subtracts deduct deducts suma sumas añade añades resta restas');
const givers = wordSet('gives give grants grant adds add means da dan suma suman añade');
const gerunds = wordSet('adding subtracting deducting sumando restando añadiendo');
const farthestResult = 8;

/** `Add 1 to the score`, `at -1 to the roll`, told of before there is a roll. */
export function isChangeAhead(tokens: readonly Token[], index: number): boolean {
  // `Subtracting 1 if he is tired, roll 1D6`
  if (isOneOf(tokens, index, gerunds)) return true;
  // `Every level adds one.`
  if (
    isOneOf(tokens, index, givers) &&
    [1, 2, 3].some((back) => /level|nivel/.test(wordAt(tokens, index - back) ?? ''))
  )
    return true;
  const isSigned = '+-–−'.includes(signAt(tokens, index) ?? ' ') && tokens[index + 1]?.kind === 'number';
  // `A torch gives +1.`
  if (isSigned && isOneOf(tokens, index - 1, givers) && endsClause(tokens, index + 2)) return true;
  if (!isSigned && !isOneOf(tokens, index, aheadVerbs)) return false;
  for (let at = index + 1; at < index + farthestResult; at++) {
    if (isOneOf(tokens, at, results)) return wordAt(tokens, at - 1) !== 'hit' && wordAt(tokens, at - 1) !== 'to hit';
    const sign = signAt(tokens, at);
    if (tokens[at] === undefined || (sign !== undefined && '.;:!?'.includes(sign))) return false;
  }
  return false;
}

const choices = phrases(...theLowest, ...theHighest);

/** `if the dice differ, use the higher`: behind a target, nobody can say when that counts. */
export function isChoice(tokens: readonly Token[], index: number): boolean {
  return choices.at(tokens, index) !== undefined;
}

const choosing = phrases(
  'roll|rolls|rolling|rolled|throw|throws [the|a|his? dice|die]? twice|thrice',
  'roll|rolls|rolling|throw|throws [the|a|his? dice|die]? two|three|four times',
  '[the|his|her|your]? better|best|worse|worst|higher|highest|lower|lowest [result|score|roll|die|throw|counts | of # | of the|these|his]',
  'tira|tire|tiras|tirar|tirad|lanza|lance|lanzar dos|tres|cuatro veces',
  '[el|la]? mejor|peor|mayor|menor [resultado|tirada|puntuación|dado|cuenta | de]',
  '[el|la] [resultado|tirada|puntuación|dado] [mejor|peor|mayor|menor | más alto|alta|bajo|baja]',
);

/** `he may roll twice and use the better result`: whether other dice are told of than one D6, though none are named. */
export function asksForSeveral(tokens: readonly Token[], index: number): boolean {
  return choosing.at(tokens, index) !== undefined || isChoice(tokens, index);
}

const again = phrases(
  'roll|rolls|rolled|rolling|throw|throws [the|this|that|it|them]? [dice|die]? again [once]?',
  'roll|rolls|rolled|rolling|throw|throws [the|this|that|it|them]? [dice|die]? once more',
  'roll|rolls|rolling|throw|throws all|both [of? them|these|those|the|his]? [dice|die|ones]? again|over',
  're-roll|re-rolls|reroll|rerolls|re-rolling it|the|this|that|once?',
  'vuelve|vuelva|vuelves|vuelven|volved a tirar|lanzar [los|el]? [dado|dados]?',
  'repite|repita|repites|repetid la|esta? tirada?',
  'tira|tire|tiras|tirad|lanza|lanzas [otra vez | de nuevo]',
  'does|do the same|likewise',
  'hace|hacen|haga|hará lo mismo',
);

/** `on a 1 roll again`: the first token behind it; targets that come later may be for that roll. Undefined where nothing is rolled again. */
export function rolledAgainAt(tokens: readonly Token[], index: number): number | undefined {
  const next = again.at(tokens, index)?.next;
  // `he may re-roll one to-hit roll`, `repite una tirada`: another one, later.
  return next === index + 1 && isOneOf(tokens, next, others) ? undefined : next;
}

const others = wordSet('a an any one un una otra cualquier alguna');

const diceNouns = wordSet('die dice roll score result dado dados tirada resultado puntuación');
const determiners = wordSet('the this that his her its their your el la los las su sus tu tus este esta');
const beforeAdverbials = wordSet(
  'on with of to at in from by for if unless when where as than and or but con en de a para por si cuando hasta que y o pero',
);

const turned = phrases(
  'turn|turns|turning it|them over|round|around',
  'roll|rolls|rolling|throw|throws|re-roll|re-rolls|reroll|rerolls one|two|three|any|some|either|each of|die|dice',
  'roll|rolls|rolling|throw|throws|re-roll|re-rolls|reroll|rerolls the|that|his|one ~1 die|dice|one again?',
  'vuelve|vuelves|vuelva a tirar|lanzar uno|dos|alguno',
  'repite|repites|tira|tiras uno|dos|alguno de',
  'flip|flips|flipping|swap|swaps|invert|inverts|reverse|reverses it|them',
  'dale|dadle|darle|dándole|dadles|dales|darles la vuelta',
  'da|dan|das le? la vuelta',
  'gíralo|gíralos|giradlo|voltéalo|volteadlo|inviértelo|cámbialo|cámbialos',
);

const counting = wordSet('count counts counted counting cuenta cuentan contar cuente cuenten');
const only = wordSet('only just solo sólo solamente únicamente');
const farthestCount = 7;

/** `only the doubles are counted`, `sólo cuentan los pares`: what the dice come to is no longer their total. */
export function leavesDiceOut(tokens: readonly Token[], index: number): boolean {
  if (!isOneOf(tokens, index, only)) return false;
  for (let at = index + 1; at < index + farthestCount && !endsClause(tokens, at); at++) {
    if (isOneOf(tokens, at, counting)) return true;
  }
  return false;
}

/** `on a 3 he turns the die over`: something is done to the dice behind a target, and nothing of it is read. */
export function touchesDice(tokens: readonly Token[], index: number): boolean {
  if (turned.at(tokens, index) || leavesDiceOut(tokens, index)) return true;
  if (!isOneOf(tokens, index, diceNouns)) return false;
  // `repite la tirada`
  if ((rolledAgainAt(tokens, index - 2) ?? 0) > index) return false;
  // `la vuelta al dado`
  if (wordAt(tokens, index - 1) === 'al') return true;
  return (
    isOneOf(tokens, index - 1, determiners) &&
    tokens[index - 2]?.kind === 'word' &&
    !isOneOf(tokens, index - 2, beforeAdverbials)
  );
}
