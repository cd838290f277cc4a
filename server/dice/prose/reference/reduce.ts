/** Which roll each question of a text is for: the acts one by one, each with the state before it. */
import type { Act, AskAct } from '../meaning/acts.ts';
import type { Break } from '../words/layout.ts';
import { asked, askedForRest, askedOfSingle, askedOfTwo } from './asking.ts';
import { changedIn } from './changing.ts';
import { rivalsNamed } from './rivals.ts';
import { plainRoll } from './roll.ts';
import { repeatedIn, rolledIn } from './rolling.ts';
import { nothingAhead, type OpenRoll, type RollState } from './state.ts';
import { asking, isLater, newRoll, type RollStep, retracting, unread, withRoll } from './step.ts';

/** The state after an act, and what the act asks of a roll. */
export function reduce(state: RollState, act: Act): RollStep {
  switch (act.kind) {
    case 'break':
      return [crossed(state, act.of), undefined];
    case 'roll':
      return [rolledIn(state, act), undefined];
    case 'rolls':
      return [repeatedIn(state, act), undefined];
    case 'purpose':
      // `roll 3D6 for the gold. If one of them is a 1, …`: its dice may still be asked.
      return [{ ...withRoll(state, spent), effect: state.roll?.rolled ?? state.effect, isEffectOld: false }, undefined];
    case 'change':
      return [changedIn(state, act), undefined];
    case 'compared':
      return [withRoll(state, (roll) => ({ ...roll, compared: act.value })), undefined];
    case 'told': {
      if (act.of === 'sample') return [{ ...state, sample: 'new', roll: undefined }, undefined];
      const taken = act.of === 'taken' ? retracting(state) : state;
      const isExample = act.of === 'example' && (!state.isTold || state.isExample);
      return [{ ...taken, isTold: true, isExample, roll: undefined }, undefined];
    }
    case 'other':
      // `the Troll rolls 1D6 and adds its own`
      if (state.rivals && act.isChange) return [{ ...state, rivals: undefined, roll: undefined }, undefined];
      return [isChangedLater(state, act) ? retracting(state) : unread(state), undefined];
    case 'stated': {
      const { span, roll, test } = act;
      return [state, asking(state, { span, roll, asked: { kind: 'test', test, isStated: true } }, -1)];
    }
    case 'ask': {
      const counted = countedNext(state, act);
      return counted === undefined ? asked(state, act) : [{ ...state, counted }, undefined];
    }
    case 'askDice':
    case 'alike':
      if (state.rivals && act.kind === 'alike' && act.of === 'same') {
        return askedOfTwo(state, { of: 'tie', side: undefined, isOfDie: false, isOfThrow: false, span: act.span });
      }
      return askedOfSingle(state, act);
    case 'rivals': {
      // `and the boy throws another`: a third one.
      if (state.rivals && act.of === 'another') return [{ ...state, rivals: undefined, roll: undefined }, undefined];
      const rivals = rivalsNamed(act, state.roll);
      if (!rivals) return [state, undefined];
      const open = act.dice
        ? newRoll(state, act.of === 'both' ? plainRoll(act.dice, false) : undefined, 'rolled')
        : state.roll && { ...state.roll, rolled: undefined };
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

/** A roll that says how many there are of something; where a sentence of its own tells that, its score may still be asked for. */
function spent(roll: OpenRoll): OpenRoll {
  if (roll.isAsked || roll.isListed) return roll;
  return roll.age > 0 ? { ...roll, isNumber: true } : { ...roll, isSpent: true };
}

/** Whether something may change a roll of which was asked before: not in another paragraph. */
function isChangedLater(
  { roll }: RollState,
  { isChange, isOfOther }: Extract<Act, { readonly kind: 'other' }>,
): boolean {
  return isChange === true && isOfOther !== true && isLater(roll) && roll?.isFar === false;
}

const oldest = 2;

function crossed(state: RollState, of: Break): RollState {
  // `Every level adds one. Roll 1D6`
  const ahead = state.isChangeNear ? { ...nothingAhead, isChanged: true } : nothingAhead;
  const rivals = of === 'sentence' ? laterRivals(state.rivals) : undefined;
  // What comes of a roll may be asked in its sentence and in the next one.
  const effect = of === 'sentence' && !state.isEffectOld ? state.effect : undefined;
  const isEffectOld = effect !== undefined;
  const items = of === 'item' ? state.items + 1 : of === 'part' ? 0 : state.items;
  const counted = of === 'part' ? undefined : state.counted;
  const crossing = { ...state, rivals, ahead, effect, isEffectOld, isChangeNear: false, items, counted };
  if (of === 'part') return { ...crossing, isTold: false, sample: undefined, roll: undefined };
  const isSameParagraph = of !== 'paragraph' && of !== 'item';
  const isTold = state.isTold && isSameParagraph;
  // A heading is a paragraph of its own, or stands before the example.
  const sample = state.sample === 'new' || (state.sample && isSameParagraph) ? 'old' : undefined;
  const { roll } = state;
  // `- If he casts a spell, roll 1D6. On a 4+ it fails. - 3-6 Something else`
  const isOfItem = of === 'item' && roll?.isAsked && roll.item > 0 && roll.item === state.items;
  const isOver = roll?.isSpent || isOfItem || (roll?.isNested && roll.isAsked) || (roll?.isFar && !roll.isContinued);
  if (!roll || isOver || roll.age >= oldest) return { ...crossing, roll: undefined, isTold, sample };
  const isFar = roll.isFar || of === 'paragraph';
  return { ...crossing, roll: { ...roll, age: roll.age + 1, isContinued: false, isFar }, isTold, sample };
}

const mostSentences = 2;

function laterRivals(rivals: RollState['rivals']): RollState['rivals'] {
  return rivals && rivals.sentences < mostSentences ? { ...rivals, sentences: rivals.sentences + 1 } : undefined;
}

/** `1. Roll 1D6. 2: move. 3: fight.`: the number that a sentence begins with, if it is the next one. */
function countedNext(
  { counted, roll }: RollState,
  { of, target, isNumbered, startsSentence }: AskAct,
): number | undefined {
  const [range, other] = target?.kind === 'oneOf' ? target.ranges : [];
  if (!range || other || range.low !== range.high || !startsSentence) return undefined;
  const isFirst = of === 'bare' && isNumbered && !roll && range.low === 1;
  const isNext = of === 'row' && counted !== undefined && range.low === counted + 1 && !roll?.isAsked;
  return isFirst || isNext ? range.low : undefined;
}
