import type { Binding } from '../../dice/evaluation/odds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import type { Messages } from '../../wording/messages.ts';
import { givenValues, type TypedFault, type TypedRoll } from './readTyped.ts';

/** How a text was read, for its reader: `read as 1D6 >= 5`. Empty where it is in the language of odds itself. */
export function readAsText(roll: TypedRoll, { words }: Messages): string {
  if (!roll.isReread) return '';
  const values = [...givenValues(roll)].map(([name, value]) => `${name} = ${writtenValue(value)}`);
  return words.typed.readAs(roll.expression, values);
}

/** A value as `--let` takes it, or dice in the language of odds. */
export function writtenValue(value: Binding): string {
  if (typeof value === 'number') return String(value);
  return value === 'automatic' ? 'A' : formatExpression(value);
}

/** A line below the odds: another likely meaning of the text, in the language of odds. Empty if there is none. */
export function hintText({ countInstead }: TypedRoll, { words }: Messages): string {
  return countInstead === undefined ? '' : words.typed.countInstead(countInstead);
}

/** Why a text is not read, in one sentence or two. */
export function faultText(fault: TypedFault, { words: { typed }, problems }: Messages): string {
  switch (fault.kind) {
    case 'syntax':
      return problems['odds-syntax'](fault.errors[0] ?? { code: 'expectedValue' });
    case 'noDice':
      return typed.noDice(fault.spellings, fault.nearest);
    case 'noMechanic':
      return typed.noMechanic;
    case 'habit':
      return typed.habits[fault.habit](fault.spellings);
    case 'several':
      return typed.several(fault.spellings);
    case 'partly':
      return typed.partly(fault.spelling);
    default:
      return fault satisfies never;
  }
}
