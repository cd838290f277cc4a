/** Two who roll against each other: what each of them comes to, and what is asked of the two. */

import type { Span } from '../../../text/span.ts';
import type { Comparator } from '../../language/comparator.ts';
import type { Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import type { ChangeAct, RollAct } from '../meaning/acts.ts';
import type { AskRivalsAct, RivalsAct } from '../meaning/rivals.ts';
import { isWarrior } from '../words/owners.ts';
import type { AskedOfRoll } from './asked.ts';
import { ownedValue } from './owned.ts';
import type { OpenRoll, Rival, Rivals } from './state.ts';

/** The two where a second one rolls right behind the first; undefined where these are not two who are named. */
export function rivalsOfTwo(first: OpenRoll, { dice, subject, how }: RollAct): Rivals | undefined {
  const total = first.rolled?.total;
  if (!total || first.isAsked || first.rolled?.isPerWarrior || how === 'amount' || first.age > 1) return undefined;
  if (first.subject.length === 0 || subject.length === 0) return undefined;
  return rivalsOf({ words: first.subject, total }, { words: subject, total: dice }, false);
}

/** The two that a phrase names; undefined where their dice are not known. */
export function rivalsNamed(
  { of, dice, second, sides, isOneMore }: RivalsAct,
  first: OpenRoll | undefined,
): Rivals | undefined {
  const [one = [], two = []] = sides;
  if (of === 'another') {
    const total = first?.rolled?.total;
    if (!total || first.isAsked || first.subject.length === 0) return undefined;
    // `you throw 2D6 and the cook throws another`: one of them, or as many.
    if (isOneMore && !isOneDie(plainDiceOf(total))) return undefined;
    return rivalsOf({ words: first.subject, total }, { words: one, total: plainDiceOf(total) }, false);
  }
  const die = of === 'oneEach' ? oneOf(dice) : dice;
  if (!die) return undefined;
  if (of === 'oneEach' && sides.length < 2) return undefined;
  if (second && dice) return rivalsOf({ words: one, total: dice }, { words: two, total: second }, true);
  const isNamed = sides.length > 1;
  return rivalsOf({ words: one, total: die }, { words: isNamed ? two : ['opponent'], total: die }, true);
}

function isOneDie(value: Value): boolean {
  return value.kind === 'dice' && value.count.kind === 'number' && value.count.value === 1;
}

function rivalsOf(one: Rival, two: Rival, isShared: boolean): Rivals | undefined {
  if (one.words.some((word) => two.words.includes(word))) return undefined;
  const isSwapped = namesWarrior(two.words) && !namesWarrior(one.words);
  const [own, other] = isSwapped ? [two, one] : [one, two];
  return {
    own,
    other: { ...other, total: ownedValue(other.total, nameOf(other)) },
    isShared,
    latest: isShared ? undefined : isSwapped ? 'own' : 'other',
    sentences: 0,
    last: undefined,
    lastSide: undefined,
  };
}

/** The dice alone: what the first adds, the second one does not. */
function plainDiceOf(total: Value): Value {
  return total.kind === 'addition' ? (total.terms.find(({ value }) => value.kind === 'dice')?.value ?? total) : total;
}

/** One die of two: `roll two dice, one for him and one for her`. */
function oneOf(dice: Value | undefined): Value | undefined {
  if (dice?.kind !== 'dice' || dice.count.kind !== 'number' || dice.count.value > 2) return undefined;
  return { ...dice, count: { ...dice.count, value: 1 } };
}

function nameOf({ words }: Rival): string {
  return (words.at(-1) ?? 'opponent').replaceAll(' ', '-').replaceAll("'", '');
}

/** The two once one of them, or both, add something; undefined where nobody knows who does. */
export function rivalsChanged(rivals: Rivals, { said, value, subject }: ChangeAct): Rivals | undefined {
  if ((said !== 'add' && said !== 'subtract') || !value) return undefined;
  const { own, other, isShared } = rivals;
  const side = subject.length > 0 ? sideOf(rivals, subject) : rivals.latest;
  // `one for him and one for the Ogre, who adds his Strength`
  if (!side && (!isShared || subject.some((word) => relatives.has(word)))) return undefined;
  // `the Warrior and the Ogre add their Battle-level`: the Ogre has none.
  const isOfWarriors = value.kind === 'name' && value.name === 'battle-level';
  if (isOfWarriors && side !== 'own' && !namesWarrior(other.words)) return undefined;
  const added = (rival: Rival, term: Value): Rival => {
    const before = rival.total.kind === 'addition' ? rival.total.terms : [{ isSubtracted: false, value: rival.total }];
    const terms = [...before, { isSubtracted: said === 'subtract', value: term }];
    return { ...rival, total: { kind: 'addition', terms, span: rival.total.span } };
  };
  return {
    ...rivals,
    own: side === 'other' ? own : added(own, value),
    other: side === 'own' ? other : added(other, ownedValue(value, nameOf(other))),
  };
}

/** What is asked of the two; undefined where it is not said clearly of whom. */
export function askedOfRivals(
  rivals: Rivals,
  {
    of,
    side,
    isOfDie,
    isOfThrow,
    span,
  }: Pick<AskRivalsAct, 'side' | 'isOfDie' | 'isOfThrow' | 'span'> & { readonly of: AskRivalsAct['of'] },
): { readonly found: AskedOfRoll; readonly last: Rivals['last']; readonly lastSide: Rivals['lastSide'] } | undefined {
  const named = side ? (sideOf(rivals, side) ?? eitherSide(rivals, side)) : (rivals.lastSide ?? 'own');
  const comparator = comparators[of];
  if (!named) return undefined;
  const { own, other } = rivals;
  // `the Ogre's die` where he adds his Strength, or rolls two
  if (isOfDie && !(isOneDie(own.total) && isOneDie(other.total))) return undefined;
  // `the Ogre's roll` where he adds his Strength: with it or without
  if (isOfThrow && !(own.total.kind === 'dice' && other.total.kind === 'dice')) return undefined;
  const isEven = formatExpression(own.total) === formatExpression(other.total);
  if (of === 'winner' && !isEven && !isSameOfBoth(rivals)) return undefined;
  const [left, right] = named === 'own' ? [own.total, other.total] : [other.total, own.total];
  const found = asTest(left, comparator, right, span);
  return { found, last: of === 'tie' ? rivals.last : comparator, lastSide: of === 'tie' ? rivals.lastSide : named };
}

/** Whether both add the same number, each his own: `both roll 1D6 and add their Strength`. */
function isSameOfBoth({ own, other }: Rivals): boolean {
  return formatExpression(ownedValue(own.total, nameOf(other))) === formatExpression(other.total);
}

const comparators: Readonly<Record<AskRivalsAct['of'], Comparator>> = {
  above: '>',
  below: '<',
  atLeast: '>=',
  atMost: '<=',
  tie: '=',
  winner: '>',
};

function asTest(left: Value, comparator: Comparator, right: Value, span: Span): AskedOfRoll {
  return { span, roll: left, asked: { kind: 'test', test: { kind: 'comparison', comparator, left, right, span } } };
}

function sideOf({ own, other }: Rivals, words: readonly string[]): 'own' | 'other' | undefined {
  const names = (rival: Rival) => words.some((word) => rival.words.includes(word));
  if (names(other)) return names(own) ? undefined : 'other';
  // `the Warrior and the Ogre … if his total is higher`
  if (words.some((word) => ofHim.has(word))) {
    if (own.words.some((word) => ofYou.has(word))) return 'other';
    if (!own.words.some((word) => ofHim.has(word) || word === 'él' || word === 'ella')) return undefined;
  }
  return names(own) || namesWarrior(words) ? 'own' : undefined;
}

/** `his die is higher` of two who roll the same: whoever is meant, the chance is the same. */
function eitherSide({ own, other }: Rivals, words: readonly string[]): 'own' | undefined {
  const isEven = formatExpression(own.total) === formatExpression(other.total);
  return isEven && words.every((word) => people.has(word)) ? 'own' : undefined;
}

function namesWarrior(words: readonly string[]): boolean {
  return words.some((word) => isWarrior(word) || people.has(word));
}

const relatives: ReadonlySet<string> = new Set('who which that que quien'.split(' '));
const ofHim: ReadonlySet<string> = new Set('he she his her him'.split(' '));
const ofYou: ReadonlySet<string> = new Set('you your tú tu'.split(' '));
const people: ReadonlySet<string> = new Set('he she you his her your yours él ella tú tuyo tuya'.split(' '));
