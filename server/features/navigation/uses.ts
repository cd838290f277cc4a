import type { Document } from '../../workspace/document.ts';
import type { Section } from '../../workspace/section.ts';
import { attributeOf, type Element, type Node, type Span } from '../../xml/tree.ts';

/** A `<rule>` or `<magic>` of a Monster or a table: its id says which rule its text names. */
export interface Use {
  readonly element: Element;
  readonly id: string;
  readonly idSpan: Span;
}

/** What the element uses; undefined for any other element, for one without an id, and for the entries of a rules file themselves. */
export function useOf(document: Document, section: Section, element: Element): Use | undefined {
  if (document.kind === 'rules' || (element.name !== 'rule' && element.name !== 'magic')) return undefined;
  const idSpan = attributeOf(element, 'id')?.valueSpan;
  if (!idSpan || idSpan.end === idSpan.start) return undefined;
  return { element, id: section.text.slice(idSpan.start, idSpan.end), idSpan };
}

/** All uses in the section, in order. */
export function usesIn(document: Document, section: Section): readonly Use[] {
  return document.kind === 'rules' || document.kind === 'prose' ? [] : usesAmong(document, section, section.nodes);
}

function usesAmong(document: Document, section: Section, nodes: readonly Node[]): readonly Use[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    const use = useOf(document, section, node);
    return use ? [use] : usesAmong(document, section, node.children);
  });
}
