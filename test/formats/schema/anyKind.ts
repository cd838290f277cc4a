// Makes documents of any kind up from its JSON Schema.
import { readFileSync } from 'node:fs';
import type { XmlFormat } from '../../../server/formats/format.ts';
import type { JsonSchema } from '../../../server/formats/schema/model.ts';
import {
  type MadeUp,
  mutated,
  pick,
  type Random,
  randomOf,
  several,
  type Tree,
  type Vocabulary,
  write,
} from './documents.ts';

/** Texts of each type, all of them valid. */
const samples: Readonly<Record<string, readonly string[]>> = {
  text: ['Roll 1D6.', '', ' a &amp; b ', '<![CDATA[<x> & y]]>'],
  blank: ['', ' ', '\n  ', '<!-- <td> -->'],
  label: ['a', ' x ', '½', '&#160;x'],
  identifier: ['a-b', '0', '2x'],
  tableId: ['a-b', '0', 'my-table-2'],
  characteristic: ['0', '12', ' 5 ', '-', 'S', '\n7\n'],
  ballisticSkill: ['4+', 'A', '-', 'S', ' 6+'],
  plainBallisticSkill: ['4', 'Auto', '-', 'S', ' 6'],
  attacks: ['1', '1D6', '-', 'S', '2D3+1'],
  damage: ['2D6', 'D6', '1D6/2D6(5+)', '-', 'S', '3'],
  encounterNumber: ['1', '2-12', 'S', 'S (mounts)', ' 6-1 '],
  level: ['1', '10', ' 03'],
  number: ['0', '12'],
  positiveNumber: ['1', '012'],
  signedNumber: ['+1', '-2', ' 3 '],
  chartMeaning: ['certain', 'impossible', '6', '6 then 4', ' 5+ then 2+ '],
  ambiences: ['', 'chaos', 'generic orcs', ' dark-elves\n undead '],
  truth: ['true', ' false '],
  settlement: ['city', 'any'],
  goldValue: ['150G', '1D6x50G', '25G each', '300/150G', '?', '-', '1,000G', ''],
  moment: ['2026-03-01T18:30:00Z', ' 2026-03-01T18:30:00.5+01:00'],
  users: ['BDEW', 'B', '-', ''],
  instanceNamespace: ['http://www.w3.org/2001/XMLSchema-instance'],
  schemaLocation: ['a.xsd'],
};

/** Values that no type but text has, and some that several have. */
const otherValues = ['-4', '11', '2 + 1', 'S(', '1-', 'TRUE', 'banana', 'orcs,chaos', '1D', '5+ ', '½', '1G G'];

/** Makes documents of a kind up. The same seed makes the same document. */
export function documentsOf(
  { root }: XmlFormat,
  file: string,
): { valid: (seed: number) => MadeUp; mutated: (seed: number) => MadeUp } {
  const schema: JsonSchema = JSON.parse(readFileSync(file, 'utf8'));
  const byName = new Map<string, JsonSchema>();
  for (const { items } of Object.values(schema.$defs ?? {})) {
    for (const [name, { $ref }] of Object.entries(items?.properties ?? {})) {
      if (/^[^@#]/.test(name)) byName.set(name, definitionOf($ref));
    }
  }
  byName.set(root, definitionOf(schema.properties?.[root]?.$ref));
  const vocabulary: Vocabulary = {
    root,
    elements: [...byName.keys()],
    attributes: [...byName.values()].flatMap(({ items }) =>
      attributesOf(items)
        .map(([name]) => name.slice(2))
        .filter((name) => !name.includes(':')),
    ),
    values: [...otherValues, ...Object.values(samples).flat()].filter((value) => !/[<\n]/.test(value)),
    make: (name, random) => {
      const definition = byName.get(name);
      return definition ? make(name, definition, random) : { name, attributes: [], children: [] };
    },
  };

  function definitionOf(reference: string | undefined): JsonSchema {
    const definition = schema.$defs?.[nameOf(reference)];
    if (!definition) throw new Error(`${file} has no ${reference}`);
    return definition;
  }

  function make(name: string, { items = {} }: JsonSchema, random: Random, depth = 0): Tree {
    const { properties = {}, required = [], anyOf } = items;
    const attributes = attributesOf(items)
      .filter(([property]) => required.includes(property) || random(2) === 0)
      .map(([property, value]): [string, string] => [property.slice(2), sampleOf(value, random)]);
    const hasNamespace = attributes.some(([attribute]) => attribute === 'xmlns:xsi');
    const children: Tree['children'] = [sampleOf(properties['#text'], random)];
    const needed = anyOf ? pick(anyOf, random).required : required;
    for (const [property, child] of Object.entries(properties)) {
      if (/^[@#]/.test(property)) continue;
      const least = needed?.includes(property) ? 1 : 0;
      const count = child.maxItems === 1 ? least || random(2) : least + (depth < 4 ? random(3) : 0);
      const asides = several(count, random, () => make(property, definitionOf(child.$ref), random, depth + 1));
      // White space is text where an element has text of a type, but no element with children has that.
      children.splice(random(children.length + 1), 0, ...asides);
    }
    return {
      name,
      attributes: attributes.filter(([attribute]) => hasNamespace || !attribute.startsWith('xsi:')),
      children,
    };
  }

  const documentOf = (random: Random): Tree => make(root, definitionOf(schema.properties?.[root]?.$ref), random);
  return {
    valid: (seed) => ({ text: write(documentOf(randomOf(seed))), mutations: 0 }),
    mutated: (seed) => {
      const random = randomOf(seed);
      return mutated(documentOf(random), random, vocabulary);
    },
  };
}

function attributesOf(items: JsonSchema | undefined): [string, JsonSchema][] {
  return Object.entries(items?.properties ?? {}).filter(([property]) => property.startsWith('@_'));
}

function sampleOf(schema: JsonSchema | undefined, random: Random): string {
  if (schema?.enum) return pick(schema.enum, random);
  return pick(samples[nameOf(schema?.$ref)] ?? ['x'], random);
}

function nameOf(reference = ''): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
