// Turns ajv's errors about the data form into findings about the document.

import type { ErrorObject } from 'ajv';
import { gathered } from '../../text/gathered.ts';
import { addTo, grouped } from '../../text/grouped.ts';
import { nearest as nearestOf } from '../../text/nearest.ts';
import { unescapeText } from '../../xml/references.ts';
import { type Attribute, attributeOf, type Element, type Node } from '../../xml/tree.ts';
import { elementName } from './data.ts';
import { type Expectation, type SchemaFinding, type ValueType, valueTypes } from './finding.ts';
import { attributePrefix, type ElementModel, type Model, modelAt, textProperty } from './model.ts';

/** The input of ajv. */
export interface Judged {
  /** The text that the spans refer to. */
  readonly source: string;
  readonly model: Model;
  /** The root element, if it was validated. */
  readonly root: Element | undefined;
  /** The children of the root that were validated. */
  readonly entries: readonly Element[];
}

/** Nobody reads more for one entry, and a hostile one may have a hundred thousand wrong elements or attributes, each with a search. */
const maximumFindings = 1001;

/**
 * The findings for ajv's errors, in the order of the text. Errors that result only from validating an entry or a root separately are
 * dropped, and so are those that repeat another in detail.
 */
export function interpret(errors: readonly ErrorObject[], judged: Judged): SchemaFinding[] {
  const children = childIndex();
  const shown = errors.filter((error) => !isBranch(error)).slice(0, maximumFindings);
  const missing = new Map<string, string[]>();
  const findings: SchemaFinding[] = [];
  for (const error of shown) {
    const child = missingChild(error);
    if (child === undefined) {
      findings.push(...findingsOf(error, placeOf(error.instancePath, judged, children), judged, children));
    } else addTo(missing, error.instancePath, child);
  }
  for (const [path, names] of missing) findings.push(...missingChildren(names, placeOf(path, judged, children)));
  return findings.sort((a, b) => a.span.start - b.span.start);
}

/** The child that an element lacks, for an error that says so. ajv has an error for each. */
function missingChild({ keyword, params }: ErrorObject): string | undefined {
  const property = keyword === 'required' ? String(params.missingProperty) : attributePrefix;
  return property.startsWith(attributePrefix) ? undefined : property;
}

/** The place in the document of an instance path. */
interface Place {
  /** The names from the root to the element; empty for the document itself. */
  readonly path: readonly string[];
  /** Undefined for the document itself, and for a root that was not validated. */
  readonly element: Element | undefined;
  /** Undefined for a name that the schema does not have. */
  readonly model: ElementModel | undefined;
  /** The attribute at the end of the path. */
  readonly attribute: Attribute | undefined;
}

type ChildIndex = (element: Element, name: string) => readonly Element[];

function findingsOf(error: ErrorObject, place: Place, judged: Judged, children: ChildIndex): SchemaFinding[] {
  const { keyword, params } = error;
  switch (keyword) {
    case 'additionalProperties':
      return unexpected(String(params.additionalProperty), place, judged, children);
    case 'required':
      return missingAttribute(String(params.missingProperty), place);
    case 'anyOf':
      return place.element && place.model ? [noneOf(place.element, place.model, judged.model)] : [];
    case 'pattern':
      return error.instancePath.endsWith(`/${textProperty}`)
        ? badText(place, judged.source)
        : badValue(place, judged.source, patternExpectation(error));
    case 'maxItems':
      return repeated(place, children);
    case 'enum':
      return badValue(place, judged.source, { kind: 'oneOf', values: [...params.allowedValues].map(String) });
    case 'const':
      return badValue(place, judged.source, { kind: 'exactly', value: String(params.allowedValue) });
    default:
      return [];
  }
}

/** Text where none is allowed, or of the wrong type. */
function badText({ element, model }: Place, source: string): SchemaFinding[] {
  if (!element || !model) return [];
  const { textType } = model;
  if (!textType) return unexpectedText(element.children, model, source);
  // Text beside an element that is not allowed is part of the same mistake.
  if (element.children.some(({ kind }) => kind === 'element')) return [];
  const [first, last] = [element.children[0], element.children.at(-1)];
  const written = first && last ? source.slice(first.span.start, last.span.end) : '';
  const value = written.trim();
  const start = (first?.span.start ?? 0) + written.indexOf(value);
  const span = value === '' ? element.nameSpan : { start, end: start + value.length };
  return [{ kind: 'badContent', span, element: element.name, value: unescapeText(value), expected: textType }];
}

