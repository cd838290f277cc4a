import { type Call, refuse } from '../call/command.ts';
import { wholeNumber } from './expression.ts';

/** The level of the dungeon in `--level`, from 1 to 10; undefined without the option. Anything else is refused, and said. */
export function levelAsked(call: Call, command: 'draws' | 'export'): number | undefined | 'refused' {
  const typed = call.values.get('level');
  if (typed === undefined) return undefined;
  const level = wholeNumber(typed);
  if (level !== undefined && level >= 1 && level <= 10) return level;
  const allowed = Array.from({ length: 10 }, (_, index) => `${index + 1}`);
  refuse(call, command, { kind: 'badValue', option: '--level', value: typed, allowed });
  return 'refused';
}
