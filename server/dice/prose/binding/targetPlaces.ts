/** Whether a number behind an opening is a score, and what it would be else. */

import { phrases } from '../notation/pattern.ts';
import { changesScore } from '../rolls/scoreChanges.ts';
import type { Opening } from '../targets/openings.ts';
import { isOtherNumber } from '../targets/otherNumbers.ts';
import type { TargetReading } from '../targets/targets.ts';
import {
  clauseStarts,
  counted,
  endsClause,
  isOutcome,
  isOver,
  isUncounted,
  mayBeCounted,
  opensClause,
} from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, prepositions, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import { mayCountThings } from './things.ts';

/** What shows that the number is another one: `4 or higher on his counter`, `9 or more against 5 or less`. */
const others = wordSet('against versus per of contra than que');
/** `2 or more above the enemy`: a difference of two scores. */
const degrees = wordSet(
  'higher lower above below more less better worse greater over under ahead superior inferior mayor menor más menos',
);
const staying = wordSet('stays stay remains remain sits stands rests queda quedan sigue siguen permanece permanecen');
const naturalAfter = wordSet('natural naturales');
const attackVerbs = wordSet('hit wound save impactar herir golpear');

/** What is known of a number from the targets before it. */
interface PlaceOfScore {
  /** Whether the roll has been asked for another target. */
  readonly isExpected: boolean;
  /** Whether it goes on where the target before it ended. */
  readonly isNext: boolean;
}

/** Whether the target that has been read behind an opening is for a roll. */
export function isScore(
  tokens: readonly Token[],
  { kind, isNamed, next: start }: Opening,
  { target, next }: TargetReading,
  { isExpected, isNext }: PlaceOfScore = { isExpected: false, isNext: false },
): boolean {
  if (changesScore(tokens, next) || isChangedBehind(tokens, next) || isSpoiltBehind(tokens, next)) return false;
  const isOfNumber = target.kind !== 'compared' || target.value.kind === 'number';
  if (isOfNumber && isOtherNumber(tokens, next)) return false;
  if (isOfNumber && isDistance(tokens, next)) return false;
  // `otherwise it stays on 1`: a die that keeps count.
  const isPlain = target.kind === 'oneOf';
  if (isPlain && isOneOf(tokens, start - 1, prepositions) && isOneOf(tokens, start - 2, staying)) return false;
  const following = tokens[next];
  if (following === undefined) return true;
  const isSingle = isPlain && target.ranges.length < 2 && target.ranges.every(({ low, high }) => low === high);
  if (following.startsLine) return true;
  // `5 0r 6`
  if (following.kind === 'number') return false;
  if (following.kind === 'die') {
    // `with 8 and up 1D3 Rats come`
    const isWorded = kind === 'preposition' && target.kind === 'compared' && tokens[next - 1]?.kind === 'word';
    return !following.isGlued && (kind === 'score' || isWorded);
  }
  // `- sent away on 6 or less * The bridge …`: the next point of a list.
  if (following.kind === 'sign' && tokens[next + 1]?.kind === 'word' && endsClause(tokens, next)) return true;
  if (following.kind === 'sign')
    return !'"″%/+×*°'.includes(following.sign) || (following.sign === '/' && !following.isGlued);
  if (isOneOf(tokens, next, naturalAfter)) return !isForAttack(tokens, next + 1);
  // `if a 1 turns up`
  const isShown = following.word === 'turns' && isOneOf(tokens, next + 1, up);
  const isCounted = following.isGlued || following.word === 'x' || (counted.has(following.word) && !isShown);
  if (
    isCounted ||
    (isOfNumber && isOther(tokens, next, following.word)) ||
    isForAttack(tokens, next) ||
    isElsewhere(tokens, next)
  )
    return false;
  // `if the score is 3 or more rats appear`, `on 1-2 rats, on 3-4 bats`: nothing is counted so.
  const isOfRoll = (kind === 'score' && isNamed) || (isPlain && isNext);
  const mayHaveThings = !isSingle && (kind === 'score' || kind === 'preposition' || kind === 'strong');
  if (mayHaveThings && isOfNumber && !isOfRoll && mayCountThings(tokens, start, next)) return false;
  // `if he gets 3 or more rings`, `it takes 4 men`, `salen 2 o 3 ratas`
  if (kind === 'score')
    return (
      !isOfNumber || !countingVerbBefore(tokens, start) || isOver(tokens, next) || isSpanishVerb(tokens, start, next)
    );
  if (kind === 'preposition') {
    if (isSingle && isSpanishScore(tokens, start, next)) return true;
    return !isSingle || clauseStarts.has(following.word) || (isExpected && !following.isCapitalised);
  }
  // `5+ rats appear`
  if (signAt(tokens, next - 1) === '+' && !following.isCapitalised) return true;
  // `3 or more Orcs`
  const isFollowed = isOneOf(tokens, next, ands) && clauseStarts.has(wordAt(tokens, next + 1) ?? '');
  const isArticled = isOneOf(tokens, start - 1, articles) && isFollowed;
  return isSingle
    ? isOutcome(tokens, next) || isArticled
    : !mayBeCounted(tokens, next) || clauseStarts.has(following.word);
}

const up = wordSet('up');
const ands = wordSet('and y');

/** `con 6 sale el cubo` */
function isSpanishScore(tokens: readonly Token[], start: number, next: number): boolean {
  const number = smallNumberAt(tokens, start) ?? 0;
  return (
    wordAt(tokens, start - 1) === 'con' && number > 1 && tokens[start]?.kind === 'number' && isUncounted(tokens, next)
  );
}

