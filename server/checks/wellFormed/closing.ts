import type { XmlFormat } from '../../formats/format.ts';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { isWithin } from '../../text/span.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { elementsTo } from '../../xml/elementNamedAt.ts';
import type { ErrorOf } from '../../xml/parseError.ts';
import type { Element, Node } from '../../xml/tree.ts';
import type { Edit, Fix } from '../problems/finding.ts';

/**
 * The end tags that an unclosed element lacks: behind its last content, or before the first element that belongs around it, as `<treasure>` in
 * `<rules>Text. <treasure>`. Undefined if the author's intention is not certain.
 */
export function closing(
  { endTags, name, span }: ErrorOf<'unclosedElement'>,
  format: XmlFormat,
  { nodes, errors, openRoot, text }: Section,
): Fix | undefined {
  const around = [...elementsTo(nodes, span.start)];
  const element = around.pop();
  if (!element?.finished || element.selfClosing || element.endTag) return undefined;
  // One of two open elements may be the misspelt end tag of the other, and a stray end tag that of this one.
  const isDoubtful = errors.some(
    (other) =>
      (other.kind === 'strayEndTag' || (other.kind === 'unclosedElement' && other.name === name)) &&
      other.span.start !== span.start &&
      isWithin(other.span, element.span),
  );
  if (isDoubtful || around.some((one) => one.name === name && !one.endTag)) return undefined;
  const path = [format.root, ...around.filter((one) => one !== openRoot).map((one) => one.name)];
  const edits: Edit[] = [];
  for (const one of endTags === `</${name}>` ? [element] : openFrom(element)) {
    const at = endOf(one, path, format, text);
    if (at === undefined) return undefined;
    // Of two end tags at one place that of the inner element comes first.
    edits.unshift({ span: { start: at, end: at }, newText: `</${one.name}>` });
    path.push(one.name);
  }
  return { kind: 'add', text: endTags, edits: edits.sort((one, other) => one.span.start - other.span.start) };
}

/** The element and those that are open at its end, one in the other, from the outermost. */
function openFrom(element: Element): readonly Element[] {
  const last = element.children.findLast((child) => child.kind === 'element');
  return last && !last.endTag && !last.selfClosing ? [element, ...openFrom(last)] : [element];
}

/** Where the element ends; undefined where a sentence goes on behind what looks like the next entry: `See <rule>Fear 6</rule> for …` */
function endOf(element: Element, path: readonly string[], format: XmlFormat, text: string): number | undefined {
  const first = firstOutside(element, path, format, text)?.span.start;
  const { end: from } = element.startTag;
  const content = text.slice(from, first ?? element.span.end).trimEnd();
  const end = from + content.length;
  return /[\p{L}\d,;]$/u.test(content) && /^[^\S\r\n]+$/.test(text.slice(end, first)) ? undefined : end;
}

/**
 * The first child that belongs around the element, if all that follows may be there too: one that is not allowed in it, or one in a line of its
 * own that is indented like the element, behind children that are indented otherwise.
 *
 * @param path the names of the elements around it.
 */
function firstOutside(
  { name, startTag, children }: Element,
  path: readonly string[],
  format: XmlFormat,
  text: string,
): Node | undefined {
  const outer = shapeAt(format, path);
  if (!outer) return undefined;
  const allowed = shapeAt(format, [...path, name])?.children;
  const own = startTag.start === 0 ? undefined : indentationAt(text, startTag.start);
  const depths = children.map((child) =>
    child.kind === 'element' ? indentationAt(text, child.span.start) : undefined,
  );
  const isDeeper = depths.find((depth) => depth !== undefined) !== own;
  const index = children.findIndex(
    (child, at) =>
      child.kind === 'element' &&
      (!allowed?.includes(child.name) || (isDeeper && own !== undefined && depths[at] === own)),
  );
  const mayFollow = (child: Node): boolean =>
    child.kind === 'element'
      ? outer.children.includes(child.name)
      : outer.allowsText || child.kind === 'comment' || text.slice(child.span.start, child.span.end).trim() === '';
  return index >= 0 && children.slice(index).every(mayFollow) ? children[index] : undefined;
}

/** The white space between the start of a line and a tag; undefined if something else stands there. */
function indentationAt(text: string, offset: number): string | undefined {
  return /(?:^|\n)([^\S\n]*)$/.exec(text.slice(Math.max(0, offset - maximumIndentation), offset))?.[1];
}

const maximumIndentation = 200;
