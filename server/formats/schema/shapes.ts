import { remembered } from '../../queries/remembered.ts';
import { type DocumentSchema, type ElementModel, modelAt } from './model.ts';

/** The allowed content of an element, for completion and templates. */
export interface ElementShape {
  /** In their usual order. */
  readonly attributes: readonly AttributeShape[];
  /** The names of its allowed children, in their usual order. */
  readonly children: readonly string[];
  /** Those of its children that every element of this kind has. */
  readonly required: readonly string[];
  readonly allowsText: boolean;
  /** Whether its text has no type, so that any text is allowed. */
  readonly allowsAnyText: boolean;
  /** Usual texts, if its text has a type. */
  readonly textSamples: readonly string[];
}

interface AttributeShape {
  readonly name: string;
  readonly required: boolean;
  /** All allowed values, if they are a list. */
  readonly values?: readonly string[];
  /** Usual values, which are not always all; of a list those of its items. */
  readonly samples: readonly string[];
  /** Whether the value is a list of items with spaces between. */
  readonly isList: boolean;
}

/**
 * The shape of the innermost element of `path`: the names from the root element to it. Undefined if the kind of document has no such
 * element.
 */
export function shapeAt(
  { schema }: { readonly schema: DocumentSchema },
  path: readonly string[],
): ElementShape | undefined {
  const element = modelAt(schema.model, path);
  return element && shapeOf(element);
}

const shapeOf = remembered(
  ({ attributes, children, required, allowsText, textType, textSamples }: ElementModel): ElementShape => ({
    attributes: attributes.map(({ values, words: _, ...attribute }) => ({ ...attribute, ...(values && { values }) })),
    children: [...children.keys()],
    required,
    allowsText,
    allowsAnyText: allowsText && textType === undefined,
    textSamples,
  }),
);
