/** What is left of a combatant, as a number of the chain, and how hits change it. */

import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { type Fraction, fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import type { Outcome } from './chain.ts';

/** The Wounds of one attack. Equal attacks are one object. */
export interface Hit {
  readonly key: string;
  readonly outcomes: readonly { readonly wounds: number; readonly chance: Fraction; readonly near: number }[];
  readonly isFire: boolean;
  readonly isPoison: boolean;
}

/** Attacks on one combatant in a row. */
export interface Hits {
  readonly hit: Hit;
  readonly count: number;
}

export interface Body {
  readonly start: number;
  /** Its greatest number; undefined where that is not known before. */
  readonly most: number | undefined;
  /** How many of the kind stand; the falling stand until they are buried. */
  readonly standing: (value: number) => number;
  readonly hit: (value: number, hits: readonly Hits[]) => readonly Outcome[];
  /** The falling lie. */
  readonly buried: (value: number) => number;
  /** The chance of each number of Wounds that are left to all of the kind together. */
  readonly left: (value: number) => ReadonlyMap<number, number>;
}

/** The Wounds of an attack as one. */
export function hitOf(wounds: Distribution, marks: { readonly isFire: boolean; readonly isPoison: boolean }): Hit {
  const outcomes = [...wounds.counts].map(([outcome, count]) => {
    const chance = fraction(count, wounds.total);
    return { wounds: outcome, chance, near: toNumber(chance) };
  });
  const key =
    [...wounds.counts].map(([outcome, count]) => `${outcome}:${count}`).join() + marks.isFire + marks.isPoison;
  return { key, outcomes, ...marks };
}

/** A function that keeps the outcomes of hits. Equal lists of hits are one object. */
export function rememberedHits(
  compute: (value: number, hits: readonly Hits[]) => readonly Outcome[],
): (value: number, hits: readonly Hits[]) => readonly Outcome[] {
  const known = new Map<readonly Hits[], Map<number, readonly Outcome[]>>();
  return (value, hits) => {
    const byValue = known.get(hits) ?? new Map<number, readonly Outcome[]>();
    known.set(hits, byValue);
    const found = byValue.get(value) ?? compute(value, hits);
    byValue.set(value, found);
    return found;
  };
}
