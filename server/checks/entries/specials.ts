import type { EntryValues } from '../../formats/entryValues.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { elementsIn } from './elementsIn.ts';

/**
 * Uses that both apps lose: they keep the last `<magic>` of a Monster, and of two uses of one rule the text of the last. Each finding is on
 * the id of a use that is lost.
 */
export function lostUses({ specials }: EntryValues, text: string, entry: Element): readonly Finding[] {
  if (!specials) return none;
  return elementsIn(entry.children, specials.element).flatMap(({ children }) => {
    const uses = children.flatMap((node) => (node.kind === 'element' ? (useIn(text, node) ?? []) : []));
    const schools = uses.filter(({ element }) => element === specials.once);
    const rules = uses.filter(({ element }) => element === specials.byId);
    const lastOf = new Map(rules.map((use) => [use.id, use]));
    const lost = [
      ...schools.slice(0, -1).map((use) => ({ ...use, last: schools.at(-1)?.id ?? '' })),
      ...rules.filter((use) => lastOf.get(use.id) !== use).map((use) => ({ ...use, last: use.id })),
    ];
    return lost.map(({ element, id, last, span }): Finding => {
      return { code: 'lost-use', span, facts: { what: element === specials.once ? 'magic' : 'rule', id, last } };
    });
  });
}

const none: readonly Finding[] = [];

function useIn(text: string, element: Element) {
  const span = attributeOf(element, 'id')?.valueSpan;
  const id = attributeValue(text, element, 'id');
  return span && id ? { element: element.name, id, span } : undefined;
}

/** Rules for a Monster on a table that do not say whether they are added to its own: one app adds them, the other replaces its own. */
export function additionProblems({ addition }: EntryValues, _: string, entry: Element): readonly Finding[] {
  if (!addition) return none;
  const { element: name, attribute } = addition;
  return elementsIn(entry.children, name).flatMap((element) => {
    // Without content nothing is added, and nothing is written that could replace.
    const isEmpty = element.children.every(({ kind }) => kind !== 'element');
    if (isEmpty || attributeOf(element, attribute)) return [];
    const { nameSpan: span } = element;
    const at = { start: span.end, end: span.end };
    const fixes = ['true', 'false'].map((value) => {
      const written = `${attribute}="${value}"`;
      return { kind: 'add', text: written, edits: [{ span: at, newText: ` ${written}` }] } as const;
    });
    return [{ code: 'unsaid-addition', span, facts: { element: name, attribute }, fixes }];
  });
}
