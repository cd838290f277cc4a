import { ambiences } from '../../formats/ambiences.ts';
import type { Expectation } from '../../formats/schema/finding.ts';
import { isSlipOf } from '../../text/nearest.ts';

/**
 * A wrong value with all its words as the schema spells them: `darkelves` as `dark-elves`. Undefined if one of them is no allowed word in
 * another spelling, or may be two of them.
 */
export function respelled(value: string, expected: Expectation): string | undefined {
  const allowed = allowedIn(expected);
  if (allowed.length === 0 || value.trim() === '' || /[<>&"']/.test(value)) return undefined;
  const parts = value.split(/(\s+)/).map((part) => (part.trim() === '' ? part : spelling(part, allowed)));
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

function allowedIn(expected: Expectation): readonly string[] {
  if (expected.kind === 'oneOf') return expected.values;
  return expected.kind === 'type' && expected.type === 'ambiences' ? ambiences : [];
}

function spelling(word: string, allowed: readonly string[]): string | undefined {
  if (allowed.includes(word)) return word;
  const [alike, ...others] = allowed.filter((known) => plain(known) === plain(word) || isSlipOf(word, known));
  return others.length === 0 ? alike : undefined;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}
