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
