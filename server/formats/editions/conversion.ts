import type { Element, Node } from '../../xml/tree.ts';
import type { EditionName, FirstEdition } from '../format.ts';
import { markupOf, type TextChange } from './markupOf.ts';
import { textOfMarkup } from './textOfMarkup.ts';

/** What the other edition cannot say: it stays as it is, or its words stay. */
export interface Unsaid {
  /** An element, an attribute as `rule@param`, or the markup of a text. */
  readonly name: string;
  readonly count: number;
}

interface Conversion {
  /** In the order of the text. */
  readonly changes: readonly TextChange[];
  readonly unsaid: readonly Unsaid[];
}

/**
 * The changes that write a part of a document in another edition, and what that edition cannot say. Attributes and elements that it lacks
 * stay, and so do the words of markup that it lacks.
 *
 * @param text that of the spans of `nodes`.
 */
export function conversionTo(
  edition: EditionName,
  first: FirstEdition,
  text: string,
  nodes: readonly Node[],
): Conversion {
  const changes: TextChange[] = [];
  const unsaid = new Map<string, number>();
  const note = (name: string): void => void unsaid.set(name, (unsaid.get(name) ?? 0) + 1);
  for (const element of elementsIn(nodes)) {
    if (edition === 'first') noteLacks(first, element, note);
    const value = valueChange(edition, first, text, element);
    if (value) changes.push(value);
    if (element.name !== first.markup || !element.endTag) continue;
    const { changes: found, unsaid: names } =
      edition === 'first' ? { changes: markupOf(text, element), unsaid: [] } : textOfMarkup(text, element);
    changes.push(...found);
    for (const name of names) note(name);
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

function noteLacks({ lacks }: FirstEdition, { name, attributes }: Element, note: (name: string) => void): void {
  if (lacks.includes(name)) note(name);
  for (const attribute of attributes) {
    const written = `${name}@${attribute.name}`;
    if (lacks.includes(written)) note(written);
  }
}

function valueChange(
  edition: EditionName,
  { values = [] }: FirstEdition,
  text: string,
  { name, children }: Element,
): TextChange | undefined {
  const value = values.find(({ element }) => element === name);
  const [node, ...others] = children;
  if (!value || node?.kind !== 'text' || others.length > 0) return undefined;
  const written = text.slice(node.span.start, node.span.end);
  const start = node.span.start + (written.length - written.trimStart().length);
  const span = { start, end: start + written.trim().length };
  const newText = (edition === 'first' ? value.toFirst : value.toPresent)(written.trim());
  return newText === undefined ? undefined : { span, newText };
}
