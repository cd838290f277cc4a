/** Changes of a roll, as data, to the roll as it is then. */
import type { Value } from '../../language/expression.ts';
import type { ChangeAct } from '../meaning/acts.ts';
import {
  differenceOf,
  dropping,
  type Faces,
  halved,
  keeping,
  multiplied,
  productOfDice,
  type RolledDice,
  rerolling,
  summed,
  withoutFace,
  withTerms,
} from './roll.ts';

/** The roll with a change; undefined where nobody can say what it comes to. */
export function withChange(
  roll: RolledDice,
  { of, value, ranges }: Pick<ChangeAct, 'of' | 'value' | 'ranges'>,
): RolledDice | undefined {
  const number = value?.kind === 'number' ? value.value : 1;
  switch (of) {
    case 'add':
    case 'addEach':
      return value && withTerms(roll, [{ isSubtracted: false, value }]);
    case 'subtract':
    case 'subtractEach':
      return value && withTerms(roll, [{ isSubtracted: true, value }]);
    case 'multiply':
      return value && multiplied(roll, value);
    case 'double':
      return roll.total && multiplied(roll, { kind: 'number', value: 2, span: roll.total.span });
    case 'halveUp':
      return halved(roll, 'roundUp');
    case 'halveDown':
      return halved(roll, 'roundDown');
    case 'highest':
    case 'lowest':
      return keeping(roll, of, number);
    case 'dropLowest':
      return dropping(roll, 'lowest', number);
    case 'dropHighest':
      return dropping(roll, 'highest', number);
    case 'sum':
      return summed(roll);
    case 'difference':
      return differenceOf(roll);
    case 'product':
      return productOfDice(roll);
    case 'without':
    case 'reroll': {
      const face = onlyFace(ranges, value);
      if (of === 'reroll') {
        const faces = face ? ({ comparator: '=', value: face } as const) : lowestFaces(ranges);
        return faces && rerolling(roll, faces);
      }
      return face && withoutFace(roll, face);
    }
    case 'unread':
      return undefined;
  }
}

/** `1 or 2`, `1s and 2s`: all faces from 1 up to one. */
function lowestFaces(ranges: ChangeAct['ranges']): Faces | undefined {
  const isWhole =
    ranges?.[0]?.low === 1 && ranges.every(({ low }, at) => at === 0 || low === (ranges[at - 1]?.high ?? 0) + 1);
  const high = ranges?.at(-1)?.high;
  if (!isWhole || high === undefined) return undefined;
  return { comparator: '<=', value: { kind: 'number', value: high, span: { start: 0, end: 0 } } };
}

function onlyFace(ranges: ChangeAct['ranges'], value: Value | undefined): Value | undefined {
  const [range] = ranges ?? [];
  if (!range) return value;
  if (ranges?.length !== 1 || range.low !== range.high) return undefined;
  return { kind: 'number', value: range.low, span: { start: 0, end: 0 } };
}
