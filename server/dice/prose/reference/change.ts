/** Changes of a roll, as data, to the roll as it is then. */
import type { Value } from '../../language/expression.ts';
import type { ChangeAct } from '../meaning/acts.ts';
import {
  differenceOf,
  dropping,
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
export function changed(roll: RolledDice, { of, value, ranges }: ChangeAct): RolledDice | undefined {
  const kept = value?.kind === 'number' ? value.value : 1;
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
      return keeping(roll, of, kept);
    case 'dropLowest':
      return dropping(roll, 'lowest');
    case 'dropHighest':
      return dropping(roll, 'highest');
    case 'sum':
      return summed(roll);
    case 'difference':
      return differenceOf(roll);
    case 'product':
      return productOfDice(roll);
    case 'without':
    case 'reroll': {
      const face = onlyFace(ranges, value);
      if (!face) return undefined;
      return of === 'without' ? withoutFace(roll, face) : rerolling(roll, face);
    }
    case 'unread':
      return undefined;
  }
}

function onlyFace(ranges: ChangeAct['ranges'], value: Value | undefined): Value | undefined {
  const [range] = ranges ?? [];
  if (!range) return value;
  if (ranges?.length !== 1 || range.low !== range.high) return undefined;
  return { kind: 'number', value: range.low, span: { start: 0, end: 0 } };
}
