/** What stands behind a target to the end of its sentence: whether a word is left there that may be meant for the roll. */
import { counted, endsClause, verbEnds } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import {
  articles,
  conjunctions,
  isOneOf,
  prepositions,
  rollVerbs,
  signAt,
  smallNumberAt,
  wordSet,
} from '../words/words.ts';
import { isNoun } from './behindTarget.ts';
import type { ClauseWords } from './words.ts';

/** Whether a word between two tokens carries meaning for a roll, and nothing is known that it belongs to. */
export function hasUncovered(words: ClauseWords, tokens: readonly Token[], start: number, end: number): boolean {
  for (let index = start; index < end; ) {
    const phrase = words.phraseAt(tokens, index);
    if (phrase?.meaning === 'mark' && phrase.next <= end + 1) return true;
    if (phrase) index = phrase.next;
    else if (isUncovered(words, tokens, index, start)) return true;
    else index++;
  }
  return false;
}

function isUncovered(words: ClauseWords, tokens: readonly Token[], index: number, start: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'number') return !isAmount(words, tokens, index);
  if (token?.kind !== 'word') return false;
  const isBehindJoint = words.is(tokens, index - 1, 'conjunctions') || signAt(tokens, index - 1) === ',';
  if (words.is(tokens, index, 'repeats', 'vague') || isContest(words, tokens, index)) return true;
  if (isBehindJoint && words.is(tokens, index, 'vagueBehindJoint') && endsClause(tokens, index + 1)) return true;
  if (words.is(tokens, index, 'numbers') && !isAmount(words, tokens, index)) return true;
  if (isOneAlone(words, tokens, index)) return true;
  if (words.is(tokens, index, 'often') || isTimes(words, tokens, index)) return !isBehindVerb(words, tokens, index);
  if (words.is(tokens, index, 'again')) return isBehindJoint;
  if (words.isChange(tokens, index)) return !isPlainChange(words, tokens, index);
  if (words.isDegree(tokens, index))
    return !isPlainDegree(words, tokens, index) && !isOfAmount(words, tokens, index, start);
  if (words.is(tokens, index, 'particles'))
    return !isBehindVerb(words, tokens, index) && !isPlainDegree(words, tokens, index);
  if (words.is(tokens, index, 'quantities'))
    return !isPlainQuantity(words, tokens, index) && !isOfAmount(words, tokens, index, start);
  if (words.is(tokens, index, 'exceptions') && isOfRoll(words, tokens, index + 1)) return true;
  if (words.is(tokens, index, 'comparing')) return isComparedWithSource(words, tokens, index);
  // `going by the chart`
  if (words.is(tokens, index, 'sources') && isOneOf(tokens, index - 2, ways)) return true;
  // `1 Wound per level`; not `it opens per hand`
  if (isOneOf(tokens, index, rates)) return !isOfAmount(words, tokens, index, start);
  if (words.is(tokens, index, 'dice')) return isOfDice(words, tokens, index, start);
  return false;
}

/** `2 Wounds`, `level 3`, `+1`, `1D6 x 50`: a number that counts things, or is the value of something. */
function isAmount(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const next = index + 1;
  if (isNoun(words, tokens, next) || isOneOf(tokens, next, counted)) return true;
  if (words.is(tokens, index - 1, 'beforeNumbers') || isOtherTarget(words, tokens, index)) return true;
  const before = tokens[index - 1];
  if (before?.kind === 'word' && before.isCapitalised) return true;
  if (before?.kind === 'sign' && '+-–−x×(/#'.includes(before.sign)) return true;
  if (tokens[next]?.kind === 'die' || '%)/x×'.includes(signAt(tokens, next) ?? ' ')) return true;
  const isMore = words.isDegree(tokens, next) && isNoun(words, tokens, next + 1);
  // `he regains 10.`, `for 30.`
  // `regenera 4`: an unknown word owns its number.
  if (tokens[index]?.kind === 'number' && isNoun(words, tokens, index - 1)) return true;
  const isObject = words.is(tokens, index - 1, 'verbs', 'prices') || isOneOf(tokens, index - 1, verbEnds);
  if (isObject && endsClause(tokens, next)) return true;
  const isOf = words.is(tokens, next, 'anyPrepositions') && tokens[next + 1]?.kind === 'word';
  // `1 de Fuerza`
  if (isOneOf(tokens, next, of) && isNoun(words, tokens, next + 1)) return true;
  // `1 to damage`
  if (isOneOf(tokens, next, receiving) && isNoun(words, tokens, next + 1)) return true;
  const noun = words.is(tokens, next + 1, 'determiners') ? next + 2 : next + 1;
  return isMore || (isOf && (noun > next + 1 || isOneOf(tokens, next, contracted)) && tokens[noun]?.kind === 'word');
}

