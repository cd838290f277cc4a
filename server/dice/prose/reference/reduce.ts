/** Which roll each question of a text is for: the acts one by one, each with the state before it. */

import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import { freeVariables } from '../../language/names.ts';
import type { Act, AlikeAct, AskAct, ChangeAct, DiceAct, RollAct } from '../meaning/acts.ts';
import type { AskRivalsAct } from '../meaning/rivals.ts';
import { comparatorOf, type Target } from '../meaning/target.ts';
import { isD6, singleDie, testOf } from '../meaning/targetTests.ts';
import type { Break } from '../words/layout.ts';
import { isNumberOfGame } from '../words/variableNames.ts';
import type { AskedOfRoll } from './asked.ts';
import { changed } from './change.ts';
import { askedOfDice } from './ofDice.ts';
import { ownedBy } from './owned.ts';
import { restOf } from './rest.ts';
import { askedOfRivals, rivalsChanged, rivalsNamed, rivalsOfTwo } from './rivals.ts';
import { effectOf, plainRoll, type RolledDice, repeated } from './roll.ts';
import { nothingAhead, type OpenRoll, type State } from './state.ts';

/** A question, and the number of the roll that it is for. */
export interface Asked {
  readonly found: AskedOfRoll;
  readonly roll: number;
}

export type Step = readonly [State, Asked | undefined];

/** The state after an act, and what the act asks of a roll. */
export function reduce(state: State, act: Act): Step {
  switch (act.kind) {
    case 'break':
      return [crossed(state, act.of), undefined];
    case 'roll':
      return [rolledIn(state, act), undefined];
    case 'rolls':
      return [repeatedIn(state, act), undefined];
    case 'purpose':
      return [withRoll(state, (roll) => (roll.isAsked ? roll : { ...roll, isSpent: true })), undefined];
    case 'change':
      return [changedIn(state, act), undefined];
    case 'compared':
      return [withRoll(state, (roll) => ({ ...roll, compared: act.value })), undefined];
    case 'told': {
      const taken = act.of === 'taken' ? retracting(state) : state;
      return [{ ...taken, isTold: true, roll: undefined }, undefined];
    }
    case 'other':
      // `the Troll rolls 1D6 and adds its own`
      if (state.rivals && act.isChange) return [{ ...state, rivals: undefined, roll: undefined }, undefined];
      return [act.isChange && isLater(state.roll) ? retracting(state) : unread(state), undefined];
    case 'stated': {
      const { span, roll, test } = act;
      return [state, asking(state, { span, roll, asked: { kind: 'test', test, isStated: true } }, -1)];
    }
    case 'ask':
      return asked(state, act);
    case 'askDice':
    case 'alike':
      if (state.rivals && act.kind === 'alike' && act.of === 'same') {
        return askedOfTwo(state, { of: 'tie', side: undefined, span: act.span });
      }
      return askedOfSingle(state, act);
    case 'rivals': {
      const rivals = rivalsNamed(act, state.roll);
      if (!rivals) return [state, undefined];
      const open = act.dice ? newRoll(state, undefined, 'rolled') : state.roll && { ...state.roll, rolled: undefined };
      return [{ ...state, rivals, roll: open, rolls: state.rolls + 1 }, undefined];
    }
    case 'askRivals':
      return askedOfTwo(state, act);
    case 'otherwise':
      return askedForRest(state, act);
    case 'plain':
      return [act.of === 'outcome' ? unread(state) : state, undefined];
  }
}

function asking({ isTold }: State, found: AskedOfRoll | undefined, roll: number): Asked | undefined {
  return found && !isTold ? { found, roll } : undefined;
}

function withRoll(state: State, change: (roll: OpenRoll) => OpenRoll | undefined): State {
  return state.roll ? { ...state, roll: change(state.roll) } : state;
}

const oldest = 2;

