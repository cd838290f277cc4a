import type { Dice } from '../language/expression.ts';

/** The sum of several independent rolls of one pool. */
export interface EqualParts {
  readonly pool: Dice;
  readonly parts: number;
}

/** `(3D6)D6` is three times `(1D6)D6`: the dice that each of the three asks for fall by themselves. Undefined for one part or none. */
export function inEqualParts(pool: Dice): EqualParts | undefined {
  if (pool.sides.kind !== 'number') return undefined;
  if (pool.count.kind === 'dice') {
    const inner = inEqualParts(pool.count);
    return inner && { pool: { ...pool, count: inner.pool }, parts: inner.parts };
  }
  if (pool.count.kind !== 'number' || pool.count.value < 2) return undefined;
  return { pool: { ...pool, count: { ...pool.count, value: 1 } }, parts: pool.count.value };
}
