import type { EntryValues } from '../../formats/entryValues.ts';
import type { XmlFormat } from '../../formats/format.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { elementsIn, textIn } from './elementsIn.ts';

/**
 * Values of an entry that no schema forbids, and that the apps read otherwise than they are meant, or that contradict each other. Spans are in
 * section coordinates. None while the entry is not well-formed.
 */
export function entryProblems({ values, entries }: XmlFormat, { text, nodes, errors }: Section): readonly Finding[] {
  const [entry] = nodes;
  if (!values || errors.length > 0 || entry?.kind !== 'element') return none;
  if (entries.every(({ element }) => element !== entry.name)) return none;
  return [...copiedValues(values, text, entry), ...lostUses(values, text, entry)];
}

const none: readonly Finding[] = [];

/** Characteristics end at 10 in the game, and the largest published number is 12. */
const highest = 12;

/** A characteristic that is much too large, with the value of another column: it was copied from there. */
function copiedValues({ characteristics = [], amounts = [] }: EntryValues, text: string, entry: Element) {
  const numbers = entry.children.flatMap((node) => {
    const content = node.kind === 'element' ? textIn(text, node) : undefined;
    return node.kind === 'element' && content && /^\d{1,9}$/.test(content.text)
      ? [{ element: node.name, value: content.text, span: content.span }]
      : [];
  });
  return numbers.flatMap(({ element, value, span }): readonly Finding[] => {
    if (!characteristics.includes(element) || Number(value) <= highest) return [];
    const from = numbers.find((other) => amounts.includes(other.element) && other.value === value)?.element;
    return from === undefined ? [] : [{ code: 'copied-value', span, facts: { element, value, from } }];
  });
}

/** Uses that both apps lose: they keep the last `<magic>` of a Monster, and of two uses of one rule the text of the last. */
function lostUses({ specials }: EntryValues, text: string, entry: Element): readonly Finding[] {
  if (!specials) return none;
  return elementsIn(entry.children, specials.element).flatMap(({ children }) => {
    const uses = children.flatMap((node) => {
      const id = node.kind === 'element' ? attributeValue(text, node, 'id') : undefined;
      const span = node.kind === 'element' ? attributeOf(node, 'id')?.valueSpan : undefined;
      if (node.kind !== 'element' || !id || !span) return [];
      const what = node.name === specials.once ? ('magic' as const) : ('rule' as const);
      return [{ what, id, span, key: what === 'magic' ? what : `${what} ${id}` }];
    });
    const lastOf = new Map(uses.map((use) => [use.key, use]));
    return uses.flatMap((use): readonly Finding[] => {
      const { what, id, span, key } = use;
      const last = lastOf.get(key);
      return !last || last === use ? [] : [{ code: 'lost-use', span, facts: { what, id, last: last.id } }];
    });
  });
}