function crossed(state: State, of: Break): State {
  // `Every level adds one. Roll 1D6`
  const ahead = state.isChangeNear ? { ...nothingAhead, isChanged: true } : nothingAhead;
  const rivals = of === 'sentence' ? laterRivals(state.rivals) : undefined;
  // What comes of a roll may be asked in its sentence and in the next one.
  const effect = of === 'sentence' && !state.isEffectOld ? state.effect : undefined;
  const isEffectOld = effect !== undefined;
  const crossing = { ...state, rivals, ahead, effect, isEffectOld, isChangeNear: false };
  if (of === 'part') return { ...crossing, isTold: false, roll: undefined };
  const isTold = state.isTold && of !== 'paragraph';
  const { roll } = state;
  const isOver = roll?.isSpent || (roll?.isNested && roll.isAsked) || (roll?.isFar && !roll.isContinued);
  if (!roll || isOver || roll.age >= oldest) return { ...crossing, roll: undefined, isTold };
  const isFar = roll.isFar || of === 'paragraph';
  return { ...crossing, roll: { ...roll, age: roll.age + 1, isContinued: false, isFar }, isTold };
}

const mostSentences = 2;

function laterRivals(rivals: State['rivals']): State['rivals'] {
  return rivals && rivals.sentences < mostSentences ? { ...rivals, sentences: rivals.sentences + 1 } : undefined;
}

function rolledIn(state: State, act: RollAct): State {
  const { how, dice: written, isCut, owner, isConditional, subject } = act;
  const dice = owner === undefined ? written : ownedBy(written, owner);
  if (how === 'told') return { ...state, isTold: true, roll: undefined };
  const { ahead, roll: before } = state;
  // `loses 1D6 Wounds` while a roll is open: the roll stays open.
  if (how === 'amount' && before && before.how !== 'amount')
    return { ...state, effect: effectOf(dice), isEffectOld: false };
  // `suffers 1D6 Wounds; with 4 or more, 2D6`
  if (how === 'named' && before?.how === 'amount' && before.age === 0)
    return { ...state, roll: { ...before, rolled: undefined } };
  // `on 4-8 it is cheaper by 1D6 x 10; on 9 …`
  if (how === 'named' && dice.kind === 'product' && before?.how === 'rolled' && before.isContinued) return state;
  const rolled = withEach(how === 'amount' ? effectOf(dice) : plainRoll(dice, ahead.isPerWarrior), ahead.each);
  // `1D6, or 2D6 in the dark`: nobody knows which.
  const isOneOfTwo =
    before !== undefined &&
    before.how !== 'amount' &&
    !before.isAsked &&
    !before.isSpent &&
    (before.age === 0 || isConditional);
  const isKnown = !ahead.isChanged && !isCut && !isOneOfTwo;
  const rivals = before && !isConditional ? rivalsOfTwo(before, act) : undefined;
  // `on a 7+ roll 1D6: on a 5 he dies. On a 3 he lives.`
  const isNested = before?.isAsked === true && before.isContinued && before.age === 0;
  const roll = { ...newRoll(state, isKnown && !rivals ? rolled : undefined, how), owner, subject, isNested };
  return { ...state, rivals, roll, rolls: state.rolls + 1, ahead: nothingAhead };
}

function newRoll({ rolls }: State, rolled: RolledDice | undefined, how: OpenRoll['how']): OpenRoll {
  return {
    number: rolls,
    rolled,
    how,
    isAsked: false,
    tests: [],
    isIncomplete: false,
    isNested: false,
    owner: undefined,
    subject: [],
    last: undefined,
    isSpent: false,
    age: 0,
    isContinued: false,
    isFar: false,
    compared: undefined,
  };
}

function withEach(rolled: RolledDice, each: Value | undefined): RolledDice {
  return each ? { ...rolled, each } : rolled;
}

function repeatedIn(state: State, { of, value }: Extract<Act, { kind: 'rolls' }>): State {
  const { roll } = state;
  if (!roll?.rolled || roll.isAsked) {
    if (of === 'times') return state;
    const ahead = of === 'perWarrior' ? { ...state.ahead, isPerWarrior: true } : { ...state.ahead, each: value };
    return { ...state, ahead };
  }
  const { rolled } = roll;
  if (of === 'perWarrior') return { ...state, roll: { ...roll, rolled: { ...rolled, isPerWarrior: true } } };
  // `1D6 once for each Battle-level`
  if (of === 'perThing' && value?.kind === 'name' && isNumberOfGame(value.name)) {
    return { ...state, roll: { ...roll, rolled: repeated(rolled, value) } };
  }
  // `1D6 + Strength + 1 for every helper`
  if (of === 'perThing' && rolled.total?.kind === 'addition') return { ...state, roll: { ...roll, rolled: undefined } };
  if (of === 'perThing') return { ...state, roll: { ...roll, rolled: withEach(rolled, value) } };
  return { ...state, roll: { ...roll, rolled: value && repeated(rolled, value) } };
}

