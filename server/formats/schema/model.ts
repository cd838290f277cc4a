// A JSON Schema as lookups: the elements, their allowed content and their help.

import type { ErrorObject } from 'ajv';
import common from '../../../schemas/whq-common.schema.json';
import { remembered } from '../../queries/remembered.ts';
import { grouped } from '../../text/grouped.ts';
import type { Language } from '../../text/language.ts';
import { type ValueType, valueTypes } from './finding.ts';

/** The elements of a kind of document. */
export interface Model {
  readonly root: ElementModel;
  /** Every element by name, those nearest to the root first. An element with different meanings in different places has several models. */
  readonly elements: ReadonlyMap<string, readonly ElementModel[]>;
}

export interface ElementModel {
  readonly name: string;
  readonly words: Help;
  /** Names that authors write instead, such as HTML's `strong` for `b`. */
  readonly synonyms: readonly string[];
  readonly attributes: readonly AttributeModel[];
  readonly children: ReadonlyMap<string, ElementModel>;
  /** The children that every element of this kind has, in their usual order. */
  readonly required: readonly string[];
  /** The children that are allowed once. */
  readonly once: ReadonlySet<string>;
  readonly allowsText: boolean;
  /** The type of its text; undefined if all text is allowed, or none. */
  readonly textType: ValueType | undefined;
  /** Usual texts of that type, which are not always all. */
  readonly textSamples: readonly string[];
}

interface AttributeModel {
  readonly name: string;
  readonly required: boolean;
  readonly words: Help;
  /** The allowed values, if they are a list. */
  readonly values: readonly string[] | undefined;
  /** Usual values, which are not always all; of a list those of its items. */
  readonly samples: readonly string[];
  /** Whether the value is a list of items with spaces between. */
  readonly isList: boolean;
}

/** The schema of one kind of document, as lookups and as a compiled validator. */
export interface DocumentSchema {
  readonly model: Model;
  /** ajv's compiled validator for the data form of a document; the function has the errors of its last call. */
  readonly validate: { (data: unknown): boolean; errors?: ErrorObject[] | null };
}

/** A schema as the build compiles it. */
export interface CompiledSchema {
  readonly read: () => unknown;
  readonly validator: () => DocumentSchema['validate'];
}

/** The schema, read when its lookups or its validator are first needed: most sessions have documents of few kinds. */
export function documentSchema(compiled: CompiledSchema): DocumentSchema {
  return {
    get model() {
      return modelFrom(compiled);
    },
    get validate() {
      return validatorOf(compiled);
    },
  };
}

const modelFrom = remembered(({ read }: CompiledSchema) => modelOf(read() as JsonSchema));
/** ajv's compiled validator. */
export const validatorOf = remembered(({ validator }: CompiledSchema) => validator());

/** A title (empty for attributes, which have only their name) and a sentence or more. */
interface HelpWords {
  readonly title: string;
  readonly description: string;
}

type Help = (language: Language) => HelpWords;

/** The title and the description in other languages: `x-es` is Spanish. */
type Translated = { readonly [Key in `x-${Exclude<Language, 'en'>}`]?: Partial<HelpWords> };

/** The keywords of JSON Schema that the schemas use, except those that only ajv reads. */
export interface JsonSchema extends Translated {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly 'x-synonyms'?: readonly string[];
  /** Whether the value is a list of items with spaces between. */
  readonly 'x-list'?: boolean;
  /** Usual values; of a list those of its items. */
  readonly examples?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly propertyNames?: JsonSchema;
}

/** The prefix of an attribute's property in the data form of an element. */
export const attributePrefix = '@_';

/** The property that holds the text of an element in its data form. */
export const textProperty = '#text';

/** The value type of text in an element in which only elements are allowed: white space. */
const blankText = 'blank';

const definitionPrefix = '#/$defs/';

/**
 * Reads the lookups from a schema in the form of `schemas/`: every element is a definition of an array of objects, every attribute a
 * property that begins with `@_`. Throws for another form, which is a mistake in the program that no document can cause.
 */