const of = wordSet('of de');
const receiving = wordSet('to from a por per');
const contracted = wordSet('al del');

/** `, 5 or 6 and he dances`, `, con 12 o más`: another target, that has not been read; it leaves the chance of this one as it is. */
function isOtherTarget(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const start = isOneOf(tokens, index - 1, articles) ? index - 1 : index;
  if (',;:('.includes(signAt(tokens, start - 1) ?? ' ')) return true;
  // `he got it with a 6`
  if (isOneOf(tokens, start - 1, prepositions) && endsClause(tokens, index + 1)) return true;
  if (!isOneOf(tokens, start - 1, prepositions))
    return isOneOf(tokens, start - 1, conjunctions) && smallNumberAt(tokens, start - 2) !== undefined;
  return ',;:('.includes(signAt(tokens, start - 2) ?? ' ') || words.is(tokens, start - 2, 'conjunctions');
}

/** `and one besides`, `y sobra uno`: one of the rolls or scores, as no thing follows. */
function isOneAlone(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  if (smallNumberAt(tokens, index) !== 1 || tokens[index]?.kind !== 'word') return false;
  if (words.is(tokens, index - 1, 'determiners')) return false;
  const isBehindJoint = [1, 2].some((back) => words.is(tokens, index - back, 'conjunctions'));
  if (isBehindJoint && isOver(words, tokens, index + 1)) return true;
  const isJoined = words.is(tokens, index - 1, 'conjunctions') && isNoun(words, tokens, index + 1);
  return isJoined && !isOneOf(tokens, index + 1, verbEnds) && isOver(words, tokens, index + 2);
}

/** Whether a clause ends at a token, or another begins. */
function isOver(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  return endsClause(tokens, index) || words.is(tokens, index, 'subjects', 'determiners', 'verbs');
}

function isTimes(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  return smallNumberAt(tokens, index) !== undefined && words.is(tokens, index + 1, 'times');
}

/** `beating his companion`, `by his level`; not `beating 2 rats`. */
function isContest(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  if (words.is(tokens, index, 'contests')) return smallNumberAt(tokens, index + 1) === undefined;
  const isOwned = words.is(tokens, index, 'values') && words.is(tokens, index - 1, 'determiners');
  return isOwned && isOneOf(tokens, index - 2, means) && smallNumberAt(tokens, index - 3) === undefined;
}

const ways = wordSet('by según conforme');
const means = wordSet('by with por con');

/** `he attacks twice` */
function isBehindVerb(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before?.kind === 'word' && !words.is(tokens, index - 1, 'conjunctions', 'anyPrepositions');
}

/** `adds 2 to his Strength`, `is halved`, `plus 1D6 gold` */
function isPlainChange(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const next = index + 1;
  if (words.is(tokens, index - 1, 'becoming')) return true;
  if (tokens[next]?.kind === 'die') return true;
  // `after halving it`: what was rolled.
  if (words.is(tokens, next, 'subjects') && !words.is(tokens, next, 'determiners')) return false;
  if (smallNumberAt(tokens, next) !== undefined)
    return isAmount(words, tokens, next) && !isForRoll(words, tokens, next + 1);
  if (words.is(tokens, index, 'arithmetic')) return false;
  return isNoun(words, tokens, words.is(tokens, next, 'determiners') ? next + 1 : next);
}

/** `add 1 to the roll if he has a rope`; not `to the rolls of others`, `to his next roll`. */
function isForRoll(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const thing = words.is(tokens, index + 1, 'determiners') ? index + 2 : index + 1;
  const isDice = isOneOf(tokens, index, receiving) && words.is(tokens, thing, 'dice');
  return isDice && !isOneOf(tokens, thing + 1, of);
}

/** `more gold`, `is better`, `lower than the ground` */
function isPlainDegree(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const next = index + 1;
  if (words.is(tokens, index - 1, 'becoming')) return true;
  if (isOneOf(tokens, index, qualities) && isOneOf(tokens, index - 1, verbEnds)) return true;
  // `less his Luck`
  if (isOneOf(tokens, index, lessening) && words.is(tokens, next, 'determiners')) return false;
  if (tokens[next]?.kind === 'die') return true;
  if (tokens[next]?.kind === 'number' || words.is(tokens, next, 'numbers')) return isAmount(words, tokens, next);
  return isNoun(words, tokens, words.is(tokens, next, 'determiners') ? next + 1 : next);
}

const qualities = wordSet('better worse mejor peor');
const lessening = wordSet('less minus menos');

