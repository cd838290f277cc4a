import type { Index, RuleName } from '../../workspace/index.ts';
import { ruleKey } from './ruleKey.ts';

/**
 * A number for what the rules are called, in any order. The version of the names changes whenever a section of rules is read again, for
 * each key that is pressed in it; this only when a name, or the rule that it stands for, is another one.
 */
export function namesFingerprint(index: Index): number {
  const { version } = index.names;
  const found = fingerprints.get(index);
  if (found?.version === version) return found.names;
  let names = 0;
  for (const name of index.allNames()) names = (names + hashOf(name)) % sumLimit;
  fingerprints.set(index, { version, names });
  return names;
}

const fingerprints = new WeakMap<Index, { readonly version: number; readonly names: number }>();
const hashes = new WeakMap<RuleName, number>();

function hashOf(name: RuleName): number {
  const found = hashes.get(name);
  if (found !== undefined) return found;
  const isBundled = name.kind === 'own' ? name.definition.isBundled : name.translation.isBundled;
  const key = name.kind === 'own' ? ruleKey(name.definition) : name.translation.ruleId;
  const hash = hashOfText(`${isBundled} ${name.kind} ${key} ${name.template.name}`);
  hashes.set(name, hash);
  return hash;
}

/** Hashes are below it too, so that the sum of two is still a whole number. */
const sumLimit = 2 ** 52;

/** Two hashes like FNV-1a, put together. */
function hashOfText(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
