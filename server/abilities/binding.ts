import type { Slot, Template } from './template.ts';

/** The value of a rule's parameter in a mention. */
type SlotValue =
  | { readonly kind: 'number'; readonly value: number }
  /** `A`: it works without a roll. */
  | { readonly kind: 'automatic' }
  /** `3D6` in place of a number. */
  | { readonly kind: 'dice'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string };

/** Reads the value of a slot: `5+`, `A`, `-2`, `+1`, `3D6`, `Elves`. */
export function readSlotValue(text: string): SlotValue {
  const trimmed = text.trim().replace(/[−–]/g, '-');
  if (/^[+-]?\d{1,9}\+?$/.test(trimmed)) return { kind: 'number', value: Number.parseInt(trimmed, 10) };
  if (trimmed === 'A') return { kind: 'automatic' };
  return /^\d*[Dd]\d+(?:[+-]\d+)?$/.test(trimmed) ? { kind: 'dice', text: trimmed } : { kind: 'words', text: trimmed };
}

/**
 * A rule's text with the values in place of `n`, `n+`, `nD6`, `1Dn`, `weapon1` …; a placeholder without a value stays as written. `A` has
 * no number for the text.
 *
 * @param values by the names in the template.
 */
export function bindText(text: string, template: Template, values: ReadonlyMap<string, string>): string {
  return bind(text, template, values, (written) => written);
}

/** The rule's name with its values: `BREATHE FIRE 4`, `AMBUSH A`. */
export function bindName(template: Template, values: ReadonlyMap<string, string>): string {
  return bind(template.name, template, values, () => 'A');
}

/**
 * The values of a mention by the names in the rule's template in another language: the n-th slot of a kind corresponds to the n-th slot of
 * that kind.
 */
export function valuesFor(
  from: Template,
  to: Template,
  values: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const carried = new Map<string, string>();
  from.slots.forEach((slot, index) => {
    const target = counterpart(from, index, to);
    slot.names.forEach((name, position) => {
      const value = values.get(name);
      const other = target?.names[position];
      if (value !== undefined && other !== undefined) carried.set(other, value);
    });
  });
  return carried;
}

/** Ratings are printed `n` in one language and `n+` in another, so these are one kind. Words and ranges are separate kinds. */
function counterpart(from: Template, index: number, to: Template): Slot | undefined {
  const family = from.slots[index] && familyOf(from.slots[index]);
  const position = from.slots.slice(0, index).filter((slot) => familyOf(slot) === family).length;
  return to.slots.filter((slot) => familyOf(slot) === family)[position];
}

function familyOf({ kind }: Slot): 'words' | 'range' | 'number' {
  return kind === 'text' ? 'words' : kind === 'range' ? 'range' : 'number';
}

/** A value in place of a placeholder. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * All placeholders are found in the original text. Values are not searched for placeholders, because the values of a few slots could expand
 * a sentence until the memory is full.
 */
function bind(
  text: string,
  template: Template,
  values: ReadonlyMap<string, string>,
  automatic: (written: string) => string,
): string {
  const replacements: Replacement[] = [];
  const bound = new Set<string>();
  for (const slot of template.slots) {
    for (const name of slot.names) {
      const given = values.get(name);
      if (given === undefined || bound.has(name)) continue;
      bound.add(name);
      addReplacements(text, slot, name, given, automatic, replacements);
    }
  }
  replacements.sort((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let end = 0;
  for (const replacement of replacements) {
    if (replacement.start < end) continue;
    pieces.push(text.slice(end, replacement.start), replacement.text);
    end = replacement.end;
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(end);
}

function addReplacements(
  text: string,
  slot: Slot,
  name: string,
  given: string,
  automatic: (written: string) => string,
  replacements: Replacement[],
): void {
  const value = readSlotValue(given);
  const pattern =
    name.length > 1
      ? new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'gu')
      : new RegExp(`(?<![\\p{L}\\d'’]|\\d[Dd]?)(\\d*[Dd])?${name}([Dd]\\d+|\\+)?(?![\\p{L}\\d'’])`, 'gu');
  for (const { 0: written, 1: before = '', 2: after = '', index } of text.matchAll(pattern)) {
    const replaced = name.length > 1 ? given : boundTo(value, slot, written, before, after, automatic);
    replacements.push({ start: index, end: index + written.length, text: replaced });
  }
}

function boundTo(
  value: SlotValue,
  slot: Slot,
  written: string,
  before: string,
  after: string,
  automatic: (written: string) => string,
): string {
  switch (value.kind) {
    case 'number':
      return numberIn(slot, value.value, before, after);
    case 'automatic':
      return before === '' ? automatic(written) : written;
    case 'dice':
      return before || after ? written : value.text;
    case 'words':
      return value.text;
    default:
      return value satisfies never;
  }
}

/** A penalty is printed `-2` or `2`, because the text says that it is a penalty. Only a target keeps its plus if the text has none. */
function numberIn(slot: Slot, value: number, before: string, after: string): string {
  const isTarget = slot.kind === 'target' && before === '' && after === '';
  return `${before}${Math.abs(value)}${after}${isTarget ? '+' : ''}`;
}
