import type { XmlFormat } from '../../formats/format.ts';
import { type ElementShape, shapeAt } from '../../formats/schema/shapes.ts';
import { isSlipOf } from '../../text/nearest.ts';
import type { Span } from '../../text/span.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { ParseError } from '../../xml/parseError.ts';
import type { Element, EndTag, Node } from '../../xml/tree.ts';
import type { Finding, Fix } from '../problems/finding.ts';

/** A pair of tags with different names, of which only one is the name of an element that is allowed there. */
interface MisnamedPair {
  readonly finding: Finding;
  readonly fix: Fix;
}

/**
 * The errors of tags that belong together though their names differ, as in `<para>It bites.</p>`: the schema tells which of the two names is
 * wrong. The pair is for the first error of the two, and undefined for the other one, which is the same mistake.
 */
export function misnamedTags(section: Section, format: XmlFormat): ReadonlyMap<ParseError, MisnamedPair | undefined> {
  const found = new Map<ParseError, MisnamedPair | undefined>();
  const { errors, nodes } = section;
  if (!errors.some(({ kind }) => kind === 'strayEndTag' || kind === 'mismatchedEndTag')) return found;
  const [root] = nodes.filter((node) => node.kind === 'element');
  visit(root?.name === format.root ? root.children : nodes, [format.root]);
  return found;

  /** @param path the names of the elements around the nodes. */
  function visit(siblings: readonly Node[], path: readonly string[]): void {
    for (const node of siblings) {
      if (node.kind !== 'element') continue;
      const own = partnersOf(node);
      const pair = own && pairOf(node, own.end, path, format);
      if (!pair) {
        visit(node.children, [...path, node.name]);
        continue;
      }
      const [first, ...others] = errors.filter((error) => isOf(error, node, own.end));
      if (first) found.set(first, pair);
      for (const other of others) found.set(other, undefined);
      const name = pair.finding.code === 'unknown-element' ? own.end.name : node.name;
      visit(node.children.slice(0, own.index), [...path, name]);
      // The element ends there, so the rest is beside it.
      visit(node.children.slice(own.index), path);
    }
  }
}

/** The end tag with another name that is most likely that of the element, and the number of children before it. */
function partnersOf({
  name,
  endTag,
  finished,
  selfClosing,
  children,
}: Element): { end: EndTag; index: number } | undefined {
  if (!finished || selfClosing) return undefined;
  if (endTag) return endTag.name === name ? undefined : { end: endTag, index: children.length };
  const index = children.findIndex(({ kind }) => kind === 'strayEndTag');
  const end = children[index];
  return end?.kind === 'strayEndTag' ? { end, index } : undefined;
}

function isOf({ kind, span: { start } }: ParseError, { nameSpan }: Element, end: EndTag): boolean {
  if (kind === 'unclosedElement') return start === nameSpan.start;
  if (kind === 'strayEndTag') return start === end.span.start;
  return kind === 'mismatchedEndTag' && start === end.nameSpan.start;
}

function pairOf(element: Element, end: EndTag, path: readonly string[], format: XmlFormat): MisnamedPair | undefined {
  const { name, nameSpan, children } = element;
  const outer = shapeAt(format, path);
  // `</rulse>` in a rule that is not closed most likely ends what is around it.
  if (!outer || (!outer.children.includes(end.name) && path.some((one) => isSlipOf(end.name, one)))) return undefined;
  const content = children.filter(({ span }) => span.end <= end.span.start);
  const isElement = (one: string): boolean =>
    outer.children.includes(one) && mayHold(shapeAt(format, [...path, one]), content);
  const [isStart, isEnd] = [isElement(name), isElement(end.name)];
  if (isStart && !isEnd && !outer.children.includes(end.name) && !shapeAt(format, [...path, name, end.name])) {
    const facts = { name: end.name, expected: name, isSwapped: false };
    return pair({ code: 'mismatched-end-tag', span: end.nameSpan, facts }, end.nameSpan, name, `</${name}>`);
  }
  if (!isEnd || isStart || outer.children.includes(name)) return undefined;
  const facts = { name, parent: path.at(-1), allowed: outer.children, nearest: end.name };
  return pair({ code: 'unknown-element', span: nameSpan, facts }, nameSpan, end.name, `<${end.name}>`);
}

function mayHold(shape: ElementShape | undefined, content: readonly Node[]): boolean {
  return !!shape && content.every((node) => node.kind !== 'element' || shape.children.includes(node.name));
}

function pair(finding: Finding, span: Span, newText: string, text: string): MisnamedPair {
  return { finding, fix: { kind: 'replace', text, edits: [{ span, newText }] } };
}
