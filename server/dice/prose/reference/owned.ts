/** Numbers of somebody who is no Warrior. */
import type { Value } from '../../language/expression.ts';
import { isPersonal } from '../words/variableNames.ts';

/** A sum whose numbers that Warriors have too are those of an owner: `strength` is `monster-strength`. */
export function ownedValue(value: Value, owner: string): Value {
  switch (value.kind) {
    case 'name':
      return isPersonal(value.name) ? { ...value, name: `${owner}-${value.name}` } : value;
    case 'addition':
      return { ...value, terms: value.terms.map((term) => ({ ...term, value: ownedValue(term.value, owner) })) };
    case 'product':
      return { ...value, factors: value.factors.map((factor) => ownedValue(factor, owner)) };
    default:
      return value;
  }
}
