import { remembered } from '../../queries/remembered.ts';
import { parse } from '../../xml/parse.ts';
import { unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import { type ContentModel, contentModel, type Particle } from './contentModel.ts';
import { builtInTypes, patternType, type SimpleType } from './simpleType.ts';

/** An XML schema that an author's file names. */
export interface XsdText {
  readonly text: string;
}

/** A schema as far as it is understood. */
interface Xsd {
  readonly typeOfRoot: (name: string) => Type | undefined;
}

interface Type {
  readonly attributes: ReadonlyMap<string, { readonly type: SimpleType; readonly isRequired: boolean }>;
  readonly children: ReadonlyMap<string, () => Type>;
  /** Undefined for an element without children. */
  readonly model: ContentModel | undefined;
  /** The type of its text; undefined if only white space is allowed. */
  readonly text: SimpleType | undefined;
}

/**
 * The elements, of an entry and those in it, that a schema rejects: for an attribute, for their text, or for the names of their children.
 * Undefined if the schema says something that this reader does not understand, or nothing of such an entry.
 */
export function rejectedBy(
  schema: XsdText,
  root: string,
  source: string,
  entry: Element,
): ReadonlySet<Element> | undefined {
  const type = readXsd(schema)?.typeOfRoot(root)?.children.get(entry.name)?.();
  if (!type) return undefined;
  const rejected = new Set<Element>();
  judge(type, source, entry, rejected);
  return rejected;
}

function judge(type: Type, source: string, element: Element, rejected: Set<Element>): void {
  const children = element.children.filter((child) => child.kind === 'element');
  const isFit =
    areAttributesFit(type, source, element) &&
    isTextFit(type, source, element) &&
    (type.model ? type.model.accepts(children.map(({ name }) => name)) : children.length === 0);
  if (!isFit) rejected.add(element);
  for (const child of children) {
    const ofChild = type.children.get(child.name);
    if (ofChild) judge(ofChild(), source, child, rejected);
  }
}

function areAttributesFit({ attributes }: Type, source: string, element: Element): boolean {
  const written = element.attributes.filter(({ name }) => !/^(?:xmlns$|xmlns:|xsi:|xml:)/.test(name));
  return (
    written.every(({ name, valueSpan }) => {
      const known = attributes.get(name);
      return known?.type(valueSpan ? unescapeText(source.slice(valueSpan.start, valueSpan.end)) : '');
    }) && [...attributes].every(([name, { isRequired }]) => !isRequired || attributeOf(element, name) !== undefined)
  );
}

function isTextFit({ text: type }: Type, source: string, { children }: Element): boolean {
  let text = '';
  for (const child of children) {
    if (child.kind === 'text') text += unescapeText(source.slice(child.span.start, child.span.end));
    else if (child.kind === 'cdata') text += source.slice(child.contentSpan.start, child.contentSpan.end);
  }
  return type ? type(text) : text.trim() === '';
}

const readXsd = remembered(({ text }: XsdText): Xsd | undefined => {
  if (text.length > maximumLength) return undefined;
  const { nodes, errors } = parse(text);
  const root = nodes.find((node) => node.kind === 'element');
  const isWhole = errors.length === 0 && root?.endTag !== undefined;
  return isWhole && root && localName(root) === 'schema' ? new XsdReader(text, root).read() : undefined;
});

/** Longer than all schemas for people. */
const maximumLength = 200_000;

/** Reads the part of XML Schema that schemas for packages use. Anything else makes the whole schema one that says nothing. */
class XsdReader {
  readonly #text: string;
  readonly #schema: Element;
  readonly #types = new Map<Element, Type>();
  #isUnderstood = true;

  constructor(text: string, schema: Element) {
    this.#text = text;
    this.#schema = schema;
  }

  read(): Xsd | undefined {
    const roots = new Map<string, Type>();
    for (const part of partsOf(this.#schema)) {
      const name = localName(part);
      if (name === 'element') roots.set(this.#value(part, 'name') ?? '', this.#typeOfElement(part));
      else if (name === 'complexType') this.#complex(part);
      else if (name === 'simpleType') this.#simple(part);
      else this.#isUnderstood = false;
    }
    // Types are read when an element of them is, so all of them have been by now.
    for (const type of this.#types.values()) for (const child of type.children.values()) child();
    return this.#isUnderstood ? { typeOfRoot: (name) => roots.get(name) } : undefined;
  }

  #value(element: Element, name: string): string | undefined {
    const span = attributeOf(element, name)?.valueSpan;
    return span && unescapeText(this.#text.slice(span.start, span.end));
  }

  #give<Value>(value: Value): Value {
    this.#isUnderstood = false;
    return value;
  }

  #typeOfElement(element: Element): Type {
    const [own, ...others] = partsOf(element).filter((part) => !identities.has(localName(part)));
    const reference = this.#value(element, 'type');
    if (others.length > 0 || this.#value(element, 'ref') !== undefined) return this.#give(ofText(anything));
    if (own) return localName(own) === 'complexType' ? this.#complex(own) : ofText(this.#simple(own));
    if (reference === undefined) return this.#give(ofText(anything));
    const named = this.#named(reference, 'complexType');
    return named ? this.#complex(named) : ofText(this.#simpleNamed(reference));
  }

  #named(reference: string, kind: string): Element | undefined {
    const name = reference.slice(reference.indexOf(':') + 1);
    return partsOf(this.#schema).find((part) => localName(part) === kind && this.#value(part, 'name') === name);
  }

  #simpleNamed(reference: string): SimpleType {
    const own = this.#named(reference, 'simpleType');
    if (own) return this.#simple(own);
    return builtInTypes.get(reference.slice(reference.indexOf(':') + 1)) ?? this.#give(anything);
  }

  #simple(element: Element): SimpleType {
    const [way, ...others] = partsOf(element);
    if (!way || others.length > 0) return this.#give(anything);
    if (localName(way) === 'list') {
      const item = this.#simpleNamed(this.#value(way, 'itemType') ?? '');
      return (value) => value.trim() === '' || value.trim().split(/\s+/).every(item);
    }
    if (localName(way) !== 'restriction') return this.#give(anything);
    const base = this.#simpleNamed(this.#value(way, 'base') ?? '');
    const [patterns, values]: [SimpleType[], string[]] = [[], []];
    for (const facet of partsOf(way)) {
      const value = this.#value(facet, 'value') ?? '';
      if (localName(facet) === 'pattern') patterns.push(patternType(value) ?? this.#give(anything));
      else if (localName(facet) === 'enumeration') values.push(value);
      else this.#isUnderstood = false;
    }
    const isListed = (value: string): boolean => values.length === 0 || values.includes(value);
    const isShaped = (value: string): boolean => patterns.length === 0 || patterns.some((fits) => fits(value));
    return (value) => base(value) && isListed(value) && isShaped(value);
  }

  #complex(element: Element): Type {
    const known = this.#types.get(element);
    if (known) return known;
    const attributes = new Map<string, { type: SimpleType; isRequired: boolean }>();
    const children = new Map<string, () => Type>();
    const parts: Particle[] = [];
    const isMixed = /^(?:true|1)$/.test(this.#value(element, 'mixed') ?? '');
    const content = { text: isMixed ? anything : undefined };
    const type: Type = {
      attributes,
      children,
      get model() {
        return model;
      },
      get text() {
        return content.text;
      },
    };
    this.#types.set(element, type);
    const readParts = (parent: Element): void => {
      for (const part of partsOf(parent)) {
        const name = localName(part);
        if (name === 'attribute') this.#attribute(part, attributes);
        else if (groups.has(name)) parts.push(this.#particle(part, children));
        else if (name === 'simpleContent' || name === 'complexContent') {
          const [extension] = partsOf(part);
          if (!extension || localName(extension) !== 'extension') this.#isUnderstood = false;
          else {
            this.#extend(extension, name, attributes, children, parts, content);
            readParts(extension);
          }
        } else this.#isUnderstood = false;
      }
    };
    readParts(element);
    const whole: Particle | undefined = parts.length > 1 ? { kind: 'sequence', parts, least: 1, most: 1 } : parts[0];
    const model = whole && (contentModel(whole) ?? this.#give(undefined));
    return type;
  }

  #extend(
    extension: Element,
    way: string,
    attributes: Map<string, { type: SimpleType; isRequired: boolean }>,
    children: Map<string, () => Type>,
    parts: Particle[],
    content: { text: SimpleType | undefined },
  ): void {
    const base = this.#value(extension, 'base') ?? '';
    if (way === 'simpleContent') {
      content.text = this.#simpleNamed(base);
      return;
    }
    const named = this.#named(base, 'complexType');
    const [group, ...others] = named ? partsOf(named) : [];
    if (!named || !group || others.length > 0 || !groups.has(localName(group))) this.#isUnderstood = false;
    else parts.push(this.#particle(group, children));
    if (attributes.size > 0) this.#isUnderstood = false;
  }

  #attribute(element: Element, attributes: Map<string, { type: SimpleType; isRequired: boolean }>): void {
    const name = this.#value(element, 'name');
    const [own] = partsOf(element);
    const use = this.#value(element, 'use') ?? 'optional';
    if (name === undefined || use === 'prohibited') this.#isUnderstood = false;
    const type = own ? this.#simple(own) : this.#simpleNamed(this.#value(element, 'type') ?? 'string');
    attributes.set(name ?? '', { type, isRequired: use === 'required' });
  }

  #particle(element: Element, children: Map<string, () => Type>): Particle {
    const [least, most] = [this.#value(element, 'minOccurs') ?? '1', this.#value(element, 'maxOccurs') ?? '1'];
    if (!/^\d{1,3}$/.test(least) || !/^(?:\d{1,3}|unbounded)$/.test(most)) this.#isUnderstood = false;
    const occurs = { least: Number(least) || 0, most: most === 'unbounded' ? undefined : Number(most) || 0 };
    const name = localName(element);
    if (name === 'any') return { kind: 'any', ...occurs };
    if (name === 'element') {
      const own = this.#value(element, 'name') ?? '';
      if (own === '') this.#isUnderstood = false;
      children.set(own, () => this.#typeOfElement(element));
      return { kind: 'element', name: own, ...occurs };
    }
    const parts = partsOf(element).map((part) => this.#particle(part, children));
    if (name === 'sequence' || name === 'choice' || name === 'all') return { kind: name, parts, ...occurs };
    return this.#give({ kind: 'any', ...occurs });
  }
}

const groups: ReadonlySet<string> = new Set(['sequence', 'choice', 'all']);

/** Conditions on ids, which are checked elsewhere. */
const identities: ReadonlySet<string> = new Set(['unique', 'key', 'keyref']);

const anything: SimpleType = () => true;

function ofText(text: SimpleType): Type {
  return { attributes: new Map(), children: new Map(), model: undefined, text };
}

/** The parts of a definition, without remarks. */
function partsOf({ children }: Element): readonly Element[] {
  return children.filter((child) => child.kind === 'element').filter((child) => localName(child) !== 'annotation');
}

/** A name without its prefix. */
function localName({ name }: Element): string {
  return name.slice(name.indexOf(':') + 1);
}
