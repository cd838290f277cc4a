/** What announces a target: `on a`, `a score of`, `if the total is`, `needs`. */
import type { TargetReading } from './targets.ts';
import type { Token } from './token.ts';
import { articles, isOneOf, prepositions, rollVerbs, signAt, wordAt, wordSet } from './words.ts';

export const scoreNouns = wordSet('score scores roll rolls result total resultado tirada puntuación');
const scoreVerbs = wordSet(
  'roll rolls rolled rolling score scores scored scoring need needs require requires throws saca sacas sacan sacar obtiene ' +
    'obtienes obtenga obtengas obtener sale salga salen necesita necesitas',
);
const copulas = wordSet('is was are es era fue sea');
const pronouns = wordSet('it this that');
/** What a number after `of` is natural to. */
const natural = wordSet('natural unmodified');

export interface Introduction {
  /** `a score of 5`, `rolls a 5`: it cannot be anything but a score. */
  readonly isCertain: boolean;
  readonly isNatural: boolean;
  /** The first token of it. */
  readonly from: number;
}

/** What in front of a token announces a target there; undefined where nothing does. */
export function introductionOf(tokens: readonly Token[], index: number): Introduction | undefined {
  let before = index - 1;
  let isNatural = isOneOf(tokens, before, natural);
  if (isNatural) before--;
  const hasArticle = isOneOf(tokens, before, articles);
  if (hasArticle) before--;
  const word = wordAt(tokens, before);
  if (word === undefined) return undefined;
  if (word === 'of' || word === 'de') {
    // `una tirada de 1D6 de 5 o 6`
    if (tokens[before - 1]?.kind === 'die') return { isCertain: true, isNatural, from: before - 1 };
    if (!isOneOf(tokens, before - 1, scoreNouns)) return undefined;
    isNatural ||= isOneOf(tokens, before - 2, natural);
    return { isCertain: true, isNatural, from: startOfPhrase(tokens, before - (isNatural ? 2 : 1)) };
  }
  if (copulas.has(word)) {
    if (isOneOf(tokens, before - 1, scoreNouns)) return { isCertain: true, isNatural, from: before - 1 };
    const isPronoun = isOneOf(tokens, before - 1, pronouns) && (hasArticle || isNatural);
    return isPronoun ? { isCertain: true, isNatural, from: before - 1 } : undefined;
  }
  if (scoreVerbs.has(word)) return { isCertain: true, isNatural, from: before };
  if (!prepositions.has(word)) return undefined;
  return { isCertain: hasArticle || isNatural, isNatural, from: before };
}

const rolledWords = wordSet('rolled scored thrown');

/** `if a 2 or 3 is rolled`: what says that the number is a score stands after it. */
export function passiveIntroductionOf(
  tokens: readonly Token[],
  index: number,
  { next }: TargetReading,
): Introduction | undefined {
  let before = index - 1;
  const isNatural = isOneOf(tokens, before, natural);
  if (isNatural) before--;
  const isPassive = isOneOf(tokens, next, copulas) && isOneOf(tokens, next + 1, rolledWords);
  return isPassive && isOneOf(tokens, before, articles) ? { isCertain: true, isNatural, from: before } : undefined;
}

/** Like `introductionOf`, for a comparison in words: `scores less than`, `a total equal to or greater than`. */
export function comparisonIntroductionOf(tokens: readonly Token[], index: number): Introduction | undefined {
  const before = index - 1;
  if (isOneOf(tokens, before, scoreNouns)) return { isCertain: true, isNatural: false, from: before };
  return introductionOf(tokens, index);
}

function startOfPhrase(tokens: readonly Token[], index: number): number {
  const article = isOneOf(tokens, index - 1, articles) ? index - 1 : index;
  return isOneOf(tokens, article - 1, prepositions) ? article - 1 : article;
}

