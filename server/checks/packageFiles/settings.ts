import { type JsonFormat, keywordsOf, type SchemaError, validatorOfJson } from '../../formats/jsonFormat.ts';
import type { JsonSchema } from '../../formats/schema/model.ts';
import type { JsonValue, ReadJson } from '../../json/readJson.ts';
import { remembered } from '../../queries/remembered.ts';
import { nearest } from '../../text/nearest.ts';
import type { Span } from '../../text/span.ts';
import type { SettingExpectation } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';

/** Nobody reads more problems of so short a file. */
const maximumProblems = 100;

/** Settings that the schema of the file does not have, and values that it does not allow. */
export function settingProblems(text: string, { root, data }: ReadJson, format: JsonFormat): readonly Finding[] {
  const validate = validatorOfJson(format);
  if (!root || validate(data)) return [];
  const errors = (validate.errors ?? []).slice(0, maximumProblems);
  return errors.flatMap((error) => problemOf(text, root, error, schemaAt(keywordsOf(format), error.schemaPath)) ?? []);
}

function problemOf(text: string, root: JsonValue, error: SchemaError, around: JsonSchema): Finding | undefined {
  const { name, value, span } = placeOf(root, error.instancePath);
  const params: Readonly<Record<string, unknown>> = error.params;
  if (error.keyword === 'additionalProperties')
    return unknownSetting(value, String(params.additionalProperty), Object.keys(around.properties ?? {}));
  if (error.keyword === 'propertyNames')
    return unknownSetting(value, String(params.propertyName), around.propertyNames?.enum ?? []);
  // ajv reports the name itself too, as a value that is not in the list.
  if (error.propertyName !== undefined) return undefined;
  const expected = expectationOf(error.keyword, around, value.text ?? '', params);
  const written = text.slice(value.span.start, value.span.end);
  const near = expected.kind === 'oneOf' ? expected.nearest : undefined;
  const fixes = replacement(value.span, near, JSON.stringify(near));
  return { code: 'bad-setting', span, facts: { name, written, expected }, ...(near !== undefined && { fixes }) };
}

function unknownSetting(object: JsonValue, name: string, others: readonly string[]): Finding | undefined {
  const properties = propertiesOf(object);
  const span = properties.get(name)?.nameSpan;
  const near = nearest(
    name,
    others.filter((other) => !properties.has(other)),
  );
  const fixes = span ? replacement(span, near, JSON.stringify(near)) : [];
  return span && { code: 'unknown-setting', span, facts: { name, nearest: near }, ...(fixes.length > 0 && { fixes }) };
}

/** The properties of an object by name: of a name that is there twice the last counts. */
const propertiesOf = remembered(
  ({ properties }: JsonValue) => new Map(properties.map((property) => [property.name, property])),
);

/** The value at a path of ajv, such as `/party/0/name`, and the name of the innermost property around it. A whole object or list shows nothing. */
function placeOf(root: JsonValue, path: string) {
  let [name, value, around] = ['', root, firstOf(root.span)];
  for (const part of path.split('/').slice(1)) {
    const step = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const property = propertiesOf(value).get(step);
    const next = property ? property.value : value.items[Number(step)];
    if (!next) break;
    if (property) name = step;
    [value, around] = [next, property?.nameSpan ?? firstOf(next.span)];
  }
  return { name, value, span: value.kind === 'object' || value.kind === 'array' ? around : value.span };
}

function firstOf({ start }: Span): Span {
  return { start, end: start + 1 };
}

/** The schema with the keyword of a path of ajv, such as `#/properties/party/items/required`. */
function schemaAt(schema: JsonSchema, path: string): JsonSchema {
  const steps = path.split('/').slice(1, -1).map(decodeURIComponent);
  const found = steps.reduce<unknown>(
    (around, step) => Object.getOwnPropertyDescriptor(around ?? {}, step)?.value,
    schema,
  );
  return found ?? {};
}

const types = ['object', 'array', 'string', 'integer'] as const;

function expectationOf(
  keyword: string,
  { enum: values = [], examples }: JsonSchema,
  text: string,
  { type, limit, missingProperty }: Readonly<Record<string, unknown>>,
): SettingExpectation {
  switch (keyword) {
    case 'type': {
      const known = types.find((one) => one === type);
      return known ? { kind: 'type', type: known } : { kind: 'other' };
    }
    case 'enum':
      return { kind: 'oneOf', values, nearest: nearest(text, values) };
    case 'minimum':
      return { kind: 'atLeast', limit: Number(limit) };
    case 'maximum':
      return { kind: 'atMost', limit: Number(limit) };
    // Without examples it is that of a text with at least one letter.
    case 'pattern':
      return examples ? { kind: 'form', examples } : { kind: 'notEmpty' };
    case 'uniqueItems':
      return { kind: 'unique' };
    case 'required':
      return { kind: 'property', property: String(missingProperty) };
    default:
      return { kind: 'other' };
  }
}
