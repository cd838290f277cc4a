import { readSlotValue } from './binding.ts';
import type { Slot, Template, TemplatePart } from './template.ts';

/**
 * The rule's name with its values, as a mention has them: `BREATHE FIRE 4`, `DAEMONIC -1`, `WEB (1D3)`, `AMBUSH A`. A slot without a value
 * keeps its placeholder if there are no values at all. Otherwise it is left out, with its brackets: `ARMED WITH Bow`.
 *
 * @param values by the names in the template.
 */
export function bindName(template: Template, values: ReadonlyMap<string, string>): string {
  const isBound = template.slots.some(({ names }) => names.some((name) => values.has(name)));
  if (!isBound) return template.name;
  const written: string[] = [];
  let inBrackets: TemplatePart[] | undefined;
  for (const part of template.parts) {
    if (part.kind === 'mark' && /[[(]/.test(part.text)) inBrackets = [part];
    else if (!inBrackets) written.push(...partWith(part, values));
    else if (part.kind !== 'mark') inBrackets.push(part);
    else {
      if (!inBrackets.some((inner) => inner.kind === 'slot' && !hasValue(inner.slot, values)))
        written.push(`${inBrackets.flatMap((inner) => partWith(inner, values)).join(' ')}${part.text}`);
      inBrackets = undefined;
    }
  }
  return written.join(' ').replace(/([[(]) /g, '$1');
}

function partWith(part: TemplatePart, values: ReadonlyMap<string, string>): readonly string[] {
  if (part.kind !== 'slot') return [part.text];
  return hasValue(part.slot, values) ? [slotText(part.slot, values)] : [];
}

function hasValue({ names }: Slot, values: ReadonlyMap<string, string>): boolean {
  return names.every((name) => values.has(name));
}

function slotText({ kind, names }: Slot, values: ReadonlyMap<string, string>): string {
  const [given = ''] = names.map((name) => values.get(name));
  const value = readSlotValue(given);
  switch (kind) {
    case 'range':
      return names.map((name) => values.get(name)).join('-');
    case 'die':
      return value.kind === 'number' ? `1D${value.value}` : given;
    case 'signed':
      return value.kind === 'number' && value.value >= 0 ? `+${value.value}` : given;
    case 'target':
      return value.kind === 'number' ? `${Math.abs(value.value)}+` : given;
    case 'number':
    case 'text':
      return given;
    default:
      return kind satisfies never;
  }
}
