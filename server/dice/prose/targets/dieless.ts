/** Rolls for which no dice are named, though everybody knows them: to hit and for Power one rolls 1D6. */
import type { Range, Value } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { clauseStartsWith, endsClause, opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, conjunctions, isOneOf, prepositions, signAt, smallNumberAt, wordSet } from '../words/words.ts';
import { isOtherNumber } from './otherNumbers.ts';
import { type TargetReading, targetAt } from './targets.ts';

interface Dieless {
  readonly reading: TargetReading;
  readonly roll: Value;
}

const behind = phrases(
  'to hit|wound|save|dodge|parry|block',
  'to-hit',
  'on the|his|her|their|its|a power|to-hit|hit roll|dice|die',
  'on the|his|her|their|its|a to hit roll|dice|die',
  'for the? power [roll|phase]?',
  'is|was|comes|come [rolled|thrown | up]? [in|on|for|during] the|his|her? power [phase|roll|dice]?',
  'in|during the power phase',
  'on a|one single? die',
  'en|con un solo? dado',
  'para impactar|golpear|herir|acertar',
  'al impactar|golpear|atacar|disparar|acertar',
  'en|durante la fase de poder',
  'en la tirada de poder|impactar',
  'en la tirada para impactar',
);
/** What stands behind a score of the die that is the same for all tests: `a natural 1 always fails`, `un 6 en el dado es siempre un fallo`. */
const behindExtreme = phrases(
  'on|in the|a|any? die|dice|test|tests [is|are]? always',
  '[is|are]? always',
  'en el|un|cualquier dado|prueba [es]? siempre',
  'en el|un|cualquier dado|prueba siempre es',
);
const ahead = phrases(
  'power|to-hit roll|rolls [this|that|each|every turn|round]? [of|is|was|shows] a|an? natural?',
  'to hit roll|rolls [of|is|was|shows] a|an? natural?',
  'roll|rolls to hit [of|is|was] a|an? natural?',
  'natural',
  'al impactar|atacar|disparar|golpear [saca|sacas|saque|con] un|una?',
  'roll|rolls to hit is|was|of a|an? natural|unmodified',
  'power phase roll [of|is|was] a|an?',
  'fase de poder salió|sale|saca|sacas un|una?',
  'tirada de poder [de|es|sea|fue|era|da|dé] un|una?',
  'tirada para impactar [de|es] un|una?',
  'roll|rolls for power :|, [on]? a|an?',
);
const announcing = wordSet(
  'a an every each natural unmodified on rolls roll scores score needs need with only un una con saca sacas de is cada',
);

/** A target at a token that is for such a roll, and the roll. */
export function dielessTargetAt(tokens: readonly Token[], index: number): Dieless | undefined {
  const after = ahead.at(tokens, index);
  const isNatural = after !== undefined && after.next === index + 1;
  if (after && !isNatural) {
    const reading = scoreAt(tokens, after.next);
    return reading && { reading, roll: oneDie(tokens, after.next) };
  }
  const number = smallNumberAt(tokens, index);
  if (number === undefined || !(isAnnounced(tokens, index) || opensClause(tokens, index))) return undefined;
  const reading = scoreAt(tokens, index);
  const hit =
    reading && behind.at(tokens, isOneOf(tokens, reading.next, naturalBehind) ? reading.next + 1 : reading.next);
  // `needs a 4 to hit` may well mean 4 or more.
  const isExtreme = number === 1 || number === 6;
  if (!hit && reading && (number === 1 || number === highest) && isForAllTests(tokens, index, reading.next))
    return { reading, roll: oneDie(tokens, index) };
  const isOfDie = hit !== undefined && isOneOf(tokens, hit.next - 1, dieWords);
  const isPlain = reading?.target.kind === 'oneOf' && !isOneOf(tokens, index - 1, naturalBefore);
  if (isPlain && !isExtreme && !isOfDie) return undefined;
  return reading && hit && { reading, roll: oneDie(tokens, index) };
}

/** Only of a natural score, or of one on `the die`, nobody has to say what is rolled. */
function isForAllTests(tokens: readonly Token[], index: number, next: number): boolean {
  const found = next === index + 1 ? behindExtreme.at(tokens, next) : undefined;
  if (!found) return false;
  if (isOneOf(tokens, index - 1, naturalBefore)) return true;
  return [1, 2, 3].some((ahead) => next + ahead < found.next && isOneOf(tokens, next + ahead, dieWords));
}

const dieWords = wordSet('die dado');

