import { entityOfKey } from '../../formats/formats.ts';
import { remembered } from '../../queries/remembered.ts';
import { isSlipOf } from '../../text/nearest.ts';
import type { KeyState } from '../../translations/model/keyState.ts';

/** Keys that belong to nothing because of the same slip. */
interface MisspeltKeys {
  /** The part of the keys that differs from the right one, such as an id; the whole key if several parts do. */
  readonly wrong: string;
  readonly right: string;
  /** The sections of the keys, at least one, and the keys that were meant. */
  readonly keys: readonly { readonly index: number; readonly meant: string }[];
  /** Whether the file has the right part in another key: then the slip is here, and not in the id of the entry. */
  readonly isCertain: boolean;
}

/** With more missing keys a language has just been begun, and they are too many to compare. */
const maximumMissing = 2000;

/** More wrong keys than these are not slips. */
const maximumOrphans = 500;

/** Keys that belong to nothing, where a missing key has one other letter: a problem for each slip. */
export const misspeltKeys = remembered(({ orphans, entries, missing }: KeyState): readonly MisspeltKeys[] => {
  const groups = new Map<string, { wrong: string; right: string; keys: { index: number; meant: string }[] }>();
  if (orphans.length > maximumOrphans || missing.length > maximumMissing) return [];
  const lost = new Set(orphans);
  const parts = new Set<string>();
  for (const [key, index] of entries) {
    const isOfOthers = entityOfKey(firstWord(key)) === undefined;
    if (!lost.has(index) && !isOfOthers) for (const part of key.split('.')) parts.add(part);
    // Of a first word that no entry has, only that one may be misspelt: the words of an app's buttons are keys too.
    const found = missing.filter(
      (other) => (isOfOthers ? isSameBehind(key, other) : lost.has(index)) && isSlipOf(key, other),
    );
    const [meant] = found;
    if (meant === undefined || found.length > 1) continue;
    const { wrong, right } = differingPart(key, meant);
    const group = groups.get(`${wrong} ${right}`) ?? { wrong, right, keys: [] };
    group.keys.push({ index, meant });
    groups.set(`${wrong} ${right}`, group);
  }
  return [...groups.values()].map((group) => ({ ...group, isCertain: parts.has(group.right) }));
});

function firstWord(key: string): string {
  return key.split('.', 1)[0] ?? '';
}

function isSameBehind(key: string, other: string): boolean {
  return key.slice(firstWord(key).length) === other.slice(firstWord(other).length);
}

function differingPart(key: string, meant: string): { readonly wrong: string; readonly right: string } {
  const [own, other] = [key.split('.'), meant.split('.')];
  const differing = own.flatMap((part, at) => (part === other[at] ? [] : [[part, other[at] ?? '']]));
  const [[wrong = key, right = meant] = []] = differing;
  return own.length === other.length && differing.length === 1 ? { wrong, right } : { wrong: key, right: meant };
}
