import type { Chain, State } from '../chain/chain.ts';

/** States as whole numbers: each component is a digit with a size of its own. */
export interface StateKeys {
  readonly factors: readonly number[];
  readonly sizes: readonly number[];
  readonly of: (state: State) => number;
  /** Writes the components of a key into a state. */
  readonly read: (key: number, state: number[]) => void;
}

/**
 * Keys for some states, and for those that follow from them. Undefined where the components have no room in one number.
 *
 * @param room for the numbers of components whose greatest one is not known.
 */
export function keysFor(
  states: readonly { readonly state: State }[],
  chain: Chain,
  room: number,
): StateKeys | undefined {
  const sizes = chain.start.map((start, component) => {
    const most = chain.mostOf(component);
    if (most !== undefined) return most + 1;
    return states.reduce((greatest, { state }) => Math.max(greatest, state[component] ?? 0), start) + room + 1;
  });
  const factors: number[] = [];
  let factor = 1;
  for (const size of sizes) {
    factors.push(factor);
    factor *= size;
  }
  if (factor > Number.MAX_SAFE_INTEGER) return undefined;
  return {
    factors,
    sizes,
    of: (state) => {
      let key = 0;
      for (let component = 0; component < factors.length; component++) {
        key += (state[component] ?? 0) * (factors[component] ?? 0);
      }
      return key;
    },
    read: (key, state) => {
      let rest = key;
      for (let component = 0; component < sizes.length; component++) {
        const size = sizes[component] ?? 1;
        const quotient = Math.floor(rest / size);
        state[component] = rest - quotient * size;
        rest = quotient;
      }
    },
  };
}
