import { isSlipOf } from '../../text/nearest.ts';
import { remembered } from '../../text/remembered.ts';
import type { KeyState } from '../../translations/model/keyState.ts';

/** With more missing keys a language has just been begun, and they are too many to compare. */
const maximumMissing = 2000;

/** More wrong keys than these are not slips. */
const maximumOrphans = 500;

/** The keys that were meant by keys that belong to nothing, by the index of their section: a missing key with one other letter. */
export const misspeltKeys = remembered(({ orphans, entries, missing }: KeyState): ReadonlyMap<number, string> => {
  const meant = new Map<number, string>();
  if (orphans.length > maximumOrphans || missing.length > maximumMissing) return meant;
  const wrong = new Set(orphans);
  for (const [key, index] of entries) {
    const found = wrong.has(index) ? missing.filter((other) => isSlipOf(key, other)) : [];
    const [only] = found;
    if (only !== undefined && found.length === 1) meant.set(index, only);
  }
  return meant;
});