/** What a number before it counts, so that it is no score. */
const counted = wordSet(
  'wound wounds gold square squares turn turns attack attacks point points time times dice die warriors warrior model models ' +
    'week weeks day days monster monsters extra additional inches inch heridas herida oro casillas turnos turno ataques ' +
    'ataque puntos punto veces vez dados guerreros aventureros monedas monstruos semanas días adicional adicionales',
);
/** What begins a clause about what comes of a score. Nothing that is counted begins so. */
const clauseStarts = wordSet(
  'he she it they you the your his her its their a an there nothing no each every all one roll and only this that if ' +
    'el la los las se no nada tu su un una cada hay le les te ' +
    'pierde pierdes gana ganas sufre sufres muere mueres recibe recibes es está estás queda quedas cae caes',
);

/**
 * Whether the number is a score and does not count something: `on 5 squares`, `with 6"`, or what hits: `on a 6 to hit`.
 * `isExpected`: it stands where the next of several targets would.
 */
export function isScore(
  tokens: readonly Token[],
  { isCertain }: Introduction,
  { target, next }: TargetReading,
  isExpected: boolean,
): boolean {
  const following = tokens[next];
  if (following === undefined) return true;
  if (following.kind === 'number' || following.kind === 'die') return !following.isGlued && isCertain;
  if (following.kind === 'word') {
    if (isOneOf(tokens, next, naturalAfter)) return !isForAttack(tokens, next + 1);
    if (following.isGlued || following.word === 'x' || counted.has(following.word) || isForAttack(tokens, next))
      return false;
    const isSingle =
      target.kind === 'oneOf' && target.ranges.every(({ low, high }) => low === high) && target.ranges.length < 2;
    const isClause = clauseStarts.has(following.word) || (isExpected && !following.isCapitalised);
    return isCertain || !isSingle || isClause;
  }
  return !'"″%/+×*='.includes(following.sign);
}

/** `con un 1 natural`. */
const naturalAfter = wordSet('natural naturales');

/** Whether a target is said to be natural after it. */
export function isNaturalAfter(tokens: readonly Token[], next: number): boolean {
  return isOneOf(tokens, next, naturalAfter);
}

const attackVerbs = wordSet('hit wound save impactar herir golpear');

/** `to hit`, `para impactar`: those dice are rolled for each attack, and not the ones that the text is about. */
function isForAttack(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  if (word === 'para' || word === 'to')
    return isOneOf(tokens, index + 1, attackVerbs) || wordAt(tokens, index + 1) === 'hit';
  return word === 'to hit' || (word === 'al' && !isOneOf(tokens, index + 1, rollVerbs));
}

const clauseJoints = wordSet(
  'and but or while whereas however then otherwise if only also even again y pero si solo sólo entonces mientras aunque o',
);

/** Whether what starts at a token opens a clause, so that it says what comes of the roll before. */
export function opensClause(tokens: readonly Token[], index: number): boolean {
  const sign = signAt(tokens, index - 1);
  if (sign !== undefined) return '.,;:()!?>-–—*"“”¡¿'.includes(sign);
  return tokens[index - 1] === undefined || isOneOf(tokens, index - 1, clauseJoints);
}

const attackNouns = wordSet('hit hits hitting impacta impactan impacto impactos save saves saved saving');

const exceptions = wordSet('than but except salvo excepto menos');

/** `anything but a score of 1`, and `the Resistance roll scores a 5`, which is another roll than the one before. */
export function isOfOther(tokens: readonly Token[], from: number): boolean {
  const start = isOneOf(tokens, from, prepositions) || !isOneOf(tokens, from - 1, articles) ? from : from - 1;
  if (isOneOf(tokens, start - 1, exceptions)) return true;
  const noun = tokens[from - 2];
  return (
    isOneOf(tokens, from - 1, scoreNouns) &&
    noun?.kind === 'word' &&
    noun.isCapitalised &&
    signAt(tokens, from - 3) === undefined
  );
}

/** `hits on a 4+`: an attack or a save of its own. */
export function followsAttack(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before?.kind === 'word' && (attackNouns.has(before.word) || isOneOf(tokens, index - 2, attackNouns));
}
