import type { Value } from '../../language/expression.ts';

interface Extent {
  readonly low: number;
  readonly high: number;
}

/** The least and the greatest that a plain roll can come to, without working it out; undefined where that is not plain to see. */
export function extentOf(value: Value): Extent | undefined {
  switch (value.kind) {
    case 'number':
      return { low: value.value, high: value.value };
    case 'd66':
      return { low: 11, high: 66 };
    case 'dice': {
      const { count, sides } = value;
      if (count.kind !== 'number' || sides.kind !== 'number') return undefined;
      return { low: count.value, high: count.value * sides.value };
    }
    case 'spread': {
      const dice = extentOf(value.pool);
      const sides =
        value.pool.kind === 'dice' && value.pool.sides.kind === 'number' ? value.pool.sides.value : undefined;
      return dice && sides !== undefined ? { low: 0, high: sides - 1 } : undefined;
    }
    case 'addition':
      return value.terms.reduce<Extent | undefined>(
        (sum, term) => {
          const extent = extentOf(term.value);
          if (!sum || !extent) return undefined;
          return term.isSubtracted
            ? { low: sum.low - extent.high, high: sum.high - extent.low }
            : { low: sum.low + extent.low, high: sum.high + extent.high };
        },
        { low: 0, high: 0 },
      );
    case 'product':
      return value.factors.reduce<Extent | undefined>(
        (product, factor) => {
          const extent = extentOf(factor);
          // Dice and numbers that are written out are never negative.
          return product && extent && extent.low >= 0
            ? { low: product.low * extent.low, high: product.high * extent.high }
            : undefined;
        },
        { low: 1, high: 1 },
      );
    default:
      return undefined;
  }
}