/** The second and every further child of a name that is allowed once. */
function repeated({ path, element, model }: Place, children: ChildIndex): SchemaFinding[] {
  const name = path.at(-1);
  if (!element || !model || name === undefined) return [];
  return children(element, name)
    .slice(1, maximumFindings)
    .map(({ nameSpan: span }) => ({ kind: 'repeatedElement', span, parent: element.name, name }));
}

/** The text among `nodes`, the children of an element in which only elements are allowed. */
export function unexpectedText(
  nodes: readonly Node[],
  parent: ElementModel | undefined,
  source: string,
): SchemaFinding[] {
  if (!parent || parent.allowsText) return [];
  const allowed = [...parent.children.keys()];
  return gathered(nodes, (node): SchemaFinding[] => {
    if (node.kind !== 'text' && node.kind !== 'cdata') return [];
    const { start, end } = node.kind === 'text' ? node.span : node.contentSpan;
    const text = source.slice(start, end);
    const isBlank = isOnlyBlanks(node.kind === 'text' ? unescapeText(text) : text);
    if (isBlank) return [];
    const [before = '', after = ''] = [/^[ \t\r\n]*/.exec(text)?.[0], trailingBlanks(text)];
    const span = node.kind === 'cdata' ? node.span : { start: start + before.length, end: end - after.length };
    return [{ kind: 'unexpectedText', span, parent: parent.name, allowed }];
  });
}

function unexpected(property: string, place: Place, judged: Judged, children: ChildIndex): SchemaFinding[] {
  const { element, model } = place;
  if (property.startsWith(attributePrefix)) {
    const attribute = element && attributeOf(element, property.slice(attributePrefix.length));
    return element && model && attribute ? [unknownAttribute(attribute, element, model)] : [];
  }
  // ajv names the property once for all elements of that name.
  const name = elementName(property);
  const found = element ? children(element, name) : place.path.length === 0 ? rootOf(judged) : judged.entries;
  return found.slice(0, maximumFindings).map((child) => unexpectedElement(child, model, judged.model));
}

function unexpectedElement({ name, nameSpan }: Element, parent: ElementModel | undefined, model: Model): SchemaFinding {
  const children = parent ? [...parent.children.values()] : [model.root];
  const allowed = children.map((child) => child.name);
  const common = { span: nameSpan, name, parent: parent?.name, allowed };
  if (model.elements.has(name)) return { kind: 'misplacedElement', ...common, parents: parentsOf(name, model) };
  const nearest = parent ? meantChild(name, parent) : nearestOf(name, allowed);
  return { kind: 'unknownElement', ...common, nearest };
}

function unknownAttribute(attribute: Attribute, element: Element, model: ElementModel): SchemaFinding {
  return {
    kind: 'unknownAttribute',
    span: attribute.nameSpan,
    element: element.name,
    attribute: attribute.name,
    allowed: model.attributes.map(({ name }) => name),
    nearest: meant(attribute, element, model),
  };
}

/** The missing attribute that was probably meant by an unknown one. */
function meant({ name }: Attribute, element: Element, { attributes }: ElementModel): string | undefined {
  if (attributes.some((known) => known.name === name)) return undefined;
  const free = attributes.filter((known) => !attributeOf(element, known.name));
  return nearestOf(
    name,
    free.map((attribute) => attribute.name),
  );
}

/** The missing children, without those that are there under a misspelt name: they have a finding already, and its fix is enough. */
function missingChildren(names: readonly string[], { element, model }: Place): SchemaFinding[] {
  if (!element || !model) return [];
  const unknown = element.children.filter((child) => child.kind === 'element' && !model.children.has(child.name));
  if (unknown.length > 0 && model.required.length === 1) return [];
  const meant = new Set(unknown.map((child) => child.kind === 'element' && meantChild(child.name, model)));
  const expected = names.filter((name) => !meant.has(name));
  if (expected.length === 0) return [];
  const { name, nameSpan: span } = element;
  return [{ kind: 'missingChild', span, element: name, expected, needs: 'all', isEmpty: !hasElements(element) }];
}

