import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Dice, NumberValue, Value } from '../../../server/dice/language/expression.ts';
import { formatExpression } from '../../../server/dice/language/format.ts';
import type { Act, AskAct, ChangeAct, RollAct } from '../../../server/dice/prose/meaning/acts.ts';
import type { Target } from '../../../server/dice/prose/meaning/target.ts';
import { askedIn } from '../../../server/dice/prose/reference/references.ts';

const span = { start: 0, end: 0 };

function number(value: number): NumberValue {
  return { kind: 'number', value, span };
}

function dice(count: number): Dice {
  return { kind: 'dice', count: number(count), sides: number(6), span };
}

function atLeast(value: number): Target {
  return { kind: 'compared', comparator: '>=', value: number(value) };
}

/** Acts one behind the other, each a token long. */
type Unplaced = Act extends infer Each ? (Each extends Act ? Omit<Each, 'from' | 'to'> : never) : never;

function placed(acts: readonly Unplaced[]): readonly Act[] {
  return acts.map((act, at) => ({ ...act, from: 4 * at, to: 4 * at + 1 }) as Act);
}

function roll(value: Value, how: RollAct['how'] = 'rolled'): Unplaced {
  return {
    kind: 'roll',
    how,
    dice: value,
    isConditional: false,
    owner: undefined,
    subject: [],
    isCut: false,
    isListed: false,
    isForThat: false,
    severally: undefined,
    isFurther: false,
  } as Unplaced;
}

function ask(target: Target, features: Partial<AskAct> = {}): Unplaced {
  const plain = { kind: 'ask', of: 'asked', target, dice: undefined, span, startsClause: true, startsSentence: true };
  return { ...plain, hasOutcome: true, isExact: target.kind !== 'compared', ...features } as Unplaced;
}

function change(of: ChangeAct['of'], value: Value | undefined): Unplaced {
  return {
    kind: 'change',
    of,
    value,
    ranges: undefined,
    isJoined: true,
    isForRoll: true,
    subject: [],
    said: of,
  } as Unplaced;
}

const sentence = { kind: 'break', of: 'sentence' } as Unplaced;
const paragraph = { kind: 'break', of: 'paragraph' } as Unplaced;

function check(acts: readonly Unplaced[], ...expected: readonly string[]): void {
  const { asked } = askedIn(placed(acts), false);
  const found = asked.map(({ asked: question }) =>
    formatExpression(question.kind === 'test' ? question.test : question.value),
  );
  assert.deepEqual(found, expected);
}

describe('acts', () => {
  it('ask the roll before them', () => {
    check([roll(dice(1)), sentence, ask(atLeast(5))], '1D6 >= 5');
    check([roll(dice(2)), roll(dice(1), 'amount'), ask(atLeast(9))], '2D6 >= 9');
    check([ask(atLeast(5))]);
  });

  it('change the roll before it is asked', () => {
    const strength: Value = { kind: 'name', name: 'strength', span };
    check([roll(dice(1)), change('add', strength), ask(atLeast(7))], '1D6 + strength >= 7');
    check([roll(dice(2)), change('highest', undefined), ask(atLeast(5))], 'highest(1 of 2D6) >= 5');
    check([roll(dice(1)), change('unread', undefined), ask(atLeast(5))]);
  });

  it('take back what was asked of a roll that is changed later', () => {
    const torches: Value = { kind: 'name', name: 'torches', span };
    check([roll(dice(1)), ask(atLeast(5)), sentence, change('addEach', torches)]);
  });

  it('close a roll that was read in part only', () => {
    check([roll(dice(1)), { kind: 'other', isNumber: false } as Unplaced, ask(atLeast(5))]);
    check([roll(dice(1)), roll(dice(2)), ask(atLeast(5))]);
    check([roll(dice(2)), { kind: 'purpose' } as Unplaced, sentence, ask(atLeast(9))]);
  });

  it('ask no roll of another paragraph in the middle of a sentence', () => {
    const inside = { startsSentence: false };
    check([roll(dice(2)), paragraph, ask(atLeast(9), inside)]);
    check([roll(dice(2)), paragraph, ask(atLeast(9))], '2D6 >= 9');
  });

  it('bring their own dice, and spend them', () => {
    const later = { startsClause: false, startsSentence: false };
    check([ask(atLeast(9), { dice: dice(2) }), sentence, ask(atLeast(3), later)], '2D6 >= 9');
  });

  it('leave the rest of the scores', () => {
    const rest = { kind: 'otherwise', of: 'any', span } as Unplaced;
    check([roll(dice(1)), ask(atLeast(5)), rest], '1D6 >= 5', '1D6 <= 4');
    check([roll(dice(1)), rest]);
  });

  it('say nothing of what is told', () => {
    check([roll(dice(1), 'told'), ask(atLeast(5))]);
    check([{ kind: 'told' } as Unplaced, roll(dice(1)), ask(atLeast(5))]);
  });
});
