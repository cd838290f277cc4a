/** Dice that show the same: `rolls a double`, `if both dice match`, `three of a kind`. */

import type { Dice, Value } from '../../language/expression.ts';
import { PhraseBook, phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { RolledDice } from '../targets/roll.ts';
import { comparison, severalDice } from '../targets/targetTests.ts';
import { clauseStartsWith, isQuestion, isUncounted, opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import type { PoolReading } from './pools.ts';
import { changesScore } from './scoreChanges.ts';

interface Alike {
  /** How many of the dice show the same number; `different`: no two of them do. */
  readonly of: 2 | 3 | 4 | 'all' | 'different';
  /** `noun`: only what stands around it shows that dice are meant, as `a double portion` speaks of none. `dice`: nothing else is meant.
   * `pronoun`: the dice of one roll, if nobody else is spoken of. */
  readonly by: 'noun' | 'dice' | 'pronoun';
  /** Whether it says nothing of more dice than so many: with three dice, a double may be a triple or not. */
  readonly isExact?: boolean;
}

const count = '[two|three|four|five|six]?';
const allDice = `[the two|three|four|five | both|all? of? [the|these|those|his|your|her|their]? ${count} damage? dice | both|all? of? the|these|those? ${count} results|scores|rolls|numbers | they all|both? | both|all ${count} [of them]?]`;
const are = 'are|show|shows|come|comes|land|lands|have|turn|read|roll|score [up|out|on]? [as]?';
const same =
  '[the same [number|score|result|face|value|figure|roll]? | equal|identical|alike|matching [numbers|scores]?]';
const dados = '[ambos|todos|los? dos|tres|cuatro|cinco? dados|resultados | los dos|tres|cuatro|cinco | ambos|todos]';
const muestran = 'son|muestran|sacan|salen|dan|marcan|tienen|caen|salgan|muestren';
const iguales = '[iguales|idénticos | el mismo número|resultado|valor | la misma puntuación|cara|cifra]';

const alikes = new PhraseBook<Alike>([
  [{ of: 'all', by: 'dice' }, `${allDice} ${are} ${same}`, `${allDice} match [each other]?`],
  [{ of: 'all', by: 'dice' }, `they're both|all? ${same}`, 'the same number|score|result comes|shows up? twice|thrice'],
  [
    { of: 'all', by: 'dice' },
    `${muestran} ${dados} ${iguales}`,
    `${dados} ${muestran} ${iguales}`,
    `${dados} coinciden|coincidan`,
  ],
  [
    { of: 'different', by: 'dice' },
    `${allDice} ${are} [all]? [different [numbers|scores|results]? | not ${same}]`,
    `${allDice} do|does? not|n't match`,
    `${allDice} don't|doesn't match`,
    `${dados} ${muestran} [distintos|diferentes | números|resultados distintos|diferentes]`,
    `${dados} no coinciden`,
    `no two ${count} [of them|these | of? the|these|those? dice]? [${are} ${same} | match]`,
    'no hay|salen|salgan|haya dos iguales',
  ],
  [
    { of: 2, by: 'dice' },
    `any|at? least? two ${count} [of them|these | of? the|these|those? dice]? [${are} ${same} | match]`,
    `two or more|at least two [of the|these|those? dice | dice] [${are} ${same} | match]`,
    'a|any? pair of? [matching|identical]? dice|scores|numbers',
    `any two [dice|ones | of them|these | of? the|these|those dice]? [${are}]? ${same}`,
    `al? menos? dos de? los? dados ${muestran} ${iguales}`,
  ],
  [
    { of: 2, by: 'dice' },
    'dos números|resultados|dados iguales',
    'el mismo número|resultado|valor en los dos|ambos dados?',
  ],
  [{ of: 'all', by: 'pronoun' }, `son|salen|sean|salgan ${iguales}`, 'coinciden|coincidan', `they match`],
  [{ of: 2, by: 'pronoun', isExact: true }, 'son|salen|sean|salgan dobles'],
  [{ of: 2, by: 'dice', isExact: true }, `${allDice} ${are} a? double|doubles`, `${dados} ${muestran} dobles`],
  [{ of: 2, by: 'noun', isExact: true }, 'a|an|any? double', 'doubles', 'un|cualquier? doble', 'dobles'],
  [
    { of: 2, by: 'noun' },
    'two|any alike',
    'two of? the same',
    'dos del mismo',
    'dos iguales|idénticos',
    'two of a kind',
    'a|any? matching? pair [among|amongst them|these|those | among the|these|those dice]?',
  ],
  [
    { of: 3, by: 'noun' },
    'three of a kind',
    'three alike',
    'tres iguales|idénticos',
    'a|any? triple|triplet|treble',
    'triples|trebles',
    'un? trío',
    'un triple',
  ],
  [{ of: 4, by: 'noun' }, 'four of a kind'],
]);

/** What the dice of a roll are asked at a token to have in common; `isOpened` where an announcement of a target stands before it. */
export function alikeAt(
  tokens: readonly Token[],
  index: number,
  roll: RolledDice,
  isOpened: boolean,
): PoolReading | undefined {
  const { isPerWarrior } = roll;
  const pool = roll.pool ?? diceIn(roll.total);
  const found = pool?.count.kind === 'number' && pool.count.value > 1 ? alikes.at(tokens, index) : undefined;
  if (pool?.count.kind !== 'number' || !found) return undefined;
  const { meaning, next } = found;
  // `any higher double`, `another double`: not all of them.
  if (isOneOf(tokens, index - 1, choosing) || isOneOf(tokens, index - 1, no)) return undefined;
  const all = pool.count.value;
  if (meaning.by === 'pronoun' && (isPerWarrior || !isOpened)) return undefined;
  const named = meaning.of === 'all' ? countNamed(tokens, index, next) : undefined;
  // `if the two dice match`, of three
  if (named !== undefined && named !== all && isOneOf(tokens, index, definite)) return undefined;
  const least = meaning.of === 'all' ? (named ?? all) : meaning.of === 'different' ? 1 : meaning.of;
  if (least > all || (meaning.isExact && least !== all)) return undefined;
  // `the dice show a double six`
  if (changesScore(tokens, next) || smallNumberAt(tokens, next) !== undefined) return undefined;
  if (meaning.by === 'noun' && !isWholeNoun(tokens, index, next, isOpened)) return undefined;
  const span = spanOfTokens(tokens, index, next);
  const alike = { kind: 'alike', pool, span } as const;
  const test = comparison(alike, meaning.of === 'different' ? '=' : '>=', least, span);
  return { asked: { kind: 'test', test }, span, next, isNamed: true };
}

/** The dice of a D66, and of `2D6 x 10`: what they have in common is all the same to what they come to. */
function diceIn(total: Value | undefined): Dice | undefined {
  if (total?.kind === 'd66') {
    const { span } = total;
    return { kind: 'dice', count: { kind: 'number', value: 2, span }, sides: { kind: 'number', value: 6, span }, span };
  }
  const dice = total?.kind === 'product' ? total.factors.filter(({ kind }) => kind !== 'number') : [];
  const [only] = dice;
  return only && dice.length === 1 ? severalDice(only) : undefined;
}

/** `two dice come up the same`: how many dice are named. */
function countNamed(tokens: readonly Token[], index: number, next: number): number | undefined {
  for (let at = index; at < next && at < index + farthestCount; at++) {
    const number = tokens[at]?.kind === 'word' ? smallNumberAt(tokens, at) : undefined;
    if (number !== undefined && number > 1) return number;
  }
  return undefined;
}

const farthestCount = 5;
const definite = wordSet('the these those both all los las ambos todos');

const no = wordSet('no');
const choosing = wordSet(
  'higher lower greater smaller bigger better worse even odd other another different otro otra mayor menor mejor peor superior inferior',
);
const before = wordSet(
  'roll rolls rolled score scores get gets throw throws saca sacas sacan sacáis saque obtienes obtiene obtenga sale salen salga salgan hay up as has have had tiene tienes tenga',
);
const behind = wordSet(
  'meant end break open kill win lose wake fail is was are mean means comes come on and or always never indicates rolled thrown es significa en',
);
/** What comes of it: nothing that could be double. */
const pairVerbs =
  /^(?:vuelve|salta|abre|cierra|rompe|escapa|huye|entra|gira|explota|cura|wakes|opens|ends|breaks|kills|brings|sets|wins|loses|gets|pays|takes|means|gives|costs|makes|lets|calls|stops|starts|muere|cae|queda|pierde|gana|aparece|despierta|encuentra|.*[aeiou][sn])$/;
const whatever = phrases('whatever|whichever', 'no matter', 'sea cual sea', 'sume|salga lo que sume|salga', 'da igual');
const pronouns = wordSet('him her it them you');
/** `with three of a kind he …`, `con tres iguales viene`: nothing else is said so. */
const alikeWords = wordSet('kind alike iguales idénticos');
const plurals = wordSet('doubles dobles triples trebles');

/** `on a double he falls`, `rolls a double`, `a double is rolled`; not `a double portion`, `doubles his attack`. */
function isWholeNoun(tokens: readonly Token[], index: number, next: number, isOpened: boolean): boolean {
  const follower = tokens[next];
  const sign = signAt(tokens, next);
  if (sign !== undefined && '-–—"%+'.includes(sign) && follower?.isGlued === true) return false;
  if (isQuestion(tokens, index, next)) return true;
  const isTold = isOneOf(tokens, next, behind);
  const isAnnounced = isOpened || isOneOf(tokens, index - 1, before) || isTold;
  const isEnd = follower === undefined || (sign !== undefined && '.,;:)!?=–—-"'.includes(sign));
  const isVerb = pairVerbs.test(wordAt(tokens, next) ?? '');
  if (isAnnounced)
    return (
      isEnd ||
      isTold ||
      isVerb ||
      isOneOf(tokens, index, plurals) ||
      clauseStartsWith(tokens, next) ||
      (isOneOf(tokens, next - 1, alikeWords) && isUncounted(tokens, next))
    );
  const isPlural = isOneOf(tokens, index, plurals) && isOneOf(tokens, next + 1, pronouns);
  if (isPlural && opensClause(tokens, index)) return true;
  // `Any double, whatever the total, …`
  if (sign === ',' && opensClause(tokens, index) && whatever.at(tokens, next + 1)) return true;
  return opensClause(tokens, index) && (sign === ':' || sign === '=' || (isVerb && !isOneOf(tokens, index, plurals)));
}
