/** What announces a target right behind its dice: `2D6 comes to 8 or more`, `2D6 >= 8`. */

import { phrases } from '../notation/pattern.ts';
import { endsClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, prepositions, signAt, wordSet } from '../words/words.ts';
import type { Opening } from './openings.ts';
import { beginsWithVerb, targetAt } from './targets.ts';

const behindDice = phrases(
  'of|de|is|was|be|equals|gives|es|da|sea|muestra|marca|suma|sume a|an|un|una?',
  'must|should|has|have|needs|will to? be|come|reach|show [up|out]? to? [as]? a|an?',
  'ha de ser|sumar|dar un|una?',
  'debe|tiene que? ser|sumar|dar un|una?',
  'shows|show|comes|come|turns [to|up|out]? [as]? a|an?',
  'to be a|an?',
  'score|scores|roll|rolls|throw|result|total|tirada that|which|que is|was|es|sea a|an|un|una?',
  'scoring|showing|giving a|an?',
  'muestran|marcan|sacan|dan un|una?',
  'no? se? sale|salga|salen|saca|sacas|saque|obtiene|obtienes|obtenga|consigue un|una?',
);

/** What announces a target right behind its dice. */
export function openingBehindDice(tokens: readonly Token[], index: number): Opening | undefined {
  // `2D6 >= 8`
  if (('≥≤>'.includes(signAt(tokens, index) ?? ' ') || isOneOf(tokens, index, sides)) && isNumberOfGame(tokens, index))
    return { next: index, kind: 'score', isNatural: false, isNamed: true };
  // `| 1D6 = 6 |`
  if (signAt(tokens, index) === '=' && tokens[index + 1]?.kind === 'number' && isCellEnd(tokens, index + 2))
    return scoreAt(index + 1);
  const found = behindDice.at(tokens, index);
  // `if 1D6 + Strength exceeds 8`, `equals or exceeds 8`
  const isPlain = found !== undefined && targetAt(tokens, found.next) !== undefined;
  const reading = !isPlain && beginsWithVerb(tokens, index) ? targetAt(tokens, index) : undefined;
  if (reading?.target.kind === 'compared' && reading.target.comparator !== '=')
    return { next: index, kind: 'score', isNatural: false, isNamed: true };
  return found && { next: found.next, kind: 'score', isNatural: false, isNamed: true };
}

function isCellEnd(tokens: readonly Token[], index: number): boolean {
  return signAt(tokens, index) === '|';
}

/** `debe sacar en 1D6 su Iniciativa o menos`, `must score on 2D6 less than 7`: whether the dice before a token stand between verb and target. */
export function isAskedFor(tokens: readonly Token[], index: number): boolean {
  if (isOneOf(tokens, index - 1, dado) && isOneOf(tokens, index - 3, prepositions)) {
    return isOneOf(tokens, index - 4, scoringVerbs) && targetAt(tokens, afterNoun(tokens, index)) !== undefined;
  }
  if (tokens[index - 1]?.kind !== 'die') return false;
  const isBetween = isOneOf(tokens, index - 2, prepositions) && isOneOf(tokens, index - 3, scoringVerbs);
  return isBetween && targetAt(tokens, afterNoun(tokens, index)) !== undefined;
}

/** The first token behind `a result` and `una puntuación de`. */
export function afterNoun(tokens: readonly Token[], index: number): number {
  return scoreOf.at(tokens, index)?.next ?? index;
}

const scoreOf = phrases(
  'a|an|un|una score|result|total|number|amount|resultado|puntuación|tirada|número|cantidad of|de?',
);

const dado = wordSet('dado dados');
const scoringVerbs = wordSet(
  'score scores roll rolls get gets throw sacar saca sacas saque saquen obtener obtiene obtenga obtengan conseguir consiga',
);

export function scoreAt(next: number): Opening {
  return { next, kind: 'score', isNatural: false, isNamed: true };
}

const sides = wordSet(
  'under below over above equal less lower not no por bajo sobre igual menor inferior superior mayor',
);

/** `2D6 ≥ 8`, `2D6 under Initiative`; not `1D6 over 3 turns` */
function isNumberOfGame(tokens: readonly Token[], index: number): boolean {
  const reading = targetAt(tokens, index);
  if (reading?.target.kind !== 'compared') return false;
  if (tokens[index]?.kind === 'sign') return true;
  if (reading.target.value.kind === 'name') return reading.target.comparator !== '=';
  return reading.target.comparator !== '=' && endsClause(tokens, reading.next);
}