/** `one Attack fewer`, `1 Wound each`, `3 or more`: the word belongs to the number before it. */
function isOfAmount(words: ClauseWords, tokens: readonly Token[], index: number, start: number): boolean {
  // `10 de oro cada uno`, `1D3 Heridas Iniciales menos`
  let count = index - 1;
  while (
    count >= start &&
    count > index - farthestCount &&
    (isNoun(words, tokens, count) || isOneOf(tokens, count, of))
  )
    count--;
  if (count < start) return false;
  const isThing = count < index - 1 && (smallNumberAt(tokens, count) !== undefined || tokens[count]?.kind === 'die');
  if (isThing || tokens[index - 1]?.kind === 'die') return true;
  return words.is(tokens, index - 1, 'conjunctions') && smallNumberAt(tokens, index - 2) !== undefined;
}

const farthestCount = 4;

/** `each Warrior`, `all of the rats`, `all he has` */
function isPlainQuantity(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const next = index + 1;
  if (tokens[next]?.kind === 'die' || tokens[next]?.kind === 'number') return tokens[next]?.kind === 'die';
  // `they take one each`, `he loses half`
  const isObject = isOneOf(tokens, index, wholes) && words.is(tokens, index - 1, 'verbs');
  if (isObject && !words.is(tokens, index - 1, 'becoming')) return true;
  if (words.is(tokens, next, 'determiners'))
    return isNoun(words, tokens, next + 1) || isOneOf(tokens, next + 1, counted);
  if (words.is(tokens, next, 'anyPrepositions'))
    return isOneOf(tokens, next, of) && (isNoun(words, tokens, next + 1) || isNoun(words, tokens, next + 2));
  return isNoun(words, tokens, next) || words.is(tokens, next, 'subjects', 'verbs') || isOneOf(tokens, next, verbEnds);
}

const wholes = wordSet('all half both none todos todas ambos');

/** `unless the number is even`, `si se dobla`: a condition that speaks of the roll, or changes it; not `if he throws a 5`, which is another case. */
function isOfRoll(words: ClauseWords, tokens: readonly Token[], start: number): boolean {
  let isSaid = false;
  for (let index = start; index < start + farthestCondition && !endsClause(tokens, index); index++) {
    if (isOneOf(tokens, start - 1, otherCases) && smallNumberAt(tokens, index) !== undefined) return false;
    isSaid ||= words.is(tokens, index, 'dice', 'parity') || words.isChange(tokens, index);
  }
  return isSaid;
}

const otherCases = wordSet('if when si cuando');

const farthestCondition = 7;

/** `as the table says`, `unless it was a 6` */
function isComparedWithSource(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  if (isOneOf(tokens, index + 1, of)) return false;
  for (let at = index + 1; at < index + farthestSource && !endsClause(tokens, at); at++) {
    if (words.is(tokens, at, 'sources')) return true;
  }
  return false;
}

const farthestSource = 5;

/** `on both dice`, `counting one die`: something is said of dice, and nobody rolls them. */
function isOfDice(words: ClauseWords, tokens: readonly Token[], index: number, start: number): boolean {
  // `on a roll of 5`: another target. `the number of rats`: no number of the dice.
  if (isOneOf(tokens, index + 1, of) && !words.is(tokens, index + 2, 'dice', 'determiners')) return false;
  let at = index - 1;
  while (at > index - farthestPreposition && isBeforeDice(words, tokens, at)) at--;
  if (at === index - 1 && !words.is(tokens, at, 'anyPrepositions')) return false;
  if (words.isChange(tokens, at)) return true;
  // `or the face beside it`; not `and the roll fails`
  if (words.is(tokens, at, 'conjunctions') && words.is(tokens, at + 1, 'determiners'))
    return !isVerbAt(words, tokens, index + 1);
  // `+1 to his rolls`, `for his next roll`
  if (!words.is(tokens, at, 'anyPrepositions') || isOneOf(tokens, at, ofTime)) return false;
  // The number before the preposition may be that of the target itself.
  if (at <= start) return true;
  return smallNumberAt(tokens, at - 1) === undefined && !isOneOf(tokens, at - 1, rollVerbs);
}

/** `ends`, `is` */
function isVerbAt(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  return words.is(tokens, index, 'verbs', 'becoming') || isOneOf(tokens, index, verbEnds);
}

function isBeforeDice(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  return words.is(tokens, index, 'determiners', 'quantities', 'numbers') || isNoun(words, tokens, index);
}

const farthestPreposition = 5;
const ofTime = wordSet('for before after during until to a al antes hasta durante');
const rates = wordSet('per');
