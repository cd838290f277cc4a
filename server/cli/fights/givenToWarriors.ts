import type { Call } from '../call/command.ts';
import { refuse } from '../call/command.ts';
import type { ExitStatus } from '../call/terminal.ts';
import { readValues } from '../dice/namedValues.ts';

/** The characteristics that a fight asks of a Warrior. */
const characteristics: readonly string[] = [
  'battle-level',
  'weapon-skill',
  'strength',
  'toughness',
  'wounds',
  'initiative',
  'attacks',
  'armour',
  'damage-dice',
];

/** The values of `--let`, for Warriors who do not have them; says what is wrong with them. */
export function givenToWarriors(call: Call): ReadonlyMap<string, number> | ExitStatus {
  const values = readValues(call.values.get('let') ?? '', characteristics);
  if ('kind' in values) {
    const problem = values.kind === 'unknownName' ? ({ ...values, kind: 'unknownCharacteristic' } as const) : values;
    return refuse(call, problem);
  }
  const numbers = new Map<string, number>();
  for (const [name, value] of values) {
    if (value === 'automatic') return refuse(call, { kind: 'badBinding', text: `${name}=A` });
    numbers.set(name, value);
  }
  return numbers;
}
