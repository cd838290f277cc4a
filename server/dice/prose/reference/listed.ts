/** Lists of outcomes below a roll: `1 Nothing.`, and on the next line `2-6 A rat.` */
import type { Range, Value } from '../../language/expression.ts';
import type { Act } from '../meaning/acts.ts';
import { testOf } from '../meaning/targetTests.ts';
import { extentOf } from '../words/extent.ts';
import type { RollState } from './state.ts';
import { type AskedQuestion, asking } from './step.ts';

/** The state with the open roll as that of a list, if it can come to all scores of the list, and to no others. */
export function listBegun(state: RollState, { low, high }: Range): RollState {
  const { roll, isTold } = state;
  const total = roll && !isTold && !roll.isAsked && !roll.isIncomplete ? roll.rolled?.total : undefined;
  const extent = total && extentOf(total);
  return { ...state, listed: extent?.low === low && extent.high === high ? total : undefined };
}

/** What the scores of an entry ask of the roll of its list. */
export function entryAsked(
  state: RollState,
  { range, span }: Extract<Act, { readonly kind: 'entry' }>,
): AskedQuestion | undefined {
  const roll: Value | undefined = state.listed;
  const test = roll && testOf(roll, { kind: 'oneOf', ranges: [range] }, span);
  return asking(state, test && roll && { span, roll, asked: { kind: 'test', test } }, -1);
}
