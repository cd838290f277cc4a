import { remembered } from '../../queries/remembered.ts';
import { byLanguage } from '../../text/byLanguage.ts';
import type { Language } from '../../text/language.ts';
import { type DocumentSchema, type ElementModel, modelAt } from './model.ts';

/** The help for an element, for hover and completion. */
export interface ElementHelp {
  readonly name: string;
  /** Its name for people, in a word or two. */
  readonly title: string;
  /** Plain sentences about its meaning and its effect in the app. */
  readonly description: string;
  /** In their usual order. */
  readonly attributes: readonly AttributeHelp[];
  /** The names of its allowed children. */
  readonly children: readonly string[];
  /** Whether text is allowed directly in it. */
  readonly allowsText: boolean;
}

interface AttributeHelp {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  /** All allowed values, if they are a list. */
  readonly values?: readonly string[];
}

/**
 * The help for the innermost element of `path`: the names from the root element to it. An element in a place where it is not allowed has
 * the help of an allowed place. Undefined if the kind of document has no such element.
 */
export function elementHelp(
  { schema }: { readonly schema: DocumentSchema },
  path: readonly string[],
  language: Language,
): ElementHelp | undefined {
  const element = modelAt(schema.model, path);
  if (!element) return undefined;
  return helps(language)(element);
}

const helps = byLanguage((language) => remembered((element: ElementModel) => helpOf(element, language)));

function helpOf({ name, words, attributes, children, allowsText }: ElementModel, language: Language): ElementHelp {
  return {
    name,
    ...words(language),
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      required: attribute.required,
      description: attribute.words(language).description,
      ...(attribute.values && { values: attribute.values }),
    })),
    children: [...children.keys()],
    allowsText,
  };
}