/** `si sale 6 encuentra un anillo`; not `si salen 6 ratas`, nor `si sale 1 rata` */
function isSpanishVerb(tokens: readonly Token[], start: number, next: number): boolean {
  const isSpanish = isOneOf(tokens, start - 1, spanishVerbs) && tokens[start]?.kind === 'number';
  return isSpanish && (smallNumberAt(tokens, start) ?? 0) > 1 && isUncounted(tokens, next);
}

const spanishVerbs = wordSet('sale salga saca sacas saque saques');

/** Whether the verb before a target may as well have an object that is counted. */
function countingVerbBefore(tokens: readonly Token[], start: number): boolean {
  return isOneOf(tokens, start - 1, countingVerbs);
}

const countingVerbs = wordSet(
  'comes falls get gets got getting make makes manage manages need needs needed needing require requires want wants take takes have has ' +
    'sale salen salga salgan da dan dé consigue consigues consiga logra logras logre necesita necesitas necesitan falta tira tiras tire',
);

/** Whether a target is said to be natural after it. */
export function isNaturalAfter(tokens: readonly Token[], next: number): boolean {
  return isOneOf(tokens, next, naturalAfter) || beforeChanges.at(tokens, next) !== undefined;
}

const beforeChanges = phrases(
  'before adding|modifying|modifiers|modification anything?',
  'before any|all modifiers|additions|bonuses',
  'before anything is|was added',
  'antes de sumar|añadir|modificar nada',
);

/** `to hit`, `para impactar`: those dice are rolled for each attack, and not the ones that the text is about. */
function isForAttack(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  if (word === 'para' || word === 'to') return isOneOf(tokens, index + 1, attackVerbs);
  return word === 'to hit' || word === 'al';
}

/** `on his counter`, `in the Power Phase`, `on the table`: not on the dice. */
export function isElsewhere(tokens: readonly Token[], index: number): boolean {
  if (!isOneOf(tokens, index, places)) return false;
  for (let at = index + 1; at <= index + 3; at++) {
    if (isOneOf(tokens, at, diceNouns) || tokens[at]?.kind === 'die') return false;
    if (isOneOf(tokens, at, otherPlaces)) return true;
  }
  return isOneOf(tokens, index + 1, possessives);
}

const places = wordSet('on in en');
const possessives = wordSet('his her its their su tu');
const diceNouns = wordSet('dice die roll rolls dado dados tirada');
const otherPlaces = wordSet(
  'attack attacks counter counters card cards table page phase fase tabla carta página contador',
);

function isOther(tokens: readonly Token[], next: number, word: string): boolean {
  if (ofSame.at(tokens, next)) return false;
  return others.has(word) || (degrees.has(word) && tokens[next + 1]?.kind === 'word');
}

const ofSame = phrases('of the|that|this same dice|die|roll|throw', 'de la|esa misma tirada', 'del mismo dado');

/** `4 or more, after adding 1`, `8+ (including his bonus)`: the score is another than that of the dice. */
function isChangedBehind(tokens: readonly Token[], next: number): boolean {
  const sign = signAt(tokens, next);
  return isOneOf(tokens, sign === ',' || sign === '(' ? next + 1 : next, changedBy);
}

/** `1 away from it`, `2 off`, `a 1 del número`: how far the score is from another number; not `on a 5 off he goes`. */
function isDistance(tokens: readonly Token[], next: number): boolean {
  const found = distances.at(tokens, next);
  return found !== undefined && (isOneOf(tokens, found.next - 1, ofOther) || endsClause(tokens, found.next));
}

const distances = phrases(
  'point|points|pip|pips|number|numbers? away|off|short|wide|adrift|apart|out [from|of]?',
  'point|points|pip|pips from|of',
  'from',
  'punto|puntos? de distancia|diferencia [de|del|con]?',
  'punto|puntos de|del',
  'del número',
);
const ofOther = wordSet('from of de del con número');
const spoiltOrs = wordSet('ar cr er nr ot of oi');
const runTogether = /^(?:or|o)(?:more|less|higher|lower|over|above|below|under|m[aá]s|menos)/;

/** `5 cr more`, `5 ormore`, where a scanner has spoilt what stands between. */
function isSpoiltBehind(tokens: readonly Token[], next: number): boolean {
  const between = wordAt(tokens, next);
  if (between !== undefined && runTogether.test(between)) return true;
  // `5 ar 6`
  if (isOneOf(tokens, next, spoiltOrs) && tokens[next + 1]?.kind === 'number') return true;
  return between !== undefined && between.length <= 3 && isOneOf(tokens, next + 1, degrees);
}

const changedBy = wordSet(
  'rolled thrown after adding subtracting deducting plus minus including modified allowing counting tras sumando restando incluyendo contando modificado',
);

/** Whether a number at a token may be a score that was not read: `un 6 lo cura`, `on 5 squares`; not `2 Wounds`. */
export function mayBeScore(tokens: readonly Token[], index: number): boolean {
  if (smallNumberAt(tokens, index) === undefined) return false;
  const isArticle = isOneOf(tokens, index, articles);
  return (
    !isArticle &&
    (isOneOf(tokens, index - 1, articles) || isOneOf(tokens, index - 1, prepositions) || opensClause(tokens, index))
  );
}
