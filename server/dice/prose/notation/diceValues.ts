/** Die tokens as values. */
import type { Pool } from '../../language/expression.ts';
import type { DieToken } from '../words/token.ts';

/** What a token says of dice. */
export function dieValue({ count, sides, start, end }: DieToken): Pool {
  const span = { start, end };
  if (sides === 66 && (count === undefined || count === 1)) return { kind: 'd66', span };
  return {
    kind: 'dice',
    count: count === 'n' ? { kind: 'name', name: 'n', span } : { kind: 'number', value: count ?? 1, span },
    sides: sides === 'n' ? { kind: 'name', name: 'n', span } : { kind: 'number', value: sides, span },
    span,
  };
}
