/** What some dice that a text names are, as a roll that targets may be for. */
import type { Term, Value } from '../language/expression.ts';
import { connectionAt, isJoint } from './connections.ts';
import type { TokenMention } from './notation.ts';
import { openingAt } from './openings.ts';
import { phrases } from './pattern.ts';
import { plainRoll, type RolledDice, repeated, withTerms } from './roll.ts';
import { otherBefore, rollerOf, withOwner } from './rollers.ts';
import { endOfDice, isOpenCount, timesBefore, verbBefore } from './rollPlaces.ts';
import { spanOfTokens } from './rolls.ts';
import { isAskedFor, openingBehindDice } from './targetBinding.ts';
import { beginsWithVerb, targetAt } from './targets.ts';
import { eachAt } from './terms.ts';
import type { Token } from './token.ts';
import { variableAt } from './variables.ts';
import { isOneOf, signAt, wordSet } from './words.ts';

/** A roll, and the first token after all that is said of its dice there. */
interface RollReading {
  readonly roll: RolledDice;
  readonly end: number;
}

/** The roll of a mention; undefined where nobody can say what a target would be for. */
export function rollOf(tokens: readonly Token[], mention: TokenMention): RollReading | undefined {
  const plain = plainRollOf(tokens, mention);
  if (!plain) return undefined;
  const before = addedBefore(tokens, mention.from);
  if (before) {
    const roll = withTerms(plain, before);
    return roll && { roll, end: endOfDice(tokens, mention) };
  }
  const sum = sumOf(tokens, mention, plain);
  if (sum) return sum;
  if (!isAdded(tokens, mention)) return { roll: plain, end: endOfDice(tokens, mention) };
  // `the victim adds 1D6 to his Toughness`
  if (otherBefore(tokens, mention.from - 1) !== undefined) return undefined;
  const base = addedTo.at(tokens, mention.to);
  const variable = base && variableAt(tokens, base.next);
  if (!variable) return undefined;
  const value = { kind: 'name', name: variable.name, span: spanOfTokens(tokens, mention.to, variable.next) } as const;
  const roll = withTerms(plain, [{ isSubtracted: false, value }]);
  return roll && { roll, end: variable.next };
}

const addVerbs = wordSet('add adds adding suma sumas sumar sumando sumad añade añades añadir añadiendo');
const addedTo = phrases('to', 'a|al');
const destinations = phrases('to|a [a|an|the|una|la|el]? [roll|throw|score|tirada|result of|de]? [a|an|one|un]?');
const subtractVerbs = wordSet(
  'subtract subtracts subtracting deduct deducts deducting resta restas restar restando restad',
);
const origins = phrases('from|a [a|an|the|una|la|el]? [roll|throw|score|tirada|result of|de]? [a|an|one|un]?');
const farthestAddition = 10;

/** `the sum of 1D6 and his Strength` */
function sumOf(tokens: readonly Token[], { from, to }: TokenMention, plain: RolledDice): RollReading | undefined {
  const variable = sumOpenings.at(tokens, from - 2)?.next === from ? variableBehind(tokens, to) : undefined;
  if (!variable) return undefined;
  const value = { kind: 'name', name: variable.name, span: spanOfTokens(tokens, to, variable.next) } as const;
  const roll = withTerms(plain, [{ isSubtracted: false, value }]);
  return roll && { roll, end: variable.next };
}

function variableBehind(tokens: readonly Token[], to: number): ReturnType<typeof variableAt> {
  return isOneOf(tokens, to, sumJoints) ? variableAt(tokens, to + 1) : undefined;
}

const sumOpenings = phrases('sum|total of', 'suma|total de');
const sumJoints = wordSet('and y e');

/** Whether the dice are what is added: `add 1D6 to his Strength`. */
export function isAdded(tokens: readonly Token[], { from }: TokenMention): boolean {
  return isOneOf(tokens, from - 1, addVerbs);
}

