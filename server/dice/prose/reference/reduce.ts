/** Which roll each question of a text is for: the acts one by one, each with the state before it. */
import type { Act } from '../meaning/acts.ts';
import type { Break } from '../words/layout.ts';
import { asked, askedForRest, askedOfSingle, askedOfTwo } from './asking.ts';
import { changedIn } from './changing.ts';
import { rivalsNamed } from './rivals.ts';
import { plainRoll } from './roll.ts';
import { repeatedIn, rolledIn } from './rolling.ts';
import { nothingAhead, type State } from './state.ts';
import { asking, isLater, newRoll, retracting, type Step, unread, withRoll } from './step.ts';

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
      return [act.isAgain ? withRoll(state, (roll) => ({ ...roll, isAgain: roll.isAsked })) : state, undefined];
  }
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
  const isTold = state.isTold && of !== 'paragraph' && of !== 'item';
  const { roll } = state;
  const isOver = roll?.isSpent || (roll?.isNested && roll.isAsked) || (roll?.isFar && !roll.isContinued);
  if (!roll || isOver || roll.age >= oldest) return { ...crossing, roll: undefined, isTold };
  const isFar = roll.isFar || of === 'paragraph';
  const rolled = roll.isAgain ? undefined : roll.rolled;
  return { ...crossing, roll: { ...roll, rolled, age: roll.age + 1, isContinued: false, isFar }, isTold };
}

const mostSentences = 2;

function laterRivals(rivals: State['rivals']): State['rivals'] {
  return rivals && rivals.sentences < mostSentences ? { ...rivals, sentences: rivals.sentences + 1 } : undefined;
}
