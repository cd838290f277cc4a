import { mulberry32 } from '../../server/dice/random.ts';

/** Choices that look random and are the same for the same seed. */
export interface Seeded {
  /** A whole number from 0 up to, but without, `limit`; 0 where the limit is less than 1. */
  readonly below: (limit: number) => number;
  /** Throws if there is nothing to choose from. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly chance: (probability: number) => boolean;
}

/** The choices of the input with that index of a run with that seed: each input can be made without those before it. */
export function seeded(seed: number, index = 0): Seeded {
  const random = mulberry32((seed + Math.imul(index, 0x9e3779b1)) | 0);
  const below = (limit: number): number => Math.floor(random() * Math.max(0, limit));
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
    chance: (probability) => random() < probability,
  };
}