function changedIn(state: State, act: ChangeAct): State {
  const { roll } = state;
  const { of, said } = act;
  if (state.rivals) return { ...state, rivals: rivalsChanged(state.rivals, act) };
  const isOfEach = act.of === 'addEach' || act.of === 'subtractEach';
  if (!roll) return { ...state, ahead: { ...state.ahead, isChanged: true }, isChangeNear: isOfEach };
  if (roll.how === 'amount') return state;
  if (!roll.isAsked) {
    const value = act.value && roll.owner !== undefined ? ownedBy(act.value, roll.owner) : act.value;
    return { ...state, roll: { ...roll, rolled: roll.rolled && changed(roll.rolled, { ...act, value }) } };
  }
  const isOfEvery = act.of === 'addEach' || act.of === 'subtractEach';
  // `On a 5+ it springs. Minus 1 if the floor is dry.`
  const isOfSome = (of === 'unread' && said !== 'unread') || (said === 'unread' && act.value !== undefined);
  if ((isOfEvery || (isOfSome && act.isJoined) || isLater(roll)) && act.isForRoll) return retracting(state);
  // `on a 6 roll again, adding 1`: no later target is for the roll as it was.
  const isPlain =
    (act.of === 'add' || act.of === 'subtract' || act.of === 'double' || act.of === 'multiply') && !act.isForRoll;
  return isPlain ? state : { ...state, roll: { ...roll, rolled: undefined } };
}

/** Whether a roll was asked something in a sentence before. */
function isLater(roll: OpenRoll | undefined): boolean {
  return roll?.isAsked === true && roll.age > 0 && !roll.isContinued;
}

/** With all taken back that was asked of the roll. */
function retracting(state: State): State {
  const { roll, retracted } = state;
  return roll ? { ...state, retracted: [...retracted, roll.number], roll: undefined } : state;
}

/** A word between a roll and its first target that was not read. */
function unread(state: State): State {
  const { roll } = state;
  if (!roll || roll.isAsked || roll.how === 'amount') return state;
  return { ...state, roll: { ...roll, rolled: undefined } };
}

function usable(roll: OpenRoll | undefined): OpenRoll | undefined {
  return roll?.rolled && !roll.isSpent ? roll : undefined;
}

function bound(roll: OpenRoll, last: OpenRoll['last']): OpenRoll {
  return { ...roll, isAsked: true, isContinued: true, age: 0, last };
}

function askedOfTwo(state: State, act: Pick<AskRivalsAct, 'of' | 'side' | 'span'>): Step {
  const asked = state.rivals && askedOfRivals(state.rivals, act);
  if (!state.rivals || !asked) return [state, undefined];
  return [{ ...state, rivals: { ...state.rivals, last: asked.last, sentences: 0 } }, asking(state, asked.found, -1)];
}

