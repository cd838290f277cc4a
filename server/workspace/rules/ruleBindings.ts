import { readSlotValue, valuesFor } from '../../abilities/binding.ts';
import type { Rule } from '../../abilities/rule.ts';
import type { Template } from '../../abilities/template.ts';
import type { Binding, Bindings } from '../../dice/evaluation/odds.ts';
import { asksForChances } from '../../dice/language/expressionKinds.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { hyphenated } from '../../text/writing.ts';

/** The values of a mention for a rule's parameters, by the slot names of the template that matched. */
export interface Given {
  readonly template: Template;
  readonly values: ReadonlyMap<string, string>;
}

/** The values of a mention for the names in a rule's odds: the names of its template, and the names that the rule declares. */
export function bindingsOf(rule: Rule, given: Given | undefined): Bindings {
  const bindings = new Map<string, Binding>();
  if (!given) return bindings;
  const values = valuesFor(given.template, rule.template, given.values);
  const names = rule.template.slots.flatMap(({ kind, names }) => names.map((name) => ({ name, kind })));
  names.forEach(({ name, kind }, index) => {
    const value = values.get(name);
    const read = value === undefined ? undefined : bindingOf(value);
    // `Ambush (2D6)`: a score to roll is a number.
    const binding = kind === 'target' && typeof read === 'object' ? undefined : read;
    if (binding === undefined) return;
    bindings.set(name.toLowerCase(), binding);
    const declared = rule.parameters[index];
    if (declared) bindings.set(hyphenated(declared), binding);
  });
  return bindings;
}

function bindingOf(text: string): Binding | undefined {
  const value = readSlotValue(text);
  switch (value.kind) {
    case 'number':
      return value.value;
    case 'automatic':
      return 'automatic';
    case 'dice': {
      const body = parseExpression(value.text).annotation?.body;
      return body && !asksForChances(body) ? body : undefined;
    }
    case 'words':
      return undefined;
    default:
      return value satisfies never;
  }
}
