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

/**
 * The data form of an element by the tree, whose spans refer to `source`. Comments and processing instructions are left out, and so are nodes
 * that are not well-formed. An attribute without a value is empty; of two attributes with the same name the first counts.
 */
export function dataOf(source: string, element: Element): Data {
  const data: Lists = {};
  add(data, source, element);
  return data;
}

/** The data form of an element, or of a list of elements by name, while it is made. */
type Lists = Record<string, Content[]>;
type Content = Record<string, unknown>;

/** Adds the element to the list of those with its name. */
function add(lists: Content, source: string, element: Element): void {
  const name = reservedNames.has(element.name) ? reservedMark + element.name : element.name;
  const content = contentOf(source, element);
  const alike = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (Array.isArray(alike)) alike.push(content);
  else lists[name] = [content];
}

function contentOf(source: string, { attributes, children }: Element): Content {
  const content: Content = {};
  for (const { name, valueSpan: span } of attributes) {
    const property = attributePrefix + name;
    if (!Object.hasOwn(content, property)) content[property] = span ? textIn(source, span) : '';
  }
  let text = '';
  for (const child of children) {
    if (child.kind === 'element') add(content, source, child);
    else if (child.kind === 'text') text += textIn(source, child.span);
    else if (child.kind === 'cdata') text += source.slice(child.contentSpan.start, child.contentSpan.end);
  }
  // fast-xml-parser leaves out empty text beside elements.
  if (text !== '' || !children.some(({ kind }) => kind === 'element')) content[textProperty] = text;
  return content;
}

function textIn(source: string, { start, end }: Span): string {
  return unescapeText(source.slice(start, end));
}

/** The data form of a well-formed element by fast-xml-parser: a second reader, which knows nothing of the tree. */
export function parsedDataOf(source: string, element: Element): Data {
  return parser().parse(withoutInstructions(source, element));
}

/** The same of its start tag: its attributes alone. */
export function parsedStartTag(source: string, { startTag }: Element): Data {
  return parser().parse(source.slice(startTag.start, startTag.end));
}

let madeParser: XMLParser | undefined;

/** Made when it is first needed: most documents have nothing that a second reader is asked about. */
function parser(): XMLParser {
  madeParser ??= new XMLParser({
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
  return madeParser;
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
