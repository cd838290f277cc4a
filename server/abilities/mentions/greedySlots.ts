import type { Slot, Template } from '../template.ts';

/** The slot that a name begins with, such as `Type MAGIC n`: any words before `Magic` are its value. */
export function leadingSlot({ parts: [first] }: Template): Slot | undefined {
  return first?.kind === 'slot' ? first.slot : undefined;
}

/** The words in the first slot of a name such as `ARMED WITH weapon`, which may name a rule: `Armed with Hellblade`. */
export function itemIn(template: Template, values: ReadonlyMap<string, string>): string | undefined {
  const [slot] = template.slots;
  return slot?.kind === 'text' && !leadingSlot(template) ? values.get(slot.names[0] ?? '') : undefined;
}

/** Whether a name that begins with a slot has no number for its number: `Dispel Magic 4+` and `Magic A` are no `Type MAGIC n`. */
export function isOddTarget(template: Template, values: ReadonlyMap<string, string>): boolean {
  if (!leadingSlot(template)) return false;
  return template.slots.some(({ kind, names }) => kind === 'number' && /[+A]$/.test(values.get(names[0] ?? '') ?? ''));
}
