import assert from 'node:assert/strict';
import type { Span } from '../../server/text/span.ts';
import type { Parsed } from '../../server/xml/parse.ts';
import { type Attribute, type Element, maximumDepth, type Node } from '../../server/xml/tree.ts';

/**
 * Fails unless the tree is one in which everything can be found: siblings follow each other without a gap, children fill their parent,
 * every name is what stands in its span, and every error lies on something.
 */
export function assertSound(text: string, { nodes, errors }: Parsed, beginsDocument = true): void {
  const begin = beginsDocument && text.startsWith('\ufeff') ? 1 : 0;
  assertFilled(text, nodes, { start: begin, end: text.length }, 1);
  let last = 0;
  for (const { kind, span } of errors) {
    assert.ok(last <= span.start, `${kind} is out of order`);
    assert.ok(span.start < span.end && span.end <= text.length, `${kind} lies on nothing: ${span.start}–${span.end}`);
    last = span.start;
  }
}

function assertFilled(text: string, nodes: readonly Node[], { start, end }: Span, depth: number): void {
  let at = start;
  let previous: Node | undefined;
  for (const node of nodes) {
    assert.equal(node.span.start, at, `a gap before ${node.kind} at ${node.span.start}`);
    assert.ok(node.span.end > at, `an empty ${node.kind} at ${at}`);
    assert.ok(!(node.kind === 'text' && previous?.kind === 'text'), `text in two pieces at ${at}`);
    if (node.kind === 'element') assertElement(text, node, depth);
    else if ('contentSpan' in node) assertInside(node.contentSpan, node.span);
    else if ('nameSpan' in node) assertName(text, node.name, node.nameSpan, node.span);
    if (node.kind === 'processingInstruction') assertName(text, node.target, node.targetSpan, node.span);
    at = node.span.end;
    previous = node;
  }
  assert.equal(at, end, `a gap before ${end}`);
}

function assertElement(text: string, element: Element, depth: number): void {
  const { name, nameSpan, attributes, children, startTag, endTag, span, selfClosing, finished } = element;
  assert.ok(depth <= maximumDepth + 1, `too deep: ${depth}`);
  assert.equal(startTag.start, span.start);
  assertName(text, name, nameSpan, startTag);
  assert.equal(finished, text[startTag.end - 1] === '>' && startTag.end > nameSpan.end);
  assert.equal(selfClosing, finished && text[startTag.end - 2] === '/' && !endTag);
  let at = nameSpan.end;
  for (const attribute of attributes) {
    assert.ok(attribute.span.start >= at, `attributes overlap at ${at}`);
    assertAttribute(text, attribute, startTag);
    at = attribute.span.end;
  }
  if (endTag) {
    assertName(text, endTag.name, endTag.nameSpan, endTag.span);
    assert.equal(endTag.span.end, span.end);
  }
  assertFilled(text, children, { start: startTag.end, end: endTag?.span.start ?? span.end }, depth + 1);
}

function assertAttribute(text: string, { name, nameSpan, valueSpan, span }: Attribute, startTag: Span): void {
  assertInside(span, startTag);
  assert.equal(nameSpan.start, span.start);
  assertName(text, name, nameSpan, span);
  if (valueSpan) {
    assertInside(valueSpan, span);
    assert.ok(nameSpan.end < valueSpan.start);
  }
}

function assertName(text: string, name: string, span: Span, outer: Span): void {
  assertInside(span, outer);
  assert.equal(text.slice(span.start, span.end), name);
}

function assertInside({ start, end }: Span, outer: Span): void {
  assert.ok(
    outer.start <= start && start <= end && end <= outer.end,
    `${start}–${end} is not in ${outer.start}–${outer.end}`,
  );
}
