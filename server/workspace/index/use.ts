import { usesRules } from '../../formats/format.ts';
import type { Span } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element, type Node } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';

/** A `<rule>` or `<magic>` of a Monster or a table: its id says which rule its text names. Spans count in the section. */
export interface Use {
  readonly element: Element;
  readonly kind: 'rule' | 'magic';
  readonly id: string;
  readonly idSpan: Span;
}

/** What the element uses; undefined for any other element, and for one without an id. In a rules file these elements are the rules. */
export function useOf({ format }: Document, section: Section, element: Element): Use | undefined {
  return usesRules(format) ? readUse(section, element) : undefined;
}

function readUse({ text }: Section, element: Element): Use | undefined {
  if (element.name !== 'rule' && element.name !== 'magic') return undefined;
  const idSpan = attributeOf(element, 'id')?.valueSpan;
  if (!idSpan || idSpan.end === idSpan.start) return undefined;
  return { element, kind: element.name, id: unescapeText(text.slice(idSpan.start, idSpan.end)), idSpan };
}

/** All uses in a section, in order. */
export function usesIn({ format }: Document, section: Section): readonly Use[] {
  // Most files have none, and to look is quicker than to read their trees.
  return usesRules(format) && /<(?:rule|magic)\b/.test(section.text) ? usesAmong(section, section.nodes) : none;
}

const none: readonly Use[] = [];

function usesAmong(section: Section, nodes: readonly Node[]): readonly Use[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    const use = readUse(section, node);
    return use ? [use] : usesAmong(section, node.children);
  });
}
