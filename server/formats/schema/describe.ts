import type { Language } from '../../text/language.ts';
import { remembered } from '../../text/remembered.ts';
import { type ElementModel, modelAt } from './model.ts';
import type { Described } from './shapes.ts';

/** What there is to say about an element, for hover and completion. */
export interface ElementHelp {
  readonly name: string;
  /** What it is called, in a word or two. */
  readonly title: string;
  /** Plain sentences, and what the app does with it. */
  readonly description: string;
  /** In the order in which they are usually written. */
  readonly attributes: readonly AttributeHelp[];
  /** The names of the elements that may stand in it. */
  readonly children: readonly string[];
  /** Whether text may stand directly in it. */
  readonly allowsText: boolean;
}

interface AttributeHelp {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  /** Every value that it may have, where they can be listed. */
  readonly values?: readonly string[];
}

/**
 * The help for the innermost element of `path`: the names from the root element to it. An element in a place where it may not stand is
 * explained as where it may. Undefined if the kind of document has no such element, or no schema.
 */
export function elementHelp(
  { schema }: Described,
  path: readonly string[],
  language: Language,
): ElementHelp | undefined {
  const element = schema && modelAt(schema.model, path);
  if (!element) return undefined;
  return helps[language](element);
}

const helps: Readonly<Record<Language, (element: ElementModel) => ElementHelp>> = {
  en: remembered((element) => helpOf(element, 'en')),
  es: remembered((element) => helpOf(element, 'es')),
};

function helpOf({ name, words, attributes, children, allowsText }: ElementModel, language: Language): ElementHelp {
  return {
    name,
    ...words[language],
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      required: attribute.required,
      description: attribute.words[language].description,
      ...(attribute.values && { values: attribute.values }),
    })),
    children: [...children.keys()],
    allowsText,
  };
}
