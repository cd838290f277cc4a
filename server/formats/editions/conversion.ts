import type { Element, Node } from '../../xml/tree.ts';
import type { FirstEdition } from '../format.ts';
import { type TextChange, textOfMarkup } from './textOfMarkup.ts';

/** Markup of texts that the present edition cannot say: its words stay. */
export interface Unsaid {
  /** An element. */
  readonly name: string;
  readonly count: number;
}

interface Conversion {
  /** In the order of the text. */
  readonly changes: readonly TextChange[];
  readonly unsaid: readonly Unsaid[];
}

/**
 * The changes that write a part of a document of the first edition in the present one, and the markup that this lacks: its words stay.
 *
 * @param text that of the spans of `nodes`.
 */
export function conversionOf(first: FirstEdition, text: string, nodes: readonly Node[]): Conversion {
  const changes: TextChange[] = [];
  const unsaid = new Map<string, number>();
  for (const element of elementsIn(nodes)) {
    const value = valueChange(first, text, element);
    if (value) changes.push(value);
    if (element.name !== first.markup || !element.endTag) continue;
    const found = textOfMarkup(text, element);
    changes.push(...found.changes);
    for (const name of found.unsaid) unsaid.set(name, (unsaid.get(name) ?? 0) + 1);
  }
  return {
    changes: changes.sort((a, b) => a.span.start - b.span.start),
    unsaid: [...unsaid].map(([name, count]) => ({ name, count })),
  };
}

/** All elements among the nodes, and in them. */
function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    yield node;
    yield* elementsIn(node.children);
  }
}

function valueChange({ values = [] }: FirstEdition, text: string, { name, children }: Element): TextChange | undefined {
  const value = values.find(({ element }) => element === name);
  const [node, ...others] = children;
  if (!value || node?.kind !== 'text' || others.length > 0) return undefined;
  const written = text.slice(node.span.start, node.span.end);
  const start = node.span.start + (written.length - written.trimStart().length);
  const span = { start, end: start + written.trim().length };
  const newText = value.toPresent(written.trim());
  return newText === undefined ? undefined : { span, newText };
}
