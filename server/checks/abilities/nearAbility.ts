import { type Template, titleCase } from '../../abilities/template.ts';
import { query } from '../../queries/remembered.ts';
import { addTo } from '../../text/grouped.ts';
import { editDistance } from '../../text/nearest.ts';
import type { Span } from '../../text/span.ts';
import type { Index } from '../../workspace/index/index.ts';

/** An ability that was meant by something that is none. */
export interface NearAbility {
  /** The span of the misspelt name, in the text that was looked at. */
  readonly nameSpan: Span;
  /** The name as it should be. */
  readonly name: string;
  /** The same with its placeholders: `Fear n`. */
  readonly template: string;
}

/**
 * The ability that was most likely meant by a text such as `Feer 4` or `Magic Resistence 5+`; undefined if no name is near. An ability
 * with a number needs a number, and one without must not have one: equipment and words of a story are near some name too.
 */
export function nearAbility(index: Index, text: string): NearAbility | undefined {
  const read = readItem(text);
  if (!read) return undefined;
  const { name, start, hasNumber } = read;
  const lower = name.toLowerCase();
  let best: Candidate | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidatesOf(index).get(lower.charAt(0)) ?? []) {
    if (hasNumber ? !candidate.takesNumber : candidate.needsNumber) continue;
    const limit = Math.min(bestDistance - 1, limitFor(candidate.name, lower, hasNumber));
    if (limit < 1 || Math.abs(candidate.name.length - lower.length) > limit) continue;
    const distance = editDistance(lower, candidate.name, limit);
    if (distance > limit || distance === 0) continue;
    best = candidate;
    bestDistance = distance;
  }
  if (!best) return undefined;
  const { baseName, name: template } = best.template;
  const written = titleCase(baseName);
  const nameSpan = { start, end: start + name.length };
  return { nameSpan, name: written, template: template.replace(baseName, () => written) };
}

interface Item {
  readonly name: string;
  readonly start: number;
  readonly hasNumber: boolean;
}

const item =
  /^(\d{1,2}\s?[x×]\s)?([\p{L}][\p{L}\p{M}'’ -]{2,40}?)((?:\s+|\s*\()(?:[+−–-]?\d{1,2}\+?|\d{0,2}[Dd]\d{1,2}(?:[+-]\d{1,2})?|A)\)?)?(?:\s*\([^()]*\))?$/u;

function readItem(text: string): Item | undefined {
  const [, multiplier = '', name = '', value] = item.exec(text) ?? [];
  return name === '' ? undefined : { name, start: multiplier.length, hasNumber: value !== undefined };
}

/**
 * How many letters may be wrong: one in three behind a number; fewer without one, and in short words none, for `Potion` is not POISON.
 */
function limitFor(name: string, written: string, hasNumber: boolean): number {
  const length = Math.min(name.length, written.length);
  if (length < 4) return 0;
  if (hasNumber) return Math.floor(length / 4) + (length < 8 ? 0 : 1);
  if (!name.includes(' ')) return length < 7 ? 0 : 1;
  return Math.floor(length / 5);
}

interface Candidate {
  /** In small letters. */
  readonly name: string;
  readonly template: Template;
  readonly takesNumber: boolean;
  readonly needsNumber: boolean;
}

/** By the first letter: a slip is rarely in that. */
const candidatesOf = query(readCandidates);

function readCandidates(index: Index): ReadonlyMap<string, readonly Candidate[]> {
  const byLetter = new Map<string, Candidate[]>();
  const seen = new Set<string>();
  for (const { template } of index.allNames()) {
    const name = template.searchName;
    const numbers = template.slots.filter(({ kind }) => kind !== 'text' && kind !== 'range');
    const key = `${name} ${numbers.length > 0}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const needsNumber = numbers.some(({ isOptional }) => !isOptional);
    const candidate = { name, template, takesNumber: numbers.length > 0, needsNumber };
    addTo(byLetter, name.charAt(0), candidate);
  }
  return byLetter;
}