/** `rolls 6`, `a roll of 6` */
function isAnnounced(tokens: readonly Token[], index: number): boolean {
  return (
    isOneOf(tokens, index - 1, announcing) || (isOneOf(tokens, index - 1, of) && isOneOf(tokens, index - 2, rolls))
  );
}

const of = wordSet('of de');
const rolls = wordSet('roll score result tirada resultado');
const saves = wordSet('save saves salvación');
const adverbs = wordSet(
  'once as after before while at each every per to if when whenever unless while in and or but for against only automatically immediately on para ' +
    'al si cuando cada por y o pero mientras en contra',
);
const highest = 6;
const farthestOffer = 9;
const offers = wordSet(
  'find finds found available stock sold location settlement shop encuentra encuentras encontrar disponible venta localización asentamiento tienda encontrarse encontrarlo encontrarla',
);

/**
 * `hits on a 4+`, `it goes out on a 6`, `se libra con 4+`: in this game that is one D6, where no other dice are told of. The caller knows
 * whether they are.
 */
export function bareTargetAt(tokens: readonly Token[], index: number): Dieless | undefined {
  return preparedTargetAt(tokens, index);
}

/** `he can also be bribed: 3+`: a target that stands alone behind a colon; beside other rolls of 1D6 it is for one, too. */
export function labelledTargetAt(tokens: readonly Token[], index: number): Dieless | undefined {
  if (signAt(tokens, index - 1) !== ':' || tokens[index - 2]?.kind !== 'word') return undefined;
  const reading =
    tokens[index]?.kind === 'number' && signAt(tokens, index + 1) === '+' ? scoreAt(tokens, index) : undefined;
  const isAlone = reading && isScoreOfDie(reading, false) && endsClause(tokens, reading.next);
  return isAlone ? { reading, roll: oneDie(tokens, index) } : undefined;
}

function preparedTargetAt(tokens: readonly Token[], index: number): Dieless | undefined {
  const isNatural = isOneOf(tokens, index - 1, naturalBefore) || isNaturalBehind(tokens, index);
  if (isNatural) return naturalTargetAt(tokens, index);
  const hasArticle = isOneOf(tokens, index - 1, articles);
  const before = beforeRollOf(tokens, hasArticle ? index - 2 : index - 1);
  const isSave =
    isOneOf(tokens, index - 1, saves) || (signAt(tokens, index - 1) === ':' && isOneOf(tokens, index - 2, saves));
  // `on a roll of 5 or 6 he falls`, `it needs a roll of 5+`
  const isNamedRoll = before < (hasArticle ? index - 2 : index - 1);
  const isNeeded = isNamedRoll && isOneOf(tokens, before, needing);
  if (!isSave && !isNeeded && !isOneOf(tokens, before, prepositions)) return undefined;
  const isOfAttack = followsAttack(tokens, before);
  const startsSo = (isNamedRoll || isOfAttack || signAt(tokens, index + 1) === '+') && opensClause(tokens, before);
  // What it is that happens stands before it.
  const isInBrackets = signAt(tokens, before - 1) === '(';
  if (
    !isSave &&
    !isInBrackets &&
    !startsSo &&
    (tokens[before - 1]?.kind !== 'word' || isOneOf(tokens, before - 1, conjunctions))
  )
    return undefined;
  const reading = tokens[index]?.kind === 'number' ? scoreAt(tokens, index) : undefined;
  if (!reading || !isScoreOfDie(reading, hasArticle || isNamedRoll || isOneOf(tokens, before, on))) return undefined;
  if (!hasArticle && reading.target.kind === 'oneOf' && !isEndOfDie(reading.target.ranges, startsSo)) return undefined;
  // `is struck with 4, 5 or 6 by an attack`: without an article or a roll, the clause must end.
  if (!hasArticle && !isNamedRoll && reading.target.kind === 'oneOf' && !endsClause(tokens, reading.next))
    return undefined;
  if (
    isOneOf(tokens, reading.next, instead) ||
    (isOneOf(tokens, reading.next, prepositions) && isOneOf(tokens, reading.next + 1, instead))
  )
    return undefined;
  const { next } = reading;
  if (isOtherNumber(tokens, next)) return undefined;
  // What is for sale or can be found is rolled for with as many dice as the place is large.
  for (let at = before; at > before - farthestOffer && tokens[at]?.kind !== 'sign'; at--) {
    if (isOneOf(tokens, at, offers)) return undefined;
  }
  const isOver = endsClause(tokens, next) || signAt(tokens, next) === '(' || isOneOf(tokens, next, adverbs);
  return isOver || clauseStartsWith(tokens, next) ? { reading, roll: oneDie(tokens, index) } : undefined;
}

