/** Targets that bring their roll: `5+ on 1D6`, `a 5 or 6 on a D6`, `3+ (1D6)`, `a natural 6 to hit`. */
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { type DiceBehind, diceOfTarget, isChangedBehind, linkAt } from '../rolls/diceBehind.ts';
import { faceOnDiceAt } from '../rolls/facesOnDice.ts';
import { pairAt, twoStagesAt } from '../rolls/pairs.ts';
import { poolTargetAt, type Question } from '../rolls/pools.ts';
import { bareTargetAt, dielessTargetAt, labelledTargetAt } from '../targets/dieless.ts';
import { plainRoll } from '../targets/roll.ts';
import { type Target, type TargetReading, targetAt } from '../targets/targets.ts';
import { singleDie, testOf } from '../targets/targetTests.ts';
import { opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, signAt, smallNumberAt, wordSet } from '../words/words.ts';
import { mayBeOfEach } from './boundTarget.ts';
import { isNeeded, isOpenSum, isSingle, orMore } from './needs.ts';

/** What is asked of a roll: a test, or how much of it counts. */
export interface AskedOfRoll {
  readonly span: Span;
  readonly roll: Value;
  readonly asked: Question;
  /** Whether it is what the targets before it have left: `otherwise`. */
  readonly isRest?: boolean;
}

interface TargetWithRoll extends AskedOfRoll {
  readonly target: Target | undefined;
  /** The dice behind it that it is for; absent where none are named. */
  readonly mention: TokenMention | undefined;
  /** The first token after the target. */
  readonly next: number;
}

/** What is known of the place of a target that may bring its roll. */
interface PlaceOfTarget {
  /** Whether dice stand so near behind it that they may be its own. */
  readonly hasDiceBehind: boolean;
  /** Whether a target without any dice is for 1D6. */
  readonly mayBeBare: boolean;
}

/** The dice of a target begin no further behind its first token. */
export const farthestDice = 20;

/** The target at a token with the roll that it is for, whatever was rolled before; undefined where none brings its roll. */
export function targetWithRoll(
  tokens: readonly Token[],
  mentions: ReadonlyMap<number, TokenMention>,
  index: number,
  { hasDiceBehind, mayBeBare }: PlaceOfTarget,
): TargetWithRoll | undefined {
  const stages = twoStagesAt(tokens, index);
  if (stages) return { ...stages, target: undefined, mention: undefined };
  const ofDice = hasDiceBehind ? askedBefore(tokens, mentions, index) : undefined;
  if (ofDice) return ofDice;
  const before = hasDiceBehind ? targetBefore(tokens, mentions, index) : undefined;
  const dieless = before
    ? undefined
    : (dielessTargetAt(tokens, index) ?? (mayBeBare ? bareTargetAt(tokens, index) : undefined));
  const roll = before?.roll ?? dieless?.roll;
  const reading = before?.reading ?? dieless?.reading;
  if (!roll || !reading) return undefined;
  const { target, next } = reading;
  const span = spanOfTokens(tokens, index, next);
  if (before && mayBeOfEach(roll, target)) return undefined;
  const sought = before ? soughtOf(tokens, index, roll, reading) : target;
  const test = sought && testOf(before?.isNatural ? singleDie(roll) : roll, sought, span);
  return test && { span, roll, asked: { kind: 'test', test }, target, mention: before?.mention, next };
}

/** The target at a token for which no dice need be named, where 1D6 alone can be meant. */
export function bareTarget(tokens: readonly Token[], index: number): TargetWithRoll | undefined {
  const bare = bareTargetAt(tokens, index) ?? labelledTargetAt(tokens, index);
  // `he got it with a 6` may be told.
  if (bare?.reading.target.kind !== 'compared') return undefined;
  const { roll, reading } = bare;
  const { target, next } = reading;
  const span = spanOfTokens(tokens, index, next);
  const test = testOf(roll, target, span);
  return test && { span, roll, asked: { kind: 'test', test }, target, mention: undefined, next };
}

const poolStarts = wordSet(
  'any either one two three four both all none no neither at a an doubles double even odd un una dos tres ambos los todos alguno cualquiera al ningún ninguno doble dobles par impar',
);

/** `both dice show a 1 on 2D6`, `doubles on 2D6`, `an even roll of 1D6`: what single dice are asked, where they are named behind it. */
function askedBefore(
  tokens: readonly Token[],
  mentions: ReadonlyMap<number, TokenMention>,
  index: number,
): TargetWithRoll | undefined {
  if (!isOneOf(tokens, index, poolStarts)) return undefined;
  const faced = faceOnDiceAt(tokens, mentions, index);
  if (faced) return { ...faced, roll: faced.mention.expression, target: undefined };
  for (let at = index + 2; at < index + farthestDice; at++) {
    const mention = mentions.get(at);
    if (!mention) continue;
    if (mention.sign !== undefined || mention.alternative !== undefined) return undefined;
    const roll = plainRoll(mention.expression, false);
    const isOpened = isOneOf(tokens, index - 1, announcing) || isOneOf(tokens, index - 1, conditions);
    const found = poolTargetAt(tokens, index, roll) ?? pairAt(tokens, index, roll, isOpened);
    if (!found || linkAt(tokens, found.next) !== mention.from || isChangedBehind(tokens, mention.to)) return undefined;
    return { ...found, roll: mention.expression, target: undefined, mention };
  }
  return undefined;
}

