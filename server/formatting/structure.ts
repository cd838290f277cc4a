import type { XmlFormat } from '../formats/format.ts';
import { shapeAt } from '../formats/schema/shapes.ts';
import type { Section } from '../workspace/documents/section.ts';
import { attributeOf, type Element, type Node } from '../xml/tree.ts';

/** The start of a tag or a comment before which white space belongs to the structure alone: changing it changes no text. */
export interface TagPlace {
  /** In section coordinates. */
  readonly offset: number;
  /** How deep it is: 0 for the root, 1 for entries. */
  readonly depth: number;
  /** Whether it begins a line of its own: entries, and the end of the root. Others stay on the line on which they are. */
  readonly needsLine: boolean;
}

/**
 * The places of a section, in the order of its text. There is none in an element with text or with `xml:space`, and none in an element that
 * may have text, with one exception: an entry whose text is all in its elements.
 *
 * @param root the name of the root element.
 */
export function placesIn(format: XmlFormat, section: Section, root: string): readonly TagPlace[] {
  const { nodes, openRoot, rootEnd } = section;
  const places: TagPlace[] = [];
  const inRoot = openRoot ? openRoot.children : nodes;
  for (const node of inRoot) {
    if (rootEnd && node.span.start >= rootEnd.span.start) break;
    addNode(places, format, section, node, [root]);
  }
  if (rootEnd && !openRoot && nodes.some(({ kind }) => kind === 'strayEndTag'))
    places.push({ offset: rootEnd.span.start, depth: 0, needsLine: true });
  return places;
}

function addNode(places: TagPlace[], format: XmlFormat, section: Section, node: Node, outer: readonly string[]): void {
  if (node.kind === 'text' || node.kind === 'cdata') return;
  const needsLine = outer.length === 1 && node.kind === 'element';
  places.push({ offset: node.span.start, depth: outer.length, needsLine });
  if (node.kind === 'element') addContent(places, format, section, node, [...outer, node.name]);
}

function addContent(
  places: TagPlace[],
  format: XmlFormat,
  section: Section,
  element: Element,
  path: readonly string[],
): void {
  const isEntry = path.length === 2;
  const shape = shapeAt(format, path);
  if (!shape || !isStructure(section, element) || (shape.allowsText && !isEntry)) return;
  for (const child of element.children) addNode(places, format, section, child, path);
  if (element.endTag) places.push({ offset: element.endTag.span.start, depth: path.length - 1, needsLine: false });
}

/** Whether an element has other elements, and no text beside white space. */
function isStructure({ text }: Section, element: Element): boolean {
  const { children } = element;
  return (
    !attributeOf(element, 'xml:space') &&
    children.some(({ kind }) => kind === 'element') &&
    children.every(({ kind, span }) => {
      if (kind === 'cdata') return false;
      return kind !== 'text' || /^[ \t\r\n]*$/.test(text.slice(span.start, span.end));
    })
  );
}