/** `Roll to hit as normal; on a 1 the string snaps.` */
function followsAttack(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 2; at >= index - farthestAttack; at--) {
    if (attacks.at(tokens, at)) return true;
    if (tokens[at]?.kind !== 'word' && !',;'.includes(signAt(tokens, at) ?? ' ')) return false;
  }
  return false;
}

const farthestAttack = 9;
const attacks = phrases('roll|rolls [to hit | to-hit]', 'tira|tirad|tire para impactar');

/** `1-2`, `5 or 6`: the lowest or the highest scores; one alone only in `on a roll of 6 he …`, since others are told of, and `on 1` may be a place. */
function isEndOfDie(ranges: readonly Range[], mayBeOne: boolean): boolean {
  const [low, high] = [ranges[0]?.low ?? 0, ranges.at(-1)?.high ?? 0];
  return (low === 1 || high === highest) && (low < high || mayBeOne);
}

const needing = wordSet('needs need requires require takes necesita necesitas necesitan requiere exige hace');
const on = wordSet('on con');
/** `on a 6+ instead of 7+`: whatever is rolled for that, it is no D6. */
const instead = wordSet('instead rather lugar vez');

/** The token before `the roll of`, `a score of`; the same one where these do not stand there. */
function beforeRollOf(tokens: readonly Token[], index: number): number {
  if (!isOneOf(tokens, index, of) || !isOneOf(tokens, index - 1, rolls)) return index;
  return isOneOf(tokens, index - 2, articles) ? index - 3 : index - 2;
}

/** `on a natural 6` */
function naturalTargetAt(tokens: readonly Token[], index: number): Dieless | undefined {
  if ([2, 3].some((back) => isOneOf(tokens, index - back, exceptions))) return undefined;
  const isLed = isNaturalBehind(tokens, index)
    ? isAskedNaturally(tokens, index)
    : isOneOf(tokens, index - 2, articles) || isOneOf(tokens, index - 2, prepositions);
  // `a natural 1 or a natural 2`
  if (isOneOf(tokens, index - 3, conjunctions) && tokens[index - 4]?.kind === 'number') return undefined;
  const reading = isLed && tokens[index]?.kind === 'number' ? scoreAt(tokens, index) : undefined;
  if (!reading || !isScoreOfDie(reading, true)) return undefined;
  // `if any of the dice show a natural 1`
  for (let at = index - 3; at > index - farthestDice; at--) if (isOneOf(tokens, at, severalDice)) return undefined;
  return { reading, roll: oneDie(tokens, index) };
}

/** `un 6 natural` */
function isNaturalBehind(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.kind === 'number' && isOneOf(tokens, index + 1, naturalBehind);
}

/** `con un 6 natural`, `si la tirada es un 6 natural`; not `sacó un 6 natural`, `un 1 o un 2 natural`, which is one question. */
function isAskedNaturally(tokens: readonly Token[], index: number): boolean {
  if (!isOneOf(tokens, index - 1, articles) || !isOneOf(tokens, index - 2, beforeNatural)) return false;
  return !(
    isOneOf(tokens, index + 2, conjunctions) && [3, 4].some((ahead) => tokens[index + ahead]?.kind === 'number')
  );
}

const beforeNatural = wordSet('con es sea sale salga saca saque sacas saques obtiene obtenga obtienes obtengas');
const exceptions = wordSet('except but excluding salvo menos excepto');
const farthestDice = 10;
const severalDice = wordSet('dice any each every all both either dados cualquiera cada todos ambos');

/** `4+` or, with an article, `a 6`, `a 5 or 6`. */
function isScoreOfDie({ target }: TargetReading, hasArticle: boolean): boolean {
  if (target.kind === 'compared') {
    const { comparator, value } = target;
    return comparator === '>=' && value.kind === 'number' && value.value > 1 && value.value <= highest;
  }
  return hasArticle && target.kind === 'oneOf' && (target.ranges.at(-1)?.high ?? 0) <= highest;
}

const naturalBefore = wordSet('natural unmodified');
const naturalBehind = wordSet('natural');

function scoreAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const reading = targetAt(tokens, index);
  return reading?.target.kind === 'oneOf' || reading?.target.kind === 'compared' ? reading : undefined;
}

function oneDie(tokens: readonly Token[], index: number): Value {
  const span = spanOfTokens(tokens, index, index + 1);
  return { kind: 'dice', count: { kind: 'number', value: 1, span }, sides: { kind: 'number', value: 6, span }, span };
}