/** The allowed child that was probably meant by an unknown name. */
function meantChild(name: string, { children }: ElementModel): string | undefined {
  const synonym = [...children.values()].find(({ synonyms }) => synonyms.includes(name.toLowerCase()))?.name;
  return synonym ?? nearestOf(name, [...children.keys()]);
}

/** Nothing if the missing attribute is there under a misspelt name: that has a finding already, and its fix is enough. */
function missingAttribute(property: string, { element, model }: Place): SchemaFinding[] {
  if (!element || !model) return [];
  const { name, nameSpan: span } = element;
  const attribute = property.slice(attributePrefix.length);
  const isMisspelt = element.attributes.some((other) => meant(other, element, model) === attribute);
  return isMisspelt ? [] : [{ kind: 'missingAttribute', span, element: name, attribute }];
}

function noneOf(element: Element, { children }: ElementModel, model: Model): SchemaFinding {
  const { name, nameSpan: span } = element;
  const expected = [...children.keys()];
  if (name === model.root.name) return { kind: 'noEntries', span, element: name, expected };
  return { kind: 'missingChild', span, element: name, expected, needs: 'one', isEmpty: !hasElements(element) };
}

function hasElements({ children }: Element): boolean {
  return children.some(({ kind }) => kind === 'element');
}

function badValue({ element, attribute }: Place, source: string, expected: Expectation | undefined): SchemaFinding[] {
  if (!element || !attribute?.valueSpan || !expected) return [];
  const { valueSpan } = attribute;
  const value = unescapeText(source.slice(valueSpan.start, valueSpan.end));
  const span = value === '' ? attribute.span : valueSpan;
  return [{ kind: 'badValue', span, element: element.name, attribute: attribute.name, value, expected }];
}

/** A pattern is in a definition with the name of the value type: `#/$defs/identifier/pattern`. */
function patternExpectation({ schemaPath }: ErrorObject): Expectation | undefined {
  const name = schemaPath.split('/').at(-2);
  const type = valueTypes.find((known): known is ValueType => known === name);
  return type && { kind: 'type', type };
}

/** Whether the error is about one branch of an `anyOf`. The failure of all branches is a separate error. */
function isBranch({ schemaPath }: ErrorObject): boolean {
  return schemaPath.includes('/anyOf/');
}

/** Follows a JSON pointer such as `/rules/0/rule/0/table/1/@_id` through the tree. */
function placeOf(pointer: string, judged: Judged, children: ChildIndex): Place {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const path: string[] = [];
  let element: Element | undefined;
  let attribute: Attribute | undefined;
  for (let depth = 0; depth < steps.length; depth += 2) {
    const step = steps[depth] ?? '';
    if (step === textProperty) break;
    if (step.startsWith(attributePrefix)) {
      attribute = element && attributeOf(element, step.slice(attributePrefix.length));
      break;
    }
    const name = elementName(step);
    path.push(name);
    // A path that ends here means all children of that name.
    if (element && steps[depth + 1] === undefined) break;
    if (depth === 0) element = judged.root;
    else if (element) element = children(element, name)[Number(steps[depth + 1])];
    else element = judged.entries[Number(steps[depth + 1])];
  }
  return { path, element, model: modelAt(judged.model, path), attribute };
}

/** A search for children by name that reads each element's children once: hostile documents have many, with an error each. */
function childIndex(): ChildIndex {
  const known = new Map<Element, Map<string, Element[]>>();
  return (element, name) => {
    let byName = known.get(element);
    if (!byName) {
      byName = grouped(
        element.children.filter((child) => child.kind === 'element'),
        ({ name }) => name,
      );
      known.set(element, byName);
    }
    return byName.get(name) ?? [];
  };
}

function parentsOf(name: string, model: Model): string[] {
  const parents = [...model.elements.values()].flat().filter(({ children }) => children.has(name));
  return [...new Set(parents.map((parent) => parent.name))];
}

function rootOf({ root }: Judged): readonly Element[] {
  return root ? [root] : [];
}

function isOnlyBlanks(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text);
}

/** Without a regular expression: one that ends in `$` takes quadratic time with many spaces in the middle. */
function trailingBlanks(text: string): string {
  let end = text.length;
  while (' \t\r\n'.includes(text[end - 1] ?? '-')) end--;
  return text.slice(end);
}
