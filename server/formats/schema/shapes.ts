import { remembered } from '../../text/remembered.ts';
import { type DocumentSchema, type ElementModel, modelAt } from './model.ts';

/** The allowed content of an element, for completion and templates. */
export interface ElementShape {
  /** In their usual order. */
  readonly attributes: readonly AttributeShape[];
  /** The names of its allowed children, in their usual order. */
  readonly children: readonly string[];
  readonly allowsText: boolean;
}

interface AttributeShape {
  readonly name: string;
  readonly required: boolean;
  /** All allowed values, if they are a list. */
  readonly values?: readonly string[];
}

/** The sources of the shapes of a kind of document. */
export interface Described {
  readonly schema?: DocumentSchema;
  /** The elements that the app reads, for a kind without a schema. */
  readonly outlines?: Outlines;
}

/** The elements of a kind by their names: each has one meaning within the kind. */
export type Outlines = Readonly<Record<string, Outline>>;

/**
 * The shape of the innermost element of `path`: the names from the root element to it. It comes from the schema of the kind, and for kinds
 * without one from its outlines. Undefined if the kind of document has no such element.
 */
export function shapeAt({ schema, outlines }: Described, path: readonly string[]): ElementShape | undefined {
  const element = schema && modelAt(schema.model, path);
  if (element) return shapeOf(element);
  const name = path.at(-1);
  return schema || !outlines || name === undefined ? undefined : readOutlines(outlines).get(name);
}

function shapeOf({ attributes, children, allowsText }: ElementModel): ElementShape {
  return {
    attributes: attributes.map(({ name, required, values }) => ({ name, required, ...(values && { values }) })),
    children: [...children.keys()],
    allowsText,
  };
}

/** Attributes by name: `id!` is required, `type!=A|B` has one of these values. */
interface Outline {
  readonly attributes?: readonly string[];
  /** Without children the element contains text, unless it is empty. */
  readonly children?: readonly string[];
  readonly isEmpty?: boolean;
}

const readOutlines = remembered(
  (outlines: Outlines): ReadonlyMap<string, ElementShape> =>
    new Map(Object.entries(outlines).map(([name, outline]) => [name, readOutline(outline)])),
);

function readOutline({ attributes = [], children = [], isEmpty = false }: Outline): ElementShape {
  return {
    attributes: attributes.map((written) => {
      const [name = '', values] = written.split('=');
      return {
        name: name.replace('!', ''),
        required: name.endsWith('!'),
        ...(values && { values: values.split('|') }),
      };
    }),
    children,
    allowsText: children.length === 0 && !isEmpty,
  };
}