function asked(state: State, act: AskAct): Step {
  const { of, span } = act;
  if (state.rivals && (of === 'above' || of === 'below' || of === 'atLeast' || of === 'atMost')) {
    return askedOfTwo(state, { of, side: act.side.length > 0 ? act.side : undefined, span });
  }
  // `both add their Strength (the Ogre has 5)`
  if (state.rivals && !state.rivals.last) return [{ ...state, rivals: undefined }, undefined];
  if (act.dice) return askedWithDice(state, act, act.dice);
  const roll = state.roll && mayBeFor(state.roll, act) ? state.roll : undefined;
  if (!roll) {
    // `it is one higher if he has a rope`
    const isChange = state.roll !== undefined && !state.roll.isAsked && state.roll.how !== 'amount' && isRelative(act);
    const next = withRoll(state, (open) => ({
      ...open,
      isIncomplete: true,
      rolled: isChange ? undefined : open.rolled,
    }));
    return askedWithout(next, act);
  }
  const total = usable(roll)?.rolled?.total;
  const wanted = targetOf(act, roll);
  // `Chest: 2D6, trapped on 5+`: the dice may be those of what is in it.
  const isDoubtful =
    roll.how === 'named' && !act.startsClause && total?.kind === 'dice' && roll.rolled?.pool !== undefined;
  const target = isDoubtful && wanted?.kind === 'compared' && isOfOneDie(wanted) ? undefined : wanted;
  const value = total && dieOf(total, act);
  const sought = target && value && soughtOf(value, target, act, isLater(roll) && !act.namesResult);
  // `a dice for each coin: if a 1 comes up he loses`
  const isOfAnyOfThem = roll.rolled?.each !== undefined && act.isExact && !act.isOn && !act.isList && of === 'asked';
  const test = sought && !act.isPart && !isOfAnyOfThem ? testOf(value, sought, act.span) : undefined;
  const found = test && value && ({ span: act.span, roll: value, asked: { kind: 'test', test } } as const);
  const tests = test ? [...roll.tests, test] : roll.tests;
  const compared = target?.kind === 'compared' ? target.value : roll.compared;
  const isIncomplete = roll.isIncomplete || !test;
  return [
    { ...state, roll: { ...bound(roll, act.of), tests, compared, isIncomplete } },
    asking(state, found, roll.number),
  ];
}

/** `otherwise`, `on any lower score`: what the targets before have left. */
function askedForRest(state: State, { of, span }: Extract<Act, { readonly kind: 'otherwise' }>): Step {
  const { roll } = state;
  const total = usable(roll)?.rolled?.total;
  if (of === 'else') return [withRoll(state, (open) => ({ ...open, isContinued: true })), undefined];
  if (!roll || !total || !roll.isAsked || (roll.age > 0 && !roll.isContinued && roll.isFar)) return [state, undefined];
  const test = roll.isIncomplete ? undefined : restOf(total, roll.tests, of, span);
  const found = test && ({ span, roll: total, asked: { kind: 'test', test }, isRest: true } as const);
  return [{ ...state, roll: bound(roll, roll.last) }, asking(state, found, roll.number)];
}

/** A target that brings its dice. */
function askedWithDice(state: State, act: AskAct, dice: Value): Step {
  const isBare = act.of === 'bare' || act.of === 'row';
  const isMeant =
    !isBare ||
    ((act.startsClause || ((!act.isExact || act.isList) && !act.isDefinite)) &&
      (!act.isExact ||
        act.hasArticle ||
        act.isList ||
        act.isNeeded ||
        act.namesResult ||
        (act.startsClause && !act.isBracketed)));
  const isAverage = act.isExact && act.isBracketed && !act.hasArticle && !act.isList && act.isNeeded && !isD6(dice);
  if (!isMeant || isAverage) return [state, undefined];
  const { span, target } = act;
  const value = dieOf(dice, act);
  const sought = target && value && soughtOf(value, target, act);
  const test = sought && !act.isPart ? testOf(value, sought, span) : undefined;
  const tests = test ? [test] : [];
  const roll = { ...bound(newRoll(state, plainRoll(dice, false), 'asked'), act.of), tests };
  const found = test && value && ({ span, roll: value, asked: { kind: 'test', test } } as const);
  return [{ ...state, roll, rolls: state.rolls + 1 }, asking(state, found, roll.number)];
}

/** A target for which no dice are named. */
function askedWithout(state: State, act: AskAct): Step {
  const { span, target } = act;
  if (!target || act.isPart || !mayBeWithoutDice(state, act)) return [state, undefined];
  const roll = oneDie(span);
  const test = testOf(roll, target, span);
  const found = test && ({ span, roll, asked: { kind: 'test', test } } as const);
  if (state.roll) return [state, asking(state, found, -1)];
  const tests = test ? [test] : [];
  const open = { ...bound(newRoll(state, plainRoll(roll, false), 'asked'), act.of), tests };
  return [{ ...state, roll: open, rolls: state.rolls + 1 }, asking(state, found, open.number)];
}

