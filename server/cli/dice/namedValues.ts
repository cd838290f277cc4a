import { gameName } from '../../dice/prose/words/gameName.ts';
import type { UsageProblem } from '../../wording/cliWordsFor.ts';

/** What `--let` says of the names in an expression, in the order given. */
type NamedValues = ReadonlyMap<string, number | 'automatic'>;

/**
 * Reads `n=5,battle-level=3`, `n=A` or, with the letters of a profile, `BL=3`.
 *
 * @param known the names that the expression has; another one is a slip, which would otherwise go unnoticed.
 */
export function readValues(list: string, known: readonly string[]): NamedValues | UsageProblem {
  const values = new Map<string, number | 'automatic'>();
  for (const text of list.split(',').filter((part) => part.trim() !== '')) {
    const [, typed = '', value = ''] = /^\s*([^=\s]+)\s*=\s*(A|[+-]?\d+)\s*$/.exec(text) ?? [];
    const name = known.includes(typed.toLowerCase()) ? typed.toLowerCase() : gameName(typed);
    const number = value === 'A' ? 'automatic' : Number(value);
    if (typed === '' || (number !== 'automatic' && !Number.isSafeInteger(number))) return { kind: 'badBinding', text };
    if (!known.includes(name)) return { kind: 'unknownName', name: typed.toLowerCase(), known };
    values.set(name, number);
  }
  return values;
}
