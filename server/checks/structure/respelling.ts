import { ambiences } from '../../formats/ambiences.ts';
import type { Expectation, ValueType } from '../../formats/schema/finding.ts';
import { isSlipOf } from '../../text/nearest.ts';

/**
 * A wrong value as the schema spells it, or all words of a list: `darkelves` as `dark-elves`. Undefined if it, or one of them, is no allowed
 * word in another spelling, or may be two of them.
 */
export function respelled(value: string, expected: Expectation): string | undefined {
  if (expected.kind === 'type' && expected.type === 'encounterNumber') return encounterNumber(value);
  const allowed = allowedIn(expected);
  if (allowed.length === 0 || value.trim() === '' || /[<>&"']/.test(value)) return undefined;
  // It is no list of words, and has no white space around it.
  if (expected.kind === 'oneOf') return spelling(value.trim(), allowed);
  const parts = value.split(/(\s+)/).map((part) => (part.trim() === '' ? part : spelling(part, allowed)));
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

/** The lowest and the highest sum of dice: `1D6+3` as `4-9`. Undefined for anything else. */
function encounterNumber(value: string): string | undefined {
  const [, count, sides, sign, added] =
    /^\s*(\d{0,2})\s*[dD]\s*(3|6|66)\s*(?:([+-])\s*(\d{1,2}))?\s*$/.exec(value) ?? [];
  if (count === undefined || sides === '66') return undefined;
  const change = Number(added ?? 0) * (sign === '-' ? -1 : 1);
  const [low, high] = [Number(count || 1) + change, Number(count || 1) * Number(sides) + change];
  return low < 1 ? undefined : `${low}-${high}`;
}

/**
 * A wrong value of a Monster in the spelling of the schema: `1,500` as `1500`, `1 d 6` as `1D6`, a long dash as `-`, `4` as `4+`. Undefined if it is wrong in
 * another way.
 */
export function respelledText(value: string, type: ValueType): string | undefined {
  const pattern = spellings.get(type);
  if (!pattern || value.length > maximumLength) return undefined;
  if (type === 'ballisticSkill' && /^[1-6]$/.test(value)) return `${value}+`;
  if (type === 'ballisticSkill' && /^auto(?:mátic[oa]|matic[oa]?|matically)?\.?$/i.test(value)) return 'A';
  const number = /^\d{1,3}(?:[.,]\d{3})+$/.test(value) ? value.replace(/[.,]/g, '') : value;
  const text = number
    .replace(/[–—−]/g, '-')
    .replace(/\s+(?=[^\d\s])|(?<=[^\d\s])\s+/g, '')
    .toUpperCase();
  return text !== value && pattern.test(text) ? text : undefined;
}

/** Whether a text is a value of that type, of those that Monsters have; false for all other types. */
export function isAllowedText(text: string, type: ValueType): boolean {
  return spellings.get(type)?.test(text) ?? false;
}

/** Longer than all real values. */
const maximumLength = 30;

/** What the schema allows for these types, without white space. */
const spellings: ReadonlyMap<ValueType, RegExp> = new Map<ValueType, RegExp>([
  ['characteristic', /^(?:\d+|[-S])$/],
  ['ballisticSkill', /^(?:\d+\+|[-AS])$/],
  ['attacks', /^(?:\d+|\d*D[1-9]\d*(?:\+\d+)?|[-S])$/],
  ['damage', /^(?:\d+|\d*D[1-9]\d*(?:\+\d+)?(?:\/\d*D[1-9]\d*(?:\+\d+)?\(\d+\+\))?|[-S])$/],
]);

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