/** Whether a target without dice is for 1D6: where no other roll is near. */
function mayBeWithoutDice({ roll, ahead, hasBareTargets }: State, act: AskAct): boolean {
  if (act.of === 'known') return !act.isDefinite || act.hasArticle;
  const isNatural = act.isNatural && !act.isOfOneDie && (act.of === 'asked' || act.of === 'bare');
  if (!(act.mayBeBare && hasBareTargets) && !(isNatural && !act.isList)) return false;
  if (ahead.isChanged) return false;
  if (!roll || roll.how === 'amount') return true;
  const isPlain = roll.rolled?.total !== undefined && isD6(roll.rolled.total);
  return roll.isAsked && isPlain && (!act.isExact || act.namesRoll);
}

function oneDie(span: Span): Value {
  return { kind: 'dice', count: { kind: 'number', value: 1, span }, sides: { kind: 'number', value: 6, span }, span };
}

function askedOfSingle(state: State, act: DiceAct | AlikeAct): Step {
  const own = act.dice && newRoll(state, plainRoll(act.dice, false), 'asked');
  // `roll 2D6 for Wounds; on a double he faints`
  const roll = own ?? (state.roll?.rolled ? state.roll : undefined);
  const ofEffect = !own && state.effect ? askedOfDice(act, state.effect) : undefined;
  if (!roll?.rolled) return [state, asking(state, ofEffect, -1)];
  // `On 9 to 11 it is lifted, unless it is a double`: what is asked before is no longer what it seems.
  if (act.kind === 'alike' && roll.isContinued && (act.isException || (act.isFurther && roll.tests.length > 0))) {
    return [state, undefined];
  }
  const found = askedOfDice(act, roll.rolled);
  if (!found && ofEffect) return [state, asking(state, ofEffect, -1)];
  const next = { ...state, roll: bound(roll, 'asked'), rolls: own ? state.rolls + 1 : state.rolls };
  return [next, asking(state, found, roll.number)];
}

/** What of a roll is asked: of a sum with one die that alone, if it is named. Undefined where nobody knows which die is meant. */
function dieOf(value: Value, { isNatural, isOfOneDie, isUnmodified }: AskAct): Value | undefined {
  const die = singleDie(value);
  if (isOfOneDie && !die) return undefined;
  // In this game there are natural scores of a D6 only.
  if (isNatural && !isOfOneDie && value.kind === 'dice' && value.sides.kind === 'number' && value.sides.value > 12)
    return undefined;
  // `roll 2D6, on a natural 6`: of which of them?
  if (isUnmodified && !die && value.kind === 'dice') return undefined;
  return isNatural && value.kind === 'addition' ? die : value;
}

/** What is sought in a roll: of a sum with a number that is open, `needs an 8` means 8 or more, and other single scores nobody asks for. */
function soughtOf(
  value: Value,
  target: Target,
  { isNeeded, isEnough, isList }: AskAct,
  isOld = false,
): Target | undefined {
  if (isPoolOfUnknown(value) && (isOfOneDie(target) || isOfAnyNumber(value))) return undefined;
  // `8+ to climb. A Dwarf needs a 5+`: of the sum, or of a die?
  const isBelow = target.kind === 'compared' && target.comparator !== '>=';
  if (isOld && !isBelow && value.kind === 'addition' && freeVariables(value).length > 0 && isOfOneDie(target))
    return undefined;
  const isSeveral = value.kind === 'dice' && value.count.kind === 'number' && value.count.value > 2;
  if (isSeveral && target.kind === 'compared' && target.comparator === '>=' && isOfOneDie(target)) return undefined;
  if (target.kind !== 'oneOf' || isList) return target;
  const [score] = target.ranges;
  if (!score) return undefined;
  const isOpenSum = value.kind === 'addition' && freeVariables(value).length > 0;
  // `a score of 11 on 2D6 will do`: that, or that or more?
  if (isEnough && !isOpenSum) return undefined;
  if (isOpenSum) {
    const { span } = value;
    return isNeeded || isEnough
      ? { kind: 'compared', comparator: '>=', value: { kind: 'number', value: score.low, span } }
      : undefined;
  }
  // `roll 4D6, on a 6 one is lost`: a face, or the sum.
  const isMany = value.kind === 'dice' && value.count.kind === 'number' && value.count.value > 2;
  return isMany && score.high <= 6 ? undefined : target;
}