function modelOf(schema: JsonSchema): Model {
  const definitions = schema.$defs ?? {};
  const models = new Map<string, ElementModel>();

  const elementOf = (name: string, reference: string): ElementModel => {
    const known = models.get(reference);
    if (known) return known;
    const definition = definitions[reference.slice(definitionPrefix.length)];
    if (!definition?.items) throw new Error(`The schema has no element definition ${reference}.`);
    const { properties = {}, required = [] } = definition.items;
    const children = new Map<string, ElementModel>();
    const textDefinition = properties[textProperty]?.$ref?.split(definitionPrefix)[1];
    const model: ElementModel = {
      name,
      words: wordsOf(definition),
      synonyms: definition['x-synonyms'] ?? [],
      attributes: attributesOf(properties, new Set(required)),
      children,
      required: required.filter(isElement),
      once: new Set(Object.keys(properties).filter((name) => isElement(name) && properties[name]?.maxItems === 1)),
      allowsText: textDefinition !== undefined && textDefinition !== blankText,
      textType: valueTypes.find((type) => type === textDefinition),
      textSamples: commonDefinition(properties[textProperty])?.examples ?? [],
    };
    // Before its children, because an element may contain itself.
    models.set(reference, model);
    for (const [property, child] of Object.entries(properties)) {
      if (isElement(property)) children.set(property, elementOf(property, child.$ref ?? ''));
    }
    return model;
  };

  const [document] = Object.entries(schema.properties ?? {});
  if (!document) throw new Error('The schema names no root element.');
  const root = elementOf(document[0], document[1].$ref ?? '');
  return { root, elements: elementsByName(root) };
}

/** Every element under the root, itself included, those nearest to it first. */
function elementsByName(root: ElementModel): Map<string, ElementModel[]> {
  const found = new Set([root]);
  for (const element of found) for (const child of element.children.values()) found.add(child);
  return grouped(found, ({ name }) => name);
}

/**
 * The model of the innermost element of a path of names from the root. An element that is not allowed there is found by its name alone,
 * with its meaning elsewhere. Undefined if this kind of document has no such name.
 */
export function modelAt(model: Model, path: readonly string[]): ElementModel | undefined {
  let found: ElementModel | undefined;
  for (const [depth, name] of path.entries()) {
    const expected = depth === 0 ? rootNamed(model, name) : found?.children.get(name);
    found = expected ?? model.elements.get(name)?.[0];
  }
  return found;
}

function rootNamed(model: Model, name: string): ElementModel | undefined {
  return model.root.name === name ? model.root : undefined;
}

function attributesOf(
  properties: Readonly<Record<string, JsonSchema>>,
  required: ReadonlySet<string>,
): AttributeModel[] {
  return Object.entries(properties)
    .filter(([property]) => property.startsWith(attributePrefix))
    .map(([property, schema]) => {
      const whole = { ...commonDefinition(schema), ...schema };
      return {
        name: property.slice(attributePrefix.length),
        required: required.has(property),
        words: wordsOf(whole),
        values: schema.enum,
        samples: whole.examples ?? [],
        isList: whole['x-list'] ?? false,
      };
    });
}

/** The definition in `whq-common.schema.json` that a schema refers to: the words of common attributes are there. */
function commonDefinition({ $ref = '' }: JsonSchema = {}): JsonSchema | undefined {
  const definitions: Readonly<Record<string, JsonSchema>> = common.$defs;
  return definitions[$ref.split(definitionPrefix)[1] ?? ''];
}

function isElement(property: string): boolean {
  return property !== textProperty && !property.startsWith(attributePrefix);
}

/** A text that is missing in a language stays in English. */
function wordsOf(schema: JsonSchema): Help {
  const { title = '', description = '' } = schema;
  return (language) => ({ title, description, ...(language !== 'en' && schema[`x-${language}`]) });
}