interface TargetBefore extends DiceBehind {
  readonly reading: TargetReading;
  readonly isNatural: boolean;
}

const natural = wordSet('natural unmodified');
const announcing = wordSet(
  'on with of need needs roll rolls rolling score scores scoring require requires takes only any natural unmodified is ' +
    'con en de necesita necesitas saca sacas sacar sacando obtener obtiene obtienes falta',
);

/** Whether a target is asked of one of several dice, or of another: `a 5 or 6 on one die`. */
export function isOfOneDie(tokens: readonly Token[], next: number): boolean {
  return oneDie.at(tokens, next) !== undefined;
}

const oneDie = phrases('on|with one|a|an single? die', 'on|with a single die', 'en|con un [solo|único]? dado');

/** The target at a token, where dice follow it that it is for. */
function targetBefore(
  tokens: readonly Token[],
  mentions: ReadonlyMap<number, TokenMention>,
  index: number,
): TargetBefore | undefined {
  const reading = targetAt(tokens, index);
  if (!reading || reading.target.kind === 'rest') return undefined;
  const dice = diceOfTarget(tokens, mentions, reading.next);
  if (!dice || dice === 'unclear') return undefined;
  const isSingle = reading.target.kind === 'oneOf' && isNumber(tokens, index, reading.next);
  const isAnnounced =
    isOneOf(tokens, index - 1, announcing) || isOneOf(tokens, index - 1, articles) || opensClause(tokens, index);
  if (isSingle && !isAnnounced) return undefined;
  if (hasTries(tokens, index)) return undefined;
  if (isSingle && isAverage(tokens, dice.mention)) return undefined;
  if (isSingle && (isTold(tokens, index) || isCompared(tokens, index))) return undefined;
  return { ...dice, reading, isNatural: isOneOf(tokens, index - 1, natural) };
}

/** `takes 10 (3D6) fire damage`: the dice are those of an amount, and the number before them is their average. */
function isAverage(tokens: readonly Token[], { from, to }: TokenMention): boolean {
  if (signAt(tokens, from - 1) !== '(' || signAt(tokens, to) !== ')') return false;
  return Array.from({ length: farthestAmount }, (_, ahead) => to + 1 + ahead).some((at) =>
    isOneOf(tokens, at, amounts),
  );
}

const farthestAmount = 3;
const amounts = wordSet('damage wounds points hp daño heridas puntos');

/** `a total of 8 on 1D6 + Strength`: nobody needs that sum alone, and whether more will do must be said or known. */
function soughtOf(
  tokens: readonly Token[],
  index: number,
  roll: Value,
  { target, next }: TargetReading,
): Target | undefined {
  if (!isOpenSum(roll) || !isSingle(target) || isOneOf(tokens, index - 1, natural)) return target;
  return isNeeded(tokens, index) ? orMore(target, spanOfTokens(tokens, index, next)) : undefined;
}

/** `at least a four`, `más de un 4`: not that score alone. */
function isCompared(tokens: readonly Token[], index: number): boolean {
  const before = isOneOf(tokens, index - 1, articles) || isOneOf(tokens, index - 1, of) ? index - 2 : index - 1;
  return isOneOf(tokens, before, comparing);
}

const of = wordSet('of de');
const comparing = wordSet(
  'least most than over under below above beat beats exceed exceeds menos más mínimo máximo mucho que supera superar sobre bajo',
);
const tellingVerbs = wordSet('rolls rolled scores scored gets got throws threw saca sacó obtiene obtuvo tira');
const conditions = wordSet(
  'if unless when whenever after until before who that which must should whoever anyone any each to once soon cuanto si cuando que quien debe',
);
const farthestCondition = 10;

/** `She rolls a 9 on 2D6`: what has happened, and no condition. */
function isTold(tokens: readonly Token[], index: number): boolean {
  const verb = isOneOf(tokens, index - 1, articles) ? index - 2 : index - 1;
  if (!isOneOf(tokens, verb, tellingVerbs)) return false;
  for (let at = verb - 1; at >= verb - farthestCondition && tokens[at]; at--) {
    if (isOneOf(tokens, at, conditions)) return false;
    const token = tokens[at];
    if (token?.kind === 'sign' && '.!?;:'.includes(token.sign)) break;
  }
  return true;
}

/** `three tries to roll a 6 on 1D6`: not the chance of one of them. */
function hasTries(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at > index - farthestTries && tokens[at]?.kind === 'word'; at--) {
    // Not `he tries`, `it goes off`.
    if (isOneOf(tokens, at, tries)) return smallNumberAt(tokens, at - 1) !== undefined;
  }
  return false;
}

const farthestTries = 7;
const tries = wordSet('tries attempts goes intentos oportunidades');

function isNumber(tokens: readonly Token[], index: number, next: number): boolean {
  return next === index + 1 && smallNumberAt(tokens, index) !== undefined;
}
