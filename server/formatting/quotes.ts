import type { Section } from '../workspace/documents/section.ts';
import type { Attribute, Node } from '../xml/tree.ts';

/** The quotation marks of attributes. */
export type Quotes = 'keep' | 'double' | 'single';

/** The edits that give all attributes of a section the same quotation marks, except those with such a mark in their value. */
export function quoteEdits(
  section: Section,
  base: number,
  quotes: Quotes,
): readonly { readonly span: { readonly start: number; readonly end: number }; readonly newText: string }[] {
  if (quotes === 'keep') return [];
  const mark = quotes === 'double' ? '"' : "'";
  return attributesIn(section.nodes).flatMap(({ valueSpan }) => {
    if (!valueSpan) return [];
    const { start, end } = valueSpan;
    if (section.text[start - 1] === mark || section.text.slice(start, end).includes(mark)) return [];
    return [start - 1, end].map((at) => ({ span: { start: base + at, end: base + at + 1 }, newText: mark }));
  });
}

function attributesIn(nodes: readonly Node[]): readonly Attribute[] {
  return nodes.flatMap((node) => (node.kind === 'element' ? [...node.attributes, ...attributesIn(node.children)] : []));
}
