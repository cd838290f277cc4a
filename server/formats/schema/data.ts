import { XMLParser } from 'fast-xml-parser';
import { unescapeText } from '../../xml/references.ts';
import { type Element, maximumDepth } from '../../xml/tree.ts';
import { attributePrefix, textProperty } from './model.ts';

/** The data form of elements, by name: each a list of objects with attributes (`@_id`), text (`#text`) and elements again. */
export type Data = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Names of built-in properties in JavaScript. fast-xml-parser throws for an element with such a name, which an author may write. */
const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The prefix of a reserved name in the data form. No XML name contains it. */
const reservedMark = '!';

/**
 * The data form of an element, read by fast-xml-parser, which knows nothing of our tree. Comments and processing instructions are left out, and so is
 * what our tree does not have of an element that is not well-formed.
 *
 * @param source the text of the element's spans.
 * @param isWhole whether the element is as it is written: well-formed, and with all of its children.
 */
export function dataOf(source: string, element: Element, isWhole = true): Data {
  const written = source.slice(element.span.start, element.span.end);
  // fast-xml-parser reads an apostrophe in an instruction as an open quote.
  return parser().parse(isWhole && !written.includes('<?') ? written : markupOf(source, element));
}

/** The element, written again with what is in the tree. An attribute without a value is empty; of two with the same name the first counts. */
function markupOf(source: string, { name, attributes, children }: Element): string {
  const written = new Map<string, string>();
  for (const { name: attribute, valueSpan: span } of attributes)
    if (!written.has(attribute)) written.set(attribute, span ? source.slice(span.start, span.end) : '');
  const values = [...written].map(([attribute, value]) => ` ${attribute}="${value.replaceAll('"', '&quot;')}"`);
  const content = children.map((child) => {
    if (child.kind === 'element') return markupOf(source, child);
    return child.kind === 'text' || child.kind === 'cdata' ? source.slice(child.span.start, child.span.end) : '';
  });
  return `<${name}${values.join('')}>${content.join('')}</${name}>`;
}

let madeParser: XMLParser | undefined;

/** Made when it is first needed. */
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
