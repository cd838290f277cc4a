/** Acts of changes. */
import type { Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { Captured, FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import type { Act, ChangeAct } from './acts.ts';
import { capturedScores, thingIn } from './captured.ts';
import { isJoint, isParticiple } from './clauseWords.ts';
import { capturedDice } from './dice.ts';
import { goesOn, isSign, names, startsClause } from './places.ts';
import { subjectBefore } from './rivals.ts';
import { valueIn } from './target.ts';

/** A change of a roll; `unread` where it may be one of another roll, or for some only. */
export function changeAct(sentence: Sentence, found: FoundPhrase): Act {
  const { from, to, captured, variant } = found;
  if (isNamedOther(sentence, from)) return { kind: 'plain', of: 'outcome', from, to };
  const value = valueIn(captured);
  if (variant === 'elsewhere' || isOfOther(sentence, to, value)) return { kind: 'plain', of: 'outcome', from, to };
  const isKnown = isOfRoll(sentence, found) && !isForSome(sentence, found, value);
  const each = variant === 'addEach' || variant === 'subtractEach';
  // `1 for each point of Luck over 2`
  // `1 for each Goblin after the first`
  const isOfPoints = each && names(sentence, from, to + 1, 'point', 'surplus');
  const of = isKnown && !isOfPoints ? changeOf(found, value) : 'unread';
  const isEach = of === 'addEach' || of === 'subtractEach';
  const subject = subjectBefore(sentence, from);
  return {
    kind: 'change',
    of,
    value: isEach ? eachOf(value, thingIn(sentence, found)) : sumOf(captured),
    ranges: capturedScores(captured),
    isForRoll: isSaidOfRoll(sentence, found),
    isJoined: startsClause(sentence, from - subject.length),
    subject,
    said: variant as VariantOf<'change'>,
    from,
    to,
  };
}

/** `the price is reduced by 1D6 x 10`, `his bounty is doubled`: what is changed is named, and is no roll. */
function isNamedOther(sentence: Sentence, from: number): boolean {
  const noun = sentence.tokens[from - 2];
  if (from - 3 < sentence.from || !sentence.is(from - 1, 'is') || noun?.kind !== 'word') return false;
  const isThing = sentence.isFree(from - 2) && !sentence.is(from - 2, 'goal', 'test', 'pronoun');
  return isThing && sentence.phrases.isThing(noun.word) && names(sentence, from - 4, from - 2, 'article', 'determiner');
}

/** `he is at -1 to hit`, `at -1 Weapon Skill`, `+1 on all their to hit rolls`: another roll, or another number of the game. */
function isOfOther(sentence: Sentence, to: number, value: Value | undefined): boolean {
  if (sentence.is(to, 'hit', 'knownRoll')) return true;
  if (value?.kind === 'number' && sentence.isStat(to)) return true;
  if (!sentence.is(to, 'on', 'to', 'from')) return false;
  for (let at = to + 1; at <= to + farthestOther; at++) {
    if (sentence.is(at, 'knownRoll')) return true;
    if (!sentence.is(at, 'article', 'determiner', 'all', 'any', 'each')) return false;
  }
  return false;
}

const farthestOther = 3;

/** Whether it is made in some case only, `add 1 if he is a Dwarf`, so that the roll may also stay as it is. */
export function isForSomeCase({ of, said, value }: ChangeAct): boolean {
  return of === 'unread' && (said !== 'unread' || value !== undefined);
}

/** `2 for each Wound lost`: what is meant by a number of things is certain only where each counts once. */
function changeOf({ variant }: FoundPhrase, value: Value | undefined): VariantOf<'change'> {
  const of = variant as VariantOf<'change'>;
  if (of !== 'addEach' && of !== 'subtractEach') return of;
  // `adds his Toughness for each Warrior who drank`: each adds his own.
  if (value?.kind === 'name') return of === 'addEach' ? 'add' : 'subtract';
  return value?.kind === 'number' && value.value === 1 ? of : 'unread';
}

/** So much for each of so many. */
function eachOf(value: Value | undefined, count: Value | undefined): Value | undefined {
  if (!count || (value?.kind === 'number' && value.value === 1)) return count ?? value;
  return value && { kind: 'product', factors: [value, count], span: value.span };
}

/** All values that were captured, added up. */
function sumOf(captured: readonly Captured[]): Value | undefined {
  const values = captured.flatMap((each) => (each.name === 'value' ? [each.value] : []));
  const [first] = values;
  if (!first) return capturedDice(captured);
  if (values.length === 1) return first;
  return { kind: 'addition', terms: values.map((value) => ({ isSubtracted: false, value })), span: first.span };
}

/** `-1 in the dark`, `+1 los Enanos`: a number that is added for some only. */
function isForSome(sentence: Sentence, { variant, from, to }: FoundPhrase, value: Value | undefined): boolean {
  if (variant !== 'add' && variant !== 'subtract') return false;
  if (isOfCondition(sentence, from)) return true;
  // `add his Toughness if he is a Dwarf`
  if (sentence.is(to, 'if')) return true;
  // `the Strength of everyone who helps`
  if (sentence.is(to, 'of') && sentence.numberAt(sentence.endsOf('of', to)[0] ?? to) === undefined) return true;
  if (value?.kind !== 'number') return false;
  // `add 1 for the Elf`
  if (names(sentence, from, to, 'warrior')) return true;
  if (to >= sentence.to || sentence.tokens[to]?.kind !== 'word' || sentence.is(to + 1, 'each')) return false;
  return sentence.is(to, 'article', 'preposition', 'with');
}

/** `if it rains, subtract 1`: the change is made where something is so that is no score, and the roll is made anyway. */
function isOfCondition(sentence: Sentence, from: number): boolean {
  for (let at = from - 1; at >= sentence.from; at--) {
    if (sentence.mentionAt(at)) return false;
    if (sentence.is(at, 'if', 'unless')) return sentence.at('ask', at).length === 0;
  }
  return isOfCase(sentence, from);
}

/** `with a rope, he adds 1`, `in the dark, subtract 1`, `for a Dwarf, add 1`: a sentence that begins with a case; not `to the score, add 1`. */
function isOfCase(sentence: Sentence, from: number): boolean {
  const first = sentence.from;
  if (from - first < shortestCase || names(sentence, first, from, 'result', 'die', 'roll', 'just', 'each', 'all'))
    return false;
  if (sentence.is(first, 'inTime')) return true;
  if (sentence.is(first + 1, 'pronoun', 'add') || isJoint(sentence, first)) return false;
  return sentence.is(first, 'preposition', 'on', 'with') || isParticiple(sentence, first);
}

const shortestCase = 2;

/** `add 1 to the roll for each torch`, `subtract 1 for each sack`; not `for each sack he loses 1 Wound`. */
function isSaidOfRoll(sentence: Sentence, { captured, from, to, variant }: FoundPhrase): boolean {
  if (namesOtherRoll(sentence, from)) return false;
  // `-1 if he is drunk`
  if (sentence.is(to - 1, 'if')) return true;
  if (variant === 'unread' && captured.some(({ name }) => name === 'value')) return true;
  if (captured.some(({ name }) => name === 'toScore' || name === 'fromScore')) return true;
  const next = sentence.tokens[to];
  return to >= sentence.to || next?.kind !== 'word' || !sentence.phrases.isThing(next.word);
}

/** `when rolling for Power he gets +1`: another roll is named before it. */
function namesOtherRoll(sentence: Sentence, from: number): boolean {
  for (let at = sentence.from; at < from; at++) {
    const isFor = sentence.is(at, 'rolling') && sentence.is(at + 1, 'preposition', 'to');
    if (sentence.is(at, 'knownRoll') || (isFor && !sentence.is(at + 2, 'pronoun'))) return true;
  }
  return false;
}

/** Whether a change is made by whoever rolls, and whole: `and adds 1`; not `Dwarfs add 1`, `add 1 Wound`. */
function isOfRoll(sentence: Sentence, { from, to, variant, captured }: FoundPhrase): boolean {
  const last = captured.at(-1);
  const next = sentence.tokens[to];
  const isCounted = last?.name === 'value' && last.to === to && last.value.kind === 'number';
  const isUnknown = to < sentence.to && next?.kind === 'word' && sentence.phrases.isThing(next.word);
  if (isCounted && isUnknown && sentence.isFree(to)) return false;
  if (isAmountUnclear(sentence, from, to)) return false;
  if (addsMore(sentence, to) || goesOn(sentence, to)) return false;
  if (variant === 'addEach' || variant === 'subtractEach') return true;
  const before = sentence.tokens[from - 1];
  if (from === sentence.from || before?.kind !== 'word') return true;
  if (sentence.is(from - 1, 'and', 'just', 'pronoun', 'die', 'result', 'times', 'must')) return true;
  if (isWhoRolls(sentence, from - 1)) return true;
  return variant !== 'add' && variant !== 'subtract' && variant !== 'halveDown' && variant !== 'halveUp';
}

/** `adds 1 or 2`, `subtracts his Luck twice`, `adds 2 times his Luck`: a number of which nobody knows how much of it is meant. */
function isAmountUnclear(sentence: Sentence, from: number, to: number): boolean {
  const other = sentence.endsOf('or', to)[0];
  if (other !== undefined && (sentence.numberAt(other) !== undefined || sentence.isStat(other))) return true;
  if (sentence.is(to, 'often', 'vague')) return true;
  return sentence.is(from, 'times') && sentence.numberAt(from - 1) !== undefined;
}

/** `the Warrior adds`, `each player adds`; not `a drunk Warrior adds`, `everyone rolls 1D6, and the Elf adds 1`. */
function isWhoRolls(sentence: Sentence, at: number): boolean {
  // `an Elf adds 1`: others do not.
  if (!sentence.is(at, 'warrior') || sentence.is(at, 'kin') || isOneOfAll(sentence, at)) return false;
  return startsClause(sentence, at) || sentence.is(at - 1, 'article', 'determiner', 'each', 'all');
}

/** Whether all were told to roll before in the sentence, and one is named now: `each player rolls 1D6, and the Elf …`. */
function isOneOfAll(sentence: Sentence, at: number): boolean {
  const who = sentence.tokens[at];
  if (who?.kind !== 'word' || sentence.is(at - 1, 'each', 'all')) return false;
  const before = sentence.tokens.slice(sentence.from, at - 1);
  const isOfAll = before.some((_, back) => sentence.at('rolls', sentence.from + back).length > 0);
  return (
    isOfAll &&
    !before.some((token) => token.kind === 'word' && (token.word === who.word || token.word === `${who.word}s`))
  );
}

/** `adds his Strength, his Toughness and 2`: one more number. */
function addsMore(sentence: Sentence, at: number): boolean {
  const joint = isSign(sentence, at, ',') ? at + 1 : at;
  const next = sentence.endsOf('and', joint)[0];
  const start = sentence.endsOf('just', next ?? at)[0] ?? next;
  // `his Strength and the number of torches he carries`
  const isNumberOf = start !== undefined && sentence.is(start, 'article') && sentence.is(start + 2, 'of');
  if (start !== undefined && isNumberOf && sentence.is(start + 1, 'ofDice') && sentence.at('ask', start).length === 0)
    return true;
  if (start === undefined || sentence.isStat(start)) return start !== undefined;
  const isNumber =
    sentence.numberAt(start) !== undefined && sentence.at('ask', start).every(({ variant }) => variant === 'bare');
  const behind = sentence.tokens[start + 1];
  return isNumber && (start + 1 >= sentence.to || behind?.kind === 'sign');
}
