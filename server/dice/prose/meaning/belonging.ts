/** Words that may change a number, or say how much of it is meant: whether they belong to a thing beside them, and not to the roll. */
import type { Sentence } from '../match/sentence.ts';
import {
  isCapitalised,
  isDeterminer,
  isEnd,
  isJoint,
  isKnownVerb,
  isNoun,
  isOfDice,
  isPast,
  isPreposition,
  isSubject,
  isUnit,
  isVerb,
  startsOutcome,
} from './clauseWords.ts';
import { isSign } from './places.ts';

/** `adds 2 to his Strength`, `is halved` */
export function isPlainChange(sentence: Sentence, at: number): boolean {
  const next = at + 1;
  if (sentence.is(at - 1, 'is', 'becomes')) return true;
  if (sentence.mentionAt(next)) return true;
  // `descontadas sus Heridas`, `without counting the first`
  if ((isPast(sentence, at) && isDeterminer(sentence, next)) || sentence.is(at - 1, 'negation', 'bare')) return false;
  // `after halving it`: what was rolled.
  if (isSubject(sentence, next) && !isDeterminer(sentence, next)) return false;
  if (sentence.numberAt(next) !== undefined) return isAmount(sentence, next) && !isForRoll(sentence, next + 1);
  const noun = isDeterminer(sentence, next) ? next + 1 : next;
  return isNoun(sentence, noun) && !isForRoll(sentence, noun + 1);
}

/** `add 1 to the roll if he has a rope`; not `to the rolls of others`. */
function isForRoll(sentence: Sentence, at: number): boolean {
  const thing = isDeterminer(sentence, at + 1) ? at + 2 : at + 1;
  return isPreposition(sentence, at) && isOfDice(sentence, thing) && !sentence.is(thing + 1, 'of');
}

/** `more gold`, `is better` */
export function isPlainDegree(sentence: Sentence, at: number): boolean {
  const next = at + 1;
  if (sentence.is(at, 'subtract') && isDeterminer(sentence, next)) return false;
  if (sentence.is(at - 1, 'is', 'becomes') || isVerb(sentence, at - 1)) return true;
  if (sentence.mentionAt(next)) return true;
  if (sentence.numberAt(next) !== undefined) return isAmount(sentence, next);
  return isNoun(sentence, isDeterminer(sentence, next) ? next + 1 : next);
}

/** `one Attack fewer`, `1 Wound each`, `3 or more`: the word belongs to the number before it. */
export function isOfAmount(sentence: Sentence, at: number, start: number): boolean {
  let count = at - 1;
  while (count >= start && count > at - farthestCount && (isNoun(sentence, count) || sentence.is(count, 'of'))) count--;
  // `5+, a point more in armour`: said of the score.
  if (count < start || (sentence.is(count + 1, 'point') && isSign(sentence, count - 1, ','))) return false;
  const isNumber = sentence.numberAt(count) !== undefined || sentence.tokens[count]?.kind === 'die';
  if ((count < at - 1 && isNumber) || sentence.tokens[at - 1]?.kind === 'die') return true;
  return isJoint(sentence, at - 1) && sentence.numberAt(at - 2) !== undefined;
}

const farthestCount = 4;

/** `each Warrior`, `all of the rats`, `all he has` */
export function isPlainQuantity(sentence: Sentence, at: number): boolean {
  const next = at + 1;
  if (sentence.mentionAt(next)) return true;
  // `they take one each`, `he loses half`
  if (isKnownVerb(sentence, at - 1) && !sentence.is(at - 1, 'is', 'becomes')) return true;
  // `estalla todo`
  if (sentence.is(at, 'all') && isEnd(sentence, next) && isVerb(sentence, at - 1)) return true;
  if (
    isDeterminer(sentence, at - 1) &&
    (isVerb(sentence, at - 2) || (startsOutcome(sentence, at - 2) && !isPreposition(sentence, at - 2)))
  )
    return true;
  if (isDeterminer(sentence, next)) return isNoun(sentence, next + 1) || isUnit(sentence, next + 1);
  if (sentence.is(next, 'of')) return [1, 2, 3].some((ahead) => isNoun(sentence, next + ahead));
  return isNoun(sentence, next) || isSubject(sentence, next) || isKnownVerb(sentence, next);
}

/** `2 Wounds`, `level 3`, `+1`: a number that counts things, or is the value of something. */
export function isAmount(sentence: Sentence, at: number): boolean {
  const next = at + 1;
  // `two knocked off`
  if (isPast(sentence, next) && sentence.is(next + 1, 'particle')) return false;
  // `on three separate occasions`
  if (isOccasions(sentence, at)) return false;
  if (isNoun(sentence, next) || isUnit(sentence, next) || sentence.isStat(next)) return true;
  if (sentence.is(at - 1, 'level', 'unit', 'label') || sentence.isStat(at - 1) || isOtherTarget(sentence, at))
    return true;
  const [before, behind] = [sentence.tokens[at - 1], sentence.tokens[next]];
  if (isCapitalised(sentence, at - 1)) return true;
  if (before?.kind === 'sign' && '+-–−x×(/#'.includes(before.sign)) return true;
  if (behind?.kind === 'die' || (behind?.kind === 'sign' && '%)/x×'.includes(behind.sign))) return true;
  if (sentence.tokens[at]?.kind === 'number' && isNoun(sentence, at - 1)) return true;
  if (isEnd(sentence, next)) return isKnownVerb(sentence, at - 1) || sentence.is(at - 1, 'bare');
  if (sentence.is(next, 'degree') && isNoun(sentence, next + 1)) return true;
  if (!isPreposition(sentence, next)) return false;
  const noun = isDeterminer(sentence, next + 1) ? next + 2 : next + 1;
  return isNoun(sentence, noun);
}

/** Whether a number says how often something is rolled: `three separate occasions`. */
export function isOccasions(sentence: Sentence, at: number): boolean {
  const next = at + 1;
  return sentence.is(next, 'occasion') || (isNoun(sentence, next) && sentence.is(next + 1, 'occasion'));
}

/** `three in five`, `nine turns in ten`, `tres de cada cinco`: how often it is so. */
export function isProportion(sentence: Sentence, at: number): boolean {
  if (sentence.numberAt(at) === undefined) return false;
  for (const of of [at + 1, at + 2]) {
    if (!isPreposition(sentence, of)) continue;
    const inner = sentence.is(of + 1, 'of') ? of + 2 : of + 1;
    const next = sentence.is(inner, 'each') ? inner + 1 : inner;
    if (sentence.numberAt(next) === undefined) continue;
    const behind = next + 1;
    const isClause = isEnd(sentence, behind) || isSubject(sentence, behind) || isDeterminer(sentence, behind);
    if (next > inner || isClause || (isVerb(sentence, behind) && !isUnit(sentence, behind))) return true;
  }
  return false;
}

/** `, 5 or 6 and he dances`: another target, that has not been read; it leaves the chance of this one as it is. */
function isOtherTarget(sentence: Sentence, at: number): boolean {
  const start = sentence.is(at - 1, 'article') ? at - 1 : at;
  const isBehindSign = (place: number) => [',', ';', ':', '('].some((sign) => isSign(sentence, place, sign));
  if (isBehindSign(start - 1)) return true;
  if (!sentence.is(start - 1, 'on')) return isJoint(sentence, start - 1) && sentence.numberAt(start - 2) !== undefined;
  return isEnd(sentence, at + 1) || isBehindSign(start - 2) || isJoint(sentence, start - 2);
}
