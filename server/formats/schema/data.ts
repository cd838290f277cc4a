import { XMLParser } from 'fast-xml-parser';
import type { Span } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import { type Element, maximumDepth, type Node } from '../../xml/tree.ts';
import { attributePrefix, textProperty } from './model.ts';

/** The data form of elements, by name: each a list of objects with attributes (`@_id`), text (`#text`) and elements again. */
export type Data = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Names of built-in properties in JavaScript. fast-xml-parser throws for an element with such a name, which an author may write. */
const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The prefix of a reserved name in the data form. No XML name contains it. */
const reservedMark = '!';

const parser = new XMLParser({
  attributeNamePrefix: attributePrefix,
  textNodeName: textProperty,
  ignoreAttributes: false,
  // Values stay text: an id of 007 is not 7.
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  attributeValueProcessor: (_name, value) => unescapeText(value),
  tagValueProcessor: (_name, value) => unescapeText(value),
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  jPath: false,
  maxNestedTags: maximumDepth,
  transformTagName: (name) => (reservedNames.has(name) ? reservedMark + name : name),
  onDangerousProperty: (name) => name,
});

/** The data form of a well-formed element whose spans refer to `source`. Comments and processing instructions are left out. */
export function dataOf(source: string, element: Element): Data {
  return parser.parse(withoutInstructions(source, element));
}

/** The data form of an element's start tag: its attributes alone. */
export function startTagData(source: string, element: Element): Data {
  return parser.parse(source.slice(element.startTag.start, element.startTag.end));
}

/** The data form of the start tags of an element and of those in it: their attributes alone. An attribute without a value is empty. */
export function attributesData(source: string, element: Element): Data {
  return listed([element], source);
}

function listed(elements: readonly Element[], source: string): Data {
  const byName = new Map<string, Data[string][number][]>();
  for (const element of elements) {
    const name = reservedNames.has(element.name) ? reservedMark + element.name : element.name;
    const data = ownData(element, source);
    const alike = byName.get(name);
    if (alike) alike.push(data);
    else byName.set(name, [data]);
  }
  return Object.fromEntries(byName);
}

function ownData({ attributes, children }: Element, source: string): Data[string][number] {
  // Of two attributes with the same name the first counts.
  const own = attributes.toReversed().map(({ name, valueSpan: span }) => {
    return [attributePrefix + name, span ? unescapeText(source.slice(span.start, span.end)) : ''] as const;
  });
  const inner = children.filter((child) => child.kind === 'element');
  return { ...Object.fromEntries(own), [textProperty]: '', ...listed(inner, source) };
}

/** The element name of a property of the data form. */
export function elementName(property: string): string {
  return property.startsWith(reservedMark) ? property.slice(reservedMark.length) : property;
}

/** The source of an element without its processing instructions: fast-xml-parser reads an apostrophe in one as an open quote. */
function withoutInstructions(source: string, element: Element): string {
  const { start, end } = element.span;
  const text = source.slice(start, end);
  if (!text.includes('<?')) return text;
  let kept = '';
  let from = start;
  for (const { start: instruction, end: next } of instructionsIn(element.children)) {
    kept += source.slice(from, instruction);
    from = next;
  }
  return kept + source.slice(from, end);
}

function* instructionsIn(nodes: readonly Node[]): Generator<Span> {
  for (const node of nodes) {
    if (node.kind === 'processingInstruction') yield node.span;
    else if (node.kind === 'element') yield* instructionsIn(node.children);
  }
}
