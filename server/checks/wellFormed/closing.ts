import type { XmlFormat } from '../../formats/format.ts';
import { type ElementShape, shapeAt } from '../../formats/schema/shapes.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { elementNamedAt, elementsTo } from '../../xml/elementNamedAt.ts';
import type { ErrorOf } from '../../xml/parseError.ts';
import type { Element, Node } from '../../xml/tree.ts';
import type { Edit, Fix } from '../problems/finding.ts';

/**
 * The end tags that an unclosed element lacks: behind its last content, or before the first element that the kind of document allows only
 * around it, as `<treasure>` in `<rules>Text. <treasure>`. Undefined if the author's intention is not certain.
 */
export function closing(
  { endTags, name, span }: ErrorOf<'unclosedElement'>,
  format: XmlFormat,
  section: Section,
): Fix | undefined {
  const around = elementsTo(section.nodes, span.start);
  const element = around.at(-1);
  if (!element?.finished || element.selfClosing || element.endTag || isOpenTwice(element, section)) return undefined;
  // One of them may be its own, misspelt.
  if (hasStrayEnd(element)) return undefined;
  const names = around.filter((one) => one !== section.openRoot).map((one) => one.name);
  const open = endTags === `</${name}>` ? [element] : openFrom(element);
  const path = [format.root, ...names.slice(0, -1)];
  const edits = open
    .map((one, depth) =>
      closingEdit(one, [...path, ...open.slice(0, depth + 1).map((inner) => inner.name)], format, section),
    )
    // Of two end tags at one place that of the inner element comes first.
    .reverse()
    .sort((one, other) => (one?.span.start ?? 0) - (other?.span.start ?? 0));
  const certain = edits.filter((edit) => edit !== undefined);
  return certain.length === edits.length ? { kind: 'add', text: endTags, edits: joined(certain) } : undefined;
}

/** The element and those that are open at its end, one in the other, from the outermost. */
function openFrom(element: Element): readonly Element[] {
  const last = element.children.findLast((child) => child.kind === 'element');
  return last && !last.endTag && !last.selfClosing ? [element, ...openFrom(last)] : [element];
}

function closingEdit(
  element: Element,
  path: readonly string[],
  format: XmlFormat,
  { text }: Section,
): Edit | undefined {
  const { name, startTag, span, children } = element;
  const [own, outer] = [shapeAt(format, path), shapeAt(format, path.slice(0, -1))];
  const first = outer && firstOutside(children, own, outer, text, indentedBeside(element, text));
  const content = text.slice(startTag.end, first?.span.start ?? span.end);
  const { length } = content.trimEnd();
  const behind = first ? content.slice(length) : text.slice(startTag.end + length);
  if (breaksOff(content.slice(0, length), behind)) return undefined;
  const at = startTag.end + length;
  return { span: { start: at, end: at }, newText: `${lineBefore(element, at, text)}</${name}>` };
}

/** The line break and the indentation before the end tag at `at`, if the content begins in a line of its own; empty otherwise. */
function lineBefore({ startTag }: Element, at: number, text: string): string {
  const [, lineBreak, indentation = ''] = /^[^\S\r\n]*(\r?\n)([^\S\r\n]*)/.exec(text.slice(startTag.end, at)) ?? [];
  if (lineBreak === undefined) return '';
  const own =
    startTag.start === 0
      ? entryIndentation(text.slice(at), indentation)
      : lineIndentation(text.slice(0, startTag.start));
  return own === undefined ? '' : lineBreak + own;
}

/** The white space between the start of a line and a tag; undefined if something else stands there. */
function lineIndentation(before: string): string | undefined {
  return /(?:^|\n)([^\S\n]*)$/.exec(before)?.[1];
}

/**
 * The indentation of an entry, which ends in the section before its own: that of the entry behind it, or between those of the end of the
 * root and of its content. Undefined if the lines say neither.
 */
function entryIndentation(behind: string, ofContent: string): string | undefined {
  const [, next, end] = /^\s*\n([^\S\r\n]*)(?:$|(<\/))/.exec(behind) ?? [];
  if (next === undefined || end === undefined) return next;
  const deeper = ofContent.length - next.length;
  return deeper > 0 && deeper % 2 === 0 && ofContent.startsWith(next)
    ? ofContent.slice(0, next.length + deeper / 2)
    : undefined;
}

/** The first child in a line of its own that is indented like the element, behind children that are indented more. */
function indentedBeside({ startTag, children }: Element, text: string): Node | undefined {
  const own = startTag.start === 0 ? undefined : indentationAt(text, startTag.start);
  if (own === undefined) return undefined;
  let hasDeeper = false;
  for (const child of children) {
    if (child.kind !== 'element') continue;
    const indentation = indentationAt(text, child.span.start);
    if (indentation === own) return hasDeeper ? child : undefined;
    if (indentation === undefined || indentation.length < own.length) return undefined;
    hasDeeper = true;
  }
  return undefined;
}

function indentationAt(text: string, offset: number): string | undefined {
  return lineIndentation(text.slice(Math.max(0, offset - maximumIndentation), offset));
}

const maximumIndentation = 200;

/** The first child that belongs around the element, and not in it, if all that follows may be there too. */
function firstOutside(
  children: readonly Node[],
  own: ElementShape | undefined,
  outer: ElementShape,
  text: string,
  beside: Node | undefined,
): Node | undefined {
  const index = children.findIndex(
    (child) => child === beside || (child.kind === 'element' && !own?.children.includes(child.name)),
  );
  const isAllowed = children.slice(index).every((child) => {
    if (child.kind === 'element') return outer.children.includes(child.name);
    return outer.allowsText || child.kind === 'comment' || text.slice(child.span.start, child.span.end).trim() === '';
  });
  return index >= 0 && isAllowed ? children[index] : undefined;
}

/** Edits at one place as one. */
function joined(edits: readonly Edit[]): readonly Edit[] {
  const found: Edit[] = [];
  for (const edit of edits) {
    const last = found.at(-1);
    if (last?.span.start !== edit.span.start) found.push(edit);
    else found[found.length - 1] = { span: edit.span, newText: last.newText + edit.newText };
  }
  return found;
}

/** Whether a stray end tag stands in the element, or in one that is open within it. */
function hasStrayEnd({ children }: Element): boolean {
  return children.some(
    (child) => child.kind === 'strayEndTag' || (child.kind === 'element' && !child.endTag && hasStrayEnd(child)),
  );
}

/** Whether a sentence goes on in the same line, with what looks like the start of the next entry: `See <rule>Fear 6</rule> for …` */
function breaksOff(content: string, behind: string): boolean {
  return /[\p{L}\d,;]$/u.test(content) && /^[^\S\r\n]+$/.test(behind);
}

/** Whether it is inside or around another unclosed element with its name: most likely one of the two start tags is a misspelt end tag. */
function isOpenTwice(element: Element, { errors, nodes }: Section): boolean {
  return errors.some((error) => {
    if (error.kind !== 'unclosedElement' || error.name !== element.name) return false;
    const other = elementNamedAt(nodes, error.span.start);
    return other !== undefined && other !== element && (isWithin(other, element) || isWithin(element, other));
  });
}

function isWithin(inner: Element, outer: Element): boolean {
  return outer.span.start <= inner.span.start && inner.span.end <= outer.span.end;
}
