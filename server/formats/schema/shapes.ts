import { remembered } from '../../text/remembered.ts';
import { type DocumentSchema, type ElementModel, modelAt } from './model.ts';

/** What may stand in an element, for whoever writes one. */
export interface ElementShape {
  /** In the order in which they are usually written. */
  readonly attributes: readonly AttributeShape[];
  /** The names of the elements that may stand in it, in their usual order. */
  readonly children: readonly string[];
  readonly allowsText: boolean;
}

interface AttributeShape {
  readonly name: string;
  readonly required: boolean;
  /** Every value that it may have, where they can be listed. */
  readonly values?: readonly string[];
}

/** What says how a kind of document is written. */
export interface Described {
  readonly schema?: DocumentSchema;
  /** Of what the app reads, for a kind without a schema. */
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

/** Attributes by name: `id!` must be there, `type!=A|B` has one of these values. */
interface Outline {
  readonly attributes?: readonly string[];
  /** Without any the element holds text, unless it is empty. */
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