/** `add his Strength to a roll of 1D6`: what is added to the dice, told of before them. */
export function addedBefore(tokens: readonly Token[], from: number): readonly Term[] | undefined {
  for (let at = from - 2; at >= from - farthestAddition && tokens[at]?.kind === 'word'; at--) {
    const isSubtracted = isOneOf(tokens, at, subtractVerbs);
    if (!isSubtracted && !isOneOf(tokens, at, addVerbs)) continue;
    const variable = variableAt(tokens, at + 1);
    const goals = isSubtracted ? origins : destinations;
    if (!variable || goals.at(tokens, variable.next)?.next !== from) return undefined;
    const span = spanOfTokens(tokens, at + 1, variable.next);
    return [{ isSubtracted, value: { kind: 'name', name: variable.name, span } }];
  }
  return undefined;
}

function plainRollOf(tokens: readonly Token[], mention: TokenMention): RolledDice | undefined {
  if (mention.sign !== undefined || mention.alternative !== undefined) return undefined;
  const roller = rollerOf(tokens, mention);
  if (roller.kind === 'both') return undefined;
  const owner = roller.kind === 'other' ? roller.owner : undefined;
  const { expression, from, to } = mention;
  const value = owner === undefined ? expression : withOwner(tokens, from, to, expression, owner);
  if (!value) return undefined;
  const before = eachBefore(tokens, from);
  const each = { ...plainRoll(value, roller.kind === 'eachWarrior'), owner, ...(before && { each: before }) };
  // `1D6 for each Battle-level`: that many dice, but whether they are added up, nobody says.
  const plain = isOpenCount(tokens, mention) ? { ...each, total: undefined } : each;
  const times = timesBefore(tokens, from);
  return times === undefined ? plain : repeated(plain, { kind: 'number', value: times, span: value.span });
}

/** `For every dog roll a die`, `por cada huevo robado tira 1D6`: how many there are of what a die is rolled for. */
function eachBefore(tokens: readonly Token[], from: number): Value | undefined {
  const verb = verbBefore(tokens, from);
  if (verb === undefined) return undefined;
  const last = signAt(tokens, verb - 1) === ',' ? verb - 1 : verb;
  for (let at = last - 2; at >= last - farthestAddition; at--) {
    if (tokens[at]?.kind !== 'word') return undefined;
    if (!isOneOf(tokens, at, eachStarts)) continue;
    const each = eachAt(tokens, at);
    return each?.next === last ? each.value : undefined;
  }
  return undefined;
}

const eachStarts = wordSet('for per por');

/** `without armour 1D6 and needs less than his Toughness`, `if 1D6 comes up 5`: a roll of its own, though nobody is told to make it. */
export function asksAtOnce(tokens: readonly Token[], index: number): boolean {
  const per = connectionAt(tokens, index, false);
  const afterPer = per?.isClosed ? per.next : index;
  const start = isJoint(tokens, afterPer) ? afterPer + 1 : afterPer;
  // `1D6 a turn, 5+`
  if (start > afterPer && targetAt(tokens, start)?.target.kind === 'compared') return true;
  const opening = openingAt(tokens, start);
  if (opening?.kind === 'score') return true;
  if (opening?.kind === 'verb' && beginsWithVerb(tokens, opening.next) && targetAt(tokens, opening.next)) return true;
  const behind = openingBehindDice(tokens, index);
  if (behind && targetAt(tokens, behind.next)) return true;
  return (behind !== undefined && isOneOf(tokens, behind.next, evenWords)) || isAskedFor(tokens, index);
}

const evenWords = wordSet('even odd par impar');

/** `(4+)`, `(4 or more)` */
export function isBracketedTarget(tokens: readonly Token[], index: number): boolean {
  const reading = targetAt(tokens, index + 1);
  return reading?.target.kind === 'compared' && signAt(tokens, reading.next) === ')';
}
