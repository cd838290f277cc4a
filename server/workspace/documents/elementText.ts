import { unescapeText } from '../../xml/references.ts';
import { childrenNamed, type Element, type Node } from '../../xml/tree.ts';
import type { Section } from './section.ts';

/** The running text in an element as people read it, with its line breaks and without markup. The element is one of the section. */
export function elementText(section: Section, { children }: Pick<Element, 'children'>): string {
  return children.map((node) => nodeText(section, node)).join('');
}

/** The text of the first child element of that name, in one line; empty without one. */
export function childText(section: Section, element: Element, name: string): string {
  const [child] = childrenNamed(element, name);
  return child ? elementText(section, child).replace(/\s+/g, ' ').trim() : '';
}

function nodeText(section: Section, node: Node): string {
  switch (node.kind) {
    case 'text':
      return unescapeText(section.text.slice(node.span.start, node.span.end));
    case 'cdata':
      return section.text.slice(node.contentSpan.start, node.contentSpan.end);
    case 'element':
      return `${elementText(section, node)}${/^(?:p|tr|li|br)$/.test(node.name) ? '\n' : ' '}`;
    default:
      return '';
  }
}