/** Whether one die may show it. */
function isOfOneDie(target: Target): boolean {
  if (target.kind === 'compared') return target.value.kind === 'number' && target.value.value <= 6;
  return (target.ranges.at(-1)?.high ?? 0) <= 6;
}

/** `as many dice as he likes` */
function isOfAnyNumber(value: Value): boolean {
  return value.kind === 'dice' && value.count.kind === 'name' && value.count.name === 'dice';
}

/** `1D6 for each Battle-level`: the sum of the dice, or each of them. */
function isPoolOfUnknown(value: Value): boolean {
  return value.kind === 'dice' && value.count.kind !== 'number';
}

/** `if it is higher`: than what was named before. */
function targetOf({ of, target }: AskAct, { compared }: OpenRoll): Target | undefined {
  if (target) return target;
  const comparator = comparatorOf(of);
  return compared && comparator ? { kind: 'compared', comparator, value: compared } : undefined;
}

/** `higher`, `equal or less` */
function isRelative({ of }: AskAct): boolean {
  return of === 'above' || of === 'below' || of === 'atLeast' || of === 'atMost';
}

/** Whether a target may be for a roll. */
function mayBeFor(roll: OpenRoll, act: AskAct): boolean {
  const { of, startsClause, startsSentence, namesRoll, isExact, hasOutcome } = act;
  if (roll.isSpent || (act.isCount && !act.dice)) return false;
  const isPlain = roll.rolled?.total !== undefined && isD6(roll.rolled.total);
  const isBare = of === 'row' || of === 'bare';
  // `2. The attic.`
  if (isBare && act.isNumbered) return false;
  if (of === 'known') return false;
  const isRow = roll.isAsked && (roll.last === 'bare' || roll.last === 'row');
  if (isBare && (!startsClause || (of === 'bare' && isExact && !hasOutcome && !isRow && !act.isList))) return false;
  // `Roll 2D6 for the water.` and in the next paragraph `If it exceeds 9, …`
  const isAbove = act.target?.kind === 'compared' && act.target.comparator === '>';
  if (roll.isFar && !roll.isAsked && isAbove && !act.isOn && !act.namesResult && !namesRoll) return false;
  // `he is on 1 Wound`
  const isAlone = of === 'asked' && isExact && !act.hasArticle && !act.isList && !startsClause;
  if (isAlone && !namesRoll && !act.namesResult && !act.isNeeded && (hasOutcome || (roll.isAsked && !act.isOn)))
    return false;
  if (isRelative(act) && (!startsClause || !roll.compared)) return false;
  // `1 Monster comes, 2 leave`
  const isPlainNumber = of === 'bare' && isExact && !act.hasArticle && !act.isList && !isRow;
  // `2 ratas salen` behind the roll itself, or behind `1 nothing.`
  const isFirst = startsSentence && roll.how === 'rolled' && !roll.isAsked && roll.age <= 1;
  if (isPlainNumber && !act.isColon && !isFirst && !act.isNeeded) return false;
  if (roll.how === 'amount') {
    const isOne = roll.rolled?.pool === undefined;
    return (isOne ? namesRoll : act.namesResult) && roll.age <= 1 && !roll.isFar;
  }
  if (roll.isFar && isBare && !act.isLed && !isRow) return false;
  // `the door opens on 9+ on 2D6; a bell rings on a 5`
  if (
    roll.how === 'asked' &&
    !startsClause &&
    !((act.isLabelled || act.isNeeded || (isPlain && act.isOn)) && roll.age === 0)
  )
    return false;
  if (roll.isFar && !startsSentence && !roll.isContinued) return false;
  if (roll.isAsked && roll.age > 0 && !roll.isContinued) return startsSentence || (isPlain && act.isNeeded);
  return true;
}
