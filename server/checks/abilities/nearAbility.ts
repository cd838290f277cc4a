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
  /** So many letters are wrong; 0 for the ability itself with a value. */
  readonly distance: number;
  /** Whether a number, a score or dice stand behind the name. */
  readonly hasValue: boolean;
}

const item =
  /^(\d{1,2}\s?[x×]\s)?([\p{L}][\p{L}\p{M}'’ -]{2,40}?)((?:\s+|\s*\()(?:[+−–-]?\d{1,2}\+?|\d{0,2}[Dd]\d{1,2}(?:[+-]\d{1,2})?|A)\)?)?(?:\s*\([^()]*\))?\.?$/u;

/**
 * The ability that was most likely meant by a text such as `Feer 4` or `Magic Resistence 5+`; undefined if no name is near. An ability
 * with a number needs a number, and one without must not have one: equipment and words of a story are near some name too.
 */
export function nearAbility(index: Index, text: string): NearAbility | undefined {
  const [, multiplier = '', written = '', value] = item.exec(text) ?? [];
  const hasValue = value !== undefined;
  const lower = written.toLowerCase();
  let best: Template | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const candidate of candidatesOf(index).get(`${lower.charAt(0)} ${hasValue}`) ?? []) {
    const { searchName: name } = candidate;
    const limit = Math.min(distance - 1, limitFor(name, lower, hasValue));
    if (limit < 0 || (limit < 1 && name !== lower) || Math.abs(name.length - lower.length) > limit) continue;
    const own = editDistance(lower, name, limit);
    if (own > limit) continue;
    [best, distance] = [candidate, own];
  }
  if (!best) return undefined;
  const name = titleCase(best.baseName);
  const nameSpan = { start: multiplier.length, end: multiplier.length + written.length };
  return { nameSpan, name, template: best.name.replace(best.baseName, () => name), distance, hasValue };
}

/**
 * How many letters may be wrong: one in three behind a number; fewer without one, and in short words none, for `Potion` is not POISON.
 */
function limitFor(name: string, written: string, hasValue: boolean): number {
  const length = Math.min(name.length, written.length);
  if (length < 4) return 0;
  if (hasValue) return Math.floor(length / 4) + (length < 8 ? 0 : 1);
  if (!name.includes(' ')) return length < 7 ? 0 : 1;
  return Math.floor(length / 5);
}

/** The names that take a value, or need none, by the first letter: a slip is rarely in that. */
const candidatesOf = query((index: Index): ReadonlyMap<string, readonly Template[]> => {
  const byLetter = new Map<string, Template[]>();
  const seen = new Set<string>();
  for (const { template } of index.allNames()) {
    const numbers = template.slots.filter(({ kind }) => kind !== 'text' && kind !== 'range');
    const takes = [
      ...(numbers.length > 0 ? [true] : []),
      ...(numbers.every(({ isOptional }) => isOptional) ? [false] : []),
    ];
    for (const hasValue of takes) {
      const key = `${template.searchName.charAt(0)} ${hasValue}`;
      if (seen.has(`${key} ${template.searchName}`)) continue;
      seen.add(`${key} ${template.searchName}`);
      addTo(byLetter, key, template);
    }
  }
  return byLetter;
});
