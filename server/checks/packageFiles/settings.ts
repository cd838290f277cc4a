import { type JsonFormat, keywordsOf, type SchemaError, validatorOfJson } from '../../formats/jsonFormat.ts';
import type { JsonSchema } from '../../formats/schema/model.ts';
import type { JsonValue, ReadJson } from '../../json/readJson.ts';
import { remembered } from '../../queries/remembered.ts';
import { nearest } from '../../text/nearest.ts';
import type { Span } from '../../text/span.ts';
import type { SettingExpectation, SettingFacts } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';

/** Nobody reads more problems of so short a file. */
const maximumProblems = 100;

/** Settings that the schema of the file does not have, and values that it does not allow. */
export function settingProblems(text: string, { root, data }: ReadJson, format: JsonFormat): readonly Finding[] {
  const validate = validatorOfJson(format);
  if (!root || validate(data)) return [];
  const errors = (validate.errors ?? []).slice(0, maximumProblems);
  return errors.flatMap((error) => problemOf(text, root, error, keywordsOf(format)) ?? []);
}

function problemOf(text: string, root: JsonValue, error: SchemaError, schema: JsonSchema): Finding | undefined {
  const at = placeOf(root, error.instancePath);
  const around = schemaAt(schema, error.schemaPath);
  const params: Readonly<Record<string, unknown>> = error.params;
  if (error.keyword === 'additionalProperties') {
    const others = Object.keys(around?.properties ?? {});
    return unknownSetting(at.value, String(params.additionalProperty), others);
  }
  // ajv reports the name itself too, as a value that is not in the list.
  if (error.keyword === 'propertyNames')
    return unknownSetting(at.value, String(params.propertyName), around?.propertyNames?.enum ?? []);
  if (error.propertyName !== undefined) return undefined;
  const written = text.slice(at.value.span.start, at.value.span.end);
  const expected = expectationOf(error, around, at.value, params);
  return badSetting(at, { name: at.name, written, expected });
}

function badSetting({ value, span }: PlaceOfValue, facts: SettingFacts): Finding {
  const problem: Finding = { code: 'bad-setting', span: span ?? value.span, facts };
  const { expected } = facts;
  if (expected.kind !== 'oneOf' || expected.nearest === undefined) return problem;
  const newText = JSON.stringify(expected.nearest);
  return { ...problem, fixes: [{ kind: 'replace', text: expected.nearest, edits: [{ span: value.span, newText }] }] };
}

function unknownSetting(object: JsonValue, name: string, others: readonly string[]): Finding | undefined {
  const properties = propertiesOf(object);
  const property = properties.get(name);
  if (!property) return undefined;
  const free = others.filter((other) => !properties.has(other));
  const near = nearest(name, free);
  const span = property.nameSpan;
  const problem: Finding = { code: 'unknown-setting', span, facts: { name, nearest: near } };
  if (near === undefined) return problem;
  return { ...problem, fixes: [{ kind: 'replace', text: near, edits: [{ span, newText: JSON.stringify(near) }] }] };
}

/** The properties of an object by name: of a name that is there twice the last counts. */
const propertiesOf = remembered(
  ({ properties }: JsonValue) => new Map(properties.map((property) => [property.name, property])),
);

/** A value, and the name of the innermost property around it. */
interface PlaceOfValue {
  readonly name: string;
  readonly value: JsonValue;
  /** Where the problem lies, if not on the value: a whole object or list shows nothing. */
  readonly span: Span | undefined;
}

/** The value at a path of ajv, such as `/party/0/name`. */
function placeOf(root: JsonValue, path: string): PlaceOfValue {
  let [name, value]: [string, JsonValue] = ['', root];
  let span: Span = { start: root.span.start, end: root.span.start + 1 };
  for (const part of path.split('/').slice(1)) {
    const step = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const property = propertiesOf(value).get(step);
    const next = property ? property.value : value.items[Number(step)];
    if (!next) break;
    if (property) [name, span] = [step, property.nameSpan];
    else span = { start: next.span.start, end: next.span.start + 1 };
    value = next;
  }
  const isLarge = value.kind === 'object' || value.kind === 'array';
  return { name, value, span: isLarge ? span : undefined };
}

/** The schema with the keyword of a path of ajv, such as `#/properties/party/items/required`. */
function schemaAt(schema: JsonSchema, path: string): JsonSchema | undefined {
  let found: unknown = schema;
  for (const part of path.split('/').slice(1, -1)) {
    const step = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found =
      typeof found === 'object' && found !== null ? Object.getOwnPropertyDescriptor(found, step)?.value : undefined;
  }
  return typeof found === 'object' && found !== null ? found : undefined;
}

const types = ['object', 'array', 'string', 'integer'] as const;

function expectationOf(
  { keyword }: SchemaError,
  schema: JsonSchema | undefined,
  { text = '' }: JsonValue,
  params: Readonly<Record<string, unknown>>,
): SettingExpectation {
  const type = types.find((one) => one === params.type);
  if (keyword === 'type' && type) return { kind: 'type', type };
  if (keyword === 'enum')
    return { kind: 'oneOf', values: schema?.enum ?? [], nearest: nearest(text, schema?.enum ?? []) };
  if (keyword === 'minimum') return { kind: 'atLeast', limit: Number(params.limit) };
  if (keyword === 'maximum') return { kind: 'atMost', limit: Number(params.limit) };
  // A pattern without examples is that of a text with at least one letter.
  if (keyword === 'pattern')
    return schema?.examples ? { kind: 'form', examples: schema.examples } : { kind: 'notEmpty' };
  if (keyword === 'uniqueItems') return { kind: 'unique' };
  if (keyword === 'required') return { kind: 'property', property: String(params.missingProperty) };
  return { kind: 'other' };
}
